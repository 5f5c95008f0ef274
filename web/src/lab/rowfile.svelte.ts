import { Refused, tablePart } from '../lib/api';
import type { GameInfo, Readiness } from '../lib/protocol.gen';
import { served } from './served';
import { partOf, type Study } from './study';

/** As many games as the server makes rows of. */
export const MOST_IN_A_FILE = 50_000;

/** A file with a row for each seat of each game of a side, asked for part by part. */
export class RowFile {
  /** How many games are in it, and are to be. */
  games = $state(0);
  of = $state(0);
  readiness = $state.raw<Readiness>();
  /** Why it waits, or could not be made. */
  reason = $state<string>();
  isUnderWay = $state(false);
  /** The file, when it is whole. */
  file = $state.raw<{ readonly url: string; readonly megabytes: number }>();
  #gone = new AbortController();

  make(study: Study, side: number, played: number, info: GameInfo): void {
    this.forget();
    const gone = (this.#gone = new AbortController()).signal;
    this.of = Math.min(played, MOST_IN_A_FILE);
    this.games = 0;
    this.isUnderWay = true;
    this.#gather(study, side, info, gone)
      .catch((error: unknown) => {
        if (!gone.aborted) this.reason = error instanceof Refused ? error.reason : 'unreachable';
      })
      .finally(() => {
        if (!gone.aborted) this.isUnderWay = false;
      });
  }

  /** The file takes room as long as somebody may save it. */
  forget(): void {
    this.#gone.abort();
    if (this.file) URL.revokeObjectURL(this.file.url);
    this.file = this.readiness = this.reason = undefined;
    this.isUnderWay = false;
  }

  async #gather(study: Study, side: number, info: GameInfo, gone: AbortSignal): Promise<void> {
    const asked = { ...study, games: this.of };
    const waiting = {
      prepares: (readiness: Readiness | undefined) => void (this.readiness = readiness),
      waits: (reason: string) => void (this.reason = reason),
    };
    const parts: string[] = [];
    while (this.games < this.of) {
      const part = partOf(asked, side, this.games, info);
      const told = await served(() => tablePart({ part, all: this.of }), waiting, gone);
      this.reason = undefined;
      parts.push(told.csv);
      this.games += told.games;
    }
    const file = new Blob(parts, { type: 'text/csv' });
    this.file = { url: URL.createObjectURL(file), megabytes: file.size / 1e6 };
  }
}
