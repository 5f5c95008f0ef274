import { expect, it } from 'vitest';
import { filledIn, presetOf } from '../src/lib/presets';
import type { GameInfo } from '../src/lib/protocol.gen';

const option = (name: string, values: readonly string[]): object => ({
  name,
  values,
  default: values[0],
});
const GAME = {
  options: [
    option('powers', ['off', 'on']),
    option('reach', ['anywhere', 'beside']),
    option('upkeep', ['before', 'after']),
  ],
  presets: [
    { name: 'printed', options: {} },
    { name: 'lively', options: { reach: 'beside' } },
    { name: 'gentle', options: { reach: 'beside', upkeep: 'after' } },
  ],
} as unknown as GameInfo;

it('a preset fills in all that any preset is about, and nothing else', () => {
  expect(GAME.presets.map(preset => filledIn(GAME, preset))).toEqual([
    { reach: 'anywhere', upkeep: 'before' },
    { reach: 'beside', upkeep: 'before' },
    { reach: 'beside', upkeep: 'after' },
  ]);
});

it('options play by a preset if they are what it fills in', () => {
  const chosen = { powers: 'on', reach: 'beside', upkeep: 'before' };
  expect(presetOf(GAME, chosen)).toBe('lively');
  expect(presetOf(GAME, { ...chosen, reach: 'anywhere', upkeep: 'after' })).toBeUndefined();
});
