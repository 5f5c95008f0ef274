import { distance } from './geometry';
import { type GogPosition, type Piece } from './position';

/** A die that keeps its identity from one position to the next, so that it can be seen to walk. */
export interface Token extends Piece {
  readonly id: number;
  readonly cell: string;
  /** Above an own soldier, on its way. */
  readonly isInTransit: boolean;
}
type Standing = Omit<Token, 'id'>;

/** Every die on the map. */
export function standing(position: GogPosition): Standing[] {
  const dice = Object.entries(position.cells).map(([cell, piece]) => ({
    ...piece,
    cell,
    isInTransit: false,
  }));
  const { picked, transit } = position;
  const below = dice.find(die => die.cell === picked);
  if (transit === 0 || !below) return dice;
  return [...dice, { ...below, level: transit, spent: false, isInTransit: true }];
}

const isSame = (a: Standing, b: Standing): boolean =>
  a.seat === b.seat && a.kind === b.kind && a.cell === b.cell && a.isInTransit === b.isInTransit;

/** The dice after: one that left a cell walks to the nearest that gained one; others come or go. */
export function advance(before: readonly Token[], position: GogPosition): readonly Token[] {
  const left = [...before];
  let fresh = Math.max(0, ...before.map(({ id }) => id)) + 1;
  function take(fits: (token: Token) => boolean): number | undefined {
    const found = left.findIndex(fits);
    return found < 0 ? undefined : left.splice(found, 1)[0]?.id;
  }
  const wanted = standing(position).map(die => ({ die, id: take(token => isSame(token, die)) }));
  const walked = wanted.map(({ die, id }) => {
    if (id !== undefined) return { ...die, id };
    left.sort((a, b) => distance(a.cell, die.cell) - distance(b.cell, die.cell));
    return {
      ...die,
      id: take(({ kind, seat }) => kind === die.kind && seat === die.seat) ?? fresh++,
    };
  });
  return walked.toSorted((a, b) => a.id - b.id);
}
