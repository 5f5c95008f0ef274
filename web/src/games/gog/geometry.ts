/** Twelve by twelve squares: columns a to l from the west, rows 1 to 12 from the south. */
import { PRINTED } from './printed.gen';

export const SIDE = 12;
export const SIZE = 60;
const COLUMNS = 'abcdefghijkl';

export interface Square {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  /** The middle; y grows to the south. */
  readonly x: number;
  readonly y: number;
}

const square = (column: number, row: number): Square => ({
  name: `${COLUMNS[column]}${row + 1}`,
  column,
  row,
  x: (column + 0.5) * SIZE,
  y: (SIDE - row - 0.5) * SIZE,
});

const numbers = Array.from({ length: SIDE }, (_, i) => i);
/** In cell order: by column, then by row. */
export const SQUARES: readonly Square[] = numbers.flatMap(column =>
  numbers.map(row => square(column, row)),
);
const BY_NAME: ReadonlyMap<string, Square> = new Map(SQUARES.map(one => [one.name, one]));
export const CELLS: readonly string[] = SQUARES.map(({ name }) => name);

export const isCell = (name: string | undefined): name is string => BY_NAME.has(name ?? '');

export function squareAt(name: string): Square {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`${name} is no cell`);
  return found;
}

const at = (column: number, row: number): string | undefined =>
  [column, row].every(part => part >= 0 && part < SIDE) ? square(column, row).name : undefined;

/** GG-1.2 The larger of the differences of columns and rows. */
export function distance(a: string, b: string): number {
  const [from, to] = [squareAt(a), squareAt(b)];
  return Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row));
}

/** Columns to the east and rows to the north, in the order of the rules. */
export const DIRECTIONS = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type Direction = keyof typeof DIRECTIONS;
export const isDirection = (word: string | undefined): word is Direction =>
  word !== undefined && word in DIRECTIONS;

/** The neighbour this way, if the map goes on there. */
export function beside(cell: string, direction: Direction): string | undefined {
  const { column, row } = squareAt(cell);
  const [east, north] = DIRECTIONS[direction];
  return at(column + east, row + north);
}

export const directionTo = (from: string, to: string): Direction | undefined =>
  Object.keys(DIRECTIONS)
    .filter(isDirection)
    .find(way => beside(from, way) === to);

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};
export function stepFrom(cell: string, key: string): string | undefined {
  const way = KEYS[key];
  return way === undefined ? undefined : beside(cell, way);
}

/** GG-5.2 How far a city of this level gathers. */
export const reachOf = (level: number): number => PRINTED.areas[level > 1 ? 1 : 0];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The square of cells this far around a cell, cut off by the edge of the map. */
export function boxAround(cell: string, reach: number): Box {
  const { column, row } = squareAt(cell);
  const [west, east] = [Math.max(0, column - reach), Math.min(SIDE - 1, column + reach)];
  const [south, north] = [Math.max(0, row - reach), Math.min(SIDE - 1, row + reach)];
  return {
    x: west * SIZE,
    y: (SIDE - 1 - north) * SIZE,
    width: (east - west + 1) * SIZE,
    height: (north - south + 1) * SIZE,
  };
}

/** GG-5.2 The cells around a city of this level. */
export const areaOf = (cell: string, level: number): string[] =>
  CELLS.filter(other => other !== cell && distance(cell, other) <= reachOf(level));

/** The sixteen places a map piece may lie on: `A1` in the south-west, `D4` in the north-east. */
export interface Place extends Box {
  readonly name: string;
  readonly column: number;
  readonly row: number;
}
export const PIECE_SIDE = 3;
export const PLACES: readonly Place[] = [0, 1, 2, 3].flatMap(column =>
  [0, 1, 2, 3].map(row => ({
    name: `${'ABCD'[column]}${row + 1}`,
    column,
    row,
    x: column * PIECE_SIDE * SIZE,
    y: (3 - row) * PIECE_SIDE * SIZE,
    width: PIECE_SIDE * SIZE,
    height: PIECE_SIDE * SIZE,
  })),
);
export const placeAt = (name: string | undefined): Place | undefined =>
  PLACES.find(place => place.name === name);

/** The place an arrow key leads to. */
export function placeFrom(name: string, key: string): string | undefined {
  const here = placeAt(name);
  const way = KEYS[key];
  if (!here || way === undefined) return undefined;
  const [east, north] = DIRECTIONS[way];
  return PLACES.find(p => p.column === here.column + east && p.row === here.row + north)?.name;
}
