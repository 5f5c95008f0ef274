import type { View } from './protocol.gen';

/** What is compared at an end, one after another; `a+b` are counted together. */
export interface Ranking {
  /** The paragraph that says so. */
  readonly rule: string;
  readonly compared: Readonly<Record<string, readonly string[]>>;
}

export interface Decided {
  /** What all that mattered were equal in. */
  readonly tied: readonly string[];
  /** What decided, with the winner's number and the next one's; nothing if all of them won. */
  readonly key: string | undefined;
  readonly most: number;
  readonly next: number;
}

/** What decided who won, if a comparison did. */
export function decidedBy({ compared }: Ranking, { result, seats }: View): Decided | undefined {
  const keys = compared[result?.reason ?? ''];
  if (!result || !keys) return undefined;
  const number = (seat: number, key: string): number =>
    key.split('+').reduce((sum, field) => sum + Number(seats[seat]?.[field] ?? 0), 0);
  const winner = result.ranks.indexOf(1);
  const second = result.ranks.indexOf(Math.min(...result.ranks.filter(rank => rank > 1)));
  if (second < 0) return { tied: keys, key: undefined, most: 0, next: 0 };
  const at = keys.findIndex(key => number(winner, key) > number(second, key));
  const key = keys[at];
  if (key === undefined) return undefined;
  return {
    tied: keys.slice(0, at),
    key,
    most: number(winner, key),
    next: number(second, key),
  };
}
