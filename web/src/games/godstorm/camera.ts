import type { Point } from './shores';

/** The drawing: where it begins, how wide it is, how deep with the Underworld and without. */
export const FRAME = { x: -48, y: -8, width: 1054, deep: 1032, shallow: 776 } as const;

export interface Camera extends Point {
  readonly scale: number;
}
const STILL: Camera = { x: 0, y: 0, scale: 1 };
const MARGIN = 75;
const CLOSEST = 2.4;

const within = (from: number, length: number, least: number, most: number): number =>
  Math.min(Math.max(from, least), most - length);

/** How to move and magnify the drawing so that some places fill it. */
export function cameraOn(places: readonly Point[], height: number): Camera {
  if (places.length === 0) return STILL;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [wide, high] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  const scale = Math.max(1, Math.min(FRAME.width / wide, height / high, CLOSEST));
  const [width, depth] = [FRAME.width / scale, height / scale];
  const x = within(left + wide / 2 - width / 2, width, FRAME.x, FRAME.x + FRAME.width);
  const y = within(top + high / 2 - depth / 2, depth, FRAME.y, FRAME.y + height);
  return { x: FRAME.x - x * scale, y: FRAME.y - y * scale, scale };
}
