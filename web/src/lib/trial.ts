import { openTable } from './api';
import { promised } from './fairness';
import { botName, type Say } from './narrate';
import type { Example, NewSeat, NewTable } from './protocol.gen';

/** Gentle company: whoever tries an example wants to see what follows. */
const COMPANY = 'level2';

/** A table that begins where an example does: whoever decides there is me, the others are bots. */
export function trialOf(
  { game, positions, record, seat }: Example,
  me: string,
  say: Say,
): NewTable {
  const players = positions[0]?.view.seats.length ?? 2;
  const seats = Array.from({ length: players }, (_, number): NewSeat => {
    if (number === seat) return { kind: 'me', name: me };
    return { kind: 'bot', name: botName(number, say), bot: COMPANY };
  });
  return { game, seats, record };
}

/** Open it; its id. */
export async function tryOut(example: Example, me: string, say: Say): Promise<string> {
  const { table, commitment } = await openTable(trialOf(example, me, say));
  promised(table, commitment);
  return table;
}
