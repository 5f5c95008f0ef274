import { dashed } from '../../lib/narrate';
import type { View } from '../../lib/protocol.gen';
import type { Face, ScoreLine } from '../face';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { guess } from './guess';
import { warnings } from './host';
import { ICONS } from './icons';
import { kindAt } from './kinds';
import { isButton, placesOf } from './moves';
import Panel from './Panel.svelte';
import { type GodstormPosition, hueOf, nodeOf, positionOf, stakesOf } from './position';
import { PRINTED } from './printed.gen';
import { peopleSign } from './signs';
import { standing } from './standing';
import Tracker from './Tracker.svelte';
import { traces } from './traces';

/** GS-20.2 What points are made of. */
function lines(view: View, seat: number): ScoreLine[] {
  const fields = ['territories', 'continent_points', 'space_points', 'site_points'];
  const { temple_points: temples } = positionOf(view).options;
  return [...fields, ...(temples === 'on' ? ['temples'] : [])].map(field => ({
    key: `godstorm-tally-${dashed(field)}`,
    number: Number(view.seats[seat]?.[field] ?? 0),
  }));
}

const hue = (position: GodstormPosition, seat: number): string | undefined =>
  position.pantheons[seat] ? hueOf(position, seat) : undefined;

export const face: Face = {
  Board,
  Panel,
  Tracker,
  Belongings,
  height: 1,
  panel: 'turn',
  faction: 'people',
  places: (_, move) => placesOf(move),
  stakes: view => stakesOf(positionOf(view)),
  traces,
  standing,
  moment: view => {
    const position = positionOf(view);
    const { epoch, card, invasion } = position;
    return {
      node: dashed(nodeOf(position)),
      args: {
        epoch,
        card: card ?? 'none',
        from: invasion?.from ?? 'none',
        to: invasion?.to ?? 'none',
        armies: position.reserve[Math.max(view.actor, 0)] ?? 0,
        faith: position.faith[Math.max(view.actor, 0)] ?? 0,
      },
    };
  },
  guess: (view, chosen, cell) => guess(positionOf(view), view.seat ?? 0, chosen, cell),
  kindAt: (view, cell) => kindAt(positionOf(view), cell),
  hue: (view, seat) => hue(positionOf(view), seat),
  sign: (view, seat) => peopleSign(hueOf(positionOf(view), seat)),
  isButton,
  isProposed: () => false,
  caution: () => undefined,
  warnings,
  scoring: { rule: 'GS-20.2', ranking: PRINTED.ranking, lines },
  small: ['place', 'attack', 'defend', 'roll', 'reroll', 'die'],
  tallies: [
    { field: 'territories', icon: ICONS.territories },
    { field: 'armies', icon: ICONS.armies },
    { field: 'faith', icon: ICONS.faith },
    { field: 'temples', icon: ICONS.temples },
  ],
};
