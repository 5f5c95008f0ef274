import { priceOf } from '../../lib/narrate';
import type { View } from '../../lib/protocol.gen';
import { nodeOf, positionOf } from './position';

/** What is to be decided; a development in which nothing can be done says so. */
export function momentOf(view: View): string {
  const node = nodeOf(positionOf(view));
  const isIdle = view.legal.length === 1 && view.legal[0] === 'end';
  return isIdle ? 'develop-nothing' : node;
}

/** ST-7.2 Whether a seat's sanctuary could not be maintained as things stand. */
export const isStarving = (view: View, seat: number): boolean =>
  view.seats[seat]?.starving === true;

/** What a good host says before a move that costs the sanctuary. */
export function caution(view: View, move: string): string | undefined {
  const seat = view.actor;
  if (move === 'end') return isStarving(view, seat) ? 'web-storm-caution-end' : undefined;
  return move.startsWith('settle ') && isLastOfThem(view, move)
    ? 'web-storm-caution-settle'
    : undefined;
}

/** ST-7.5 Settling with the last worshipers leaves nobody for an upkeep that comes at once. */
function isLastOfThem(view: View, move: string): boolean {
  const position = positionOf(view);
  if (position.options.upkeep !== 'before' || nodeOf(position) !== 'settle') return false;
  const tally = view.seats[view.actor];
  return Number(tally?.sanctuaries) > 0 && priceOf(view, move) === tally?.community;
}
