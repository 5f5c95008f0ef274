import { LANGUAGES, teach } from '../lib/speech';

const files: Record<string, string> = import.meta.glob('../../../src/theomachy/locales/*/lab.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What only the laboratory says is learnt with its page. */
for (const language of LANGUAGES)
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/${language}/`)) teach(language, text);
