/** Somebody who says what to do at a table. */
export interface Coaching {
  /** The legal moves that are asked for; undefined where everything may be tried. */
  readonly asked: readonly string[] | undefined;
  /** Whether a legal move is kept back for now. */
  holds(move: string): boolean;
}
