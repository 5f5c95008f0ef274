// The page's components and style sheets, for drawings that are made at build time.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

export const here = path => fileURLToPath(new URL(path, import.meta.url));
export const sheetOf = file => readFileSync(here(`../src/${file}`), 'utf8');
const LOOKS = ['storm/look.css', 'bello/hues.css', 'gog/look.css', 'godstorm/look.css'];
/** What is said for the whole page, and for each game. */
export const SHEETS = ['app.css', ...LOOKS.map(file => `games/${file}`)];

/** A module of the page with its components, compiled to be rendered here, without a browser. */
export async function components(entry) {
  const desk = mkdtempSync(join(tmpdir(), 'print-'));
  await build({
    configFile: false,
    root: here('..'),
    logLevel: 'error',
    resolve: {
      alias: [{ find: /^.*\/settings\.svelte$/, replacement: here('../src/print/words.ts') }],
    },
    ssr: { noExternal: true },
    build: { ssr: here(`../src/${entry}`), outDir: desk, minify: false },
    plugins: [svelte({ emitCss: false, compilerOptions: { css: 'injected', runes: true } })],
  });
  const made = await import(pathToFileURL(join(desk, `${parse(entry).name}.js`)).href);
  rmSync(desk, { recursive: true });
  return made;
}
