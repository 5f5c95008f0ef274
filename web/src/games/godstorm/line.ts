import { type Edge, edgesOf, type Point, pointAt } from './shores';

const DEPTH = 3;
const ROUGHNESS = 0.13;

/** A number between -1 and 1 that only depends on a place: the same coast every time. */
function chance(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** The points between two, each half bent a little aside; the same from either end. */
function between(a: Point, b: Point, depth: number): Point[] {
  if (depth === 0) return [];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const bend = chance(x, y) * ROUGHNESS * (a.x + a.y * 3 < b.x + b.y * 3 ? 1 : -1);
  const middle = { x: x - (b.y - a.y) * bend, y: y + (b.x - a.x) * bend };
  return [...between(a, middle, depth - 1), middle, ...between(middle, b, depth - 1)];
}

const told = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An edge as it is drawn, without its end; the frame of the map is straight. */
const drawn = ({ from, to }: Edge): Point[] => {
  const [a, b] = [pointAt(from), pointAt(to)];
  const isFrame = a.x === b.x || a.y === b.y;
  return [a, ...between(a, b, isFrame ? 0 : DEPTH)];
};

/** The outline of a territory. */
export const outline = (code: string): string =>
  `M${edgesOf(code).flatMap(drawn).map(told).join('L')}Z`;

/** Some edges as open lines. */
export const lines = (edges: readonly Edge[]): string =>
  edges.map(edge => `M${[...drawn(edge), pointAt(edge.to)].map(told).join('L')}`).join('');

/** Peaks along some edges, one every so many units, the farther south the later drawn. */
export function peaks(edges: readonly Edge[], apart: number): Point[] {
  const found = edges.flatMap(({ from, to }) => {
    const [a, b] = [pointAt(from), pointAt(to)];
    const number = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / apart));
    return Array.from({ length: number }, (_, i) => {
      const part = (i + 0.5) / number;
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    });
  });
  return found.toSorted((a, b) => a.y - b.y);
}
