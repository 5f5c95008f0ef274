import { seatOf } from '../../lib/narrate';
import type { Deed, Trace } from '../../lib/trail';

const PLACED = [
  'found', 'conquer', 'at', 'lay', 'soldier-placed', 'soldier-lost', 'soldier-level', 'city-level', 'to',
]; // prettier-ignore
const FOUGHT = ['battle', 'clash'];

/** Where something happened: steps are arrows, the rest are rings; a battle keeps its numbers. */
export function traces({ told }: Deed): Trace[] {
  return told.flatMap((event): Trace[] => {
    const { kind, args } = event;
    const seat = seatOf(String(args.player)) ?? -1;
    if (kind === 'step') return [{ seat, verb: kind, cells: [String(args.from), String(args.to)] }];
    const cell = args.cell ?? args.place;
    if (typeof cell !== 'string' || cell === '') return [];
    if (FOUGHT.includes(kind)) return [{ seat, verb: kind, cells: [cell], told: event }];
    return PLACED.includes(kind) ? [{ seat, verb: kind, cells: [cell] }] : [];
  });
}

/** Steps that follow one another, as one way. */
export function waysOf(trail: readonly Trace[]): { seat: number; cells: readonly string[] }[] {
  const ways: { seat: number; cells: string[] }[] = [];
  for (const { seat, verb, cells } of trail) {
    const [from, to] = cells;
    if (verb !== 'step' || from === undefined || to === undefined) continue;
    const last = ways.at(-1);
    if (last?.seat === seat && last.cells.at(-1) === from) last.cells.push(to);
    else ways.push({ seat, cells: [from, to] });
  }
  return ways;
}
