/** Error bars; the same formulas as `study/intervals.py`. */

export type Interval = readonly [low: number, high: number];

const Z_95 = 1.959963984540054;

/** The 95 % interval of a share (Wilson's; sound near 0 and 1). */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const share = successes / trials;
  const z2 = Z_95 ** 2;
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const spread = Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials ** 2));
  const half = (Z_95 / (1 + z2 / trials)) * spread;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** A share and its interval. */
export interface Measured {
  readonly share: number;
  readonly interval: Interval;
}

export const measured = (successes: number, trials: number): Measured => ({
  share: trials === 0 ? 0 : successes / trials,
  interval: wilson(successes, trials),
});

/** By how much the second share is larger, with the 95 % interval (Newcombe's, of two Wilsons). */
export function difference(a: Measured, b: Measured): Measured {
  const share = b.share - a.share;
  const below = Math.hypot(b.share - b.interval[0], a.interval[1] - a.share);
  const above = Math.hypot(b.interval[1] - b.share, a.share - a.interval[0]);
  return { share, interval: [share - below, share + above] };
}

/** Where an interval lies beside a value: above it, below it, or over it. */
export const beside = ([low, high]: Interval, value: number): 'above' | 'below' | 'over' =>
  low > value ? 'above' : high < value ? 'below' : 'over';
