import { verbOf } from '../../lib/moves';

/** Verbs whose words are places on the board: territories, spaces, seas, the heaven. */
const PLACED = [
  'place', 'temple', 'invade', 'from', 'to', 'on', 'revive', 'embark', 'descend', 'sea',
]; // prettier-ignore

/** The cells a move names, in the order they are to be clicked. */
export function placesOf(move: string): readonly string[] {
  const [verb = '', ...words] = move.split(' ');
  if (verb === 'summon') return words.slice(1);
  return PLACED.includes(verb) ? words : [];
}

/** Verbs that are chosen in the panel: numbers, gods, cards, decks, players. */
export const IN_PANEL: readonly string[] = [
  'move', 'gods', 'with', 'bid', 'marker', 'pantheon', 'buy', 'deck', 'play', 'take', 'relic',
  'player', 'god', 'champion', 'attack', 'defend',
]; // prettier-ignore

/** Moves that are buttons of their own; the others are places, or choices in the panel. */
export const isButton = (move: string): boolean =>
  /^(done|pass|stop|godswar|aegis|book .*|save .*)$/.test(move);

/** What is left of the moves with this verb. */
export const wordsAfter = (legal: readonly string[], verb: string): string[] =>
  legal.filter(move => verbOf(move) === verb).map(move => move.slice(verb.length + 1));

/** The numbers of the moves with this verb, ascending. */
export const numbersAfter = (legal: readonly string[], verb: string): number[] =>
  wordsAfter(legal, verb)
    .map(Number)
    .toSorted((a, b) => a - b);
