import { LANGUAGES, teach } from '../lib/speech';

const files: Record<string, string> = import.meta.glob(
  '../../../src/theomachy/locales/*/story.ftl',
  { query: '?raw', import: 'default', eager: true },
);

/** What only stories say is learnt with the first of them. */
for (const language of LANGUAGES)
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/${language}/`)) teach(language, text);
