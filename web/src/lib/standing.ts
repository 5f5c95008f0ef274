import type { View } from './protocol.gen';

/** One line of where somebody stands on a way to victory. */
export interface StandingLine {
  /** Said in the words of the game for it. */
  readonly name: string;
  readonly have: number;
  /** How much of it is enough, where there is such a number. */
  readonly need?: number;
  /** The most that any rival has, where more than everybody is what counts. */
  readonly best?: number;
}

export type StandingOf = (view: View, seat: number) => readonly StandingLine[];

export const tally = (view: View, seat: number, field: string): number =>
  Number(view.seats[seat]?.[field] ?? 0);

/** What one seat has of something, against the best of the others. */
export function against(view: View, seat: number, name: string, field: string): StandingLine {
  const others = view.seats.map((_, i) => i).filter(i => i !== seat);
  const best = Math.max(...others.map(other => tally(view, other, field)));
  return { name, have: tally(view, seat, field), best };
}
