/** What the letters of a map stand for, and the sixteen pieces a map is made of. */
import { SIDE, squareAt } from './geometry';
import { PRINTED } from './printed.gen';

export const TERRAINS = PRINTED.terrains;
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
const PIECES: Readonly<Record<string, readonly string[]>> = PRINTED.pieces;

export const ROTATIONS = ['r0', 'r90', 'r180', 'r270'] as const;
export type Rotation = (typeof ROTATIONS)[number];
export const isRotation = (word: string | undefined): word is Rotation =>
  ROTATIONS.some(rotation => rotation === word);

/** GG-2.2 One quarter turn, clockwise. */
const turned = (rows: readonly string[]): readonly string[] =>
  rows.map((_, row) => rows.map((_, column) => rows[2 - column]?.[row] ?? '').join(''));

/** The rows of a piece as it lies when turned so. */
export function rowsOf(piece: string, rotation: Rotation): readonly string[] {
  let rows = PIECES[piece] ?? [];
  for (let turns = ROTATIONS.indexOf(rotation); turns > 0; turns--) rows = turned(rows);
  return rows;
}
