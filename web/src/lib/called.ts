import { knows, t } from './settings.svelte';

/** What a bot is called; a guest of this server goes by the name it was given. */
export const mindName = (bot: string | null): string =>
  knows(`house-bot-${bot}`) ? t(`house-bot-${bot}`) : (bot ?? '');
