/** Where things lie on the board: a hexagon of radius 4, e1 in the south. */
import { type Hex, HexBoard, type Point } from '../../lib/hex';

export { HEIGHT, hexagon, type Point, SIZE } from '../../lib/hex';

export interface Place extends Hex {
  readonly kind: Kind;
}
export type Kind = 'temple' | 'city' | 'field';

export const BOARD = new HexBoard(4);
const KINDS = 'TCFCT CCFFCC FFFFFFF CFFCCFFC TCFCFCFCT CFFCCFFC FFFFFFF CCFFCC TCFCT'.replaceAll(
  ' ',
  '',
);
const KIND: Readonly<Record<string, Kind>> = { T: 'temple', C: 'city', F: 'field' };
const TRACK_SCALE = 1.2;

export const PLACES: readonly Place[] = BOARD.hexes.map((hex, i) => ({
  ...hex,
  kind: KIND[KINDS[i] ?? ''] ?? 'field',
}));
const BY_NAME: ReadonlyMap<string, Place> = new Map(PLACES.map(place => [place.name, place]));

export function placeAt(name: string): Place {
  const place = BY_NAME.get(name);
  if (!place) throw new Error(`${name} is no location`);
  return place;
}

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
