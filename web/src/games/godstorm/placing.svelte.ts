import { verbOf } from '../../lib/moves';
import type { View } from '../../lib/protocol.gen';
import { armiesAt, positionOf } from './position';

/** Moves that are worth repeating: armies are placed, and embark, one by one. */
export const isRepeated = (move: string): boolean => ['place', 'embark'].includes(verbOf(move));

export const ALL = 99;
export const PORTIONS: readonly number[] = [1, 3, 5, 10, ALL];

interface Wish {
  /** The position the last one was sent for. */
  readonly view: View;
  readonly move: string;
  readonly left: number;
}

const armies = (view: View, move: string): number =>
  armiesAt(positionOf(view), move.split(' ')[1] ?? '', view.seat ?? 0);

/** How many armies one click places, and those of the last click that are still to be sent. */
class Placing {
  portion = $state(1);
  #wish: Wish | undefined;

  /** A cell was clicked for this move: once it is played, the rest of the portion follows. */
  begin(view: View, move: string): void {
    this.#wish = { view, move, left: this.portion - 1 };
  }

  /** The next one to send, if the last one has arrived, is legal again and this seat's. */
  next(view: View, legal: readonly string[]): string | undefined {
    const wish = this.#wish;
    if (wish === undefined || wish.view === view) return undefined;
    const { move, left } = wish;
    const hasArrived =
      wish.view.seat === view.seat && armies(view, move) === armies(wish.view, move) + 1;
    const goesOn = hasArrived && left > 0 && legal.includes(move);
    this.#wish = goesOn ? { view, move, left: left - 1 } : undefined;
    return goesOn ? move : undefined;
  }
}

export const placing = new Placing();
