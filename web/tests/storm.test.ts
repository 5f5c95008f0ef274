import { describe, expect, it } from 'vitest';
import { boardOf, centreOf, placesOf } from '../src/games/storm/geometry';
import { SIGNS, signOf } from '../src/games/storm/gods';
import { guess } from '../src/games/storm/guess';
import { caution, momentOf } from '../src/games/storm/host';
import {
  nodeOf,
  stepOf,
  type StormPosition,
  tileAtStake,
  turnsLeft,
} from '../src/games/storm/position';
import { pricesOf } from '../src/games/storm/prices';
import { spellCell } from '../src/games/storm/spell';
import { traces } from '../src/games/storm/traces';
import type { Tile, View } from '../src/lib/protocol.gen';
import { say } from '../src/lib/speech';
import { viewOf } from './made';

const tile = (number: 1 | 2 | 3 | 5, some: Partial<Tile> = {}): Tile => ({
  kind: `${number}`,
  number,
  owner: null,
  worshipers: 0,
  building: null,
  marker: false,
  since: 0,
  ...some,
});

const made = (some: Partial<StormPosition> = {}): StormPosition => ({
  players: 2,
  options: { radius: 4, upkeep: 'before' },
  gods: ['kors', 'qawime'],
  first: 'P1',
  turn: 21,
  at: 'P1 develop',
  vaal: 'e9',
  cells: {},
  communities: [7, 7],
  pile: {},
  used: [],
  power_used: false,
  claims: [],
  face: null,
  distance: 0,
  way: null,
  points: 0,
  emptied: [],
  left: null,
  place: null,
  explorer: null,
  revealed: null,
  ending: null,
  ...some,
});

describe('the board', () => {
  it.each([
    [3, 37, 'd4'],
    [4, 61, 'e5'],
    [5, 91, 'f6'],
    [6, 127, 'g7'],
  ])('of radius %i has %i cells round %s', (radius, cells, centre) => {
    const board = boardOf(made({ options: { radius } }));
    expect([board.hexes.length, centreOf(board)]).toEqual([cells, centre]);
  });

  it('names and touches as the rulebook says', () => {
    const board = boardOf(made());
    expect(['e9', 'i5', 'i1', 'e1', 'a1', 'a5'].map(c => [board.at(c).q, board.at(c).r])).toEqual(
      [[0, -4], [4, -4], [4, 0], [0, 4], [-4, 4], [-4, 0]], // prettier-ignore
    );
    const ways = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
    expect(ways.map(way => board.beside('e5', way))).toEqual(['e6', 'f5', 'f4', 'e4', 'd4', 'd5']);
    expect(ways.map(way => board.beside('c3', way))).toEqual(['c4', 'd4', 'd3', 'c2', 'b2', 'b3']);
    expect(board.beside('e9', 'n')).toBeUndefined();
  });

  it('a move names its cell, and a direction the cell beside Vaal, if there is one', () => {
    expect(placesOf(made(), 'attack e6 war')).toEqual(['e6']);
    expect(placesOf(made(), 'go se')).toEqual(['f8']);
    expect(placesOf(made(), 'go n')).toEqual([]);
    expect(placesOf(made(), 'keep 3')).toEqual([]);
  });
});

describe('a position is read', () => {
  it('phases', () => {
    expect(nodeOf(made({ at: 'P1 draw e6' }))).toBe('draw');
    expect(nodeOf(made({ at: 'first' }))).toBe('first');
    expect(stepOf(made({ at: 'P1 draw e6' }))).toBe('wind');
    expect(stepOf(made({ at: 'P1 draw e6', explorer: 'e7' }))).toBe('development');
    expect(stepOf(made({ at: 'over' }))).toBeUndefined();
  });

  it('the tile at stake', () => {
    expect(tileAtStake(made())).toBeUndefined();
    expect(tileAtStake(made({ place: 'a1' }))).toBe('a1');
    expect(tileAtStake(made({ place: 'a2', explorer: 'a1' }))).toBe('a1');
  });

  it('claims, with the turns that are left', () => {
    const claim = { kind: 'sanctuary', seat: 0, observer: null, since: 20, due: 22 } as const;
    expect(turnsLeft(made(), claim)).toBe(1);
  });

  it('signs: of the god, or of the seat before there is one', () => {
    expect(new Set(Object.values(SIGNS)).size).toBe(6);
    expect(signOf(made(), 1)).toBe(SIGNS.qawime);
    expect(signOf(made({ gods: [null, null] }), 1)).not.toBe(SIGNS.qawime);
  });
});

