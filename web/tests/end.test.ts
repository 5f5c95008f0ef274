import { describe, expect, it } from 'vitest';
import { decisive } from '../src/lib/decisive';
import type { SeatInfo, TableInfo, View } from '../src/lib/protocol.gen';
import { decidedBy } from '../src/lib/ranking';
import { wishAgain } from '../src/lib/wish';

const RANKING = { rule: 'ST-16.5', compared: { cap: ['points', 'worshipers', 'food+gold'] } };
const ended = (ranks: number[], seats: Record<string, number>[], reason = 'cap'): View =>
  ({ result: { reason, ranks }, seats }) as unknown as View;

describe('why somebody has won', () => {
  it('is the first thing the winner had more of', () => {
    const seats = [{ points: 3 }, { points: 9 }, { points: 7 }];
    expect(decidedBy(RANKING, ended([3, 1, 2], seats))).toEqual({
      tied: [],
      key: 'points',
      most: 9,
      next: 7,
    });
  });

  it('is what broke a tie, also of things counted together', () => {
    const seats = [
      { points: 3, worshipers: 1, food: 2, gold: 1 },
      { points: 3, worshipers: 1, food: 1, gold: 1 },
    ];
    const told = decidedBy(RANKING, ended([1, 2], seats));
    expect(told).toMatchObject({ tied: ['points', 'worshipers'], key: 'food+gold', most: 3 });
  });

  it('is shared by all who are equal, and is no comparison where a rule names the winner', () => {
    const seats = [{ points: 3 }, { points: 3 }];
    expect(decidedBy(RANKING, ended([1, 1], seats))?.key).toBeUndefined();
    expect(decidedBy(RANKING, ended([1, 2], seats, 'sanctuary'))).toBeUndefined();
  });
});

describe('the decisive moment', () => {
  it('is where the chance of the winner rose most', () => {
    const game = [0.5, 0.6, 0.4, 0.75, 0.7, 1].map(chance => [1 - chance, chance]);
    expect(decisive(game, [1])).toEqual({ ply: 3, from: 0.4, to: 0.75 });
  });

  it('is none where nothing turned, or nothing was played', () => {
    expect(decisive([[0.98], [0.99], [1]], [0])).toBeUndefined();
    expect(decisive([[1]], [0])).toBeUndefined();
    expect(decisive([], [0])).toBeUndefined();
  });
});

describe('the same table once more', () => {
  const seat = (some: Partial<SeatInfo>): SeatInfo => some as SeatInfo;
  const info = {
    game: 'gog',
    options: { map: 'fixed' },
    seats: [
      seat({ kind: 'human', name: 'Ada', mine: true, bot: null }),
      seat({ kind: 'bot', name: 'hard', mine: false, bot: 'hard' }),
      seat({ kind: 'human', name: 'Bob', mine: false, bot: null }),
    ],
  } as unknown as TableInfo;

  it('has me, the bots and places for the others', () => {
    expect(wishAgain(info)).toEqual({
      game: 'gog',
      options: { map: 'fixed' },
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', name: 'hard', bot: 'hard' },
        { kind: 'open', name: '?' },
      ],
    });
  });

  it('turned, has everybody one chair further on', () => {
    expect(wishAgain(info, 1).seats.map(({ kind }) => kind)).toEqual(['open', 'me', 'bot']);
  });
});
