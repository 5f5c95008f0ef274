import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { added, meanOf } from '../src/lab/counts';
import { csvOf, holding, jsonOf } from '../src/lab/files';
import { histogramOf, roundWidth } from '../src/lab/histogram';
import { beside, difference, measured, wilson } from '../src/lab/intervals';
import { endingsOf, reachOf, rowsOf } from '../src/lab/rows';
import {
  commandOf,
  isSlow,
  leftOf,
  linkOf,
  next,
  partOf,
  quickBots,
  readStudy,
  seated,
  type Study,
  tableOf,
  written,
} from '../src/lab/study';
import type { Counted, Fared, GameInfo } from '../src/lib/protocol.gen';

const BOTS = ['random', 'greedy', 'level1', 'level6-warlike'];
const INFO: GameInfo = {
  name: 'bello',
  fewest: 2,
  most: 6,
  factions: ['aztec', 'norse'],
  readiness: { state: 'ready', seconds: 0, progress: 1 },
  options: [
    { name: 'powers', values: ['on', 'off'], is_range: false, default: 'on', paragraph: 'BD-7.1' },
    { name: 'doomsday', values: [8, 9, 10], is_range: true, default: 10, paragraph: 'BD-9.1' },
  ],
  presets: [],
};
const usual = (options: Record<string, string | number> = {}) => ({
  powers: 'on',
  doomsday: 10,
  ...options,
});
const STUDY: Study = {
  game: 'bello',
  games: 100,
  seed: 7,
  sides: [
    { players: 2, bots: ['greedy'], options: usual(), numbers: {} },
    {
      players: 2,
      bots: ['greedy', 'random'],
      options: usual({ powers: 'off', doomsday: 8 }),
      numbers: { actions: 4 },
    },
  ],
};

const fared = (name: string, seats: number, wins: number): Fared => ({
  name, seats, wins, points: 3 * seats, ranks: seats,
}); // prettier-ignore
const counted = (games: number, wins: number, endings = {}): Counted => ({
  games,
  seconds: games / 10,
  by_order: [fared('1', games, wins), fared('2', games, games - wins)],
  by_seat: [],
  by_faction: [fared('aztec', 0, 0), fared('norse', games, wins)],
  by_bot: [],
  endings,
  lengths: { 10: games },
  points: { 1: games, 3: games },
});

describe('intervals', () => {
  it('are those of study/intervals.py', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
    const [low, high] = wilson(81, 263);
    expect([low, high].map(end => end.toFixed(4))).toEqual(['0.2553', '0.3662']);
  });

  it('hold the share, lie between 0 and 1, and tighten as games come in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, p) => {
        const [low, high] = wilson(n * p, n);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low - 1e-9).toBeLessThanOrEqual(p);
        expect(high + 1e-9).toBeGreaterThanOrEqual(p);
        const [tighter, wider] = wilson(4 * n * p, 4 * n);
        expect(wider - tighter).toBeLessThan(high - low);
      }),
    ); // prettier-ignore
  });

  it('of a difference are those of Newcombe’s example: 56 of 70 less 48 of 80', () => {
    const { share, interval } = difference(measured(48, 80), measured(56, 70));
    expect(share).toBeCloseTo(0.2, 10);
    expect(interval.map(end => end.toFixed(4))).toEqual(['0.0524', '0.3339']);
  });

  it('lie above a value, below it or over it', () => {
    expect([0.1, 0.3, 0.6].map(value => beside([0.2, 0.5], value))).toEqual([
      'above', 'over', 'below',
    ]); // prettier-ignore
  });
});

