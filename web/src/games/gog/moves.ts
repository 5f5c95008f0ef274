import { seatOf } from '../../lib/narrate';
import type { View } from '../../lib/protocol.gen';
import { verbOf } from '../../lib/moves';
import { beside, isCell, isDirection } from './geometry';
import { type GogPosition, nodeOf, pieceAt, positionOf } from './position';
import { terrainAt } from './terrain';

/** The cells a move names: a step leads to the cell beside, a figure and `stop` are where they stand. */
export function placesOf(position: GogPosition, move: string): readonly string[] {
  const [verb, word, turn] = move.split(' ');
  const known = (cell: string | null | undefined): string[] =>
    isCell(cell ?? undefined) ? [String(cell)] : [];
  if (verb === 'lay') return [word, turn].filter(part => part !== undefined);
  if (verb === 'stop') return known(position.picked);
  if (verb === 'gog') return known(position.gog);
  if (verb === 'angel') return known(position.angel);
  if (verb === 'step' && position.picked !== null && isDirection(word))
    return known(beside(position.picked, word));
  return known(word);
}

const BUTTONS = [
  'split', 'yes', 'no', 'from', 'draw', 'next', 'accept', 'decline', 'keep', 'reroll', 'found', 'stop',
  'gog', 'angel', 'pass', 'ambush', 'end',
]; // prettier-ignore
export const isButton = (move: string): boolean => BUTTONS.includes(verbOf(move));

export interface Duel {
  readonly cell: string;
  readonly attacker: number;
  readonly defender: number;
  readonly attack: number;
  readonly defence: number;
}

const RUIN_BONUS = 1;
const HIGHEST_LEVEL = 6;

/** GG-12.1 The battle a move would begin, and the two levels it is fought with. */
export function duelOf(position: GogPosition, move: string): Duel | undefined {
  const verb = verbOf(move);
  const from = verb === 'step' ? position.picked : position.place;
  const isFight = verb === 'step' || (verb === 'to' && nodeOf(position) === 'send');
  const [cell] = placesOf(position, move);
  if (!isFight || from === null || cell === undefined) return undefined;
  const [mine, theirs] = [pieceAt(position, from), pieceAt(position, cell)];
  if (!mine || theirs?.kind !== 'soldier' || theirs.seat === mine.seat) return undefined;
  const bonus = terrainAt(position.map, cell) === 'ruin' ? RUIN_BONUS : 0;
  return {
    cell,
    attacker: mine.seat,
    defender: theirs.seat,
    attack: position.transit || mine.level,
    defence: Math.min(theirs.level + bonus, HIGHEST_LEVEL),
  };
}

/** Battles and conquests are proposed first. */
export const isProposed = (view: View, move: string): boolean =>
  verbOf(move) === 'conquer' || duelOf(positionOf(view), move) !== undefined;

/** The seat whose soldiers, cards and barn the panel shows. */
export const seatShown = (view: View): number =>
  view.seat ?? (view.actor >= 0 ? view.actor : (seatOf(positionOf(view).first ?? '') ?? 0));
