// node scripts/boards.mjs EXAMPLES.json FOLDER [--bare]: the examples of all rulebooks as pictures, each
// as it begins (0) and as it ends (1), and told. Words in pictures are keys of Fluent, between two @;
// bare ones are drawn as the page draws them, without their styles.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureOf, stepsOf } from './examples.mjs';
import { components, sheetOf, SHEETS } from './render.mjs';

const [source, folder, how] = process.argv.slice(2);
const { drawBoard, kindsIn, tellOf } = await components('print/boards.ts');
const sheets = SHEETS.map(sheetOf);

function draw(example, number) {
  const steps = stepsOf(example);
  const kinds = steps.flatMap((step, place) => {
    const board = drawBoard(example, step);
    const name = `${example.game}-${number}-${place}.svg`;
    writeFileSync(
      join(folder, name),
      `${how === '--bare' ? board.svg : pictureOf(board, sheets)}\n`,
    );
    return kindsIn(example, step, board.svg);
  });
  const [en, fr] = ['en', 'fr'].map(language => tellOf(example, language));
  return { pictures: steps.length, kinds: [...new Set(kinds)], en, fr };
}

const books = JSON.parse(readFileSync(source, 'utf8'));
const told = Object.fromEntries(
  Object.entries(books).map(([game, examples]) => [game, examples.map(draw)]),
);
writeFileSync(join(folder, 'told.json'), JSON.stringify(told));