describe('parts', () => {
  it('are added up', () => {
    const sum = added(added(undefined, counted(4, 3, { line: 4 })), counted(6, 1, { full: 6 }));
    expect(sum.by_order).toEqual([fared('1', 10, 4), fared('2', 10, 6)]);
    expect(sum.endings).toEqual({ line: 4, full: 6 });
    expect([sum.games, sum.seconds, sum.lengths, sum.points]).toEqual([
      10, 1, { 10: 10 }, { 1: 10, 3: 10 },
    ]); // prettier-ignore
    expect([meanOf(sum.points), meanOf({})]).toEqual([2, 0]);
  });

  it('are asked for side by side, until all games are played', () => {
    expect(next(STUDY, [undefined, undefined])).toBe(0);
    expect(next(STUDY, [counted(5, 1), undefined])).toBe(1);
    expect(next(STUDY, [counted(5, 1), counted(5, 1)])).toBe(0);
    expect(next(STUDY, [counted(100, 1), counted(100, 1)])).toBeUndefined();
  });

  it('say what is not as usual, and which games they are', () => {
    expect(partOf(STUDY, 1, 40, INFO)).toEqual({
      game: 'bello', players: 2, bots: ['greedy', 'random'], seed: 7, first: 40, games: 60,
      options: { powers: 'off', doomsday: 8 }, numbers: { actions: 4 },
    }); // prettier-ignore
    expect(partOf({ ...STUDY, games: 1e6 }, 0, 0, INFO)).toMatchObject({
      games: 1000,
      options: {},
      numbers: {},
    });
  });

  it('tell how long the rest takes', () => {
    expect(leftOf(100, [counted(10, 1), undefined])).toEqual({ unit: 'seconds', number: 9 });
    expect(leftOf(10_000, [counted(10, 1)])).toEqual({ unit: 'minutes', number: 17 });
    expect(leftOf(1_000_000, [counted(10, 1)])).toEqual({ unit: 'hours', number: 28 });
    expect(leftOf(100, [undefined])).toBeUndefined();
  });
});

describe('a link', () => {
  it('holds the whole study', () => {
    expect(readStudy(written(STUDY, INFO), INFO, BOTS)).toEqual(STUDY);
    expect(linkOf(STUDY, INFO)).toMatch(/^#\/lab\/bello\/games=100&seed=7&players=2&bots=greedy&/);
  });

  it('says what is usual where it says nothing, or nothing that can be done', () => {
    const study = readStudy('', INFO, BOTS);
    expect(study.sides).toEqual([{ players: 2, bots: ['greedy'], options: usual(), numbers: {} }]);
    const odd = 'games=-3&seed=1e9&players=99&bots=oracle.random&o.powers=maybe&o.colour=red&b.x=1';
    const read = readStudy(odd, INFO, BOTS);
    expect([read.games, read.seed, read.sides.length]).toEqual([2000, 1, 2]);
    expect(read.sides[0]).toEqual({
      players: 6,
      bots: seated(['greedy', 'random'], 6),
      options: usual(),
      numbers: {},
    });
  });

  it('says numbers of the rulebook that are not as printed, and may be so', () => {
    expect(written(STUDY, INFO)).toContain('&b.n.actions=4');
    const odd = 'n.actions=99&n.followers=20&n.costly=2&n.colour=1&n.decrees=x&b.n.actions=3.5';
    expect(readStudy(odd, INFO, BOTS).sides.map(({ numbers }) => numbers)).toEqual([
      { followers: 20 },
      {},
    ]);
  });

  it('of any text is a study that can be played', () => {
    fc.assert(
      fc.property(fc.string(), word => {
        const { games, seed, sides } = readStudy(word, INFO, BOTS);
        expect(games).toBeGreaterThanOrEqual(1);
        expect(seed).toBeGreaterThanOrEqual(0);
        for (const { players, bots } of sides) {
          expect([1, players]).toContain(bots.length);
          expect(bots.every(bot => BOTS.includes(bot))).toBe(true);
        }
      }),
    );
  });
});

describe('bots', () => {
  it('that are not ours play no study', () => {
    expect(quickBots([...BOTS, 'oracle', 'greedyish'])).toEqual(BOTS);
  });
  it('of higher levels are slow', () => {
    const of = (bot: string) => isSlow({ players: 2, bots: [bot], options: {}, numbers: {} });
    expect(['random', 'level3', 'level4', 'level6-warlike'].map(of)).toEqual([
      false, false, true, true,
    ]); // prettier-ignore
  });
});

describe('what was found', () => {
  const both = [counted(100, 40, { line: 100 }), counted(100, 70, { line: 60, full: 40 })];

  it('is a row for each name, with the difference', () => {
    const [first, second] = rowsOf(STUDY, both, 'by_order');
    expect(first?.sides.map(cell => cell?.share)).toEqual([0.4, 0.7]);
    expect(first?.sides[0]).toMatchObject({ fair: 0.5, of: 100, rank: 1, points: 3 });
    expect(first?.change?.share).toBeCloseTo(0.3);
    expect(second?.change?.share).toBeCloseTo(-0.3);
    expect(rowsOf(STUDY, both, 'by_faction').map(({ id }) => id)).toEqual(['norse']);
    expect(rowsOf(STUDY, [both[0], undefined], 'by_order')[0]?.change).toBeUndefined();
  });

  it('is not compared where others are at the table', () => {
    const sides = STUDY.sides.map((side, i) => ({ ...side, players: 2 + i }));
    expect(rowsOf({ ...STUDY, sides }, both, 'by_order')[0]?.change).toBeUndefined();
  });

  it('has endings of either side', () => {
    const rows = endingsOf(both);
    expect(rows.map(({ id, sides }) => [id, sides.map(cell => cell?.share)])).toEqual([
      ['line', [1, 0.6]],
      ['full', [0, 0.4]],
    ]);
    expect(reachOf(rows)).toBe(1);
    expect(reachOf([])).toBeCloseTo(0.051);
  });
});

describe('a histogram', () => {
  it('has few bars of a round width, the same for both sides', () => {
    expect([1, 23, 24, 46, 100, 1000].map(roundWidth)).toEqual([1, 1, 2, 2, 5, 50]);
    const { starts, width, sides } = histogramOf([{ 12: 1, 13: 3 }, { 90: 2 }]);
    expect([starts[0], starts.at(-1), width]).toEqual([10, 90, 5]);
    expect([sides[0]?.[0], sides[1]?.at(-1)]).toEqual([1, 1]);
    expect(histogramOf([{}, {}])).toEqual({ starts: [], width: 1, sides: [[], []] });
  });

  it('loses nothing, whatever was counted', () => {
    const counts = fc.dictionary(fc.integer({ min: -50, max: 9999 }).map(String), fc.nat(9), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const { starts, sides } = histogramOf([a, b]);
        expect(starts.length).toBeLessThanOrEqual(25);
        for (const [heights, counted] of [[sides[0], a], [sides[1], b]] as const) {
          const all = Object.values(counted).reduce((sum, times) => sum + times, 0);
          const sum = (heights ?? []).reduce((whole, height) => whole + height, 0);
          expect(sum).toBeCloseTo(all > 0 ? 1 : 0);
        }
      }),
    ); // prettier-ignore
  });
});

