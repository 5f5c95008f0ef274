import type { SeatInfo, Told, View } from './protocol.gen';
import type { Arguments } from './speech';

export type Say = (key: string, args?: Arguments) => string;

const TRANSLATED: Readonly<Record<string, string>> = {
  power: 'power',
  pantheon: 'pantheon',
  kind: 'kind',
  reason: 'ending',
};

export const dashed = (id: string): string => id.replaceAll('_', '-').toLowerCase();

/** `P2` → 1; anything else is no seat. */
export const seatOf = (word: string): number | undefined =>
  /^P[1-6]$/.test(word) ? Number(word.slice(1)) - 1 : undefined;

/** What seats are called: a bot without a name of its own gets one, in the reader's language. */
export const namesOf = (seats: readonly SeatInfo[], say: Say): string[] =>
  seats.map(({ seat, kind, name, bot }) => {
    if (kind === 'open' && (name === '' || name === '?')) return say('web-seat-open');
    if (kind === 'human' && name === '-') return say('web-seat-left');
    return kind === 'bot' && name === bot ? botName(seat, say) : name;
  });

const BOTS_NAMED = 6;
export const botName = (seat: number, say: Say): string =>
  say(`web-bot-name-${((seat + BOTS_NAMED - 1) % BOTS_NAMED) + 1}`);

/** The arguments of a sentence: seats by their names, ids by their words. */
export function spoken(told: Told, game: string, names: readonly string[], say: Say): Arguments {
  const one = ([name, value]: [string, unknown]): [string, string | number] => {
    if (typeof value === 'number') return [name, value];
    const text = String(value);
    const seat = seatOf(text);
    if (seat !== undefined) return [name, names[seat] ?? text];
    const words = TRANSLATED[name];
    return [name, words ? say(`${game}-${words}-${dashed(text)}`) : text];
  };
  return Object.fromEntries(Object.entries(told.args).map(one));
}

export const narrate = (told: Told, game: string, names: readonly string[], say: Say): string =>
  say(`${game}-event-${dashed(told.kind)}`, spoken(told, game, names, say));

export const meaning = (told: Told, game: string, names: readonly string[], say: Say): string =>
  say(`${game}-move-${dashed(told.kind)}`, spoken(told, game, names, say));

/** What a legal move means. */
export const toldOf = ({ legal, meanings }: View, move: string): Told | undefined =>
  meanings[legal.indexOf(move)];

/** A legal move in words. */
export function inWords(
  view: View,
  move: string,
  game: string,
  names: readonly string[],
  say: Say,
): string {
  const told = toldOf(view, move);
  return told ? meaning(told, game, names, say) : move;
}

/** A number that a legal move comes with: a price, a likelihood. */
export function numberIn(view: View, move: string, name: string): number | undefined {
  const number = toldOf(view, move)?.args[name];
  return typeof number === 'number' ? number : undefined;
}

/** Several of them. */
export function numbersIn(view: View, move: string, name: string): readonly number[] {
  const numbers = toldOf(view, move)?.args[name];
  return Array.isArray(numbers) ? numbers.map(Number) : [];
}

/** What a legal move costs, where it has a price. */
export const priceOf = (view: View, move: string): number | undefined =>
  numberIn(view, move, 'price');
