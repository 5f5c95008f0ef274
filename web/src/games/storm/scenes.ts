import type { Tile } from './position';

/** One stroke of a scene: how it looks, and its shape in a hexagon of size 50. */
interface Stroke {
  readonly look: string;
  readonly d: string;
}

/** Where the houses of a tile stand: as many as its number. */
export const HOUSES = [
  [-28, 12],
  [28, 12],
  [-15, 26],
  [15, 26],
] as const;

const turned = (angle: number, x: number, y: number): string => {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`;
};
/** The same shape twelve times round the middle. */
const around = (corners: readonly (readonly [number, number])[], step = 30): string =>
  Array.from({ length: 360 / step }, (_, i) => i * step)
    .map(angle => `M${corners.map(([x, y]) => turned(angle, x, y)).join('L')}Z`)
    .join('');
const dots = (...places: readonly string[]): string => places.map(at => `M${at}h.1`).join('');

const LAGOON: readonly Stroke[] = [
  { look: 'deep', d: 'M-33 3C-34-16-14-25 3-24C22-23 36-12 34 5C33 22 14 28-3 27C-20 26-32 18-33 3Z' },
  { look: 'foam', d: 'M-22-8q5.500-6 11 0t11 0t11 0t11 0M-27 5q6.700-6 13.500 0t13.500 0t13.500 0t13.500 0M-19 17q5-5 10 0t10 0t10 0t8 0' },
]; // prettier-ignore
const WASTE: readonly Stroke[] = [
  { look: 'line', d: 'M-38 5l7 3-3 6M30-14l6 5-3 6M-9 31l8-3 7 4M-28-22l6 4M22 30l7-4' },
  { look: 'rock', d: 'M-33 21-19-7-12 1-1-17 9-1 14-8 31 21Z' },
  { look: 'crag', d: 'M-19-7-12 1-9 21H-16ZM-1-17 9-1 14 21H2L5 3ZM14-8 31 21H20Z' },
  { look: 'line', d: 'M-1-17-4-2 1 6M-19-7-22 6' },
]; // prettier-ignore
const STEPPE: readonly Stroke[] = [
  { look: 'light', d: 'M-41 4Q-20-15 2-1T41-6Q39 6 35 12Q20 22 8 14Q-12 2-37 16Q-40 10-41 4Z' },
  { look: 'dark', d: 'M-37 16Q-12 2 8 14Q20 22 35 12Q30 27 21 35Q0 38-21 35Q-31 28-37 16Z' },
  { look: 'crop', d: 'M-9 4l-3-7M-7 4v-9M-5 4l3-7M17-5l-3-6M19-5v-8M21-5l3-6M3 26l-3-6M5 26v-8M7 26l3-6M-24-13l-2-5M-22-13v-6M-20-13l2-5' },
]; // prettier-ignore
const MEADOW: readonly Stroke[] = [
  { look: 'light', d: 'M-43 0Q-24-18-4-2Q14-18 42-4Q40 7 36 13Q20 4 4 13Q-16 0-38 14Q-42 7-43 0Z' },
  { look: 'dark', d: 'M-38 14Q-16 0 4 13Q20 4 36 13Q31 27 21 35Q0 38-21 35Q-31 27-38 14Z' },
  { look: 'leaf', d: 'M-8-8a5 5 0 1 1 6 0v5h-6ZM11-9a4.500 4.500 0 1 1 5.500 0v5h-5.500ZM-21-12a4 4 0 1 1 5 0v4h-5Z' },
  { look: 'bloom', d: dots('-4 20', '5 27', '2 7', '-12 8', '14 16', '-33-2', '32-9') },
]; // prettier-ignore
const FARMLAND: readonly Stroke[] = [
  { look: 'light', d: 'M-40-8-20-20-2-6-26 10ZM6-18 25-24 40-4 22 4Z' },
  { look: 'dark', d: 'M2-4 20 6 2 20-16 8Z' },
  { look: 'crop', d: 'M-34-8-18 3M-28-12-11-1M-22-16-6-5M12-16 27 0M19-19 33-3M25-22 37-6M-8 6 8 16M-2 2 14 11M3-1 18 7' },
  { look: 'leaf', d: 'M-3-12a4.500 4.500 0 1 1 5.500 0v5h-5.500ZM-2 32a3.500 3.500 0 1 1 4.500 0v4h-4.500Z' },
]; // prettier-ignore
const TOWN: readonly Stroke[] = [
  { look: 'light', d: 'M-5-16H5L11 36Q0 38.500-11 36Z' },
  { look: 'rock', d: 'M-41 2V-8H-37V-5H-32V-8H-28V-5H-23V-14H-19V-11H-15V-14H-11V2ZM41 2V-8H37V-5H32V-8H28V-5H23V-14H19V-11H15V-14H11V2Z' },
  { look: 'line', d: 'M-41-1H-11M11-1H41M-17-8v4M17-8v4' },
  { look: 'leaf', d: 'M-2 10a3.500 3.500 0 1 1 4.500 0v4h-4.500ZM-2 30a3.500 3.500 0 1 1 4.500 0v4h-4.500Z' },
]; // prettier-ignore
const HOLY: readonly Stroke[] = [
  { look: 'ray', d: around([[-3.4, -18], [0, -40], [3.4, -18]]) },
  { look: 'rock', d: around([[-2.6, -28], [-2.6, -33], [2.6, -33], [2.6, -28]], 60) },
  { look: 'sun', d: 'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z' },
]; // prettier-ignore

/** What the land looks like: the more people it feeds, the richer. */
export const SCENES: Readonly<Record<Tile['kind'], readonly Stroke[]>> = {
  s: LAGOON,
  0: WASTE,
  1: STEPPE,
  2: MEADOW,
  3: FARMLAND,
  4: TOWN,
  5: HOLY,
};
