/** The move after which a chance was so much better than before. */
export interface Decisive {
  readonly ply: number;
  readonly from: number;
  readonly to: number;
}

/** Less is no turn of a game. */
const LEAST = 0.05;

/** Where the winners' chance rose most, the first time; nothing if it never rose much. */
export function decisive(
  game: readonly (readonly number[])[],
  winners: readonly number[],
): Decisive | undefined {
  const chances = game.map(seats => winners.reduce((sum, seat) => sum + (seats[seat] ?? 0), 0));
  const rises = chances.slice(1).map((to, i) => ({ ply: i + 1, from: chances[i] ?? 0, to }));
  const most = rises.reduce((best, { from, to }) => Math.max(best, to - from), LEAST);
  return rises.find(({ from, to }) => to - from >= most);
}