describe('what is taken away', () => {
  it('is a row for each share and each count', () => {
    const lines = csvOf([counted(4, 1, { line: 4 })])
      .trimEnd()
      .split('\n');
    expect(lines[0]).toBe('side,group,name,seats,wins,share,low,high,mean_rank,mean_points');
    expect(lines[1]).toMatch(/^a,by_order,1,4,1,0\.25,0\.0\d+,0\.\d+,1,3$/);
    expect(lines).toContain('a,by_faction,aztec,0,0,,,,,');
    expect(lines).toContain('a,endings,line,4');
    expect(lines).toContain('a,points,3,4');
  });

  it('is everything as it is', () => {
    const whole = [counted(4, 1)];
    expect(JSON.parse(jsonOf(STUDY, whole))).toEqual({ study: STUDY, counted: whole });
    expect(holding('a,b\n', 'text/csv')).toBe('data:text/csv;charset=utf-8,a%2Cb%0A');
  });

  it('is a command, and a table to play at', () => {
    expect(commandOf(STUDY, STUDY.sides[1] as Study['sides'][0], INFO)).toBe(
      'theomachy simulate bello --players 2 --games 100 --bots greedy,random --seed 7 ' +
        '--option powers=off --option doomsday=8 --set actions=4',
    );
    const table = tableOf(STUDY, STUDY.sides[1] as Study['sides'][0], INFO, 'Ada');
    expect(table.options).toEqual({ powers: 'off', doomsday: 8 });
    expect(table.numbers).toEqual({ actions: 4 });
    expect(table.seats.map(({ kind, bot }) => [kind, bot])).toEqual([
      ['me', 'greedy'],
      ['bot', 'random'],
    ]);
  });
});
