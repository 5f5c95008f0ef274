import type { Clock } from './protocol.gen';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The last half minute of any time. */
export const isShort = (left: number): boolean => left <= 30;
/** The last sixth of the time given is when whoever looks elsewhere is reminded. */
export const isLate = (left: number, given: number): boolean => isShort(left) || left <= given / 6;

/** Whole seconds as people read them: `1:05`, `2:10:00`; days are said in words elsewhere. */
export function digits(left: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const seconds = two(left % MINUTE);
  const minutes = Math.floor(left / MINUTE);
  return left < HOUR
    ? `${minutes}:${seconds}`
    : `${Math.floor(minutes / MINUTE)}:${two(minutes % MINUTE)}:${seconds}`;
}

export const days = (left: number): number => Math.floor(left / DAY);
export const hours = (left: number): number => Math.floor((left % DAY) / HOUR);

/** The seconds left by the server's clock, whatever this computer's clock shows. */
export class Countdown {
  left = $state<number>();
  #end = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  follow(clock: Clock | null | undefined): void {
    this.stop();
    if (!clock) return;
    this.#end = this.now() + clock.due - clock.now;
    this.#tick();
    this.#timer = setInterval(() => this.#tick(), SECOND / 4);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.left = undefined;
  }

  #tick(): void {
    this.left = Math.max(0, Math.ceil((this.#end - this.now()) / SECOND));
  }
}
