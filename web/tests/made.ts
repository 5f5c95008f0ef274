import type { BelloPosition, Entry, TableInfo, View } from '../src/lib/protocol.gen';

/** Messages for tests, with what matters filled in by the test. */
export const entry = (seq: number, move: string, seat = 0): Entry => ({
  seq,
  seat,
  move,
  told: [],
  at: 0,
});

export const viewOf = (some: Partial<View> = {}): View => ({
  game: 'bello',
  seat: 0,
  actor: 0,
  position: {} as BelloPosition,
  seats: [],
  legal: [],
  meanings: [],
  can_undo: false,
  result: null,
  ...some,
});

export const infoOf = (some: Partial<TableInfo> = {}): TableInfo => ({
  table: 't',
  game: 'bello',
  players: 2,
  options: {},
  numbers: {},
  seats: [],
  commitment: '',
  seed: null,
  over: false,
  started: true,
  frozen: false,
  closed: false,
  renewable: [],
  fingerprint: null,
  actor: null,
  host: false,
  listed: false,
  ...some,
});
