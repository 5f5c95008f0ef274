import { HEAVEN, heavenAt, SPACES } from './below';
import type { Point } from './shores';
import { LANDS, SEAS } from './world';

/** Where a cell lies; the heaven is that of the seat that looks on. */
export function spotOf(cell: string, seat: number): Point | undefined {
  if (cell === HEAVEN) return heavenAt(seat);
  return (
    LANDS.find(({ code }) => code === cell) ??
    SPACES.find(({ code }) => code === cell) ??
    SEAS.find(({ code }) => code === cell)?.middle
  );
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const SIDEWAYS = 2.2;

/** The nearest cell in the direction of an arrow; one straight ahead is nearer than one aside. */
export function stepFrom(
  here: string,
  key: string,
  cells: readonly string[],
  seat: number,
): string | undefined {
  const way = WAYS[key];
  const from = spotOf(here, seat);
  if (way === undefined || from === undefined) return undefined;
  const [dx, dy] = way;
  const far = (cell: string): number => {
    const to = spotOf(cell, seat) ?? from;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return ahead <= 0 || aside > SIDEWAYS * ahead ? Infinity : ahead + SIDEWAYS * aside;
  };
  const best = cells
    .filter(cell => cell !== here)
    .map(cell => ({ cell, distance: far(cell) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return best === undefined || best.distance === Infinity ? undefined : best.cell;
}
