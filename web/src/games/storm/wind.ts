import { bearing, isWay } from './geometry';
import type { StormPosition } from './position';

export const FACES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

export interface Wind {
  /** Where it blows to, in degrees from the north, clockwise. */
  readonly bearing: number;
  /** How far, from 1 to 3. */
  readonly strength: number;
}

/** ST-4 The wind of this turn: the way it was sent, or what the die shows; none before it is rolled. */
export function windOf({ face, way, distance }: StormPosition): Wind | undefined {
  if (way !== null && isWay(way)) return { bearing: bearing(way), strength: distance };
  if (face === null) return undefined;
  return { bearing: 45 * FACES.indexOf(face), strength: distance };
}

/** One step with the wind. */
export function downwind(wind: Wind | undefined): readonly [number, number] {
  const angle = ((wind?.bearing ?? 45) * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
}

/** The angle nearest to the one shown now, so that a rose turns the short way round. */
export const turnedTo = (shown: number, wanted: number): number =>
  shown + ((((wanted - shown) % 360) + 540) % 360) - 180;

export interface Streak {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Streaks along the wind over a circle: the stronger it blows, the more and the longer. */
export function streaks(radius: number, strength: number): readonly Streak[] {
  const number = 5 + 4 * strength;
  return Array.from({ length: number }, (_, i) => {
    const x = radius * 0.94 * ((2 * (i + 0.5)) / number - 1);
    const room = Math.sqrt(radius ** 2 - x ** 2);
    const length = Math.min(room, 60 + 38 * strength + 30 * Math.sin(i * 2.3));
    return { x, y: room * 0.86 * Math.sin(i * 4.1 + 1), length };
  });
}

/** A gust upwards from its middle: a long swing that curls at its end, to the right or to the left. */
export const gust = (length: number, side: 1 | -1): string => {
  const half = length / 2;
  const bend = (side * length) / 14;
  const [wide, high] = [side * 9, length / 9];
  const swing = `M0 ${half.toFixed(1)}C${bend.toFixed(1)} ${(half / 3).toFixed(1)} ${(-bend).toFixed(1)} ${(-half / 3).toFixed(1)} 0 ${(-half).toFixed(1)}`;
  return `${swing}c${side * 1.5} ${(-high).toFixed(1)} ${wide * 1.2} ${(-high).toFixed(1)} ${wide} ${(-high / 5).toFixed(1)}c${-side * 0.6} 4.5 ${-side * 6} 4 ${-side * 5} 0`;
};
