import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Readonly<Record<string, FluentVariable>>;

const files: Record<string, string> = import.meta.glob('../../../src/theomachy/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The Fluent files of a language, shared with Python. */
export function sources(language: Language): string[] {
  return Object.keys(files)
    .filter(path => path.includes(`/locales/${language}/`))
    .sort()
    .map(path => files[path] ?? '');
}

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of sources(language)) bundle.addResource(new FluentResource(text));
  return bundle;
}

const bundles: Partial<Record<Language, FluentBundle>> = {};
const bundle = (language: Language): FluentBundle => (bundles[language] ??= bundleOf(language));

export const has = (language: Language, key: string): boolean => bundle(language).hasMessage(key);

/** The sentence of a key; a key nobody wrote is shown as itself, so that it is seen. */
export function say(language: Language, key: string, args: Arguments = {}): string {
  const message = bundle(language).getMessage(key);
  if (!message?.value) return key;
  return bundle(language).formatPattern(message.value, { ...args }, []);
}

/** The first language of these that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map(tag => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find(language => language === spoken.find(isLanguage)) ?? 'en';
}

export const isLanguage = (tag: string | null): tag is Language =>
  LANGUAGES.some(language => language === tag);
