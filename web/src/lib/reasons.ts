import { dashed, type Say } from './narrate';
import type { Reason } from './protocol.gen';

const VICTORY = 'victory';

/** Who reads why a move is advised, and how it is said to him. */
export interface Reader {
  readonly game: string;
  readonly seat: number;
  readonly names: readonly string[];
  readonly say: Say;
  readonly knows: (key: string) => boolean;
}

/** Why a move is advised, in one sentence; nothing where there are no words for it. */
export function because(reasons: readonly Reason[], reader: Reader): string | undefined {
  const { say } = reader;
  const isKnown = ({ fact }: Reason): boolean =>
    fact === VICTORY || reader.knows(wordsOf(fact, reader));
  const [first, second] = reasons.filter(isKnown);
  if (first === undefined) return undefined;
  return say('web-minds-because', {
    what: second === undefined ? clause(first, reader) : both(first, second, reader),
  });
}

/** Two reasons alike share their verb: brings you more of this and more of that. */
function both(first: Reason, second: Reason, reader: Reader): string {
  const join = (one: string, other: string): string =>
    reader.say('web-minds-because-both', { first: one, second: other });
  const isAlike = clause(first, reader, '') === clause(second, reader, '');
  return isAlike
    ? clause(first, reader, join(thing(first, reader), thing(second, reader)))
    : join(clause(first, reader), clause(second, reader));
}

function clause(reason: Reason, reader: Reader, what = thing(reason, reader)): string {
  const { seat, names, say } = reader;
  if (reason.fact === VICTORY) return say('web-minds-because-victory');
  if (reason.seat !== seat)
    return say('web-minds-because-leaves', { what, player: names[reason.seat] ?? '' });
  return say(`web-minds-because-${reason.grows ? 'brings' : 'leaves'}-you`, { what });
}

const thing = ({ fact, grows }: Reason, reader: Reader): string =>
  reader.say(wordsOf(fact, reader), { change: grows ? 'more' : 'less' });

const wordsOf = (fact: string, { game }: Reader): string => `${game}-feature-${dashed(fact)}`;
