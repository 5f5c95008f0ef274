const files: Record<string, string> = import.meta.glob(
  [
    '../../../src/theomachy/locales/fr/*.ftl',
    '!../../../src/theomachy/locales/fr/door*.ftl',
    '!../../../src/theomachy/locales/fr/help*.ftl',
    '!../../../src/theomachy/locales/fr/print*.ftl',
    '!../../../src/theomachy/locales/fr/prompt*.ftl',
    '!../../../src/theomachy/locales/fr/guide*.ftl',
    '!../../../src/theomachy/locales/fr/what*.ftl',
    '!../../../src/theomachy/locales/fr/story*.ftl',
    '!../../../src/theomachy/locales/fr/lab*.ftl',
    '!../../../src/theomachy/locales/fr/dial*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const words: readonly string[] = Object.values(files);
