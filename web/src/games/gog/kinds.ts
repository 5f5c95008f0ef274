import { isCell } from './geometry';
import { type GogPosition, pieceAt } from './position';
import { terrainAt } from './terrain';

/** What lies in a cell, for whoever asks: who stands there before what is beneath. While the map is
 * being laid, there are places for its pieces instead of cells. */
export function kindAt(position: GogPosition, cell: string): string {
  if (!isCell(cell)) return 'unknown';
  if (position.gog === cell) return 'gog';
  if (position.angel === cell) return 'angel';
  return pieceAt(position, cell)?.kind ?? terrainAt(position.map, cell) ?? 'unknown';
}
