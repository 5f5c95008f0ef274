import { guideOf } from '../lib/api';
import { botName } from '../lib/narrate';
import { openWhenPrepared } from '../lib/opening';
import type { Readiness } from '../lib/protocol.gen';
import { settings, t } from '../lib/settings.svelte';

const drawer = (table: string): string => `theomachy-guide-${table}`;
const GREETED = 'theomachy-greeted';

/** Whether somebody is being taught at a table of this browser. */
export const isGuided = (table: string): boolean => localStorage.getItem(drawer(table)) !== null;
export const leave = (table: string): void => localStorage.removeItem(drawer(table));

/** Whether this browser has never been here. */
export const isNewHere = (): boolean =>
  !Object.keys(localStorage).some(key => key.startsWith('theomachy-'));
export const greet = (): void => localStorage.setItem(GREETED, 'yes');

/** Open the table of a guided game, once it is prepared. */
export async function begin(
  game: string,
  tell: (readiness: Readiness | undefined) => void,
  gone: AbortSignal,
): Promise<string> {
  const { bots } = await guideOf(game);
  const me = { kind: 'me' as const, name: settings.name || t('web-guest') };
  const rivals = bots.map((bot, i) => ({ kind: 'bot' as const, name: botName(i + 1, t), bot }));
  const wish = { game, seats: [me, ...rivals], guided: true };
  const { table } = await openWhenPrepared(wish, gone, tell);
  localStorage.setItem(drawer(table), 'yes');
  return table;
}
