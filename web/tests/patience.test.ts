import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import { AGAIN_AFTER, isChanging, patiently, playable } from '../src/lib/patience';
import type { Readiness, Shelf } from '../src/lib/protocol.gen';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers each question with the next of these. */
function server(...answers: readonly (string | Error)[]) {
  const left = [...answers];
  return vi.fn(() => {
    const answer = left.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
}

const preparing = (seconds: number): Refused => new Refused('preparing', String(seconds));

function asking(...answers: readonly (string | Error)[]) {
  const ask = server(...answers);
  const told: (readonly [number, number] | undefined)[] = [];
  const gone = new AbortController();
  const answer = patiently(
    ask,
    ready => told.push(ready && [ready.seconds, ready.progress]),
    gone.signal,
  );
  return { ask, told, gone, answer };
}

it('what is being prepared is asked for again, and how far it is is told', async () => {
  const { told, answer } = asking(preparing(8), preparing(2), 'table');
  await vi.advanceTimersByTimeAsync(2 * AGAIN_AFTER);
  expect(await answer).toBe('table');
  expect(told).toEqual([[8, 0], [2, 0.75], undefined]);
});

it('any other refusal is not asked about again', async () => {
  const { ask, answer } = asking(new Refused('failed', '0'), 'table');
  await expect(answer).rejects.toThrow('failed');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('a page that is gone asks no more', async () => {
  const { ask, gone, answer } = asking(preparing(8), 'table');
  const refused = expect(answer).rejects.toThrow();
  gone.abort();
  await vi.advanceTimersByTimeAsync(2 * AGAIN_AFTER);
  await refused;
  expect(ask).toHaveBeenCalledTimes(1);
});

const shelf = (...states: readonly Readiness['state'][]): Shelf => ({
  bots: [],
  games: states.map((state, i) => ({
    name: `g${String(i)}`,
    fewest: 2,
    most: 2,
    options: [],
    presets: [],
    factions: [],
    readiness: { state, seconds: 0, progress: 0 },
  })),
});

it('a shelf changes until everything on it is ready or has failed', () => {
  expect(isChanging(shelf('ready', 'failed'))).toBe(false);
  expect(isChanging(shelf('ready', 'playable'))).toBe(true);
  expect(isChanging(shelf('preparing'))).toBe(true);
  expect(playable(shelf('preparing', 'playable', 'ready'))).toBe('g1 g2');
});
