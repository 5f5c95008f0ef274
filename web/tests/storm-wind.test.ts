import { describe, expect, it } from 'vitest';
import { HexBoard } from '../src/lib/hex';
import { SCENES } from '../src/games/storm/scenes';
import { hexagonsAt, waves } from '../src/games/storm/water';
import { downwind, streaks, turnedTo, windOf } from '../src/games/storm/wind';
import type { StormPosition } from '../src/games/storm/position';

const blowing = (some: Partial<StormPosition>): StormPosition =>
  ({ face: null, way: null, distance: 0, ...some }) as StormPosition;

describe('the wind', () => {
  it('is calm before it is rolled, then follows the die, then the way it was sent', () => {
    expect(windOf(blowing({}))).toBeUndefined();
    expect(windOf(blowing({ face: 'SE', distance: 2 }))).toEqual({ bearing: 135, strength: 2 });
    expect(windOf(blowing({ face: 'SE', way: 'se', distance: 2 }))?.bearing).toBe(120);
  });

  it('carries things where it blows', () => {
    const [x, y] = downwind({ bearing: 90, strength: 1 });
    expect([x.toFixed(3), y.toFixed(3)]).toEqual(['1.000', '-0.000']);
  });

  it('turns the short way round', () => {
    expect(turnedTo(350, 10)).toBe(370);
    expect(turnedTo(10, 350)).toBe(-10);
    expect(turnedTo(370, 0)).toBe(360);
  });

  it('has more streaks the stronger it is, all over the world and never beyond it', () => {
    const numbers = [1, 2, 3].map(strength => streaks(300, strength).length);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const { x, y } of streaks(300, 3)) expect(Math.hypot(x, y)).toBeLessThan(300);
  });
});

describe('the sea', () => {
  const { hexes } = new HexBoard(4);

  it('has a coast round every land, drawn as one', () => {
    expect(hexagonsAt(hexes.slice(0, 3), 50).match(/M/g)).toHaveLength(3);
    expect(hexagonsAt([], 50)).toBe('');
  });

  it('has waves, always the same ones', () => {
    expect(waves(hexes, 0)).toBe(waves(hexes, 0));
    expect(waves(hexes, 0)).not.toBe(waves(hexes, 1));
  });
});

describe('land', () => {
  it('looks different for every kind', () => {
    const drawn = Object.values(SCENES).map(scene => scene.map(({ d }) => d).join());
    expect(new Set(drawn).size).toBe(7);
  });
});
