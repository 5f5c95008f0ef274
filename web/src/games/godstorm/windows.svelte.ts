import type { View } from '../../lib/protocol.gen';
import { cardOf } from './cards';
import { type GodstormPosition, nodeOf, positionOf } from './position';

/** GS-1.17 Windows that open whatever is in a hand, and the move that leaves each. */
const LEAVING: Readonly<Record<string, string>> = { play: 'done', sky: 'pass', aegis: 'pass' };
/** The windows somebody may want to skip: Sky cards against an attack, and the Aegis. */
const DECLINED: readonly string[] = ['sky', 'aegis'];

/** Whether this seat may yet be asked for a Sky card or for the Aegis. */
export const mayBeAsked = ({ hands, relics }: GodstormPosition, seat: number): boolean =>
  (hands[seat] ?? []).some(card => cardOf(card).deck === 'S') ||
  (relics[seat] ?? []).includes('AEGIS');

const drawer = (seat: number): string => `theomachy-godstorm-decline-${location.hash}-${seat}`;

/** Answers that need nobody: where nothing can be played, or where somebody does not want to. */
class Windows {
  #changed = $state(0);
  #answered = '';

  declines(seat: number): boolean {
    return this.#changed >= 0 && localStorage.getItem(drawer(seat)) === 'yes';
  }

  setDeclines(seat: number, declines: boolean): void {
    if (declines) localStorage.setItem(drawer(seat), 'yes');
    else localStorage.removeItem(drawer(seat));
    this.#changed += 1;
  }

  /** What to answer at once; the same position, come back to by taking back, is left alone. */
  answer(view: View, legal: readonly string[]): string | undefined {
    const position = positionOf(view);
    const node = nodeOf(position);
    const leaving = LEAVING[node];
    if (view.seat === null || leaving === undefined || !legal.includes(leaving)) return undefined;
    const isDeclined = DECLINED.includes(node) && this.declines(view.seat);
    const isKnown = (view.curtain ?? []).length === 0;
    return isDeclined || (isKnown && legal.length === 1 && this.#answered !== told(position))
      ? leaving
      : undefined;
  }

  remember(view: View): void {
    this.#answered = told(positionOf(view));
  }
}

const told = (position: GodstormPosition): string => JSON.stringify(position);

export const windows = new Windows();
