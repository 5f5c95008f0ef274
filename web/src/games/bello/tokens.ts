import { BOARD, PLACES } from './geometry';
import { type BelloPosition, standing } from './position';

/** A follower that keeps its identity from one position to the next, so that it can be seen to walk. */
export interface Token {
  readonly id: number;
  readonly seat: number;
  readonly cell: string;
  /** Which of how many in the cell. */
  readonly slot: number;
  readonly of: number;
}

type Loose = Omit<Token, 'slot' | 'of'>;

/** The followers after: those that left a cell walk to the nearest one that gained; others come or go. */
export function advance(before: readonly Token[], position: BelloPosition): readonly Token[] {
  const missing = wanted(position);
  const stay: Loose[] = [];
  const left: Loose[] = [];
  for (const token of before) {
    const at = missing.findIndex(want => want.seat === token.seat && want.cell === token.cell);
    if (at >= 0) missing.splice(at, 1);
    (at >= 0 ? stay : left).push(token);
  }
  let fresh = Math.max(0, ...before.map(token => token.id)) + 1;
  const come = missing.map(want => ({ ...want, id: nearest(left, want)?.id ?? fresh++ }));
  return seated([...stay, ...come]);
}

/** Takes the nearest of the same seat out of those that left. */
function nearest(left: Loose[], want: { seat: number; cell: string }): Loose | undefined {
  const found = left
    .filter(token => token.seat === want.seat)
    .toSorted((a, b) => BOARD.distance(a.cell, want.cell) - BOARD.distance(b.cell, want.cell))[0];
  if (found) left.splice(left.indexOf(found), 1);
  return found;
}

function wanted(position: BelloPosition): { seat: number; cell: string }[] {
  return PLACES.flatMap(({ name: cell }) =>
    [...standing(position.cells[cell]).followers].flatMap(([seat, number]) =>
      Array.from({ length: number }, () => ({ seat, cell })),
    ),
  );
}

function seated(tokens: readonly Loose[]): readonly Token[] {
  const ordered = tokens.toSorted((a, b) => a.seat - b.seat || a.id - b.id);
  return ordered
    .map(token => {
      const here = ordered.filter(other => other.cell === token.cell);
      return { ...token, slot: here.indexOf(token), of: here.length };
    })
    .toSorted((a, b) => a.id - b.id);
}

const SLOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-13, 0],
    [13, 0],
  ],
  3: [
    [-13, 8],
    [13, 8],
    [0, -12],
  ],
  4: [
    [-13, -11],
    [13, -11],
    [-13, 12],
    [13, 12],
  ],
};

export const slotPoint = (slot: number, of: number): readonly [number, number] =>
  SLOTS[Math.min(of, 4)]?.[slot % 4] ?? [0, 0];
