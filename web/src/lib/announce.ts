import type { Say } from './narrate';
import type { Entry, Told } from './protocol.gen';

const A_FEW = 6;
const THE_LAST = 3;

/** What is read aloud of the moves of others: all of a few, the number and the last of many. */
export function announced(
  entries: readonly Entry[],
  mine: readonly number[],
  sentence: (told: Told) => string,
  say: Say,
): string {
  const others = entries.filter(({ seat }) => !mine.includes(seat));
  const sentences = others.flatMap(({ told }) => told.map(sentence));
  if (sentences.length <= A_FEW) return sentences.join(' ');
  const many = say('web-announce-many', { number: others.length });
  return [many, ...sentences.slice(-THE_LAST)].join(' ');
}
