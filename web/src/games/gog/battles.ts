import { seatOf } from '../../lib/narrate';
import type { View } from '../../lib/protocol.gen';
import type { Trace } from '../../lib/trail';
import { type Duel, duelOf, type Outcome } from './moves';

export interface Fought extends Omit<Duel, 'defender'> {
  readonly defender: number | undefined;
}

/** The battles that the legal moves would begin. */
export const duelsOf = (view: View): readonly Duel[] =>
  view.legal.flatMap(move => duelOf(view, move) ?? []);

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
