import { type Language, teach } from '../lib/speech';

const FILES = import.meta.glob<string>('../../../src/theomachy/locales/*/guide-*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What is said in a guided game, fetched when somebody is taught. */
export async function learnGuide(game: string, language: Language): Promise<void> {
  const file = Object.keys(FILES).find(path => path.endsWith(`/${language}/guide-${game}.ftl`));
  const load = file === undefined ? undefined : FILES[file];
  if (load) teach(language, await load());
}
