import type { Entry, Told, View } from './protocol.gen';

/** What every seat has, by the names of its tallies. */
export type Figures = View['seats'];

/** Events that begin a turn, and those that begin what is nobody's turn. */
const TURNS: readonly string[] = ['turn', 'final-turn'];
const BETWEEN: readonly string[] = ['epoch'];

export const isHead = ({ kind }: Told): boolean => TURNS.includes(kind) || BETWEEN.includes(kind);

/** Whose turn begins with an event; nobody's is undefined. */
export const turnOf = ({ kind, args }: Told): number | undefined =>
  TURNS.includes(kind) ? Number(String(args.player).slice(1)) - 1 : undefined;

/** The entries that were not taken back. */
export function standing(log: readonly Entry[]): readonly Entry[] {
  const kept: Entry[] = [];
  for (const entry of log) {
    if (entry.move === 'undo') kept.pop();
    else kept.push(entry);
  }
  return kept;
}

/** The beginning of a turn: the entry it happened in, and where in that. */
interface Head {
  readonly at: number;
  readonly within: number;
  readonly seat: number | undefined;
}

/** What happened between the end of a seat's last turn and the beginning of its present one. */
export interface Meanwhile {
  /** The entry that ended the one, and the entry that began the other. */
  readonly from: Entry;
  readonly until: Entry;
  readonly deeds: readonly Deed[];
}
/** What was told of an entry, as far as it happened meanwhile. */
interface Deed {
  readonly seat: number;
  readonly told: readonly Told[];
  /** Whether the first of it is the move itself. */
  readonly isWhole: boolean;
}

const headsOf = (entries: readonly Entry[]): readonly Head[] =>
  entries.flatMap(({ told }, at) =>
    told.flatMap((event, within) => (isHead(event) ? [{ at, within, seat: turnOf(event) }] : [])),
  );

/** Whether a log reaches back to the end of a seat's last turn, which is to be known. */
export function reachesBack(log: readonly Entry[], seat: number): boolean {
  const entries = standing(log);
  return (
    log[0]?.seq === 0 ||
    headsOf(entries)
      .slice(0, -1)
      .some(head => head.seat === seat)
  );
}

/** Nothing, if it is not the seat's turn, or if nobody else has had one. */
export function meanwhile(log: readonly Entry[], seat: number): Meanwhile | undefined {
  const entries = standing(log);
  const heads = headsOf(entries);
  const end = heads.at(-1);
  const last = heads.slice(0, -1).findLastIndex(head => head.seat === seat);
  const begin = heads[last + 1];
  if (end?.seat !== seat || begin === undefined || begin === end) return undefined;
  const [from, until] = [entries[begin.at], entries[end.at]];
  if (from === undefined || until === undefined) return undefined;
  const deeds = entries.slice(begin.at, end.at + 1).map((entry, i) => {
    const first = i === 0 ? begin.within : 0;
    const after = begin.at + i === end.at ? end.within : entry.told.length;
    return { seat: entry.seat, told: entry.told.slice(first, after), isWhole: first === 0 };
  });
  return { from, until, deeds };
}

/** A number that is not what it was. */
export interface Change {
  readonly field: string;
  readonly before: number;
  readonly after: number;
}
/** What became of a seat in the meantime. */
export interface Account {
  readonly seat: number;
  /** How many moves it made. */
  readonly moves: number;
  readonly changes: readonly Change[];
}
export interface Summary {
  readonly losses: readonly Change[];
  readonly gains: readonly Change[];
  /** What was told of me, but for what I did myself. */
  readonly told: readonly Told[];
  readonly others: readonly Account[];
}

/** What a seat is to be told about the meantime: its losses first. */
export function sumUp(
  { deeds }: Meanwhile,
  seat: number,
  [before, after]: readonly [Figures, Figures],
  fields: readonly string[],
): Summary {
  const accounts = after.map((_, one) => ({
    seat: one,
    moves: deeds.filter(deed => deed.seat === one && deed.isWhole).length,
    changes: changesOf(before[one], after[one], fields),
  }));
  const mine = accounts[seat]?.changes ?? [];
  return {
    losses: mine.filter(change => change.after < change.before),
    gains: mine.filter(change => change.after > change.before),
    told: deeds.flatMap(deed => concerning(deed, seat)),
    others: accounts.filter(account => account.seat !== seat),
  };
}

function changesOf(
  before: Figures[number] | undefined,
  after: Figures[number] | undefined,
  fields: readonly string[],
): readonly Change[] {
  return fields
    .map(field => ({
      field,
      before: Number(before?.[field] ?? 0),
      after: Number(after?.[field] ?? 0),
    }))
    .filter(change => change.before !== change.after);
}

function concerning({ seat, told, isWhole }: Deed, me: number): readonly Told[] {
  const done = seat === me && isWhole ? told.slice(1) : told;
  return done.filter(({ args }) => Object.values(args).includes(`P${me + 1}`));
}
