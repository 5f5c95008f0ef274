import type { TransitionConfig } from 'svelte/transition';

/** A sheet is laid on the table. */
export const unfold = (_: Element, { duration }: { duration: number }): TransitionConfig => ({
  duration,
  css: (t: number, u: number) =>
    `opacity: ${t}; transform: translateY(${24 * u}px) scale(${0.94 + 0.06 * t})`,
});
