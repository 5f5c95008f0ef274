import type { View } from '../../lib/protocol.gen';
import type { Trace } from '../../lib/trail';
import type { Face } from '../face';
import { beside, isDirection } from './geometry';
import { pieceAt, positionOf } from './position';

/** The cells that steps lead through, the first one included. */
export function cellsAlong(from: string, moves: readonly string[]): string[] {
  const cells = [from];
  for (const move of moves) {
    const [, direction] = move.split(' ');
    const next = isDirection(direction) ? beside(cells.at(-1) ?? from, direction) : undefined;
    if (next !== undefined) cells.push(next);
  }
  return cells;
}

function traces(view: View, moves: readonly string[]): Trace[] {
  const cells = cellsAlong(positionOf(view).picked ?? 'a1', moves);
  return cells
    .slice(1)
    .map((to, i) => ({ seat: view.actor, verb: 'step', cells: [cells[i] ?? to, to] }));
}

/** A walk to a cell where a rival stands ends before it: the attack is asked about then. */
export const way: NonNullable<Face['way']> = {
  traces,
  words: (view, moves, cell) => ({
    key: pieceAt(positionOf(view), cell) ? 'web-gog-walk-up-to' : 'web-gog-walk',
    args: { cell, steps: moves.length },
  }),
};
