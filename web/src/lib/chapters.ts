import type { Entry, Told } from './protocol.gen';
import { isHead, turnOf } from './since';

/** What a log says of one entry; an entry that ends one turn and begins another makes two lines. */
export interface Line {
  readonly entry: Entry;
  readonly told: readonly Told[];
  readonly isFirst: boolean;
}
/** A turn, or what lies between turns, or what came before the first. */
export interface Chapter {
  readonly key: string;
  readonly kind: 'setup' | 'turn' | 'between' | 'rest';
  /** Whose turn it is. */
  readonly seat: number | undefined;
  /** What opens it. */
  readonly head: Told | undefined;
  readonly lines: readonly Line[];
}
/** Small steps are one line until somebody asks for them. */
export interface Fold {
  readonly key: string;
  readonly lines: readonly Line[];
  /** The line that stands for all. */
  readonly told: readonly Told[];
}
const FEWEST_FOLDED = 3;

type Opening = Pick<Chapter, 'kind' | 'seat' | 'head'>;

/** A log as chapters; `isWhole` says that it begins with the game. */
export function chapters(log: readonly Entry[], isWhole: boolean): readonly Chapter[] {
  const written: { key: string; opening: Opening; lines: Line[] }[] = [];
  const before: Opening[] = [];
  let now: Opening = { kind: isWhole ? 'setup' : 'rest', seat: undefined, head: undefined };
  const open = (opening: Opening, key: string): void => {
    now = opening;
    written.push({ key, opening, lines: [] });
  };
  for (const entry of log) {
    if (written.length === 0) open(now, 'begin');
    if (entry.move === 'undo') {
      const was = before.pop() ?? now;
      if (was !== now) open({ ...was, head: undefined }, `${entry.seq}-back`);
    } else before.push(now);
    let isFirst = true;
    for (const [i, told] of cut(entry.told).entries()) {
      const [head] = told;
      if (head && isHead(head)) open(openingOf(head), `${entry.seq}-${i}`);
      const said = head && isHead(head) ? told.slice(1) : told;
      written.at(-1)?.lines.push({ entry, told: said, isFirst });
      isFirst = false;
    }
  }
  return written.map(({ key, opening, lines }) => ({ key, ...opening, lines }));
}

const openingOf = (head: Told): Opening => {
  const seat = turnOf(head);
  return { kind: seat === undefined ? 'between' : 'turn', seat, head };
};

/** What was told, cut before each event that begins a turn; never nothing. */
function cut(told: readonly Told[]): readonly (readonly Told[])[] {
  const starts = told.flatMap((event, i) => (i > 0 && isHead(event) ? [i] : []));
  return [0, ...starts].map((start, i) => told.slice(start, starts[i] ?? told.length));
}

/** Lines with runs of small steps folded. */
export function folded(lines: readonly Line[], small: readonly string[]): readonly (Line | Fold)[] {
  const isSmall = ({ told }: Line): boolean =>
    told.length > 0 && told.every(({ kind }) => small.includes(kind));
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] && isSmall(line) && isSmall(last[0])) last.push(line);
    else runs.push([line]);
  }
  return runs.flatMap<Line | Fold>(run => (run.length < FEWEST_FOLDED ? run : [foldOf(run)]));
}

/** Where a walk has led stands for the walk. */
function foldOf(lines: readonly Line[]): Fold {
  const leads = ({ told }: Line): boolean => told.some(({ args }) => 'to' in args);
  const shown = lines.findLast(leads) ?? lines.at(-1);
  return { key: `fold-${lines[0]?.entry.seq}`, lines, told: shown?.told ?? [] };
}

export const isFold = (one: Line | Fold): one is Fold => 'lines' in one;

/** The chapters that tell of a player: his turns, and what he did in those of others. */
export function ofPlayer(all: readonly Chapter[], seat: number | undefined): readonly Chapter[] {
  if (seat === undefined) return all;
  return all
    .map(chapter =>
      chapter.seat === seat
        ? chapter
        : { ...chapter, lines: chapter.lines.filter(line => isBy(line, seat)) },
    )
    .filter(({ seat: owner, lines }) => owner === seat || lines.length > 0);
}

/** In his own turn nature's answers are his as well; in others' only what he did himself. */
const isBy = ({ entry, isFirst }: Line, seat: number): boolean => entry.seat === seat && isFirst;
