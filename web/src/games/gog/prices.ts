/** The price list of phase 2: food, wood, gold. */
export type Price = readonly [number, number, number];

export const PURCHASES = ['soldier', 'train', 'fortify', 'ability', 'barn', 'scroll'] as const;
export type Purchase = (typeof PURCHASES)[number];

export const PRICES: Readonly<Partial<Record<Purchase, Price>>> = {
  soldier: [2, 0, 0],
  fortify: [2, 2, 2],
  ability: [2, 2, 2],
  barn: [3, 3, 3],
  scroll: [5, 5, 5],
};

/** GG-6.3 From this level to the next. */
const TRAINING: readonly Price[] = [
  [1, 1, 0],
  [0, 2, 0],
  [0, 1, 1],
  [0, 0, 2],
  [0, 0, 3],
];
export const trainingOf = (level: number): Price | undefined => TRAINING[level - 1];
