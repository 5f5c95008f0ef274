import { describe, expect, it } from 'vitest';
import { duration, isWon, outcome } from '../src/lib/played';
import type { GameInfo, MyGame, SeatInfo } from '../src/lib/protocol.gen';
import { awaitedAt, inOrder, isMyTurn, optionsInWords } from '../src/lib/turns';
import { infoOf } from './made';

const say = (key: string, args?: object): string => `${key} ${Object.values(args ?? {}).join(' ')}`;
const seat = (number: number, some: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'human',
  name: `N${number}`,
  bot: null,
  mine: false,
  present: false,
  deputy: null,
  entropy: '',
  ...some,
});
const seats = [seat(0, { mine: true }), seat(1)];
const at = (table: string, actor: number | null) => infoOf({ table, seats, actor });

describe('whose turn it is', () => {
  it('is mine where I am to act myself', () => {
    expect([0, 1, -1, -2, null].map(actor => isMyTurn(at('t', actor)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const delegated = [seat(0, { mine: true, deputy: 'level3' }), seat(1)];
    expect(isMyTurn(infoOf({ seats: delegated, actor: 0 }))).toBe(false);
  });
  it('is nobody’s before everybody sits and where nothing can be played', () => {
    for (const some of [{ started: false }, { over: true }, { closed: true }, { frozen: true }])
      expect(awaitedAt(infoOf({ seats, actor: 0, ...some }))).toBeUndefined();
  });
  it('puts tables that wait for me first, and none that are over', () => {
    const tables = [at('a', 1), at('b', 0), infoOf({ table: 'c', over: true }), at('d', 0)];
    expect(inOrder(tables).map(({ table }) => table)).toEqual(['b', 'd', 'a']);
  });
});

it('options that are not usual are said in a few words', () => {
  const option = { values: [], paragraph: '' };
  const game = {
    name: 'bello',
    options: [
      { ...option, name: 'doomsday', is_range: true, default: 24 },
      { ...option, name: 'powers', is_range: false, default: 'on' },
    ],
  } as unknown as GameInfo;
  const spoken = (key: string, args?: object): string =>
    key.endsWith('off') ? 'off: no powers' : say(key, args);
  expect(optionsInWords(game, { doomsday: 24, powers: 'off' }, spoken)).toEqual([
    'web-people-open-option bello-option-powers  off',
  ]);
  expect(optionsInWords(undefined, { powers: 'off' }, spoken)).toEqual([]);
});

describe('a game played', () => {
  const game = (ranks?: number[], some: Partial<MyGame> = {}): MyGame => ({
    table: 't',
    game: 'bello',
    numbers: {},
    seats,
    created: 0,
    last: 0,
    over: true,
    rests: null,
    result: ranks ? { reason: '', scores: [], ranks } : null,
    ...some,
  });
  it.each([
    [game([1, 2]), 'web-people-games-won ', true],
    [game([1, 1]), 'web-people-games-won-shared ', true],
    [game([2, 1]), 'web-people-games-rank 2 2', false],
    [game(), 'web-people-games-unknown ', false],
    [game(undefined, { over: false }), 'web-people-games-running ', false],
    [game(undefined, { over: false, rests: 'closed' }), 'web-table-closed ', false],
    [
      game([1, 2], { seats: [seat(0, { mine: true }), seat(1, { mine: true })] }),
      'web-people-games-shared-screen ',
      false,
    ],
  ])('is told in a word', (played, words, won) => {
    expect([outcome(played, say), isWon(played)]).toEqual([words, won]);
  });
  it.each([
    [20, 'minutes 1'],
    [59 * 60, 'minutes 59'],
    [150 * 60, 'hours 2'],
    [49 * 3600, 'days 2'],
  ])('of %i seconds lasted %s', (seconds, words) => {
    expect(duration(game(undefined, { last: seconds * 1000 }), say)).toContain(words);
  });
});
