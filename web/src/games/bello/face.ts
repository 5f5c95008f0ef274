import type { View } from '../../lib/protocol.gen';
import { seatSign } from '../../lib/signs';
import type { Face, ScoreLine } from '../face';
import Board from './Board.svelte';
import { placeAt } from './geometry';
import { cellsOf, isButton, traces } from './moves';
import { guess } from './guess';
import { ICONS } from './icons';
import Panel from './Panel.svelte';
import { nodeOf, positionOf } from './position';
import { PRINTED } from './printed.gen';
import { standing } from './standing';
import Tracker from './Tracker.svelte';

function lines(view: View, seat: number): ScoreLine[] {
  return Object.entries(PRINTED.points).map(([field, each]) => {
    const number = Number(view.seats[seat]?.[field] ?? 0);
    return { key: `bello-tally-${field}`, number, each };
  });
}

export const face: Face = {
  Board,
  Panel,
  Tracker,
  panel: 'powers',
  faction: 'pantheon',
  places: (_, move) => cellsOf(move),
  traces,
  standing,
  moment: view => {
    const { actions, extra_moves: moves } = positionOf(view);
    return { node: nodeOf(positionOf(view)), args: { actions, moves } };
  },
  guess: (view, chosen, cell) => guess(positionOf(view), view.seat ?? 0, chosen, cell),
  kindAt: (_, cell) => placeAt(cell).kind,
  hue: (view, seat) => positionOf(view).pantheons[seat] ?? undefined,
  sign: (_, seat) => seatSign(seat),
  isButton,
  isProposed: () => false,
  caution: () => undefined,
  warnings: () => [],
  scoring: { rule: 'BD-11.1', ranking: PRINTED.ranking, lines },
  small: ['recruit', 'count', 'done'],
  tallies: [
    { field: 'supply', icon: ICONS.supply, isSpare: true },
    { field: 'followers', icon: ICONS.follower },
    { field: 'temples', icon: ICONS.temple },
    { field: 'cities', icon: ICONS.city },
    { field: 'fields', icon: ICONS.field },
  ],
};
