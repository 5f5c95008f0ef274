import type { Say } from '../../lib/narrate';
import { type GogPosition, pieceAt } from './position';
import { terrainAt } from './terrain';

/** A cell in words: "c4, forest, soldier of Ada, level 3, can be chosen". */
export function spellCell(
  position: GogPosition,
  cell: string,
  names: readonly string[],
  lit: boolean,
  say: Say,
): string {
  const terrain = terrainAt(position.map, cell);
  const piece = pieceAt(position, cell);
  const player = names[piece?.seat ?? -1] ?? '';
  return [
    cell,
    terrain === undefined ? say('web-gog-unlaid') : say(`gog-terrain-${terrain}`),
    ...(piece ? [say(`web-gog-${piece.kind}-of`, { player, level: piece.level })] : []),
    ...(piece?.spent ? [say('web-gog-spent')] : []),
    ...(position.locks.includes(cell) ? [say('gog-piece-locked-scroll')] : []),
    ...(position.gog === cell ? [say('gog-figure-gog')] : []),
    ...(position.angel === cell ? [say('gog-figure-angel')] : []),
    ...(position.picked === cell ? [say('web-gog-picked')] : []),
    ...(lit ? [say('web-gog-lit')] : []),
  ].join(', ');
}
