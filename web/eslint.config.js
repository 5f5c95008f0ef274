import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const SECURE_ONLY = 'There is none on plain http, on a home network; use ';

export default ts.config(
  { ignores: ['node_modules', 'src/lib/protocol.gen.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'svelte/no-at-html-tags': 'error',
      'svelte/no-inline-styles': 'off', // directives go through the CSSOM; attributes: tests/policy
      'svelte/require-each-key': 'error',
      'svelte/no-navigation-without-resolve': 'off',
      eqeqeq: 'error',
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: SECURE_ONLY + 'lib/ids.ts' },
        { object: 'navigator', property: 'clipboard', message: SECURE_ONLY + 'lib/copying.ts' },
      ],
    },
  },
  { files: ['worker/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
);
