/** What was counted in the parts of a study, added up. */
import type { Counted, Fared } from '../lib/protocol.gen';

type Counts = Readonly<Record<string, number>>;

export const GROUPS = ['by_order', 'by_seat', 'by_faction', 'by_bot'] as const;
export type Group = (typeof GROUPS)[number];

export function added(a: Counted | undefined, b: Counted): Counted {
  if (a === undefined) return b;
  return {
    games: a.games + b.games,
    seconds: a.seconds + b.seconds,
    by_order: together(a.by_order, b.by_order),
    by_seat: together(a.by_seat, b.by_seat),
    by_faction: together(a.by_faction, b.by_faction),
    by_bot: together(a.by_bot, b.by_bot),
    endings: summed(a.endings, b.endings),
    lengths: summed(a.lengths, b.lengths),
    points: summed(a.points, b.points),
  };
}

const together = (a: readonly Fared[], b: readonly Fared[]): Fared[] =>
  a.map((one, i) => {
    const other = b[i] ?? { name: one.name, seats: 0, wins: 0, points: 0, ranks: 0 };
    return {
      name: one.name,
      seats: one.seats + other.seats,
      wins: one.wins + other.wins,
      points: one.points + other.points,
      ranks: one.ranks + other.ranks,
    };
  });

function summed(a: Counts, b: Counts): Record<string, number> {
  const sum: Record<string, number> = { ...a };
  for (const [name, number] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + number;
  return sum;
}

/** Names in the order in which the sides bring them. */
export const namesIn = (sides: readonly (readonly string[])[]): string[] => [
  ...new Set(sides.flat()),
];

/** The mean of numbers that were counted. */
export function meanOf(counts: Counts): number {
  const pairs = Object.entries(counts);
  const times = pairs.reduce((sum, [, number]) => sum + number, 0);
  return pairs.reduce((sum, [value, number]) => sum + Number(value) * number, 0) / (times || 1);
}
