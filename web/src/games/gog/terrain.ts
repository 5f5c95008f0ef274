/** What the letters of a map stand for, and the sixteen pieces a map is made of. */
import { SIDE, squareAt } from './geometry';

export const TERRAINS = {
  '.': 'plain',
  '~': 'water',
  F: 'food',
  W: 'wood',
  G: 'gold',
  T: 'chest',
  C: 'camel',
  R: 'ruin',
  V: 'volcano',
  S: 'scroll',
} as const;
export type Terrain = (typeof TERRAINS)[keyof typeof TERRAINS];

const isLetter = (letter: string | undefined): letter is keyof typeof TERRAINS =>
  letter !== undefined && letter in TERRAINS;

/** Undefined where nothing is laid yet. */
export const terrainOf = (letter: string | undefined): Terrain | undefined =>
  isLetter(letter) ? TERRAINS[letter] : undefined;

export function terrainAt(map: readonly string[], cell: string): Terrain | undefined {
  const { column, row } = squareAt(cell);
  return terrainOf(map[SIDE - 1 - row]?.[column]);
}

/** GG-2.4 The pieces unturned, rows north to south. */
const DRAWN = `
  R1 .~F W~. .~T    R2 .~G .~. F~C    R3 .~W G~. .~R    R4 .~. F~~ .TG
  R5 .~. .~~ WC.    R6 .~R G~~ .WF    D1 .F. ..W T..    D2 ..G F.. .C.
  D3 .W. .V. G..    D4 ..F G.. .T.    D5 .R. W.. ..F    D6 ..W .V. .G.
  D7 .G. ..F .T.    D8 ..C W.. G..    D9 .T. F.. ..W    D10 .V. .S. R..
`
  .trim()
  .split(/\s+/);
const PIECES: ReadonlyMap<string, readonly string[]> = new Map(
  DRAWN.flatMap((word, i) => (i % 4 === 0 ? [[word, DRAWN.slice(i + 1, i + 4)] as const] : [])),
);

export const ROTATIONS = ['r0', 'r90', 'r180', 'r270'] as const;
export type Rotation = (typeof ROTATIONS)[number];
export const isRotation = (word: string | undefined): word is Rotation =>
  ROTATIONS.some(rotation => rotation === word);

/** GG-2.2 One quarter turn, clockwise. */
const turned = (rows: readonly string[]): readonly string[] =>
  rows.map((_, row) => rows.map((_, column) => rows[2 - column]?.[row] ?? '').join(''));

/** The rows of a piece as it lies when turned so. */
export function rowsOf(piece: string, rotation: Rotation): readonly string[] {
  let rows = PIECES.get(piece) ?? [];
  for (let turns = ROTATIONS.indexOf(rotation); turns > 0; turns--) rows = turned(rows);
  return rows;
}
