import { untrack } from 'svelte';
import { Tween } from 'svelte/motion';
import { isNews, lengthOf } from './flourish';
import { settings } from './settings.svelte';

/** How far a short movement is that shows something new, from 0 to 1; any key or click ends it.
 * What may be done meanwhile does not wait for it. `what` is '' while there is nothing to show. */
export function flourish(
  place: string,
  what: () => string,
  sound: () => void,
): { readonly share: number } {
  const tween = new Tween(1);
  const finish = (): void => void tween.set(1, { duration: 0 });
  $effect.pre(() => {
    const isNew = isNews(place, what());
    untrack(() => isNew && begin(tween, sound));
  });
  $effect(() => {
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  });
  return {
    get share() {
      return tween.current;
    },
  };
}

function begin(tween: Tween<number>, sound: () => void): void {
  const duration = lengthOf(settings.pace);
  if (duration === 0 || document.visibilityState !== 'visible') return;
  void tween.set(0, { duration: 0 });
  void tween.set(1, { duration });
  if (!settings.mute) sound();
}
