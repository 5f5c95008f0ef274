// npm run print: the drawings of the printed edition, made by the page's own components.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { flatten } from './flatten.mjs';

const here = path => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('../../src/theomachy/printing/drawings');
const sheetOf = file => readFileSync(here(`../src/${file}`), 'utf8');
const LOOKS = ['storm/look.css', 'bello/hues.css', 'gog/look.css', 'godstorm/look.css'];

/** The page's components, compiled to be rendered here, without a browser. */
async function components() {
  const desk = mkdtempSync(join(tmpdir(), 'print-'));
  await build({
    configFile: false,
    root: here('..'),
    logLevel: 'error',
    resolve: {
      alias: [{ find: /^.*\/lib\/settings\.svelte$/, replacement: here('../src/print/words.ts') }],
    },
    ssr: { noExternal: true },
    build: { ssr: here('../src/print/index.ts'), outDir: desk, minify: false },
    plugins: [svelte({ emitCss: false, compilerOptions: { css: 'injected', runes: true } })],
  });
  const made = await import(pathToFileURL(join(desk, 'index.js')).href);
  rmSync(desk, { recursive: true });
  return made;
}

const { DRAWINGS, draw } = await components();
const sheets = ['app.css', ...LOOKS.map(file => `games/${file}`), 'print/print.css'].map(sheetOf);
rmSync(OUT, { recursive: true, force: true });
for (const [game, drawings] of Object.entries(DRAWINGS)) {
  mkdirSync(join(OUT, game), { recursive: true });
  for (const drawing of drawings) {
    const { svg, styles } = draw(game, drawing);
    writeFileSync(
      join(OUT, game, `${drawing.name}.svg`),
      `${flatten(svg, [...styles, ...sheets])}\n`,
    );
  }
}
