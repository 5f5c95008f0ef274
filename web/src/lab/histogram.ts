/** Counted numbers as a few bars of one width, the same for all sides. */

export interface Histogram {
  /** The first number of each bar. */
  readonly starts: readonly number[];
  readonly width: number;
  /** For each side, the share of what was counted that falls into each bar. */
  readonly sides: readonly (readonly number[])[];
}

const MOST_BARS = 24;
const STEPS = [1, 2, 5] as const;

/** The smallest round width of which so many bars are enough. */
export function roundWidth(span: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const step of STEPS) if (span / (step * ten) <= MOST_BARS - 1) return step * ten;
}

export function histogramOf(counted: readonly Readonly<Record<string, number>>[]): Histogram {
  const values = counted.flatMap(side => Object.keys(side).map(Number));
  if (values.length === 0) return { starts: [], width: 1, sides: counted.map(() => []) };
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const width = roundWidth(high - low + 1);
  const first = Math.floor(low / width);
  const bars = Math.floor(high / width) - first + 1;
  const starts = Array.from({ length: bars }, (_, i) => (first + i) * width);
  return { starts, width, sides: counted.map(side => binned(side, first, width, bars)) };
}

function binned(
  side: Readonly<Record<string, number>>,
  first: number,
  width: number,
  bars: number,
): number[] {
  const heights = Array.from({ length: bars }, () => 0);
  let all = 0;
  for (const [value, times] of Object.entries(side)) {
    const bar = Math.floor(Number(value) / width) - first;
    heights[bar] = (heights[bar] ?? 0) + times;
    all += times;
  }
  return heights.map(height => height / (all || 1));
}
