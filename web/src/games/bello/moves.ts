import type { Deed, Trace } from '../../lib/trail';
import { BOARD } from './geometry';

/** The locations a move names, in order. */
export const cellsOf = (move: string): string[] =>
  move
    .split(' ')
    .slice(1)
    .filter(word => BOARD.has(word));

export const isButton = (move: string): boolean =>
  cellsOf(move).length === 0 && !/^(power|pantheon) /.test(move);

export function traces({ seat, move }: Deed): Trace[] {
  const cells = cellsOf(move);
  return cells.length > 0 ? [{ seat, verb: move.split(' ')[0] ?? '', cells }] : [];
}
