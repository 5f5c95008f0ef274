import { Refused } from '../lib/api';
import { patiently } from '../lib/patience';
import type { Readiness } from '../lib/protocol.gen';

/** What may have to be waited for, and goes on after. */
const PASSING = ['too_many', 'busy', 'unreachable', 'draining'];
const SECONDS_TO_COME_BACK = 2;
const MOST_SECONDS = 30;

/** Who waits: he is told how far a game is prepared, and why others are served first. */
export interface Waiting {
  prepares: (readiness: Readiness | undefined) => void;
  waits: (reason: string) => void;
}

/** The answer, however long others are served first; whoever is gone asks no more. */
export async function served<T>(
  ask: () => Promise<T>,
  { prepares, waits }: Waiting,
  gone: AbortSignal,
): Promise<T> {
  for (;;) {
    try {
      const told = await patiently(ask, prepares, gone);
      gone.throwIfAborted();
      return told;
    } catch (error) {
      gone.throwIfAborted();
      if (!(error instanceof Refused) || !PASSING.includes(error.reason)) throw error;
      waits(error.reason);
      await pause(Number(error.detail) || SECONDS_TO_COME_BACK);
      gone.throwIfAborted();
    }
  }
}

const pause = (seconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, 1000 * Math.min(seconds, MOST_SECONDS)));
