import { describe, expect, it } from 'vitest';
import { duelsOf, foughtOf } from '../src/games/gog/battles';
import {
  areaOf,
  beside,
  boxAround,
  CELLS,
  directionTo,
  distance,
  isCell,
  placeAt,
  placeFrom,
  SIZE,
  squareAt,
  stepFrom,
} from '../src/games/gog/geometry';
import { guess } from '../src/games/gog/guess';
import { caution, warnings } from '../src/games/gog/host';
import { duelOf, isButton, isProposed, placesOf } from '../src/games/gog/moves';
import { pipsOf } from '../src/lib/pips';
import {
  cornersOf,
  type GogPosition,
  isMapComplete,
  nodeOf,
  stackOf,
  swapOf,
} from '../src/games/gog/position';
import { trainingOf } from '../src/games/gog/prices';
import { spellCell } from '../src/games/gog/spell';
import { rowsOf, terrainAt, terrainOf } from '../src/games/gog/terrain';
import { advance } from '../src/games/gog/tokens';
import { traces, waysOf } from '../src/games/gog/traces';
import type { Piece, View } from '../src/lib/protocol.gen';
import { LANGUAGES, has, say } from '../src/lib/speech';
import { viewOf } from './made';

const MAP = [
  '..G.F.FC.W..', '..V..WG..F..', 'WF..G..W~.VG', '..~~~~T.~...', 'C.W.R..R~G.F', 'FG.T.SS.~.W.',
  '.W.~.SS.T.GF', 'F.G~R..R.W.C', '...~.T~~~~..', 'GV.~W..G..FW', '..F..GW..V..', '..W.CF.F.G..',
]; // prettier-ignore

const soldier = (seat: number, level: number, spent = false): Piece => ({
  kind: 'soldier',
  seat,
  level,
  spent,
});
const city = (seat: number, level: number): Piece => ({ kind: 'city', seat, level, spent: false });

const made = (some: Partial<GogPosition> = {}): GogPosition => ({
  players: 2,
  options: { map: 'fixed', scrolls_to_win: 5, corners: 'soldiers', round_cap: 40 },
  at: 'P1 move',
  round: 5,
  phase: 4,
  exchanges: 0,
  offers: 0,
  draws: 0,
  left: 0,
  steps: 9,
  reach: 0,
  transit: 0,
  first: 'P1',
  affected: null,
  drawer: null,
  victim: null,
  winner: null,
  gog: 'f7',
  angel: 'g6',
  picked: null,
  place: null,
  gathered_food: false,
  stepped: false,
  locking: false,
  barns: [5, 5],
  scrolls: [1, 2],
  founded: [3, 3],
  eliminated: [0, 0],
  map: MAP,
  cells: {},
  resources: [[0, 0, 0], [0, 0, 0]], // prettier-ignore
  locks: [null, null],
  abilities: [[], []],
  won: [],
  pieces: [],
  discards: [],
  returned: [],
  piece: null,
  offer: null,
  purchase: null,
  card: null,
  roll: null,
  figure: null,
  marked: [],
  wake: [],
  ending: null,
  ...some,
});
const seen = (position: GogPosition, legal: readonly string[] = []): View =>
  viewOf({ game: 'gog', position, legal });

