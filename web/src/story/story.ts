/** The story of a game, as it is said and drawn. */
import { meaning, narrate, type Say } from '../lib/narrate';
import type { Choice, Position, Share, Story, Told, Turn } from '../lib/protocol.gen';
import { isHead } from '../lib/since';

/** Whole points of chance. */
export const points = (share: number): number => Math.round(share * 100) + 0;

/** What is added or taken away, with its sign. */
export const signed = (number: number): string =>
  number === 0 ? '0' : number > 0 ? `+${number}` : `\u2212${-number}`;

export const PARTS = ['seat', 'luck', 'decisions'] as const;
export type Part = (typeof PARTS)[number];

/** A seat's account in whole points: the parts still sum to the result. */
export interface Account {
  readonly fair: number;
  readonly parts: Readonly<Record<Part, number>>;
  readonly result: number;
}

export function accountOf(share: Share): Account {
  const fair = points(share.fair);
  const result = points(share.result);
  const exact = PARTS.map(part => share[part] * 100);
  const [seat = 0, luck = 0, decisions = 0] = apportioned(exact, result - fair);
  return { fair, parts: { seat, luck, decisions }, result };
}

/** Whole numbers near these that sum to a total: what is farthest from its own moves first. */
export function apportioned(exact: readonly number[], total: number): number[] {
  const whole = exact.map(number => Math.round(number) + 0);
  let missing = total - whole.reduce((sum, number) => sum + number, 0);
  const step = Math.sign(missing);
  const order = exact
    .map((number, i) => ({ i, left: (number - (whole[i] ?? 0)) * step }))
    .toSorted((a, b) => b.left - a.left);
  for (let n = 0; missing !== 0; n++, missing -= step) {
    const { i } = order[n % order.length] ?? { i: 0 };
    whole[i] = (whole[i] ?? 0) + step;
  }
  return whole;
}

const MUCH_LUCK = 5;
export const verdict = ({ parts: { luck } }: Account): 'good' | 'bad' | 'even' =>
  luck >= MUCH_LUCK ? 'good' : luck <= -MUCH_LUCK ? 'bad' : 'even';

/** Who gained most by a turning point. */
export const winnerOf = ({ gains }: Turn): number => gains.indexOf(Math.max(...gains));

const MOST_EVENTS = 3;
/** What was told first at a ply, up to where the next turn begins. */
function eventsAt(positions: readonly Position[], ply: number): readonly Told[] {
  const told = (positions[ply]?.told ?? []).slice(0, MOST_EVENTS);
  const end = told.findIndex((event, i) => i > 0 && isHead(event));
  return end < 0 ? told : told.slice(0, end);
}

const APART = 6;
/** How far along a chart, in percent, marks of plies stand: none on another. */
export function marksAt(plies: readonly number[], last: number): number[] {
  const marks = plies.map(ply => (100 * ply) / last);
  for (let i = 1; i < marks.length; i++)
    marks[i] = Math.max(marks[i] ?? 0, (marks[i - 1] ?? 0) + APART);
  return marks.map((mark, i) => Math.min(mark, 100 - APART * (marks.length - 1 - i)));
}

/** A turning point in a sentence. */
export function turned(
  turn: Turn,
  story: Story,
  positions: readonly Position[],
  game: string,
  names: readonly string[],
  say: Say,
): string {
  const winner = winnerOf(turn);
  const plies = turn.cause === null ? [turn.ply] : [turn.cause, turn.ply];
  const events = plies.flatMap(ply => eventsAt(positions, ply));
  const args = {
    what: events.map(event => narrate(event, game, names, say)).join(' '),
    points: points(turn.swing),
    player: names[winner] ?? '',
    before: points(story.chances[turn.ply - 1]?.[winner] ?? 0),
    after: points(story.chances[turn.ply]?.[winner] ?? 0),
  };
  if (turn.likely === null) return say('story-turn', args);
  return say('story-turn-lot', { ...args, likely: Math.max(1, points(turn.likely)) });
}

/** A move, what it was worth, and what the adviser says to it. */
export function chosen(choice: Choice, game: string, names: readonly string[], say: Say): string {
  const move = meaning(choice.played, game, names, say);
  const played = say('story-choice', { move, points: signed(points(choice.gain)) });
  const advice = choice.advised
    ? say('story-advised', { move: meaning(choice.advised, game, names, say) })
    : say('story-advised-same');
  return `${played} ${advice}`;
}

/** A line through numbers, in a box as wide as the last ply and 1 high. */
export const lineOf = (plies: readonly number[], numbers: readonly number[], top: number): string =>
  plies
    .map((ply, i) => `${ply},${(1 - (numbers[i] ?? 0) / Math.max(1, top)).toFixed(4)}`)
    .join(' ');

/** The largest of all numbers. */
export const topOf = (lines: readonly (readonly number[])[]): number =>
  lines.reduce((top, line) => Math.max(top, ...line), 0);

const ROWS = 12;
/** Some places of a list, spread evenly, first and last among them. */
export function spread(length: number): number[] {
  const rows = Math.min(ROWS, length);
  const last = Math.max(1, rows - 1);
  return Array.from({ length: rows }, (_, i) => Math.round((i * (length - 1)) / last));
}
