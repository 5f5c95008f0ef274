import { seatOf } from '../../lib/narrate';
import type { View } from '../../lib/protocol.gen';
import type { Trace } from '../../lib/trail';
import { type Duel, duelOf } from './moves';
import { positionOf } from './position';

export type Outcome = 'won' | 'lost' | 'tied';
export interface Fought extends Omit<Duel, 'defender'> {
  readonly defender: number | undefined;
  readonly outcome: Outcome;
}

/** The battles that the legal moves would begin. */
export const duelsOf = (view: View): readonly Duel[] =>
  view.legal.flatMap(move => duelOf(positionOf(view), move) ?? []);

/** GG-12.2 The higher level wins; equal ones leave it to the dice. */
export const forecast = ({ attack, defence }: Duel): Outcome =>
  attack === defence ? 'tied' : attack > defence ? 'won' : 'lost';

/** The battles told by a trail, with both totals; of several on a cell the last. */
export function foughtOf(trail: readonly Trace[]): readonly Fought[] {
  const all = trail.flatMap(({ told, seat, cells }): Fought[] => {
    const [cell] = cells;
    if (!told || cell === undefined) return [];
    const { attack, defence, outcome, defender } = told.args;
    return [
      {
        cell,
        attacker: seat,
        defender: seatOf(String(defender)),
        attack: Number(attack),
        defence: Number(defence),
        outcome: outcome as Outcome,
      },
    ];
  });
  return [...new Map(all.map(fought => [fought.cell, fought])).values()];
}
