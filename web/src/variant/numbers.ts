/** Numbers of a rulebook that are not as printed. */

/** A number that a variant may set, within bounds. */
export interface Dial {
  readonly name: string;
  /** As printed. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly paragraph: string;
}

/** By name, those that are not as printed. */
export type Numbers = Readonly<Record<string, number>>;

const isWithin = ({ least, most }: Dial, number: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** What may be set of what was kept before, and is not as printed; in the order of the rulebook. */
export function numbersFrom(
  dials: readonly Dial[],
  kept: Readonly<Record<string, unknown>> = {},
): Record<string, number> {
  const told = dials.map((dial): [Dial, number] => {
    const word = kept[dial.name];
    return [dial, typeof word === 'number' ? word : wholeOf(word)];
  });
  const set = told.filter(([dial, number]) => isWithin(dial, number) && number !== dial.value);
  return Object.fromEntries(set.map(([{ name }, number]) => [name, number]));
}

const wholeOf = (word: unknown): number =>
  typeof word === 'string' && /^\d{1,4}$/.test(word) ? Number(word) : NaN;

/** With one of them set so, if it may be; as printed, it is none of them any more. */
export function turned(numbers: Numbers, dial: Dial, number: number): Record<string, number> {
  const others = Object.entries(numbers).filter(([name]) => name !== dial.name);
  const isOther = isWithin(dial, number) && number !== dial.value;
  return Object.fromEntries(isOther ? [...others, [dial.name, number]] : others);
}

/** Those dials that are not as printed, and what they are here. */
export const changedDials = (
  dials: readonly Dial[],
  numbers: Numbers,
): (readonly [Dial, number])[] =>
  dials.flatMap(dial => {
    const number = numbers[dial.name];
    return number === undefined || number === dial.value ? [] : [[dial, number] as const];
  });
