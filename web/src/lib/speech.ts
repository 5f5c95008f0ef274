import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Readonly<Record<string, FluentVariable>>;

/** The Fluent files of a language, shared with Python; fetched when it is first spoken. */
export const SOURCES: Readonly<Record<Language, () => Promise<readonly string[]>>> = {
  en: () => import('./words.en').then(({ words }) => words),
  fr: () => import('./words.fr').then(({ words }) => words),
};

const bundles: Partial<Record<Language, FluentBundle>> = {};
/** What was taught besides. */
const taught: Readonly<Record<Language, string[]>> = { en: [], fr: [] };

/** Before a language can be spoken it has to be learnt. */
export async function learn(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [...(await SOURCES[language]()), ...taught[language]])
    bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
}

/** Words that only some pages need, fetched with them. */
export function teach(language: Language, text: string): void {
  taught[language].push(text);
  bundles[language]?.addResource(new FluentResource(text));
}

export const has = (language: Language, key: string): boolean =>
  bundles[language]?.hasMessage(key) ?? false;

/** The sentence of a key; a key nobody wrote is shown as itself, so that it is seen. */
export function say(language: Language, key: string, args: Arguments = {}): string {
  const bundle = bundles[language];
  const value = bundle?.getMessage(key)?.value;
  return bundle && value ? bundle.formatPattern(value, { ...args }, []) : key;
}

/** The first language of these that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map(tag => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find(language => language === spoken.find(isLanguage)) ?? 'en';
}

export const isLanguage = (tag: string | null): tag is Language =>
  LANGUAGES.some(language => language === tag);
