/** Where things lie on the board: a hexagon of radius 4, e1 in the south. */
import { type Hex, HexBoard, type Point } from '../../lib/hex';
import { PRINTED } from './printed.gen';

export { HEIGHT, hexagon, type Point, SIZE } from '../../lib/hex';

export interface Place extends Hex {
  readonly kind: Kind;
}
export type Kind = 'temple' | 'city' | 'field';

export const BOARD = new HexBoard(4);
const KINDS: Readonly<Record<string, Kind>> = PRINTED.kinds;
const TRACK_SCALE = 1.2;

export const PLACES: readonly Place[] = BOARD.hexes.map(hex => ({
  ...hex,
  kind: KINDS[hex.name] ?? 'field',
}));
const BY_NAME: ReadonlyMap<string, Place> = new Map(PLACES.map(place => [place.name, place]));

export function placeAt(name: string): Place {
  const place = BY_NAME.get(name);
  if (!place) throw new Error(`${name} is no location`);
  return place;
}

/** The edge, counter-clockwise from the south: the spaces of the Doomsday track. */
export const TRACK: readonly string[] = PRINTED.track;
const CORNERS: Readonly<Record<number, readonly number[]>> = PRINTED.corners;

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
