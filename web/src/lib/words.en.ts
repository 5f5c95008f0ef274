const files: Record<string, string> = import.meta.glob(
  [
    '../../../src/theomachy/locales/en/*.ftl',
    '!../../../src/theomachy/locales/en/door*.ftl',
    '!../../../src/theomachy/locales/en/help*.ftl',
    '!../../../src/theomachy/locales/en/print*.ftl',
    '!../../../src/theomachy/locales/en/prompt*.ftl',
    '!../../../src/theomachy/locales/en/guide*.ftl',
    '!../../../src/theomachy/locales/en/what*.ftl',
    '!../../../src/theomachy/locales/en/story*.ftl',
    '!../../../src/theomachy/locales/en/lab*.ftl',
    '!../../../src/theomachy/locales/en/dial*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const words: readonly string[] = Object.values(files);
