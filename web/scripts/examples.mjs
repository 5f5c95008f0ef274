// An example of a rulebook as pictures: as it begins (0) and as it ends (1).
import { flatten } from './flatten.mjs';

/** A picture cannot be touched. */
const UNTOUCHED = '.reach, .halo { display: none; }';
const LONG = /<path([^>]*?) d="([^"]{200,})"([^>]*)><\/path>/g;

/** The steps that are drawn. */
export const stepsOf = ({ positions }) => [...new Set([0, positions.length - 1])];

/** A board with its styles inside. */
export const pictureOf = ({ svg, styles }, sheets) =>
  shared(oneLayer(flatten(svg, [...styles, ...sheets, UNTOUCHED])));

/** Boards may lie on the page in layers of one size; a picture is one drawing. */
const oneLayer = svg =>
  svg
    .replace(/^.*?(?=<svg)/s, '')
    .replace(/<\/svg><svg[^>]*>/g, '')
    .replace(/<\/div>\s*$/, '');

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
