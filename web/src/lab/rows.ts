/** What was counted as rows to be read: a name, and how it fared on each side. */
import type { Counted, Fared } from '../lib/protocol.gen';
import { type Group, namesIn } from './counts';
import { difference, measured, type Measured } from './intervals';
import type { Study } from './study';

export interface Cell extends Measured {
  /** Of how many it is a share. */
  readonly of: number;
  readonly rank?: number;
  readonly points?: number;
  /** What it would be if all fared alike. */
  readonly fair?: number;
}

export interface Row {
  readonly id: string;
  readonly sides: readonly (Cell | undefined)[];
  /** From the first side to the second, where both play with as many. */
  readonly change: Measured | undefined;
}

type Sides = readonly (Counted | undefined)[];

export function rowsOf(study: Study, counted: Sides, group: Group): Row[] {
  const fared = counted.map(one => (one?.[group] ?? []).filter(({ seats }) => seats > 0));
  const isAlike = study.sides.every(({ players }) => players === study.sides[0]?.players);
  return namesIn(fared.map(side => side.map(({ name }) => name))).map(id => {
    const sides = fared.map((side, i) =>
      cellOf(
        side.find(({ name }) => name === id),
        study.sides[i]?.players ?? 1,
      ),
    );
    return { id, sides, change: isAlike ? changeOf(sides) : undefined };
  });
}

function cellOf(fared: Fared | undefined, players: number): Cell | undefined {
  if (fared === undefined) return undefined;
  const { wins, seats, ranks, points } = fared;
  const means = { rank: ranks / seats, points: points / seats };
  return { ...measured(wins, seats), of: seats, ...means, fair: 1 / players };
}

export function endingsOf(counted: Sides): Row[] {
  const names = namesIn(counted.map(one => Object.keys(one?.endings ?? {})));
  return names.map(id => {
    const sides = counted.map(one =>
      one && { ...measured(one.endings[id] ?? 0, one.games), of: one.games },
    ); // prettier-ignore
    return { id, sides, change: changeOf(sides) };
  });
}

function changeOf([a, b]: readonly (Cell | undefined)[]): Measured | undefined {
  return a && b ? difference(a, b) : undefined;
}

/** How far a chart reaches: a little beyond everything in it. */
export function reachOf(rows: readonly Row[]): number {
  const cells = rows.flatMap(({ sides }) => sides).filter(cell => cell !== undefined);
  const ends = cells.flatMap(({ interval, fair }) => [interval[1], (fair ?? 0) * 1.5]);
  return Math.min(1, Math.max(0.05, ...ends) * 1.02);
}
