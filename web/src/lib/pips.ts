/** The pips of a die, as parts of its half side. */
const MIDDLE = [[0, 0]] as const;
const TWO = [[-1, -1], [1, 1]] as const; // prettier-ignore
const FOUR = [...TWO, [-1, 1], [1, -1]] as const;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  MIDDLE,
  TWO,
  [...TWO, ...MIDDLE],
  FOUR,
  [...FOUR, ...MIDDLE],
  [...FOUR, [-1, 0], [1, 0]],
];

export const pipsOf = (level: number): readonly (readonly [number, number])[] => PIPS[level] ?? [];
