import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD, placeAt, PLACES, tokenIndex, TRACK } from '../src/games/bello/geometry';
import { guess } from '../src/games/bello/guess';
import { type BelloPosition, standing } from '../src/games/bello/position';
import { advance, type Token } from '../src/games/bello/tokens';
import type { Location } from '../src/lib/protocol.gen';

const held = (owner: number, number: number): Location => ({
  owner,
  followers: [0, 1].map(seat => (seat === owner ? number : 0)),
});
const free = (...followers: number[]): Location => ({ owner: null, followers });
const at = (cells: Record<string, Location>, node = 'P1 action'): BelloPosition =>
  ({ cells, at: node }) as BelloPosition;
const where = (tokens: readonly Token[]): string[] => tokens.map(t => `${t.id}@${t.cell}`);

describe('the board', () => {
  it('has the 61 locations of the rulebook', () => {
    const count = (kind: string) => PLACES.filter(place => place.kind === kind).length;
    expect([PLACES.length, count('temple'), count('city'), count('field')]).toEqual([
      61, 6, 24, 31,
    ]);
    expect(
      [placeAt('a1'), placeAt('c3'), placeAt('g6'), placeAt('i5')].map(p => [p.q, p.r]),
    ).toEqual(
      [[-4, 4], [-2, 2], [2, -3], [4, -4]], // prettier-ignore
    );
  });

  it('touches where the rulebook says', () => {
    expect(BOARD.neighbours('e5')).toEqual(['d4', 'd5', 'e4', 'e6', 'f4', 'f5']);
    expect(BOARD.neighbours('d1')).toEqual(['c1', 'd2', 'e1', 'e2']);
    expect(PLACES.flatMap(place => BOARD.neighbours(place.name)).length).toBe(2 * 156);
  });

  it('shows Doomsday where the rulebook says: circle 48, doom 12, from e1: i3', () => {
    expect(TRACK[tokenIndex(2, 0, 12, 48)]).toBe('i3');
    expect(TRACK[tokenIndex(2, 1, 0, 24)]).toBe('e9');
    expect(tokenIndex(2, 0, 24, 24)).toBe(0);
  });

  it('can be walked by arrow keys, one neighbour at a time, to every location', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    const seen = new Set(['e1']);
    for (const cell of seen)
      for (const next of keys.map(key => BOARD.stepFrom(cell, key)))
        if (next) {
          expect(BOARD.distance(cell, next)).toBe(1);
          seen.add(next);
        }
    expect(seen.size).toBe(61);
  });
});

it('a location shows who has followers there', () => {
  expect(standing(held(0, 3))).toEqual({ owner: 0, followers: new Map([[0, 3]]) });
  expect(standing(held(1, 0))).toEqual({ owner: 1, followers: new Map() });
  expect([...standing(free(1, 2)).followers]).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

describe('followers', () => {
  it('walk: the one that left is the one that came', () => {
    const before = advance([], at({ e1: held(0, 2) }));
    const after = advance(before, at({ e1: held(0, 1), e2: free(1, 0) }));
    expect(where(after)).toEqual(['1@e1', '2@e2']);
  });

  it('come and go, and no two share an identity or a place', () => {
    const cell = fc.constantFrom('e1', 'e2', 'f1', 'd4', 'i5');
    const there = fc.constantFrom(held(0, 3), held(1, 0), held(1, 4), free(1, 2), free(0, 0, 1));
    fc.assert(
      fc.property(fc.array(fc.dictionary(cell, there)), all => {
        let tokens: readonly Token[] = [];
        for (const cells of all) {
          tokens = advance(tokens, at(cells));
          const total = Object.values(cells).flatMap(t => [...standing(t).followers.values()]);
          expect(tokens.length).toBe(total.reduce((sum, number) => sum + number, 0));
          expect(new Set(tokens.map(t => t.id)).size).toBe(tokens.length);
          expect(new Set(tokens.map(t => `${t.cell} ${t.slot}`)).size).toBe(tokens.length);
        }
      }),
    );
  });
});

describe('what an unlit click probably meant', () => {
  const position = at({ e2: held(1, 1) });
  it('with a source: a move, or an attack on an enemy', () => {
    expect(guess(position, 0, 'e1', 'e2')).toEqual({ ask: 'attack e1 e2' });
    expect(guess(position, 0, 'e1', 'd1')).toEqual({ ask: 'move e1 d1' });
    expect(guess(position, 0, 'e1', 'e9')).toMatchObject({ rule: 'BD-6.3' });
  });

  it('without: what the moment asks for', () => {
    expect(guess(position, 0, undefined, 'e3')).toEqual({ ask: 'move e3 d2' });
    expect(guess(at({}, 'P1 control'), 0, undefined, 'e3')).toEqual({ ask: 'claim e3' });
    expect(guess(at({}, 'P1 target'), 0, undefined, 'e3')).toEqual({ ask: 'target e3' });
    expect(guess(at({}, 'P1 power'), 0, undefined, 'e3')).toEqual({ ask: 'claim e3' });
  });
});
