import type { TransitionConfig } from 'svelte/transition';

/** Land rises out of the foam. */
export const rise = (_: Element, { duration }: { duration: number }): TransitionConfig => ({
  duration,
  css: (t: number, u: number) =>
    `opacity: ${Math.min(1, 2 * t)}; transform: translateY(${16 * u}px) scale(${0.6 + 0.4 * t})`,
});

interface Blown {
  readonly duration: number;
  /** One step with the wind. */
  readonly along: readonly [number, number];
}

/** Land is blown away, with the wind. */
export const blow = (_: Element, { duration, along: [x, y] }: Blown): TransitionConfig => ({
  duration,
  css: (t: number, u: number) =>
    `opacity: ${t * t}; transform: translate(${70 * u * x}px, ${70 * u * y}px) rotate(${32 * u}deg) scale(${1 - 0.45 * u})`,
});
