import { describe, expect, it } from 'vitest';
import {
  type Box,
  cameraOn,
  CLOSEST,
  FINGER,
  isInReach,
  scaleToHit,
  within,
} from '../src/lib/camera';
import { lookedAt } from '../src/lib/moves';

const FRAME = { width: 360, height: 400 };
const seen = (boxes: readonly Box[]): boolean[] => {
  const camera = cameraOn(boxes, FRAME);
  return boxes.map(box => camera !== undefined && isInReach(box, camera, FRAME));
};
const small = (x: number, y: number, side = 27) => ({ x, y, width: side, height: side });

describe('a small screen', () => {
  it('looks at all that can be hit together', () => {
    const camera = cameraOn([small(40, 40, 44), small(120, 40, 44)], FRAME);
    expect(camera?.scale).toBeGreaterThan(1.5);
    expect(seen([small(40, 40, 44), small(120, 40, 44)])).toEqual([true, true]);
  });
  it('else looks at the first, so near that a finger hits each', () => {
    const far = [small(20, 20), small(320, 360)];
    const camera = cameraOn(far, FRAME);
    expect(camera?.scale).toBeCloseTo(FINGER / 27);
    expect(seen(far)).toEqual([true, false]);
  });
  it('looks at nothing beyond the edge, and at all where nothing is asked', () => {
    expect(within({ x: 0, y: 400, scale: 2 }, FRAME)).toEqual({ x: 90, y: 300, scale: 2 });
    expect(cameraOn([], FRAME)).toBeUndefined();
  });
  it('magnifies what is small, and not without end', () => {
    expect(scaleToHit([small(0, 0, 50)])).toBe(1);
    expect(scaleToHit([small(0, 0, 50), small(0, 0, 22)])).toBe(2);
    expect(scaleToHit([small(0, 0, 1)])).toBe(CLOSEST);
  });
  it('looks where a move would happen, else at what it is about and where it may lead', () => {
    const lit = new Map([['b2', 'move']]);
    expect(lookedAt(undefined, undefined, [], lit)).toEqual([]);
    expect(lookedAt('a1', undefined, ['c3'], lit)).toEqual(['a1', 'c3', 'b2']);
    expect(lookedAt('a1', 'b2', [], lit)).toEqual(['b2']);
  });
});
