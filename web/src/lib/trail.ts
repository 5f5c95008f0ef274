import type { Entry, Position, Told } from './protocol.gen';

/** What happened lately, to be drawn: two cells are an arrow, one is a ring. */
export interface Trace {
  readonly seat: number;
  readonly verb: string;
  readonly cells: readonly string[];
  /** The event itself, where its numbers are drawn as well. */
  readonly told?: Told;
}

/** Something done, by a seat or by nature. */
export interface Deed {
  readonly seat: number;
  readonly move: string;
  readonly told: readonly Told[];
}
export type TracesOf = (deed: Deed) => readonly Trace[];

/** What others did since a seat of mine last acted; or else the last thing that was done. */
export function trailOf(
  log: readonly Entry[],
  mine: readonly number[],
  traces: TracesOf,
): readonly Trace[] {
  const last = log.findLastIndex(entry => mine.includes(entry.seat));
  const others = log.slice(last + 1);
  const shown = others.some(entry => entry.seat >= 0) ? others : log.slice(-1);
  return shown.flatMap(traces);
}

/** The one move that led to a position of a replay. */
export function trailAt(
  positions: readonly Position[],
  ply: number,
  traces: TracesOf,
): readonly Trace[] {
  const position = positions[ply];
  if (!position?.move) return [];
  return traces({ seat: position.seat ?? -1, move: position.move, told: position.told });
}
