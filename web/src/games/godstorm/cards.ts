/** The miracle cards as printed: which deck, and the faith each costs. */
import { PRINTED } from './printed.gen';

export const DECKS = ['W', 'D', 'S', 'M'] as const;

export interface Card {
  readonly name: string;
  readonly deck: string;
  readonly cost: number;
}

export const ALL_CARDS: readonly Card[] = Object.entries(PRINTED.cards).map(([name, card]) => ({
  name,
  ...card,
}));
const CARDS: ReadonlyMap<string, Card> = new Map(ALL_CARDS.map(card => [card.name, card]));
export const cardOf = (name: string): Card => CARDS.get(name) ?? { name, deck: 'M', cost: 0 };
