import { HexBoard, type Way, WAYS } from '../../lib/hex';
import { radiusOf, type StormPosition } from './position';

const boards = new Map<number, HexBoard>();

export function boardOf(position: StormPosition): HexBoard {
  const radius = radiusOf(position);
  const board = boards.get(radius) ?? new HexBoard(radius);
  boards.set(radius, board);
  return board;
}

/** ST-1.3 The cell of the compass. */
export const centreOf = (board: HexBoard): string =>
  board.hexes.find(({ q, r }) => q === 0 && r === 0)?.name ?? '';

export const isWay = (word: string | undefined): word is Way => word !== undefined && word in WAYS;
export const bearing = (way: Way): number => 60 * Object.keys(WAYS).indexOf(way);

/** ST-4.2 The directions each face of the die points to, or between. */
const POINTED: Readonly<Record<string, readonly Way[]>> = {
  N: ['n'],
  NE: ['n', 'ne'],
  E: ['ne', 'se'],
  SE: ['se', 's'],
  S: ['s'],
  SW: ['s', 'sw'],
  W: ['sw', 'nw'],
  NW: ['nw', 'n'],
};
export const pointed = (face: string): readonly Way[] => POINTED[face] ?? [];

/** The cells a move names; a direction is the cell beside Vaal. */
export function placesOf(position: StormPosition, move: string): readonly string[] {
  const board = boardOf(position);
  const [verb, word] = move.split(' ');
  if (verb === 'go' && isWay(word)) {
    const ahead = board.beside(position.vaal, word);
    return ahead === undefined ? [] : [ahead];
  }
  return word !== undefined && board.has(word) ? [word] : [];
}
