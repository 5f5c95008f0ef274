import type { TableState } from './reducer';

/**
 * Moves that lead somewhere one after another. Each is due when the one before it has come back as
 * expected; a refusal, somebody else's move or one that cannot be played any more ends the errand.
 */
export class Errand {
  #left: readonly string[] = [];
  /** How many entries the log must have for the next one. */
  #due = 0;

  begin(moves: readonly string[], seq: number): void {
    this.#left = moves;
    this.#due = seq;
  }

  drop(): void {
    this.#left = [];
  }

  /** The move that is due as the table stands, once. */
  next({ seq, pending, notice, view }: TableState): string | undefined {
    const [move, ...left] = this.#left;
    if (move === undefined || pending !== undefined) return undefined;
    const goesOn = seq === this.#due && notice === undefined && view?.legal.includes(move);
    this.#left = goesOn ? left : [];
    this.#due += 1;
    return goesOn ? move : undefined;
  }
}
