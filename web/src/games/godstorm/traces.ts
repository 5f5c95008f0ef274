import type { Deed, Trace } from '../../lib/trail';
import { ownerOf } from './position';

/** Events that happen somewhere, and the arguments that say where. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  place: ['territory'],
  summon: ['territory'],
  temple: ['territory'],
  invade: ['from', 'to'],
  descend: ['from', 'to'],
  embark: ['space'],
  revive: ['space'],
  moved: ['from', 'to'],
  lost: ['place'],
  raised: ['place'],
  conquered: ['territory'],
  banished: ['territory'],
  'god-moved': ['from', 'to'],
  'temple-raised': ['territory'],
  'temple-gone': ['territory'],
  plagued: ['territory'],
  cleansed: ['territory'],
  maelstrom: ['sea'],
  sacred: ['territory'],
};
const NOBODY = -1;
const ROUNDS = ['battle-round', 'godswar-round'];

/** Where something happened, and what a round of a fight came to. */
export function traces({ told }: Deed): Trace[] {
  return told.flatMap(event => {
    const { kind, args } = event;
    const seat = args.player === undefined ? NOBODY : (ownerOf(String(args.player)) ?? NOBODY);
    if (ROUNDS.includes(kind)) return [{ seat, verb: kind, cells: [], told: event }];
    const cells = (PLACES[kind] ?? []).map(name => String(args[name]));
    return cells.length > 0 ? [{ seat, verb: kind, cells }] : [];
  });
}
