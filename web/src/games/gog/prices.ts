/** The price list of phase 2: food, wood, gold. */
import { PRINTED } from './printed.gen';

export type Price = readonly [number, number, number];

export const PURCHASES = ['soldier', 'train', 'fortify', 'ability', 'barn', 'scroll'] as const;
export type Purchase = (typeof PURCHASES)[number];

export const PRICES: Readonly<Partial<Record<Purchase, Price>>> = PRINTED.prices;

/** GG-6.3 From this level to the next. */
export const trainingOf = (level: number): Price | undefined => PRINTED.training[level - 1];
