import type { TransitionConfig } from 'svelte/transition';

/** Land comes out of the mist. */
export const grow = (_: Element, { duration }: { duration: number }): TransitionConfig => ({
  duration,
  css: (t: number) => `opacity: ${t}; transform: scale(${0.55 + 0.45 * t})`,
});

/** Land is blown away. */
export const blow = (_: Element, { duration }: { duration: number }): TransitionConfig => ({
  duration,
  css: (t: number, u: number) =>
    `opacity: ${t * t}; transform: translate(${26 * u}px, ${-18 * u}px) rotate(${24 * u}deg) scale(${1 - 0.35 * u})`,
});
