// npm run print: the drawings of the printed edition, made by the page's own components.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureOf, stepsOf } from './examples.mjs';
import { flatten } from './flatten.mjs';
import { components, here, sheetOf, SHEETS } from './render.mjs';

const OUT = here('../../src/theomachy/printing/drawings');

const { DRAWINGS, draw } = await components('print/index.ts');
const sheets = [...SHEETS, 'print/print.css'].map(sheetOf);
const { croppedBoard, markersIn, tellOf } = await components('print/boards.ts');
const examples = JSON.parse(readFileSync(here('../src/print/pictures.gen.json'), 'utf8'));
rmSync(OUT, { recursive: true, force: true });
for (const [game, drawings] of Object.entries(DRAWINGS)) {
  mkdirSync(join(OUT, game), { recursive: true });
  const markers = Object.values(examples[game]).flatMap(markersIn);
  for (const drawing of [...drawings, ...markers]) {
    const { svg, styles } = draw(game, drawing);
    writeFileSync(
      join(OUT, game, `${drawing.name}.svg`),
      `${flatten(svg, [...styles, ...sheets])}\n`,
    );
  }
  const told = Object.entries(examples[game]).map(([number, example]) => {
    const steps = stepsOf(example);
    for (const [place, step] of steps.entries()) {
      const board = pictureOf(croppedBoard(example, step), sheets);
      writeFileSync(join(OUT, game, `example-${number}-${place}.svg`), `${board}\n`);
    }
    const [en, fr] = ['en', 'fr'].map(language => tellOf(example, language));
    const seats = markersIn(example).map(({ name }) => name);
    return [number, { pictures: steps.length, seats, en, fr }];
  });
  writeFileSync(join(OUT, game, 'told.json'), JSON.stringify(Object.fromEntries(told)));
}