describe('the map', () => {
  it('has 144 cells in cell order, a1 in the south-west', () => {
    expect([CELLS.length, CELLS[0], CELLS[1], CELLS[12], CELLS.at(-1)]).toEqual(
      [144, 'a1', 'a2', 'b1', 'l12'], // prettier-ignore
    );
    expect(squareAt('a1')).toMatchObject({ x: SIZE / 2, y: 11.5 * SIZE });
    expect([isCell('l12'), isCell('m1'), isCell('a13')]).toEqual([true, false, false]);
  });

  it('touches as the rulebook says', () => {
    expect(distance('a1', 'c2')).toBe(2);
    expect(['N', 'NE', 'E', 'SE'].map(way => beside('c4', way as 'N'))).toEqual(
      ['c5', 'd5', 'd4', 'd3'], // prettier-ignore
    );
    expect(beside('a1', 'SW')).toBeUndefined();
    expect([directionTo('c4', 'b3'), directionTo('c4', 'c6')]).toEqual(['SW', undefined]);
    expect([stepFrom('c4', 'ArrowUp'), stepFrom('a1', 'ArrowLeft')]).toEqual(['c5', undefined]);
  });

  it('a city gathers around it, two cells far from level 2 on', () => {
    expect([areaOf('b2', 1).length, areaOf('b2', 2).length, areaOf('a1', 1).length]).toEqual(
      [8, 15, 3], // prettier-ignore
    );
    expect(boxAround('a1', 1)).toEqual({ x: 0, y: 10 * SIZE, width: 2 * SIZE, height: 2 * SIZE });
  });

  it('is read from its letters', () => {
    expect(['a1', 'e1', 'l12', 'c9', 'f7', 'h12'].map(cell => terrainAt(MAP, cell))).toEqual(
      ['plain', 'camel', 'plain', 'water', 'scroll', 'camel'], // prettier-ignore
    );
    expect(terrainOf('?')).toBeUndefined();
    expect(isMapComplete(made())).toBe(true);
    expect(isMapComplete(made({ map: ['???' + '.'.repeat(9)] }))).toBe(false);
  });

  it('its pieces turn clockwise (E2)', () => {
    expect(rowsOf('R4', 'r0')).toEqual(['.~.', 'F~~', '.TG']);
    expect(rowsOf('R4', 'r90')).toEqual(['.F.', 'T~~', 'G~.']);
    expect(rowsOf('D10', 'r180')).toEqual(['..R', '.S.', '.V.']);
  });

  it('has sixteen places', () => {
    expect(placeAt('A1')).toMatchObject({ x: 0, y: 9 * SIZE });
    expect([placeFrom('B2', 'ArrowUp'), placeFrom('D4', 'ArrowRight')]).toEqual(['B3', undefined]);
  });
});

