/** A position of Bello, and what the drawing needs of it. */
import { told } from '../../lib/position';
import type { BelloPosition, Location, View } from '../../lib/protocol.gen';

export type { BelloPosition } from '../../lib/protocol.gen';

export const positionOf = (view: View): BelloPosition => told(view, 'bello');

export interface Standing {
  /** The seat whose chip lies here. */
  readonly owner: number | undefined;
  /** How many followers of each seat. */
  readonly followers: ReadonlyMap<number, number>;
}

export const MARKERS = ['ziggurat', 'plague', 'decree', 'horse'] as const;
export type Marker = (typeof MARKERS)[number];

/** Followers by seat, of those who have any. */
export function standing(there: Location | undefined): Standing {
  const followers = (there?.followers ?? []).map((number, seat) => [seat, number] as const);
  return {
    owner: there?.owner ?? undefined,
    followers: new Map(followers.filter(([, number]) => number > 0)),
  };
}

export const markersAt = (position: BelloPosition, cell: string): Marker[] =>
  MARKERS.filter(marker => position[marker].includes(cell));

/** What is being decided: `power`, `action`, `target` … */
export const nodeOf = (position: BelloPosition): string => position.at.split(' ').at(-1) ?? '';
