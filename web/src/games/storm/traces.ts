import { seatOf } from '../../lib/narrate';
import type { Deed, Trace } from '../../lib/trail';

const WIND = ['uncover', 'vaal-enters'];
const STRIKES = ['vaal-strikes', 'vaal-batters'];
const DEEDS = [
  'settle', 'attack', 'war', 'build', 'sanctuary', 'demolish', 'explore', 'find', 'market', 'madden', 'to',
]; // prettier-ignore

/** Where something happened: the cells the events name. */
export function traces({ told }: Deed): Trace[] {
  return told.flatMap(({ kind, args }) => {
    const cells = [args.from, args.cell].filter(cell => typeof cell === 'string');
    if (cells.length === 0) return [];
    const seat = seatOf(String(args.player)) ?? -1;
    if (WIND.includes(kind)) return [{ seat: -1, verb: 'wind', cells }];
    if (STRIKES.includes(kind)) return [{ seat: -1, verb: 'strike', cells }];
    return DEEDS.includes(kind) ? [{ seat, verb: kind, cells }] : [];
  });
}
