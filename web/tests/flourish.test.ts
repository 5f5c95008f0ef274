import { describe, expect, it } from 'vitest';
import { faceAt, isNews, lengthOf, lieAt } from '../src/lib/flourish';

describe('a flourish', () => {
  it('is short, and none where nothing moves', () => {
    expect([0, 180, 420, 900].map(lengthOf)).toEqual([0, 288, 672, 800]);
  });

  it('shows what is new, not what lay there when the page came, nor what is gone', () => {
    expect(isNews('here', '7 SE2')).toBe(false);
    expect(isNews('here', '7 SE2')).toBe(false);
    expect(isNews('here', '8 SE2')).toBe(true);
    expect(isNews('here', '')).toBe(false);
    expect(isNews('here', '9 N1')).toBe(true);
    expect(isNews('there', '9 N1')).toBe(false);
  });
});

describe('a die', () => {
  const FACES = [1, 2, 3, 4, 5, 6];
  const times = Array.from({ length: 101 }, (_, i) => i / 100);

  it('tumbles over other faces to what it has truly rolled', () => {
    for (const rolled of FACES) {
      const shown = times.map(share => faceAt(FACES, rolled, share));
      expect(shown.at(-1)).toBe(rolled);
      expect(new Set(shown).size).toBeGreaterThan(3);
      expect(shown.slice(0, 50)).not.toContain(rolled);
    }
  });

  it('lies still in its place in the end', () => {
    expect(lieAt(1, 60)).toBe('translate(0.0 0.0) rotate(0)');
    expect(lieAt(0, 60)).toBe('translate(-60.0 0.0) rotate(-400)');
  });
});
