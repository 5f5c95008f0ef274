import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pacer, stepFor } from '../src/lib/pacer';
import type { ToBrowser } from '../src/lib/protocol.gen';
import { infoOf, viewOf } from './made';

const update = (seq: number): ToBrowser => ({ type: 'update', seq, entries: [], view: viewOf() });
const seen = (passed: readonly ToBrowser[]): number[] =>
  passed.map(message => (message.type === 'update' ? message.seq : -1));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pacer(calm = true) {
  const passed: ToBrowser[] = [];
  return {
    passed,
    made: new Pacer(
      message => passed.push(message),
      () => calm,
    ),
  };
}

it('the first move is shown at once, the others after it, in order', () => {
  const { passed, made } = pacer();
  [1, 2, 3].forEach(seq => made.take(update(seq)));
  expect(seen(passed)).toEqual([1]);
  vi.advanceTimersByTime(2000);
  expect(seen(passed)).toEqual([1, 2, 3]);
});

it('a touch shows everything, and so does a browser that wants no movement', () => {
  const { passed, made } = pacer();
  [1, 2, 3].forEach(seq => made.take(update(seq)));
  made.flush();
  expect(seen(passed)).toEqual([1, 2, 3]);
  const still = pacer(false);
  [1, 2].forEach(seq => still.made.take(update(seq)));
  expect(seen(still.passed)).toEqual([1, 2]);
});

it('an answer does not wait, and comes after what it rests on', () => {
  const { passed, made } = pacer();
  [1, 2].forEach(seq => made.take(update(seq)));
  made.take({ type: 'illegal', id: 'x', move: '', reason: '', rule: '' });
  expect(seen(passed)).toEqual([1, 2, -1]);
});

it('everybody’s chances do not hurry what is being shown', () => {
  const { passed, made } = pacer();
  [1, 2].forEach(seq => made.take(update(seq)));
  made.take({ type: 'judgement', id: 'x', seq: 2, win_probabilities: [0.5, 0.5] });
  expect(seen(passed)).toEqual([1, -1]);
});

it('a show replaces what was still to be shown', () => {
  const { passed, made } = pacer();
  [1, 2].forEach(seq => made.take(update(seq)));
  made.take({ type: 'show', info: infoOf(), seq: 2, view: viewOf(), plies: 0, log: [] });
  vi.advanceTimersByTime(2000);
  expect(seen(passed)).toEqual([1, -1]);
});

it('many moves are shown in a hurry', () => {
  expect(stepFor(1)).toBe(260);
  expect(stepFor(48)).toBe(50);
});
