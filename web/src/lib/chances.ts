/** Chances, as they are shown. */

/** Whole percents that make a hundred together. */
export function percents(chances: readonly number[]): number[] {
  const floors = chances.map(chance => Math.floor(chance * 100));
  const missing = Math.round(chances.reduce((sum, chance) => sum + chance * 100, 0));
  const rest = missing - floors.reduce((sum, floor) => sum + floor, 0);
  const first = chances
    .map((chance, seat) => ({ seat, left: chance * 100 - Math.floor(chance * 100) }))
    .toSorted((a, b) => b.left - a.left)
    .slice(0, Math.max(0, rest))
    .map(({ seat }) => seat);
  return floors.map((floor, seat) => floor + (first.includes(seat) ? 1 : 0));
}

/** A likelihood as people read it; never 0 or 100 for what is only nearly so. */
export function percent(likely: number): string {
  const number = Math.round(likely * 100);
  const told = number === 0 && likely > 0 ? '<1' : number === 100 && likely < 1 ? '>99' : number;
  return `${told}\u00a0%`;
}

/** The area of each seat over a whole game, one above the other, as points of a polygon. */
export function bands(game: readonly (readonly number[])[]): string[] {
  const seats = game[0]?.length ?? 0;
  const below = (ply: number, seat: number): number =>
    1 - (game[ply] ?? []).slice(0, seat).reduce((sum, chance) => sum + chance, 0);
  const edge = (seat: number): string[] =>
    game.map((_, ply) => `${ply},${Math.max(0, below(ply, seat)).toFixed(4)}`);
  return Array.from({ length: seats }, (_, seat) =>
    [...edge(seat), ...edge(seat + 1).toReversed()].join(' '),
  );
}

/** The ply a place across a chart means: `share` is from 0 to 1. */
export const plyAt = (share: number, last: number): number =>
  Math.round(Math.max(0, Math.min(1, share)) * last);
