import type { View } from '../../lib/protocol.gen';

/** Moves that are worth repeating: armies are placed, and embark, one by one. */
export const isRepeated = (move: string): boolean => /^(place|embark) /.test(move);

export const ALL = 99;
export const PORTIONS: readonly number[] = [1, 3, 5, 10, ALL];

interface Wish {
  /** The position the last one was sent for. */
  readonly view: View;
  readonly move: string;
  readonly left: number;
}

/** How many armies one click places, and those of the last click that are still to be sent. */
class Placing {
  portion = $state(1);
  #wish: Wish | undefined;

  /** A cell was clicked for this move: the rest of the portion follows. */
  begin(view: View, move: string): void {
    this.#wish = { view, move, left: this.portion - 1 };
  }

  /** The position has changed: send the next one, as long as it is legal and still this seat's. */
  next(view: View, legal: readonly string[]): string | undefined {
    const wish = this.#wish;
    if (wish === undefined || wish.view === view) return undefined;
    const goesOn = wish.left > 0 && wish.view.seat === view.seat && legal.includes(wish.move);
    this.#wish = goesOn ? { ...wish, view, left: wish.left - 1 } : undefined;
    return goesOn ? wish.move : undefined;
  }
}

export const placing = new Placing();
