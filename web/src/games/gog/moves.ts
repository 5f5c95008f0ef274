import { seatOf, toldOf } from '../../lib/narrate';
import type { View } from '../../lib/protocol.gen';
import { verbOf } from '../../lib/moves';
import { beside, isCell, isDirection } from './geometry';
import { type GogPosition, positionOf } from './position';

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

/** The soldier that walks. */
export const stakesOf = ({ picked }: GogPosition): readonly string[] =>
  isCell(picked ?? undefined) ? [String(picked)] : [];

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
  readonly outcome: Outcome;
}
export type Outcome = 'won' | 'lost' | 'tied';

/** GG-12.1, GG-12.2 The battle a legal move would begin: both levels, and how it would end. */
export function duelOf(view: View, move: string): Duel | undefined {
  const [cell] = placesOf(positionOf(view), move);
  const { attacker, defender, attack, defence, outcome } = toldOf(view, move)?.args ?? {};
  if (cell === undefined || outcome === undefined || outcome === 'none') return undefined;
  return {
    cell,
    attacker: seatOf(String(attacker)) ?? -1,
    defender: seatOf(String(defender)) ?? -1,
    attack: Number(attack),
    defence: Number(defence),
    outcome: outcome as Outcome,
  };
}

/** Battles and conquests are proposed first. */
export const isProposed = (view: View, move: string): boolean =>
  verbOf(move) === 'conquer' || duelOf(view, move) !== undefined;

/** The seat whose soldiers, cards and barn the panel shows. */
export const seatShown = (view: View): number =>
  view.seat ?? (view.actor >= 0 ? view.actor : (seatOf(positionOf(view).first ?? '') ?? 0));