describe('what an unlit click probably meant', () => {
  const cells = {
    a1: tile(2, { owner: 1, worshipers: 3 }),
    a2: tile(2, { owner: 0, worshipers: 3 }),
    a3: tile(5, { owner: 0, worshipers: 6 }),
    a4: tile(1, { owner: 0, building: 'construction' }),
    a5: tile(3),
  };
  const asked = (cell: string, some: Partial<StormPosition> = {}) =>
    guess(made({ cells, ...some }), 0, cell);

  it('in development: by what stands there', () => {
    expect(['a1', 'a2', 'a3', 'a4', 'a5'].map(cell => asked(cell))).toEqual([
      { ask: 'attack a1' },
      { ask: 'build a2' },
      { ask: 'sanctuary a3' },
      { ask: 'explore a4' },
      { ask: 'settle a5' },
    ]);
    expect(asked('i1')).toMatchObject({ rule: 'ST-12.2' });
    expect(asked('e5')).toMatchObject({ rule: 'ST-1.3' });
  });

  it('elsewhere: what the moment asks for', () => {
    expect(asked('b1', { at: 'P1 settle' })).toEqual({ ask: 'settle b1' });
    expect(asked('b1', { at: 'P1 reveal' })).toEqual({ ask: 'reveal b1' });
    expect(asked('f8', { at: 'P1 go' })).toEqual({ ask: 'go se' });
    expect(asked('b1', { at: 'P1 go' })).toMatchObject({ rule: 'ST-4.2' });
    expect(asked('b1', { at: 'P1 keep' })).toMatchObject({ rule: 'ST-10.5' });
    expect(asked('b1', { at: 'P1 god' })).toEqual({ ask: 'settle b1' });
  });
});

it('a cell is spelled', () => {
  const market = { building: 'construction', marker: true } as const;
  const cells = { a1: tile(1, { owner: 0, worshipers: 2, since: 21, ...market }) };
  const position = made({ cells, used: ['a1'] });
  const spell = (cell: string, lit = false) =>
    spellCell(position, cell, cell === 'e5', ['Ada', 'Bo'], lit, (key, args) =>
      say('en', key, args),
    );
  expect(spell('a1')).toBe(
    'a1, 1-tile, held by Ada, 2 worshipers, market, market marker, taken this turn, used this turn',
  );
  expect(spell('e5')).toBe('e5, compass');
  expect(spell('e9', true)).toBe('e9, open, Vaal Er Num, can be chosen');
});

it('what happened is traced by its events', () => {
  const told = [
    { kind: 'uncover', args: { player: 'P1', kind: '3', cell: 'e6' } },
    { kind: 'vanish', args: { cells: 'e7, e8', number: 2 } },
    { kind: 'to', args: { player: 'P2', cell: 'a2', from: 'a1' } },
  ];
  expect(traces({ seat: 1, move: 'draw 3', told })).toEqual([
    { seat: -1, verb: 'wind', cells: ['e6'] },
    { seat: 1, verb: 'to', cells: ['a1', 'a2'] },
  ]);
});

it('a development in which nothing can be done says so', () => {
  const told = (legal: string[], at = 'P1 develop'): string =>
    momentOf(viewOf({ game: 'storm', position: made({ at }), legal }));
  expect(told(['end'])).toBe('develop-nothing');
  expect(told(['build a1', 'end'])).toBe('develop');
  expect(told([])).toBe('develop');
  expect(told(['settle a1', 'leave'], 'P1 settle')).toBe('settle');
});

describe('a good host warns', () => {
  const view = (position: StormPosition, tally: Record<string, unknown>, price = 0): View =>
    viewOf({
      game: 'storm',
      position,
      seats: [tally],
      legal: ['settle e6', 'end'],
      meanings: [
        { kind: 'settle', args: { cell: 'e6', price } },
        { kind: 'end', args: {} },
      ],
    });

  it('before the turn ends without anybody to pay for the sanctuary', () => {
    expect(caution(view(made(), { starving: true }), 'end')).toBe('web-storm-caution-end');
    expect(caution(view(made(), { starving: false }), 'end')).toBeUndefined();
  });

  it('before the last worshipers settle', () => {
    const settling = made({ at: 'P1 settle' });
    const tally = { sanctuaries: 1, community: 4 };
    expect(caution(view(settling, tally, 4), 'settle e6')).toBe('web-storm-caution-settle');
    expect(caution(view(settling, tally, 3), 'settle e6')).toBeUndefined();
    const later = made({ at: 'P1 settle', options: { radius: 4, upkeep: 'after' } });
    expect(caution(view(later, tally, 4), 'settle e6')).toBeUndefined();
  });
});

it('a cell is marked with the least that can be done there', () => {
  const legal = ['attack a1', 'attack a1 war', 'build a2', 'end'];
  const meanings = [4, 3, 2, undefined].map(price => ({ kind: '', args: { price } }));
  const view = viewOf({ game: 'storm', position: made(), legal, meanings });
  expect(Object.fromEntries(pricesOf(view))).toEqual({ a1: 3, a2: 2 });
});
