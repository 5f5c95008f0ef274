import { expect, it } from 'vitest';
import { EMPTY, reduce } from '../src/lib/reducer';
import { named, personAt, type SeatWish } from '../src/lib/wish';
import { infoOf, viewOf } from './made';

const seats = (...kinds: SeatWish['kind'][]): SeatWish[] =>
  kinds.map(kind => ({ kind, name: '', bot: 'greedy' }));
const say = (key: string, args = {}): string => `${key} ${JSON.stringify(args)}`;

it('the first at a screen is me, the others are called as last time', () => {
  const four = seats('bot', 'me', 'open', 'me');
  const names = four.map((_, i) => personAt(i, four, 'Ann', ['Berta']));
  expect(names).toEqual(['Ann', 'Ann', 'Berta', 'Berta']);
  expect(personAt(4, four, 'Ann', ['Berta'])).toBe('');
});

it('nobody at a screen is left without a name', () => {
  expect(named(seats('me', 'open'), say).map(({ name }) => name)).toEqual([
    'web-seat-person {"number":1}',
    '',
  ]);
});

it('a hint is forgotten when the curtain is closed', () => {
  const advice = { type: 'advice', id: 'x', seq: 0, move: 'bid 3' } as const;
  const hinted = reduce(EMPTY, { ...advice, win_probabilities: [], reasons: [] });
  const show = { type: 'show', info: infoOf(), seq: 0, plies: 0, log: [] } as const;
  expect(reduce(hinted, { ...show, view: viewOf({}) }).hint?.move).toBe('bid 3');
  expect(reduce(hinted, { ...show, view: viewOf({ curtain: [0] }) }).hint).toBeUndefined();
});
