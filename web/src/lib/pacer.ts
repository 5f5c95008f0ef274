import type { Entry, Show, ToBrowser, Update } from './protocol.gen';
import type { Motion } from './settings.svelte';

/** How long a move of somebody else is shown, in milliseconds, and how short it may get when many wait. */
export interface Beat {
  readonly usual: number;
  readonly least: number;
}
const LONGEST_SHOW = 8000;
export const BEATS: Readonly<Record<Motion, Beat>> = {
  slow: { usual: 1200, least: 1200 },
  auto: { usual: 600, least: 220 },
  fast: { usual: 240, least: 80 },
  off: { usual: 0, least: 0 },
};

/** What a move may take while so many more wait: a few are shown in peace, many in a hurry. */
export const stepFor = ({ usual, least }: Beat, waiting: number): number =>
  Math.max(least, Math.min(usual, LONGEST_SHOW / Math.max(1, waiting)));

/** How much still waits to be shown, and whether somebody holds it back. */
export interface Queue {
  readonly waiting: number;
  readonly isPaused: boolean;
}

/** Shows things one after another, each for a while. */
export class Paced<T> {
  #waiting: T[] = [];
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pass: (one: T) => void,
    private readonly beat: () => Beat,
    private readonly tell: (queue: Queue) => void = () => undefined,
  ) {}

  get waiting(): readonly T[] {
    return this.#waiting;
  }

  put(...more: readonly T[]): void {
    this.#waiting.push(...more);
    if (this.#timer === undefined && !this.#isPaused) this.#next();
    this.#report();
  }

  /** Hold what waits, or let it go on. */
  pause(): void {
    this.#isPaused = !this.#isPaused;
    if (this.#isPaused) this.#rest();
    else this.#next();
    this.#report();
  }

  /** One more, and no other after it. */
  step(): void {
    this.#rest();
    this.#isPaused = true;
    this.#show();
    this.#report();
  }

  /** Everything at once: the present. Whether there was anything. */
  skip(): boolean {
    const waiting = this.#waiting;
    this.clear();
    waiting.forEach(one => this.pass(one));
    return waiting.length > 0;
  }

  clear(): void {
    this.#rest();
    this.#waiting = [];
    this.#isPaused = false;
    this.#report();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    const { length } = this.#waiting;
    if (length === 0) return;
    this.#timer = setTimeout(() => this.#next(), stepFor(this.beat(), length - 1));
    this.#show();
    this.#report();
  }

  #show(): void {
    this.#waiting.splice(0, 1).forEach(one => this.pass(one));
  }

  #report(): void {
    this.tell({ waiting: this.#waiting.length, isPaused: this.#isPaused });
  }
}

const isDecision = ({ seat }: Entry): boolean => seat >= 0;

/** Moves of others are shown one after another; the set-up, one's own, and answers, at once. */
export class Pacer {
  readonly moves: Paced<Update>;
  /** Whether somebody has decided something, or the game was only laid out and dealt. */
  #hasBegun = false;

  constructor(
    private readonly pass: (message: ToBrowser) => void,
    private readonly beat: () => Beat,
    private readonly isMine: (update: Update) => boolean,
    tell?: (queue: Queue) => void,
  ) {
    this.moves = new Paced<Update>(pass, beat, tell);
  }

  take(message: ToBrowser): void {
    if (message.type === 'update') this.#follow(message);
    else {
      if (message.type === 'show') this.#begin(message);
      if (message.type === 'stale') this.moves.skip();
      this.pass(message);
    }
  }

  #begin({ log, plies }: Show): void {
    this.moves.clear();
    this.#hasBegun = plies > 0 || log.some(isDecision);
  }

  #follow(update: Update): void {
    this.#hasBegun ||= update.entries.some(isDecision);
    if (!this.#hasBegun || this.isMine(update) || this.beat().usual === 0) this.moves.skip();
    this.moves.put(update);
  }
}
