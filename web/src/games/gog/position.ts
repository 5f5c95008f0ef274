/** A position of Battle of GOG, and what the drawing needs of it. */
import { told } from '../../lib/position';
import type { GogPosition, Offer, Piece, View } from '../../lib/protocol.gen';
import { PRINTED } from './printed.gen';

export type { GogPosition, Offer, Piece } from '../../lib/protocol.gen';

export const positionOf = (view: View): GogPosition => told(view, 'gog');

export const pieceAt = ({ cells }: GogPosition, cell: string): Piece | undefined => cells[cell];

/** What is being decided: `buy`, `step`, `ambush-at` … */
export const nodeOf = ({ at }: GogPosition): string => at.split(' ').at(-1) ?? '';

export const RESOURCES = ['food', 'wood', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
const LETTERS: Readonly<Record<string, Resource>> = { F: 'food', W: 'wood', G: 'gold' };

export type Swap = Pick<Offer, 'given' | 'got'>;

/** `F>G`: food for gold. */
export function swapOf(text: string): Swap {
  const [given = '', got = ''] = text.split('>');
  return { given: LETTERS[given] ?? 'food', got: LETTERS[got] ?? 'food' };
}

/** GG-3.7 The scrolls nobody holds. */
export const stackOf = ({ scrolls }: GogPosition): number =>
  PRINTED.scrolls - scrolls.reduce((sum, number) => sum + number, 0);

export const CORNERS = ['a1', 'a12', 'l12', 'l1'] as const;

/** GG-18.3 Which corners a seat has a piece on that counts. */
export const cornersOf = (position: GogPosition, seat: number): boolean[] =>
  CORNERS.map(cell => {
    const piece = pieceAt(position, cell);
    const counts = piece?.kind === 'soldier' || position.options.corners === 'pieces';
    return piece?.seat === seat && counts;
  });

/** Whether every place of the map is laid. */
export const isMapComplete = ({ map }: GogPosition): boolean =>
  map.length > 0 && !map.some(row => row.includes('?'));

export const scrollsToWin = ({ options }: GogPosition): number => Number(options.scrolls_to_win);
