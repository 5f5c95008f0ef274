import { inWords } from '../../lib/narrate';
import type { View } from '../../lib/protocol.gen';
import { t } from '../../lib/settings.svelte';

/** A legal move in the words of the Fluent files. */
export const wordsOf = (view: View, move: string, names: readonly string[]): string =>
  inWords(view, move, 'godstorm', names, t);

/** A god of a people by its own name. */
export const godName = (hue: string, god: string): string =>
  t(`godstorm-god-${hue}-${god.toLowerCase()}`);
