/** Where things lie on the board: flat-top hexagons in a hexagon of radius 4, e1 in the south. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Place extends Point {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly kind: Kind;
}
export type Kind = 'temple' | 'city' | 'field';

export const SIZE = 50;
export const HEIGHT = Math.sqrt(3) * SIZE;
const COLUMNS = 'abcdefghi';
const KINDS = 'TCFCT CCFFCC FFFFFFF CFFCCFFC TCFCFCFCT CFFCCFFC FFFFFFF CCFFCC TCFCT'.split(' ');
const KIND: Readonly<Record<string, Kind>> = { T: 'temple', C: 'city', F: 'field' };
const TRACK_SCALE = 1.2;

function placeOf(column: number, row: number, letter: string): Place {
  const q = column - 4;
  const r = 5 - row - Math.max(q, 0);
  return {
    name: `${COLUMNS[column]}${row}`,
    q,
    r,
    kind: KIND[letter] ?? 'field',
    x: 1.5 * SIZE * q,
    y: HEIGHT * (r + q / 2),
  };
}

export const PLACES: readonly Place[] = KINDS.flatMap((letters, column) =>
  [...letters].map((letter, i) => placeOf(column, i + 1, letter)),
);
const BY_NAME: ReadonlyMap<string, Place> = new Map(PLACES.map(place => [place.name, place]));

export const isCell = (word: string): boolean => BY_NAME.has(word);

export function placeAt(name: string): Place {
  const place = BY_NAME.get(name);
  if (!place) throw new Error(`${name} is no location`);
  return place;
}

export function distance(a: string, b: string): number {
  const [from, to] = [placeAt(a), placeAt(b)];
  const [dq, dr] = [from.q - to.q, from.r - to.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

export const neighbours = (name: string): string[] =>
  PLACES.filter(place => distance(place.name, name) === 1).map(place => place.name);

/** The corners of a hexagon, as the points of a polygon. */
export const hexagon = (size: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map(angle => (angle * Math.PI) / 180)
    .map(angle => `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`)
    .join(' ');

/** The edge, counter-clockwise from the south: the spaces of the Doomsday track. */
export const TRACK: readonly string[] =
  'e1 f1 g1 h1 i1 i2 i3 i4 i5 h6 g7 f8 e9 d8 c7 b6 a5 a4 a3 a2 a1 b1 c1 d1'.split(' ');
const CORNERS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

/** A space of the track lies outside its edge cell. */
export function trackPoint(index: number): Point {
  const { x, y } = placeAt(TRACK[index % TRACK.length] ?? 'e1');
  return { x: x * TRACK_SCALE, y: y * TRACK_SCALE };
}

/** BD-1.8, BD-9.1 Where the Doomsday token stands. */
export function tokenIndex(players: number, first: number, doom: number, circle: number): number {
  const start = 4 * (CORNERS[players]?.[first] ?? 0);
  return (start + Math.floor((TRACK.length * doom) / circle)) % TRACK.length;
}

const STEPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  ArrowUp: [[0, -1]],
  ArrowDown: [[0, 1]],
  ArrowRight: [
    [1, -1],
    [1, 0],
  ],
  ArrowLeft: [
    [-1, 0],
    [-1, 1],
  ],
};

/** The neighbour an arrow key leads to; sideways it zigzags, so that a row can be walked along. */
export function stepFrom(name: string, key: string): string | undefined {
  const { q, r } = placeAt(name);
  const steps = STEPS[key] ?? [];
  const turned = q % 2 === 0 ? steps : steps.toReversed();
  return turned
    .map(([dq, dr]) => PLACES.find(place => place.q === q + dq && place.r === r + dr))
    .find(place => place !== undefined)?.name;
}
