/** What was counted, as files to save: a row for whoever fared somehow, or everything as it is. */
import type { Counted } from '../lib/protocol.gen';
import { GROUPS } from './counts';
import { wilson } from './intervals';
import { SIDES, type Study } from './study';

const COLUMNS = [
  'side', 'group', 'name', 'seats', 'wins', 'share', 'low', 'high', 'mean_rank', 'mean_points',
]; // prettier-ignore

type Row = readonly (string | number)[];

function rowsOf(side: string, counted: Counted): Row[] {
  return GROUPS.flatMap(group =>
    counted[group].map(({ name, seats, wins, points, ranks }): Row => {
      const [low, high] = wilson(wins, seats);
      const means = [wins / seats, low, high, ranks / seats, points / seats];
      return [side, group, name, seats, wins, ...(seats > 0 ? means : means.map(() => ''))];
    }),
  );
}

const countsOf = (side: string, counted: Counted): Row[] =>
  (['endings', 'lengths', 'points'] as const).flatMap(group =>
    Object.entries(counted[group]).map(([name, times]): Row => [side, group, name, times]),
  );

/** No name of ours needs quotes. */
export function csvOf(counted: readonly Counted[]): string {
  const sides = counted.map((one, i): [string, Counted] => [SIDES[i] ?? '', one]);
  const rows = sides.flatMap(([side, one]) => [...rowsOf(side, one), ...countsOf(side, one)]);
  return [COLUMNS, ...rows].map(row => `${row.join(',')}\n`).join('');
}

export const jsonOf = (study: Study, counted: readonly Counted[]): string =>
  `${JSON.stringify({ study, counted }, null, 1)}\n`;

/** An address that holds a file itself. */
export const holding = (text: string, kind: string): string =>
  `data:${kind};charset=utf-8,${encodeURIComponent(text)}`;