describe('a position is read', () => {
  it('pips', () => {
    expect([1, 2, 3, 4, 5, 6].map(level => pipsOf(level).length)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('nodes, offers, the stack, the corners', () => {
    expect([nodeOf(made({ at: 'P1 buy-at' })), nodeOf(made({ at: 'first' }))]).toEqual(
      ['buy-at', 'first'], // prettier-ignore
    );
    expect(swapOf('W>G')).toEqual({ given: 'wood', got: 'gold' });
    expect(stackOf(made())).toBe(2);
    const cells = { a1: soldier(0, 1), l12: city(0, 1), l1: soldier(1, 1) };
    expect(cornersOf(made({ cells }), 0)).toEqual([true, false, false, false]);
    const options = { ...made().options, corners: 'pieces' };
    expect(cornersOf(made({ cells, options }), 0)).toEqual([true, false, true, false]);
    expect([trainingOf(1), trainingOf(6)]).toEqual([[1, 1, 0], undefined]);
  });
});

describe('the cells of a move', () => {
  const stepping = made({ at: 'P1 step', picked: 'c3', cells: { c3: soldier(0, 5) } });

  it('a step leads to the cell beside the picked soldier, and stop is where it stands', () => {
    expect(placesOf(stepping, 'step NE')).toEqual(['d4']);
    expect(placesOf(stepping, 'stop')).toEqual(['c3']);
    expect(placesOf(made(), 'step N')).toEqual([]);
  });

  it('others name them; figures are where they stand; a lay is a place and a turn', () => {
    expect(['pick c4', 'at a12', 'to l1', 'conquer k8'].flatMap(m => placesOf(made(), m))).toEqual(
      ['c4', 'a12', 'l1', 'k8'], // prettier-ignore
    );
    expect([placesOf(made(), 'gog'), placesOf(made(), 'angel')]).toEqual([['f7'], ['g6']]);
    expect(placesOf(made(), 'lay B4 r90')).toEqual(['B4', 'r90']);
    expect(['camel F>G', 'pay 0/2/4', 'end', 'found'].flatMap(m => placesOf(made(), m))).toEqual(
      [],
    );
  });

  it('every verb of the alphabet is a cell, a button or a part of the panel', () => {
    const panel = ['camel', 'offer', 'soldier', 'train', 'fortify', 'ability', 'barn', 'scroll'];
    const cards = ['pay F', 'return DEF', 'steal P2 DEF'];
    const buttons = [
      'split 1', 'yes', 'no', 'from P2', 'draw', 'next', 'accept', 'decline', 'keep', 'reroll', 'found',
      'stop', 'gog', 'angel', 'pass', 'ambush', 'end',
    ]; // prettier-ignore
    expect(buttons.filter(move => !isButton(move))).toEqual([]);
    expect([...panel, ...cards, 'lay A1 r0', 'pick a1', 'step N'].filter(isButton)).toEqual([]);
  });
});

describe('battles', () => {
  const battle = { attacker: 'P1', defender: 'P2', attack: 5, defence: 3, outcome: 'won' };
  const stepping = {
    ...seen(made({ at: 'P1 step', picked: 'c3' }), ['step N', 'step E', 'stop']),
    meanings: [battle, {}, {}].map(args => ({ kind: 'step', args })),
  };

  it('are foretold with both levels, and proposed first', () => {
    const duel = duelOf(stepping, 'step N');
    expect(duel).toEqual({ ...battle, cell: 'c4', attacker: 0, defender: 1 });
    expect(duelOf(stepping, 'step NE')).toBeUndefined();
    expect(isProposed(stepping, 'step N')).toBe(true);
    expect(isProposed(stepping, 'step E')).toBe(false);
    expect(isProposed(seen(made()), 'conquer k8')).toBe(true);
    expect(duelsOf(stepping)).toEqual([duel]);
  });

  it('that were fought keep their numbers in the trail', () => {
    const battle = {
      kind: 'battle',
      args: { player: 'P1', defender: 'P2', cell: 'c4', attack: 5, defence: 3, outcome: 'won' },
    };
    const step = { kind: 'step', args: { player: 'P1', from: 'c3', to: 'c4', direction: 'N' } };
    const trail = traces({ seat: 0, move: 'step N', told: [step, battle] });
    expect(trail.map(({ verb, cells: at }) => [verb, ...at])).toEqual([
      ['step', 'c3', 'c4'],
      ['battle', 'c4'],
    ]);
    expect(foughtOf(trail)).toEqual([
      { cell: 'c4', attacker: 0, defender: 1, attack: 5, defence: 3, outcome: 'won' },
    ]);
  });
});

it('steps that follow one another are one way', () => {
  const step = (seat: number, from: string, to: string) => ({
    seat,
    verb: 'step',
    cells: [from, to],
  });
  const trail = [
    step(0, 'a1', 'a2'),
    step(0, 'a2', 'b3'),
    step(0, 'c1', 'c2'),
    step(1, 'c2', 'd2'),
  ];
  expect(waysOf(trail)).toEqual([
    { seat: 0, cells: ['a1', 'a2', 'b3'] },
    { seat: 0, cells: ['c1', 'c2'] },
    { seat: 1, cells: ['c2', 'd2'] },
  ]);
});

describe('what an unlit click probably meant', () => {
  const cells = { c3: soldier(0, 5), k8: city(1, 1), b2: city(0, 1) };
  const asked = (cell: string, some: Partial<GogPosition> = {}, chosen?: string) =>
    guess(made({ cells, ...some }), 0, chosen, cell);

  it('among moves: a soldier, a city, a figure', () => {
    expect(['c3', 'k8', 'f7', 'g6'].map(cell => asked(cell))).toEqual([
      { ask: 'pick c3' },
      { ask: 'conquer k8' },
      { ask: 'gog' },
      { ask: 'angel' },
    ]);
    expect(['b2', 'a7'].map(cell => asked(cell))).toMatchObject([{ rule: 'GG-10.2' }, {}]);
  });

  it('with a soldier picked: a step, or to stop', () => {
    const stepping = { at: 'P1 step', picked: 'c3' };
    expect([asked('d4', stepping), asked('c3', stepping)]).toEqual([
      { ask: 'step NE' },
      { ask: 'stop' },
    ]);
    expect(asked('h8', stepping)).toMatchObject({ rule: 'GG-10.3' });
  });

  it('elsewhere: what the moment asks for', () => {
    expect(asked('a1', { at: 'P1 buy-at' })).toEqual({ ask: 'at a1' });
    expect(asked('a1', { at: 'P1 figure' })).toEqual({ ask: 'to a1' });
    expect(asked('A1', { at: 'P1 lay' })).toEqual({ ask: 'lay A1 r0' });
    expect(asked('r90', { at: 'P1 lay' }, 'B4')).toEqual({ ask: 'lay B4 r90' });
    expect(asked('a1', { at: 'P1 buy' })).toEqual({ ask: 'at a1' });
    expect(asked('a1', { at: 'P1 keep' })).toEqual({ ask: 'at a1' });
  });
});

it('dice that leave a cell walk; others come or go', () => {
  const first = advance(
    [],
    made({ cells: { a1: soldier(0, 1), b2: city(0, 1), l12: soldier(1, 1) } }),
  );
  const next = advance(first, made({ cells: { a2: soldier(0, 1), b2: city(0, 2) } }));
  expect(next.map(({ id, cell }) => [id, cell])).toEqual([
    [1, 'a2'],
    [2, 'b2'],
  ]);
  const passing = advance(
    next,
    made({ cells: { a3: soldier(0, 4), b2: city(0, 2) }, picked: 'a3', transit: 1 }),
  );
  expect(passing.filter(({ isInTransit }) => isInTransit)).toMatchObject([
    { level: 1, cell: 'a3' },
  ]);
});

it('a cell is spelled', () => {
  const cells = { e5: soldier(1, 3, true), f5: city(0, 2) };
  const position = made({ cells, locks: ['f5', null], picked: 'e5' });
  const spell = (cell: string, lit = false) =>
    spellCell(position, cell, ['Ada', 'Bo'], lit, (key, args) => say('en', key, args));
  expect(spell('e5')).toBe('e5, ruin, soldier of Bo, level 3, spent, picked up');
  expect(spell('f5')).toBe('f5, plain, city of Ada, level 2, locked scroll');
  expect(spell('f7', true)).toBe('f7, scroll square, Gog, can be chosen');
});

describe('a good host', () => {
  it('reminds of a conquest or a figure before the turn ends', () => {
    const said = (...legal: string[]) => caution(seen(made(), legal), 'end');
    expect(said('conquer k8', 'gog', 'end')).toBe('web-gog-caution-conquest');
    expect(said('gog', 'end')).toBe('web-gog-caution-figure');
    expect(said('pick a1', 'end')).toBeUndefined();
  });

  it('says who is near the end', () => {
    const cells = { a1: soldier(0, 1), a12: soldier(0, 1), l1: soldier(0, 1), k8: city(1, 1) };
    const view = seen(made({ cells, scrolls: [4, 0] }));
    expect(warnings(view, 0)).toEqual(['web-gog-near-scrolls', 'web-gog-near-corners']);
    expect(warnings(view, 1)).toEqual(['web-gog-last-city']);
    expect(warnings(seen(made({ eliminated: [0, 1] })), 1)).toEqual(['web-gog-eliminated']);
  });
});

it.each(LANGUAGES)('every phase, terrain, card and ability has its words in %s', language => {
  const nodes = 'lay split exchange answer muster buy buy-at pay draw accept select send return steal omen keep move step figure ambush-at from over'; // prettier-ignore
  const keys = [
    ...nodes.split(' ').map(node => `gog-phase-${node}`),
    ...Object.values({ a: 'plain', b: 'water', c: 'scroll' }).map(one => `gog-terrain-${one}`),
    ...['def', 'wis', 'spd'].flatMap(one => [`gog-ability-${one}`, `gog-ability-${one}-text`]),
    ...['woods', 'omen', 'scroll'].flatMap(one => [`gog-card-${one}`, `gog-card-${one}-text`]),
  ];
  expect(keys.filter(key => !has(language, key))).toEqual([]);
});
