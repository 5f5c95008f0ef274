/** Where a small screen looks at a board, and how closely, so that a finger can hit what matters. */
import type { Point } from './hex';

/** So many pixels a finger needs. */
export const FINGER = 44;
/** As near as one goes to see some places well, and to hit them at all. */
const CLOSE = 2.4;
export const CLOSEST = 4;
const MARGIN = 26;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A point of the drawing in the middle of the screen, magnified. */
export interface Camera extends Point {
  readonly scale: number;
}

const least = ({ width, height }: Size): number => Math.min(width, height);
export const canBeHit = (size: Size): boolean => least(size) >= FINGER - 0.5;
export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** How far these must be magnified that a finger hits each. */
export const scaleToHit = (sizes: readonly Size[]): number =>
  Math.min(CLOSEST, Math.max(1, ...sizes.map(size => FINGER / least(size))));

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Nothing beyond the edge of the drawing is looked at. */
export function within({ x, y, scale }: Camera, frame: Size): Camera {
  const kept = (at: number, length: number): number => {
    const half = length / 2 / scale;
    return Math.min(length - half, Math.max(half, at));
  };
  return { x: kept(x, frame.width), y: kept(y, frame.height), scale };
}

/** All of these, if they can be hit together; else the surroundings of the first. */
export function cameraOn(boxes: readonly Box[], frame: Size): Camera | undefined {
  const [first] = boxes;
  if (first === undefined) return undefined;
  const all = around(boxes);
  const fit = Math.min(
    frame.width / (all.width + 2 * MARGIN),
    frame.height / (all.height + 2 * MARGIN),
  );
  const needed = scaleToHit(boxes);
  const scale = Math.max(needed, Math.min(fit, CLOSE));
  return within({ ...middleOf(needed > fit ? first : all), scale }, frame);
}

/** Whether a place is wholly seen by a camera. */
export function isSeen({ x, y, width, height }: Box, camera: Camera, frame: Size): boolean {
  const { scale } = camera;
  const fits = (from: number, length: number, middle: number, room: number): boolean =>
    Math.abs(from + length / 2 - middle) + length / 2 <= room / 2 / scale + 1;
  return fits(x, width, camera.x, frame.width) && fits(y, height, camera.y, frame.height);
}

/** Whether it is, and large enough for a finger. */
export const isInReach = (box: Box, camera: Camera, frame: Size): boolean =>
  canBeHit({ width: box.width * camera.scale, height: box.height * camera.scale }) &&
  isSeen(box, camera, frame);
