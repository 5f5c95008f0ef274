/** What a click may mean, read off the legal moves alone: no rules are known here. */

/** The cells a move names, in order. */
export type PlacesOf = (move: string) => readonly string[];

export const verbOf = (move: string): string => move.split(' ')[0] ?? '';

/** The moves from a cell that ask for nothing more: `sail e2`, `claim e3`. */
export const movesAt = (legal: readonly string[], cell: string, places: PlacesOf): string[] =>
  legal.filter(move => {
    const cells = places(move);
    return cells.length === 1 && cells[0] === cell;
  });

const movesFrom = (legal: readonly string[], cell: string, places: PlacesOf): string[] =>
  legal.filter(move => {
    const cells = places(move);
    return cells.length > 1 && cells[0] === cell;
  });

/** The cells worth a click, with their verb: targets of the chosen one, or else every first cell and
 * those that several moves in a row lead to. */
export function litCells(
  legal: readonly string[],
  chosen: string | undefined,
  places: PlacesOf,
  ways: Readonly<Record<string, unknown>> = {},
): Map<string, string> {
  const lit = new Map<string, string>();
  if (chosen === undefined) for (const cell of Object.keys(ways)) lit.set(cell, 'walk');
  for (const move of legal) {
    const [first, second] = places(move);
    const cell = chosen === undefined ? first : first === chosen ? second : undefined;
    if (cell !== undefined) lit.set(cell, chosen === undefined ? 'choose' : verbOf(move));
  }
  return lit;
}

/** What a small screen looks at: where a move would happen; else what it is about, and where it may lead. */
export function lookedAt(
  chosen: string | undefined,
  askedAt: string | undefined,
  stakes: readonly string[],
  lit: ReadonlyMap<string, string>,
): readonly string[] {
  if (askedAt !== undefined) return [askedAt];
  const about = chosen === undefined ? stakes : [chosen, ...stakes];
  return about.length > 0 ? [...about, ...lit.keys()] : [];
}

/** What a click does. */
export type Pick =
  | { readonly kind: 'play'; readonly move: string }
  | { readonly kind: 'choose'; readonly cell: string }
  | { readonly kind: 'unchoose' }
  | { readonly kind: 'ask'; readonly moves: readonly string[] }
  | { readonly kind: 'why' };

export function pick(
  legal: readonly string[],
  chosen: string | undefined,
  cell: string,
  places: PlacesOf,
): Pick {
  if (chosen === cell) return { kind: 'unchoose' };
  if (chosen !== undefined) {
    const moves = movesFrom(legal, chosen, places).filter(move => places(move)[1] === cell);
    if (moves.length > 1) return { kind: 'ask', moves };
    if (moves[0] !== undefined) return { kind: 'play', move: moves[0] };
  }
  const here = movesAt(legal, cell, places);
  if (movesFrom(legal, cell, places).length > 0) return { kind: 'choose', cell };
  if (here.length > 1) return { kind: 'ask', moves: here };
  if (here[0] !== undefined && chosen === undefined) return { kind: 'play', move: here[0] };
  return { kind: 'why' };
}

/** The one button that goes on with the game without doing anything, if there is one. */
export const PASSING: readonly string[] = ['end', 'done', 'pass', 'leave', 'next', 'stop'];
export const passing = (legal: readonly string[]): string | undefined =>
  PASSING.find(move => legal.includes(move));
