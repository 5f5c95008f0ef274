/** A position of Bello, and what the drawing needs of it. */
import { told } from '../../lib/position';
import type { BelloPosition, View } from '../../lib/protocol.gen';

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

const EMPTY: Standing = { owner: undefined, followers: new Map() };
const seat = (name: string): number => Number(name.slice(1)) - 1;

/** `P1/3`, `-/P1:1,P2:2` or nothing. */
export function standing(text: string | undefined): Standing {
  if (text === undefined) return EMPTY;
  const [owner = '-', crowd = ''] = text.split('/');
  if (owner !== '-') {
    const number = Number(crowd);
    return { owner: seat(owner), followers: new Map(number > 0 ? [[seat(owner), number]] : []) };
  }
  const groups = crowd.split(',').filter(group => group !== '');
  return {
    owner: undefined,
    followers: new Map(
      groups.map(group => {
        const [name = '', number = '0'] = group.split(':');
        return [seat(name), Number(number)];
      }),
    ),
  };
}

export const markersAt = (position: BelloPosition, cell: string): Marker[] =>
  MARKERS.filter(marker => position[marker].includes(cell));

/** What is being decided: `power`, `action`, `target` … */
export const nodeOf = (position: BelloPosition): string => position.at.split(' ').at(-1) ?? '';
