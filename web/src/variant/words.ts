import { LANGUAGES, teach } from '../lib/speech';

const files: Record<string, string> = import.meta.glob(
  '../../../src/theomachy/locales/*/dial.ftl',
  { query: '?raw', import: 'default', eager: true },
);

/** What numbers are called is learnt where some are not as printed, or may be set. */
for (const language of LANGUAGES)
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/${language}/`)) teach(language, text);
