/** The part of Godstorm's map in which an example happens, as a box of the shape of the whole. */
import { heavenAt, spaceAt } from '../games/godstorm/below';
import { FRAME } from '../games/godstorm/frame';
import { positionOf } from '../games/godstorm/position';
import type { Point } from '../games/godstorm/shores';
import { LANDS } from '../games/godstorm/world';
import type { Example, View } from '../lib/protocol.gen';

const AROUND = 85;
const LEAST = 460;

export function excerptOf({ positions }: Example): string {
  const ends = [positions.at(0)?.view, positions.at(-1)?.view];
  const places = ends.flatMap(view => (view ? placesIn(view) : []));
  const [left, right] = span(places.map(({ x }) => x));
  const [top, bottom] = span(places.map(({ y }) => y));
  const scale = Math.min(1, Math.max((right - left) / FRAME.width, (bottom - top) / FRAME.deep));
  const [width, height] = [scale * FRAME.width, scale * FRAME.deep];
  const x = within((left + right - width) / 2, FRAME.x, FRAME.width - width);
  const y = within((top + bottom - height) / 2, FRAME.y, FRAME.deep - height);
  return [x, y, width, height].map(Math.round).join(' ');
}

/** Where anything stands; the dead only where they fight. */
function placesIn(view: View): Point[] {
  const { territories, spaces, heaven } = positionOf(view);
  const lands = LANDS.filter(({ code }) => code in territories);
  const below = Object.keys(spaces).flatMap(code => spaceAt(code) ?? []);
  const isBelow = below.length > 0;
  const dead = heaven.flatMap((armies, seat) => (isBelow && armies > 0 ? [heavenAt(seat)] : []));
  return [...lands, ...below, ...dead];
}

/** From the first to the last with some room around, and no less than the least. */
function span(places: readonly number[]): readonly [number, number] {
  const [first, last] = [Math.min(...places) - AROUND, Math.max(...places) + AROUND];
  const more = Math.max(0, LEAST - (last - first)) / 2;
  return [first - more, last + more];
}

const within = (start: number, least: number, room: number): number =>
  Math.min(Math.max(start, least), least + Math.max(0, room));
