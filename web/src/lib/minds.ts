/** Bots by level and style: `level4`, `level4-warlike`; those without a level are for study. */

export const BALANCED = 'balanced';
const USUAL = 'level3';

/** Whom one plays against if one does not choose. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes(USUAL) ? USUAL : (bots[0] ?? '');

export const levelOf = (bot: string): string => bot.split('-')[0] ?? '';
export const styleOf = (bot: string): string => bot.split('-')[1] ?? BALANCED;

export const levelsOf = (bots: readonly string[]): string[] =>
  bots.filter(bot => /^level\d+$/.test(bot));
export const forStudy = (bots: readonly string[]): string[] =>
  bots.filter(bot => !bot.startsWith('level'));

/** The styles a level can be played in. */
export const stylesOf = (bots: readonly string[], level: string): string[] => [
  BALANCED,
  ...bots.filter(bot => bot.startsWith(`${level}-`)).map(styleOf),
];

/** The bot of a level and a style; one that knows no styles plays as it does. */
export const botOf = (bots: readonly string[], level: string, style: string): string =>
  bots.find(bot => bot === `${level}-${style}`) ?? level;
