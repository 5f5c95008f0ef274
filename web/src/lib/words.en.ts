const files: Record<string, string> = import.meta.glob(
  [
    '../../../src/theomachy/locales/en/*.ftl',
    '!**/door*.ftl',
    '!**/help*.ftl',
    '!**/print*.ftl',
    '!**/prompt*.ftl',
    '!**/guide*.ftl',
    '!**/what*.ftl',
    '!**/story*.ftl',
    '!**/lab*.ftl',
    '!**/dial*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const words: readonly string[] = Object.values(files);
