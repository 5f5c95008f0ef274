import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry, Show, ToBrowser, Update, View } from '../src/lib/protocol.gen';
import { EMPTY, plies, reduce, type TableState } from '../src/lib/reducer';
import { entry, infoOf, viewOf } from './made';

const LENGTH = 12;
const LOG: readonly Entry[] = Array.from({ length: LENGTH }, (_, i) => entry(i, `move ${i}`));
const viewAt = (seq: number): View => viewOf({ legal: [`after ${seq}`] });

const show = (seq: number): Show => ({
  type: 'show',
  info: infoOf(),
  seq,
  view: viewAt(seq),
  plies: 0,
  log: LOG.slice(0, seq),
});
const update = (from: number, to: number): Update => ({
  type: 'update',
  seq: to,
  entries: LOG.slice(from, to),
  view: viewAt(to),
});

const messages: fc.Arbitrary<ToBrowser> = fc.oneof(
  fc.nat(LENGTH).map(show),
  fc.tuple(fc.nat(LENGTH), fc.nat(LENGTH)).map(([a, b]) => update(Math.min(a, b), Math.max(a, b))),
  fc.nat(LENGTH).map(seq => ({ type: 'ack', id: 'mine', seq }) as const),
  fc.nat(LENGTH).map(seq => ({ ...update(0, seq), type: 'stale', id: 'mine' }) as const),
  fc.constant({ type: 'illegal', id: 'x', move: 'm', reason: 'no_room', rule: 'BD-2.2' } as const),
  fc.constant({ type: 'pong' } as const),
);
const after = (all: readonly ToBrowser[]): TableState => all.reduce<TableState>(reduce, EMPTY);

describe('lost, doubled and late messages', () => {
  it('the log is the beginning of the true log, each entry once, and the view fits it', () => {
    fc.assert(
      fc.property(fc.array(messages), all => {
        const state = after(all);
        expect(state.log).toEqual(LOG.slice(0, state.seq));
        if (state.view) expect(state.view).toEqual(viewAt(state.seq));
      }),
    );
  });

  it('a show mends everything', () => {
    fc.assert(
      fc.property(fc.array(messages), fc.nat(LENGTH), (all, seq) => {
        const state = after([...all, show(seq)]);
        expect(state).toMatchObject({ seq, gap: false, view: viewAt(seq) });
        expect(state.log).toEqual(LOG.slice(0, seq));
      }),
    );
  });

  it('updates that overlap in any way lead to the end, if none is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(LENGTH)), cuts => {
        const ends = [...cuts.toSorted((a, b) => a - b), LENGTH];
        const all = ends.map((end, i) => update(Math.max(0, (ends[i - 1] ?? 0) - 2), end));
        expect(after([show(0), ...all, ...all]).log).toEqual(LOG);
      }),
    );
  });

  it('a gap is noticed', () => {
    expect(after([show(2), update(3, 5)])).toMatchObject({ gap: true, seq: 2 });
  });
});

describe('a move on its way', () => {
  const sent = (seq: number, move: string | undefined): TableState =>
    reduce(after([show(seq)]), { type: 'sent', pending: { id: 'mine', seq, move } });

  it('is done when it is acknowledged, before or after its update', () => {
    const ack = { type: 'ack', id: 'mine', seq: 3 } as const;
    const one = [ack, update(3, 4)].reduce<TableState>(reduce, sent(3, 'move 3'));
    const other = [update(3, 4), ack].reduce<TableState>(reduce, sent(3, 'move 3'));
    expect(one).toEqual(other);
    expect(one.pending).toBeUndefined();
  });

  it('is done when it is seen in the log, so that the next one need not wait', () => {
    expect(reduce(sent(3, 'move 3'), update(3, 4)).pending).toBeUndefined();
    expect(reduce(sent(3, 'attack'), update(3, 4)).pending?.id).toBe('mine');
  });

  it('waits through a reconnection while the position is the same', () => {
    expect(reduce(sent(3, 'move 3'), show(3)).pending?.id).toBe('mine');
  });

  it('has arrived if the log says so, and is stale if something else was played', () => {
    expect(reduce(sent(3, 'move 3'), show(6))).toMatchObject({
      pending: undefined,
      notice: undefined,
    });
    expect(reduce(sent(3, 'attack'), show(6)).notice).toEqual({ kind: 'stale' });
  });

  it('has arrived though the log hides what only its seat may know', () => {
    const hidden: Update = { ...update(3, 4), entries: [entry(3, 'move ?')] };
    expect(reduce(sent(3, 'move 3'), hidden).pending).toBeUndefined();
    expect(reduce(sent(3, 'attack'), hidden).pending?.id).toBe('mine');
  });

  it('is forgotten when it is refused, and the reason is told', () => {
    const refused = { type: 'illegal', id: 'mine', move: 'm', reason: 'no_room', rule: 'BD-2.2' };
    const state = reduce(sent(3, 'm'), refused as ToBrowser);
    expect(state.pending).toBeUndefined();
    expect(state.notice).toMatchObject({ reason: 'no_room', rule: 'BD-2.2' });
  });
});

it('entries taken back have no position, the others the number of moves played', () => {
  const log = ['a', 'b', 'undo', 'c'].map((move, i) => entry(i, move));
  expect([...plies(log)]).toEqual([
    [0, 1],
    [3, 2],
  ]);
});

describe('a log of which only the newest entries are shown', () => {
  const late: Show = { ...show(LENGTH), plies: 8, log: LOG.slice(8) };
  const page = { plies: 3, entries: LOG.slice(3, 8) };

  it('counts the moves that stood before', () => {
    const { log, before } = reduce(EMPTY, late);
    expect(plies(log, before).get(8)).toBe(9);
  });

  it('is preceded by what is asked for', () => {
    const { log, before } = reduce(reduce(EMPTY, late), { type: 'earlier', page });
    expect(log).toEqual(LOG.slice(3));
    expect(plies(log, before).get(3)).toBe(4);
  });

  it('takes no entry twice and leaves no gap', () => {
    const state = reduce(EMPTY, late);
    const overlapping = { ...page, entries: LOG.slice(3, 10) };
    expect(reduce(state, { type: 'earlier', page: overlapping }).log).toEqual(LOG.slice(3));
    const distant = { ...page, entries: LOG.slice(3, 6) };
    expect(reduce(state, { type: 'earlier', page: distant })).toBe(state);
  });

  it('takes back what stood before its first entry', () => {
    expect([...plies([entry(8, 'undo'), entry(9, 'b')], 8)]).toEqual([[9, 8]]);
  });
});
