import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOURCES } from '../src/lib/speech';
import { rulebook } from '../src/lib/rules.svelte';
import { DIALS } from '../src/variant/dials.gen';
import { changedDials, type Dial, numbersFrom, turned } from '../src/variant/numbers';

const INCOME: Dial = { name: 'income', value: 1, least: 0, most: 6, paragraph: 'ST-7.3' };
const ATTACK: Dial = { name: 'attack', value: 1, least: 1, most: 4, paragraph: 'ST-9.3' };
const BOTH = [INCOME, ATTACK];

describe('numbers', () => {
  it('are turned within their bounds, and as printed they are none', () => {
    const rich = turned({}, INCOME, 3);
    expect(turned(rich, ATTACK, 9)).toEqual({ income: 3 });
    expect(turned(rich, ATTACK, 2)).toEqual({ income: 3, attack: 2 });
    expect(turned(rich, INCOME, 1)).toEqual({});
  });

  it('are told in the order of the rulebook, with what is printed', () => {
    expect(changedDials(BOTH, { attack: 2, income: 0, colour: 5 })).toEqual([
      [INCOME, 0],
      [ATTACK, 2],
    ]);
    expect(changedDials(BOTH, { income: 1 })).toEqual([]);
  });

  it('that were kept or written anywhere are set only where they may be', () => {
    expect(numbersFrom(BOTH, { income: '3', attack: 1, colour: 2 })).toEqual({ income: 3 });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('income', 'attack'), fc.anything()), kept => {
        for (const [dial, number] of changedDials(BOTH, numbersFrom(BOTH, kept))) {
          expect(number).toBeGreaterThanOrEqual(dial.least);
          expect(number).toBeLessThanOrEqual(dial.most);
        }
      }),
    );
  });

  it('of every game are the dials that Python says', () => {
    expect(Object.keys(DIALS)).toEqual(['storm', 'gog', 'bello', 'godstorm']);
    expect(DIALS['storm']).toContainEqual(INCOME);
  });
});

describe('the rulebook beside a table', () => {
  it('knows by which numbers its game is played there, and no other', () => {
    rulebook.lay('storm', { income: 3 });
    expect([rulebook.numbersOf('storm'), rulebook.numbersOf('gog')]).toEqual([{ income: 3 }, {}]);
    rulebook.near = 'storm';
    expect(rulebook.numbersOf('storm')).toEqual({});
  });
});

it('the names of numbers are fetched only where they are needed', async () => {
  const told = await SOURCES.en();
  expect(told.join('')).not.toContain('dial-storm-income');
});
