import { describe, expect, it } from 'vitest';
import { announced } from '../src/lib/announce';
import { type Chapter, chapters, folded, isFold, ofPlayer } from '../src/lib/chapters';
import type { Entry, Told } from '../src/lib/protocol.gen';
import { entry } from './made';

const event = (kind: string, args: Told['args'] = {}): Told => ({ kind, args });
const turn = (seat: number): Told => event('turn', { player: `P${seat + 1}` });
const said = (seq: number, seat: number, ...told: Told[]): Entry => {
  return { ...entry(seq, told[0]?.kind ?? '', seat), told };
};
const LOG: readonly Entry[] = [
  said(0, -1, event('first'), event('deal')),
  said(1, 1, event('pantheon'), turn(0)),
  said(2, 0, event('attack')),
  said(3, 0, event('end-turn'), turn(1), event('recruits')),
  said(4, 1, event('move', { to: 'a1' })),
  said(5, 0, event('defend')),
];
const outline = (all: readonly Chapter[]) =>
  all.map(({ kind, seat, lines }) => [
    kind,
    seat,
    lines.map(({ entry: { seq }, told }) => [seq, ...told.map(one => one.kind)]),
  ]);

describe('a log as chapters', () => {
  it('puts what happened under the turn in which it did', () => {
    expect(outline(chapters(LOG, true))).toEqual([
      [
        'setup',
        undefined,
        [
          [0, 'first', 'deal'],
          [1, 'pantheon'],
        ],
      ],
      ['turn', 0, [[1], [2, 'attack'], [3, 'end-turn']]],
      [
        'turn',
        1,
        [
          [3, 'recruits'],
          [4, 'move'],
          [5, 'defend'],
        ],
      ],
    ]);
  });

  it('names each entry once', () => {
    const lines = chapters(LOG, true).flatMap(chapter => chapter.lines);
    const first = lines.filter(({ isFirst }) => isFirst).map(line => line.entry.seq);
    expect(first).toEqual(LOG.map(({ seq }) => seq));
  });

  it('that begins in the middle does not call it set-up', () => {
    expect(chapters(LOG.slice(2), false)[0]).toMatchObject({ kind: 'rest', seat: undefined });
  });

  it('goes back to a turn whose end was taken back', () => {
    const back = [...LOG.slice(0, 4), entry(4, 'undo', 0), said(5, 0, event('move'))];
    expect(outline(chapters(back, true)).at(-1)).toEqual(['turn', 0, [[4], [5, 'move']]]);
  });

  it('of one player has his turns, and what he did in those of others', () => {
    expect(outline(ofPlayer(chapters(LOG, true), 0))).toEqual([
      ['turn', 0, [[1], [2, 'attack'], [3, 'end-turn']]],
      ['turn', 1, [[5, 'defend']]],
    ]);
    expect(ofPlayer(chapters(LOG, true), undefined)).toHaveLength(3);
  });
});

describe('small steps', () => {
  const steps = (number: number) =>
    Array.from({ length: number }, (_, i) => said(i, 0, event('step', { to: `a${i}` })));
  const fold = (log: readonly Entry[]) => folded(chapters(log, false)[0]?.lines ?? [], ['step']);

  it('are folded where there are many, under the one that leads furthest', () => {
    const [first, other] = fold([...steps(4), said(4, 0, event('attack'))]);
    expect(first).toMatchObject({ told: [event('step', { to: 'a3' })] });
    expect(first && isFold(first) && first.lines).toHaveLength(4);
    expect(other && isFold(other)).toBe(false);
  });

  it('are left alone where there are few', () => {
    expect(fold(steps(2)).some(isFold)).toBe(false);
  });
});

describe('what is read aloud', () => {
  const aloud = (log: readonly Entry[]) =>
    announced(
      log,
      [0],
      ({ kind }) => `${kind}.`,
      (key, args) => `${key} ${String(args?.number)}`,
    );

  it('is what others did, not what I did', () => {
    expect(aloud(LOG.slice(2))).toBe('move.');
  });

  it('is short, however much happened', () => {
    const many = Array.from({ length: 30 }, (_, i) => said(i, 1, event(`m${i}`)));
    expect(aloud(many)).toBe('web-announce-many 30 m27. m28. m29.');
  });
});
