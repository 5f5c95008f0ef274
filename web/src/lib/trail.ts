import type { Trace } from '../games/face';
import { cellsOf, type IsCell, verbOf } from './moves';
import type { Entry, Position } from './protocol.gen';

const trace = (seat: number, move: string, isCell: IsCell): Trace => ({
  seat,
  verb: verbOf(move),
  cells: cellsOf(move, isCell),
});
const isSeen = ({ cells }: Trace): boolean => cells.length > 0;

/** What others did since a seat of mine last acted; or else the last thing that was done. */
export function trailOf(
  log: readonly Entry[],
  mine: readonly number[],
  isCell: IsCell,
): readonly Trace[] {
  const last = log.findLastIndex(entry => mine.includes(entry.seat));
  const others = log.slice(last + 1);
  const shown = others.some(entry => entry.seat >= 0) ? others : log.slice(-1);
  return shown.map(entry => trace(entry.seat, entry.move, isCell)).filter(isSeen);
}

/** The one move that led to a position of a replay. */
export function trailAt(
  positions: readonly Position[],
  ply: number,
  isCell: IsCell,
): readonly Trace[] {
  const position = positions[ply];
  if (!position?.move) return [];
  return [trace(position.seat ?? -1, position.move, isCell)].filter(isSeen);
}
