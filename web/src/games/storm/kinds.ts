import type { View } from '../../lib/protocol.gen';
import { boardOf, centreOf } from './geometry';
import { positionOf, tileAt } from './position';

/** What lies in a cell, for whoever asks. */
export function kindAt(view: View, cell: string): string {
  const position = positionOf(view);
  const tile = tileAt(position, cell);
  if (cell === position.vaal) return 'vaal';
  if (cell === centreOf(boardOf(position))) return 'compass';
  if (!tile) return 'open';
  return tile.building ?? (tile.worshipers > 0 ? 'worshipers' : 'vacant');
}
