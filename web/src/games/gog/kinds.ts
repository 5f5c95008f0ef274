import { type GogPosition, pieceAt } from './position';
import { terrainAt } from './terrain';

/** What lies in a cell, for whoever asks: who stands there before what is beneath. */
export function kindAt(position: GogPosition, cell: string): string {
  if (position.gog === cell) return 'gog';
  if (position.angel === cell) return 'angel';
  return pieceAt(position, cell)?.kind ?? terrainAt(position.map, cell) ?? 'unknown';
}
