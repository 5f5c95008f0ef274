// npm run print: the drawings of the printed edition, made by the page's own components.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from './flatten.mjs';
import { components, here, sheetOf, SHEETS } from './render.mjs';

const OUT = here('../../src/theomachy/printing/drawings');

const { DRAWINGS, draw } = await components('print/index.ts');
const sheets = [...SHEETS, 'print/print.css'].map(sheetOf);
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
