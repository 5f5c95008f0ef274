import type { View } from '../../lib/protocol.gen';
import { seatSign } from '../../lib/signs';
import type { Face, ScoreLine } from '../face';
import { armyOf } from './armies';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { guess } from './guess';
import { caution, warnings } from './host';
import { ICONS } from './icons';
import { kindAt } from './kinds';
import { isButton, isProposed, placesOf, stakesOf } from './moves';
import Panel from './Panel.svelte';
import { nodeOf, RESOURCES, positionOf } from './position';
import { PRINTED } from './printed.gen';
import { traces } from './traces';
import { standing } from './standing';
import Tracker from './Tracker.svelte';
import { way } from './way';

/** GG-18.8 What a standing is made of, besides scrolls. */
function lines(view: View, seat: number): ScoreLine[] {
  const tally = (field: string): number => Number(view.seats[seat]?.[field] ?? 0);
  const resources = RESOURCES.reduce((sum, resource) => sum + tally(resource), 0);
  return [
    { key: 'web-gog-cities', number: tally('cities') },
    { key: 'web-gog-city-levels', number: tally('city_levels') },
    { key: 'web-gog-soldier-levels', number: tally('soldier_levels') },
    { key: 'web-gog-resources', number: resources },
  ];
}

export const face: Face = {
  Board,
  Panel,
  Tracker,
  Belongings,
  height: 1,
  panel: 'turn',
  places: (view, move) => placesOf(positionOf(view), move),
  stakes: view => stakesOf(positionOf(view)),
  traces,
  standing,
  way,
  moment: view => ({ node: nodeOf(positionOf(view)), args: {} }),
  guess: (view, chosen, cell) => guess(positionOf(view), view.seat ?? 0, chosen, cell),
  kindAt: (view, cell) => kindAt(positionOf(view), cell),
  hue: (_, seat) => armyOf(seat),
  sign: (_, seat) => seatSign(seat),
  isButton,
  isProposed,
  caution,
  warnings,
  scoring: { rule: 'GG-18.8', ranking: PRINTED.ranking, total: 'gog-tally-scrolls', lines },
  points: 'scrolls',
  small: ['pick', 'step', 'stop'],
  tallies: [
    { field: 'food', icon: ICONS.food },
    { field: 'wood', icon: ICONS.wood },
    { field: 'gold', icon: ICONS.gold },
    { field: 'barn', icon: ICONS.barn },
    { field: 'soldiers', icon: ICONS.soldier },
    { field: 'cities', icon: ICONS.city },
  ],
};
