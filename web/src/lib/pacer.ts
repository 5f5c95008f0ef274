import type { ToBrowser } from './protocol.gen';

const LONGEST_STEP = 260;
const LONGEST_SHOW = 2400;
/** What says nothing of the board does not hurry it. */
const ASIDE: readonly ToBrowser['type'][] = ['ack', 'pong', 'judgement'];

/** What a step of a queue this long may take: a few are shown in peace, many in a hurry. */
export const stepFor = (waiting: number): number =>
  Math.min(LONGEST_STEP, LONGEST_SHOW / Math.max(1, waiting));

/** Shows moves that arrive in a burst one after another. Whoever touches anything sees the end. */
export class Pacer {
  #waiting: ToBrowser[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pass: (message: ToBrowser) => void,
    /** Whether movement is wanted, and somebody is looking. */
    private readonly calm: () => boolean,
  ) {}

  take(message: ToBrowser): void {
    if (message.type === 'show') {
      this.stop();
      this.pass(message);
    } else if (message.type !== 'update') {
      if (!ASIDE.includes(message.type)) this.flush();
      this.pass(message);
    } else {
      this.#waiting.push(message);
      if (!this.calm()) this.flush();
      else if (this.#timer === undefined) this.#step();
    }
  }

  flush(): void {
    const waiting = this.#waiting;
    this.stop();
    waiting.forEach(this.pass);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #step(): void {
    const next = this.#waiting.shift();
    this.#timer = undefined;
    if (next === undefined) return;
    this.pass(next);
    this.#timer = setTimeout(() => this.#step(), stepFor(this.#waiting.length));
  }
}
