import type { View } from '../../lib/protocol.gen';
import type { Face, ScoreLine } from '../face';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { isCell } from './geometry';
import { guess } from './guess';
import Panel from './Panel.svelte';
import { type BelloPosition, nodeOf } from './position';
import Tracker from './Tracker.svelte';

const positionOf = (view: View): BelloPosition => view.position as unknown as BelloPosition;
const POINTS = { followers: 1, temples: 3, cities: 2, fields: 1 } as const;

function lines(view: View, seat: number): ScoreLine[] {
  return Object.entries(POINTS).map(([field, each]) => {
    const number = Number(view.seats[seat]?.[field] ?? 0);
    return { key: `bello-tally-${field}`, number, each, points: number * each };
  });
}

export const bello: Face = {
  Board,
  Panel,
  Tracker,
  Emblem,
  isCell,
  moment: view => {
    const { actions, extra_moves: moves } = positionOf(view);
    return { node: nodeOf(positionOf(view)), args: { actions, moves } };
  },
  guess: (view, chosen, cell) => guess(positionOf(view), view.seat ?? 0, chosen, cell),
  hue: (view, seat) => positionOf(view).pantheons[seat] ?? undefined,
  hasOwnButton: move => /^(power|pantheon) /.test(move),
  scoring: { rule: 'BD-11.1', lines },
  tallies: [
    { field: 'supply', icon: 'supply' },
    { field: 'followers', icon: 'follower' },
    { field: 'temples', icon: 'temple' },
    { field: 'cities', icon: 'city' },
    { field: 'fields', icon: 'field' },
  ],
};
