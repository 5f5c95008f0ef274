import { type Beat, BEATS, Paced, Pacer, type Queue } from './pacer';
import type { ToBrowser, Update } from './protocol.gen';
import { settings } from './settings.svelte';

const NOTHING: Queue = { waiting: 0, isPaused: false };
const isLooking = (): boolean => document.visibilityState === 'visible';

/** Nobody waits for moves that nobody sees, or that shall not move. */
const beat = (): Beat => (isLooking() && settings.pace > 0 ? BEATS[settings.motion] : BEATS.off);
/** Who asks to see something again sees it, also without movement. */
const beatAgain = (): Beat => (settings.pace > 0 ? BEATS[settings.motion] : BEATS.auto);

/** What others did, played back: as it comes, or once more from a position in the past. */
export class Playback {
  #live = $state.raw(NOTHING);
  #again = $state.raw(NOTHING);
  /** Whether it is my turn already, after what still waits to be shown. */
  isMyTurn = $state(false);

  readonly #pacer: Pacer;
  readonly #past: Paced<number | undefined>;

  constructor(
    receive: (message: ToBrowser) => void,
    private readonly look: (ply: number | undefined) => void,
    isMine: (update: Update) => boolean,
  ) {
    this.#past = new Paced(look, beatAgain, queue => (this.#again = queue));
    this.#pacer = new Pacer(receive, beat, isMine, queue => {
      this.#live = queue;
      this.isMyTurn = (this.#pacer.moves.waiting.at(-1)?.view.legal.length ?? 0) > 0;
    });
    addEventListener('visibilitychange', this.#turnAway);
  }

  get isAgain(): boolean {
    return this.#again.waiting > 0;
  }
  /** What the buttons are about: the past while it is shown, else what comes. */
  get queue(): Queue {
    return this.isAgain ? this.#again : this.#live;
  }

  take(message: ToBrowser): void {
    this.#pacer.take(message);
  }

  pause(): void {
    this.#shown.pause();
  }
  step(): void {
    this.#shown.step();
  }
  skip(): void {
    if (this.isAgain) this.look(undefined);
    this.stopAgain();
    this.#pacer.moves.skip();
  }

  /** Show the present, for what is done must be done there; whether it was not shown yet. */
  catchUp(): boolean {
    return this.#pacer.moves.skip();
  }

  /** Show these positions one after another, and then the game again. */
  again(plies: readonly number[]): void {
    this.stopAgain();
    this.#past.put(...plies, undefined);
  }
  stopAgain(): void {
    this.#past.clear();
  }

  close(): void {
    removeEventListener('visibilitychange', this.#turnAway);
    this.stopAgain();
    this.#pacer.moves.clear();
  }

  get #shown(): { pause(): void; step(): void } {
    return this.isAgain ? this.#past : this.#pacer.moves;
  }
  readonly #turnAway = (): void => void (isLooking() || this.catchUp());
}
