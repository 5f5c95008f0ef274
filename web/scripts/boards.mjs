// node scripts/boards.mjs EXAMPLES.json FOLDER [--bare]: the examples of all rulebooks as pictures, each
// as it begins (0) and as it ends (1), and told. Words in pictures are keys of Fluent, between two @;
// bare ones are drawn as the page draws them, without their styles.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from './flatten.mjs';
import { components, sheetOf, SHEETS } from './render.mjs';

const [source, folder, how] = process.argv.slice(2);
const { drawBoard, kindsIn, tellOf } = await components('print/boards.ts');
/** A picture cannot be touched, and stands on light paper. */
const UNTOUCHED = '.reach, .halo { display: none; }';
const sheets = [...SHEETS.map(sheetOf), UNTOUCHED];

const LONG = /<path([^>]*?) d="([^"]{200,})"([^>]*)><\/path>/g;

/** An outline that is drawn more than once is written once. */
function shared(svg) {
  const seen = new Map();
  const used = svg.replace(LONG, (_, before, outline, after) => {
    const id = seen.get(outline) ?? `o${seen.size}`;
    seen.set(outline, id);
    return `<use href="#${id}"${before}${after}></use>`;
  });
  const written = [...seen].map(([outline, id]) => `<path id="${id}" d="${outline}"></path>`);
  return used.replace(/<svg[^>]*>/, opening => `${opening}<defs>${written.join('')}</defs>`);
}

const drawn = ({ svg, styles }) => shared(flatten(svg, [...styles, ...sheets]));

function draw(example, number) {
  const steps = [...new Set([0, example.positions.length - 1])];
  const kinds = steps.flatMap((step, place) => {
    const board = drawBoard(example, step);
    const name = `${example.game}-${number}-${place}.svg`;
    writeFileSync(join(folder, name), `${how === '--bare' ? board.svg : drawn(board)}\n`);
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
