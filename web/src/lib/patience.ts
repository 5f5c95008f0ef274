import { Refused } from './api';
import type { Readiness, Shelf } from './protocol.gen';

/** How long a page waits before it asks again about what is being prepared. */
export const AGAIN_AFTER = 1500;

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, AGAIN_AFTER));

/** Ask until the game is prepared, telling how far that is; a page that is gone asks no more. */
export async function patiently<T>(
  ask: () => Promise<T>,
  tell: (readiness: Readiness | undefined) => void,
  gone: AbortSignal,
): Promise<T> {
  for (let longest = 1; ; await pause()) {
    gone.throwIfAborted();
    try {
      const answer = await ask();
      tell(undefined);
      return answer;
    } catch (error) {
      if (!(error instanceof Refused) || error.reason !== 'preparing') throw error;
      const seconds = Number(error.detail);
      longest = Math.max(longest, seconds);
      tell({ state: 'preparing', seconds, progress: 1 - seconds / longest });
    }
  }
}

/** Whether anything of a shelf is still being prepared. */
export const isChanging = ({ games }: Shelf): boolean =>
  games.some(({ readiness: { state } }) => state === 'preparing' || state === 'playable');

/** The games of a shelf that can be played, as one word. */
export const playable = ({ games }: Shelf): string =>
  games
    .filter(({ readiness }) => readiness.state !== 'preparing')
    .map(({ name }) => name)
    .join(' ');
