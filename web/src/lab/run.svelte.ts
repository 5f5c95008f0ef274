import { playPart, Refused } from '../lib/api';
import type { Counted, GameInfo, Part, Readiness } from '../lib/protocol.gen';
import { added } from './counts';
import { served } from './served';
import { next, partOf, type Study } from './study';

export type Phase = 'idle' | 'playing' | 'waiting' | 'done' | 'stopped' | 'failed';

/** A study under way: asked for part by part, added up here, and over when nobody asks any more. */
export class Run {
  study = $state.raw<Study>();
  counted = $state.raw<readonly (Counted | undefined)[]>([]);
  phase = $state<Phase>('idle');
  /** How far the game is prepared, while it is. */
  readiness = $state.raw<Readiness>();
  /** Why it had to wait, or could not go on. */
  reason = $state<string>();
  #gone = new AbortController();

  get isUnderWay(): boolean {
    return this.phase === 'playing' || this.phase === 'waiting';
  }

  start(study: Study, info: GameInfo): void {
    this.#gone.abort();
    const gone = (this.#gone = new AbortController()).signal;
    this.study = study;
    this.counted = study.sides.map(() => undefined);
    this.phase = 'playing';
    this.reason = undefined;
    this.#play(study, info, gone).catch((error: unknown) => {
      if (gone.aborted) return;
      this.reason = error instanceof Refused ? error.reason : 'unreachable';
      this.phase = 'failed';
    });
  }

  stop(): void {
    this.#gone.abort();
    this.readiness = undefined;
    if (this.isUnderWay) this.phase = 'stopped';
  }

  async #play(study: Study, info: GameInfo, gone: AbortSignal): Promise<void> {
    for (;;) {
      const side = next(study, this.counted);
      if (side === undefined) break;
      const played = this.counted[side]?.games ?? 0;
      const told = await this.#told(partOf(study, side, played, info), gone);
      this.counted = this.counted.map((one, i) => (i === side ? added(one, told) : one));
    }
    this.phase = 'done';
  }

  /** The answer, however long others are served first. */
  async #told(part: Part, gone: AbortSignal): Promise<Counted> {
    const waiting = {
      prepares: (readiness: Readiness | undefined) => void (this.readiness = readiness),
      waits: (reason: string) => {
        this.phase = 'waiting';
        this.reason = reason;
      },
    };
    const told = await served(() => playPart(part), waiting, gone);
    this.phase = 'playing';
    return told;
  }
}
