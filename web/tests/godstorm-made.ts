import { readFileSync } from 'node:fs';
import type { GodstormPosition } from '../src/games/godstorm/position';
import type { Ground, View } from '../src/lib/protocol.gen';
import { viewOf } from './made';

const RULES = new URL('../../src/theomachy/games/godstorm/', import.meta.url);

/** A file of the rules, as it is written. */
export const rules = (name: string): string => readFileSync(new URL(name, RULES), 'utf8');

export const land = (owner: number, armies: number, some: Partial<Ground> = {}): Ground => ({
  owner,
  armies,
  gods: [],
  stranded: null,
  temple: false,
  plague: false,
  ...some,
});

/** A position for tests, with what matters filled in by the test. */
export const made = (some: Partial<GodstormPosition> = {}): GodstormPosition => ({
  players: 2,
  options: { epochs: 5, underworld: 'on' },
  pantheons: ['GR', 'CE'],
  neutral: 'BA',
  first: 'P1',
  epoch: 2,
  at: 'P1 invade',
  territories: {},
  spaces: {},
  heaven: [0, 0],
  faith: [3, 3],
  hands: [[], []],
  hand_sizes: [],
  relics: [[], []],
  decks: {},
  out: [],
  markers: [1, 2],
  turn: 1,
  fallen: [0, 0],
  bids: [null, null],
  ranking: [null, null],
  ranked: 0,
  reserve: [0, 0],
  go: 0,
  sunk: false,
  maelstrom: null,
  sacred: null,
  sears: [0, 0],
  omen: 0,
  conquests: 0,
  labours: '-',
  bought: 0,
  queue: [],
  revived: {},
  invasion: null,
  draw: null,
  card: null,
  chosen: 0,
  place: null,
  other: null,
  number: 0,
  company: '-',
  pick: null,
  marked: [],
  ending: null,
  ...some,
});

export const seen = (some: Partial<GodstormPosition>, more: Partial<View> = {}): View =>
  viewOf({ game: 'godstorm', position: made(some), ...more });
