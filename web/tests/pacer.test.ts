import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Beat, BEATS, Paced, Pacer, type Queue, stepFor } from '../src/lib/pacer';
import type { Show, ToBrowser } from '../src/lib/protocol.gen';
import { entry, infoOf, viewOf } from './made';

const MINE = 0;
const RIVAL = 1;
const NATURE = -1;
const update = (seq: number, seat = RIVAL): ToBrowser => {
  return { type: 'update', seq, entries: [entry(seq - 1, 'm', seat)], view: viewOf() };
};
const seen = (passed: readonly ToBrowser[]): number[] =>
  passed.map(message => (message.type === 'update' ? message.seq : -1));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pacer(beat: Beat = BEATS.slow) {
  const passed: ToBrowser[] = [];
  const told: Queue[] = [];
  const made = new Pacer(
    message => passed.push(message),
    () => beat,
    ({ entries }) => entries.every(({ seat }) => seat === MINE),
    queue => told.push(queue),
  );
  return { passed, made, told };
}

describe('moves of others', () => {
  it('are shown in order, the first at once, each as long as slow promises', () => {
    const { passed, made } = pacer();
    [1, 2, 3].forEach(seq => made.take(update(seq)));
    expect(seen(passed)).toEqual([1]);
    vi.advanceTimersByTime(900);
    expect(seen(passed)).toEqual([1]);
    vi.advanceTimersByTime(300);
    expect(seen(passed)).toEqual([1, 2]);
    vi.advanceTimersByTime(1200);
    expect(seen(passed)).toEqual([1, 2, 3]);
  });

  it('do not wait for a browser that wants no movement, or that nobody looks at', () => {
    const { passed, made } = pacer(BEATS.off);
    [1, 2].forEach(seq => made.take(update(seq)));
    expect(seen(passed)).toEqual([1, 2]);
  });

  it('are never behind my own, which are shown at once', () => {
    const { passed, made } = pacer();
    [1, 2].forEach(seq => made.take(update(seq)));
    made.take(update(3, MINE));
    made.take(update(4));
    expect(seen(passed)).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1200);
    expect(seen(passed)).toEqual([1, 2, 3, 4]);
  });

  it('are not made to wait for what is laid out and dealt before anybody decides', () => {
    const { passed, made } = pacer();
    const show: Show = { type: 'show', info: infoOf(), seq: 0, view: viewOf(), plies: 0, log: [] };
    made.take(show);
    [1, 2, 3].forEach(seq => made.take(update(seq, NATURE)));
    expect(seen(passed)).toEqual([-1, 1, 2, 3]);
    [4, 5].forEach(seq => made.take(update(seq, seq === 5 ? NATURE : RIVAL)));
    vi.advanceTimersByTime(1200);
    expect(seen(passed)).toEqual([-1, 1, 2, 3, 4]);
    made.take({ ...show, seq: 9, plies: 9 });
    [10, 11].forEach(seq => made.take(update(seq, NATURE)));
    expect(seen(passed).slice(5)).toEqual([-1, 10]);
  });

  it('are not hurried by answers, chances or people who come and go', () => {
    const { passed, made } = pacer();
    [1, 2].forEach(seq => made.take(update(seq)));
    made.take({ type: 'judgement', id: 'x', seq: 2, win_probabilities: [0.5, 0.5] });
    made.take({ type: 'presence', info: infoOf() });
    expect(seen(passed)).toEqual([1, -1, -1]);
  });

  it('come before the answer that a move was too late, and are replaced by a show', () => {
    const { passed, made } = pacer();
    [1, 2].forEach(seq => made.take(update(seq)));
    made.take({ type: 'stale', id: 'x', seq: 2, entries: [], view: viewOf() });
    expect(seen(passed)).toEqual([1, 2, -1]);
    [3, 4].forEach(seq => made.take(update(seq)));
    made.take({ type: 'show', info: infoOf(), seq: 4, view: viewOf(), plies: 0, log: [] });
    vi.advanceTimersByTime(9000);
    expect(seen(passed)).toEqual([1, 2, -1, 3, -1]);
  });

  it('skipped to the present are all shown, and it is told whether there were any', () => {
    const { passed, made } = pacer();
    [1, 2, 3].forEach(seq => made.take(update(seq)));
    expect(made.moves.skip()).toBe(true);
    expect(seen(passed)).toEqual([1, 2, 3]);
    expect(made.moves.skip()).toBe(false);
  });
});

describe('somebody who holds them', () => {
  function held() {
    const shown: number[] = [];
    const paced = new Paced<number>(
      one => shown.push(one),
      () => BEATS.fast,
    );
    paced.put(1, 2, 3, 4);
    paced.pause();
    return { shown, paced };
  }

  it('sees nothing more until they may go on', () => {
    const { shown, paced } = held();
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual([1]);
    paced.pause();
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('sees one more with each step', () => {
    const { shown, paced } = held();
    paced.step();
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual([1, 2]);
    paced.step();
    expect(shown).toEqual([1, 2, 3]);
  });

  it('holds what comes later as well, until the present is asked for', () => {
    const { shown, paced } = held();
    paced.put(5);
    expect(shown).toEqual([1]);
    paced.skip();
    paced.put(6);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

it('tells how much waits, and whether it is held', () => {
  const { made, told } = pacer();
  [1, 2].forEach(seq => made.take(update(seq)));
  expect(told.at(-1)).toEqual({ waiting: 1, isPaused: false });
  made.moves.step();
  expect(told.at(-1)).toEqual({ waiting: 0, isPaused: true });
});

it('many moves are shown in a hurry, but never if they shall be slow', () => {
  expect(stepFor(BEATS.auto, 1)).toBe(600);
  expect(stepFor(BEATS.auto, 20)).toBe(400);
  expect(stepFor(BEATS.auto, 1000)).toBe(220);
  expect(stepFor(BEATS.slow, 1000)).toBeGreaterThanOrEqual(900);
});
