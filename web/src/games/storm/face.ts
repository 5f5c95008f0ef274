import type { View } from '../../lib/protocol.gen';
import type { Face, ScoreLine } from '../face';
import Board from './Board.svelte';
import { placesOf } from './geometry';
import { signOf } from './gods';
import { guess } from './guess';
import { caution, isStarving, momentOf } from './host';
import { ICONS } from './icons';
import { kindAt } from './kinds';
import Panel from './Panel.svelte';
import { nodeOf, positionOf } from './position';
import { PRINTED } from './printed.gen';
import { traces } from './traces';
import { standing } from './standing';
import Tracker from './Tracker.svelte';

/** ST-16.1 The belief on the board; where the ring decided, that in the ring as well. */
function lines(view: View, seat: number): ScoreLine[] {
  const tally = (field: string): number => Number(view.seats[seat]?.[field] ?? 0);
  const hasMarkers = positionOf(view).options.powers === 'on';
  const counted = Object.entries(PRINTED.points)
    .filter(([field]) => hasMarkers || field !== 'markers')
    .map(([field, each]) => ({ key: `storm-tally-${field}`, number: tally(field), each }));
  if (view.result?.reason !== 'encirclement') return counted;
  return [{ key: 'storm-tally-ring', number: tally('ring') }, ...counted];
}

export const face: Face = {
  Board,
  Panel,
  Tracker,
  panel: 'turn',
  least: 370,
  faction: 'god',
  places: (view, move) => placesOf(positionOf(view), move),
  traces,
  standing,
  moment: view => ({ node: momentOf(view), args: {} }),
  guess: (view, _, cell) => guess(positionOf(view), view.seat ?? 0, cell),
  kindAt,
  hue: (view, seat) => positionOf(view).gods[seat] ?? undefined,
  sign: (view, seat) => signOf(positionOf(view), seat),
  isButton: move => /^(go .*|leave|done|end)$/.test(move),
  isProposed: (view, move) =>
    nodeOf(positionOf(view)) === 'develop' || caution(view, move) !== undefined,
  caution,
  warnings: (view, seat) => (isStarving(view, seat) ? ['web-storm-starving'] : []),
  scoring: { rule: 'ST-16.1', ranking: PRINTED.ranking, lines },
  tallies: [
    { field: 'community', icon: ICONS.community },
    { field: 'limbo', icon: ICONS.limbo, isSpare: true },
    { field: 'income', icon: ICONS.income, isGain: true },
    { field: 'constructions_left', icon: ICONS.construction, isSpare: true },
    { field: 'sanctuaries', icon: ICONS.sanctuary },
  ],
};
