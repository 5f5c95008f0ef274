import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  absentSeats,
  hasListeners,
  heard,
  mannersOf,
  notesAfter,
  notesAt,
  usualManners,
} from '../src/lib/company';
import { Countdown, digits, isLate, isShort } from '../src/lib/countdown.svelte';
import type { Note, Saying, SeatInfo } from '../src/lib/protocol.gen';
import { EMPTY, reduce } from '../src/lib/reducer';
import { infoOf } from './made';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const note = (number: number, seq: number): Note => ({
  number,
  at: 0,
  seq,
  kind: 'late',
  seat: 0,
  who: -1,
});
const saying = (number: number): Saying => ({
  number,
  at: 0,
  seat: 0,
  name: 'Ann',
  phrase: null,
  words: `word ${number}`,
});
const seat = (some: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  kind: 'human',
  name: 'Ann',
  bot: null,
  mine: false,
  present: true,
  deputy: null,
  entropy: '',
  ...some,
});

it('what was said is heard once and in order, whatever comes twice or late', () => {
  const all = heard(heard([], [saying(1), saying(3)]), [saying(3), saying(2)]);
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3]);
  const state = reduce(EMPTY, { type: 'talk', sayings: [saying(1)] });
  expect(reduce(state, { type: 'talk', sayings: [saying(1)] }).sayings).toHaveLength(1);
});

it('a note stands before the entry that followed it, or at the end', () => {
  const notes = [note(1, 2), note(2, 5)];
  expect(notesAt(notes, 2)).toEqual([notes[0]]);
  expect(notesAfter(notes, 5)).toEqual([notes[1]]);
});

it('a clock counts by the server: a wrong clock here changes nothing', () => {
  let now = 5;
  const countdown = new Countdown(() => now);
  countdown.follow({ seat: 0, due: 10_065_000, now: 10_000_000 });
  expect(countdown.left).toBe(65);
  now += 64_500;
  vi.advanceTimersByTime(250);
  expect(countdown.left).toBe(1);
  now += 9_000;
  vi.advanceTimersByTime(250);
  expect(countdown.left).toBe(0);
  countdown.stop();
  expect(countdown.left).toBeUndefined();
});

it('seconds are written as people read them', () => {
  expect([digits(5), digits(65), digits(7325)]).toEqual(['0:05', '1:05', '2:02:05']);
  expect([isShort(31), isShort(30)]).toEqual([false, true]);
  expect([isLate(30, 60), isLate(31, 60), isLate(14_400, 86_400), isLate(14_401, 86_400)]).toEqual([
    true, false, true, false,
  ]); // prettier-ignore
});

it('a clock that is told reaches the table', () => {
  const state = reduce(EMPTY, { type: 'presence', info: infoOf() });
  const clock = { seat: 1, due: 9, now: 3 };
  expect(reduce(state, { type: 'clock', clock }).info?.clock).toEqual(clock);
  expect(reduce(EMPTY, { type: 'clock', clock })).toBe(EMPTY);
});

it('others decide about those who are away, spectators about nobody', () => {
  const seats = [seat({ mine: true }), seat({ seat: 1, present: false }), seat({ seat: 2 })];
  expect(absentSeats(infoOf({ seats }))).toEqual([1]);
  expect(absentSeats(infoOf({ seats: seats.slice(1) }))).toEqual([]);
  expect(absentSeats(infoOf({ seats, over: true }))).toEqual([]);
});

it('what a host chooses becomes a pace', () => {
  const wish = mannersOf({ ...usualManners(), pace: 'days-3', late: 'turn' });
  expect(wish.pace).toEqual({ clock: 'turn', seconds: 259_200, late: 'turn', away: 0 });
  expect(wish.talk).toBe(true);
});

it('nobody talks where only bots would hear it', () => {
  const table = (talk: boolean, ...others: Partial<SeatInfo>[]): boolean => {
    const seats = [{ kind: 'human', mine: true }, ...others] as SeatInfo[];
    return hasListeners(infoOf({ talk, seats }));
  };
  expect(table(true, { kind: 'bot', mine: false }, { kind: 'human', mine: true })).toBe(false);
  expect(table(true, { kind: 'open', mine: false })).toBe(true);
  expect(table(true, { kind: 'human', mine: false })).toBe(true);
  expect(table(false, { kind: 'human', mine: false })).toBe(false);
});
