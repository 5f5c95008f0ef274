import { describe, expect, it } from 'vitest';
import type { Entry, Told } from '../src/lib/protocol.gen';
import { type Figures, meanwhile, reachesBack, sumUp } from '../src/lib/since';
import { entry } from './made';

const event = (kind: string, args: Told['args'] = {}): Told => ({ kind, args });
const turn = (seat: number): Told => event('turn', { player: `P${seat + 1}` });
const said = (seq: number, seat: number, ...told: Told[]): Entry => {
  return { ...entry(seq, told[0]?.kind ?? '', seat), told };
};
const HIT = event('attack', { player: 'P2', defender: 'P1' });
const LOG: readonly Entry[] = [
  said(0, -1, event('first'), turn(0)),
  said(1, 0, event('end-turn', { player: 'P1' }), turn(1), event('recruits', { player: 'P2' })),
  said(2, 1, HIT),
  said(3, 0, event('defend', { player: 'P1' }), event('lost', { player: 'P1' })),
  said(4, 1, event('end-turn', { player: 'P2' }), turn(0), event('recruits', { player: 'P1' })),
];

describe('since my last turn', () => {
  it('is from the entry that ended it to the entry that begins this one', () => {
    expect(meanwhile(LOG, 0)).toMatchObject({ from: { seq: 1 }, until: { seq: 4 } });
  });

  it('is nothing while it is the turn of somebody else, or before anybody had one', () => {
    expect(meanwhile(LOG, 1)).toBeUndefined();
    expect(meanwhile(LOG.slice(0, 1), 0)).toBeUndefined();
    expect(meanwhile([], 0)).toBeUndefined();
  });

  it('forgets what was taken back', () => {
    expect(meanwhile([...LOG, entry(5, 'undo', 1)], 0)).toBeUndefined();
  });

  it('is known if the log reaches back to my last turn', () => {
    expect(reachesBack(LOG, 0)).toBe(true);
    expect(reachesBack(LOG.slice(1), 0)).toBe(false);
  });

  it('tells my losses first, what befell me, and what others made of it', () => {
    const figures = (mine: number, gold: number, theirs: number): Figures => [
      { points: mine, gold },
      { points: theirs, gold: 0 },
    ];
    const span = meanwhile(LOG, 0);
    if (!span) throw new Error('it is my turn');
    const ends = [figures(5, 1, 5), figures(3, 4, 6)] as const;
    expect(sumUp(span, 0, ends, ['points', 'gold'])).toEqual({
      losses: [{ field: 'points', before: 5, after: 3 }],
      gains: [{ field: 'gold', before: 1, after: 4 }],
      told: [HIT, event('lost', { player: 'P1' })],
      others: [{ seat: 1, moves: 2, changes: [{ field: 'points', before: 5, after: 6 }] }],
    });
  });
});
