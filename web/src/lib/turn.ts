import type { TransitionConfig } from 'svelte/transition';
import { settings } from './settings.svelte';
import { flick } from './sound';

/** A card is turned over. */
export function turn(
  _: Element,
  { duration }: { duration: number } = { duration: settings.pace },
): TransitionConfig {
  if (duration > 0 && !settings.mute) flick();
  return {
    duration,
    css: (_t: number, u: number) =>
      `transform: perspective(700px) rotateY(${-90 * u}deg); opacity: ${u > 0.9 ? 0 : 1}`,
  };
}
