import type { Positions, View } from './protocol.gen';

/** The position of a view that is known to be of this game. */
export function told<G extends keyof Positions>(view: View, game: G): Positions[G] {
  if (view.game !== game) throw new Error(`a view of ${view.game}, not of ${game}`);
  return view.position as Positions[G];
}
