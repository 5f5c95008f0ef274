/** A position of Battle of GOG as the server tells it, and what the drawing needs of it. */
import { seatOf } from '../../lib/narrate';

export interface GogPosition {
  readonly players: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly at: string;
  readonly round: number;
  /** 1 to 4; 0 before the first turn. */
  readonly phase: number;
  readonly exchanges: number;
  readonly offers: number;
  readonly draws: number;
  readonly left: number;
  readonly steps: number;
  readonly reach: number;
  /** The level of a soldier above another one, or 0. */
  readonly transit: number;
  readonly first: string | null;
  readonly affected: string | null;
  readonly winner: string | null;
  readonly gog: string | null;
  readonly angel: string | null;
  readonly picked: string | null;
  readonly place: string | null;
  readonly barns: readonly number[];
  readonly scrolls: readonly number[];
  readonly founded: readonly number[];
  readonly eliminated: readonly number[];
  /** Rows of letters, north to south; `?` is not laid yet. */
  readonly map: readonly string[];
  readonly cells: Readonly<Record<string, string>>;
  readonly resources: readonly (readonly number[])[];
  readonly locks: readonly (string | null)[];
  readonly abilities: readonly (readonly string[])[];
  readonly pieces: readonly string[];
  readonly discards: readonly string[];
  readonly piece: string | null;
  readonly offer: string | null;
  readonly purchase: string | null;
  readonly card: string | null;
  readonly roll: readonly number[] | null;
  readonly figure: string | null;
  readonly marked: readonly string[];
}

export interface Piece {
  readonly kind: 'soldier' | 'city';
  readonly seat: number;
  readonly level: number;
  readonly isSpent: boolean;
}

const PIECE = /^P(\d)(?:\((\d)\)(!?)|\[(\d)\])$/;

/** `P1(3)` a soldier, `P1(3)!` a spent one, `P1[2]` a city. */
export function pieceOf(text: string | undefined): Piece | undefined {
  const found = PIECE.exec(text ?? '');
  if (!found) return undefined;
  const [, seat, level, spent, cityLevel] = found;
  return {
    kind: cityLevel === undefined ? 'soldier' : 'city',
    seat: Number(seat) - 1,
    level: Number(level ?? cityLevel),
    isSpent: spent === '!',
  };
}

export const pieceAt = ({ cells }: GogPosition, cell: string): Piece | undefined =>
  pieceOf(cells[cell]);

/** What is being decided: `buy`, `step`, `ambush-at` … */
export const nodeOf = ({ at }: GogPosition): string => at.split(' ').at(-1) ?? '';

export const RESOURCES = ['food', 'wood', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
const LETTERS: Readonly<Record<string, Resource>> = { F: 'food', W: 'wood', G: 'gold' };

export interface Swap {
  readonly given: Resource;
  readonly got: Resource;
}

/** `F>G`: food for gold. */
export function swapOf(text: string): Swap {
  const [given = '', got = ''] = text.split('>');
  return { given: LETTERS[given] ?? 'food', got: LETTERS[got] ?? 'food' };
}

export interface Offer extends Swap {
  readonly partner: number;
}

/** `P2 F>G`: to the second seat. */
export function offerOf(text: string): Offer {
  const [partner = '', swap = ''] = text.split(' ');
  return { partner: seatOf(partner) ?? 0, ...swapOf(swap) };
}

const SCROLLS = 5;
/** GG-3.7 The scrolls nobody holds. */
export const stackOf = ({ scrolls }: GogPosition): number =>
  SCROLLS - scrolls.reduce((sum, number) => sum + number, 0);

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
