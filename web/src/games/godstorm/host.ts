import type { View } from '../../lib/protocol.gen';
import { positionOf } from './position';

/** What a good host says of a seat's standing. */
export function warnings(view: View, seat: number): readonly string[] {
  const tally = view.seats[seat];
  if (tally?.alive === false) return ['web-godstorm-eliminated'];
  return Number(tally?.territories) === 1 && positionOf(view).epoch > 0
    ? ['web-godstorm-last-territory']
    : [];
}
