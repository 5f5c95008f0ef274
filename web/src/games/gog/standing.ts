import { type StandingOf, tally } from '../../lib/standing';
import { CORNERS, cornersOf, positionOf, scrollsToWin } from './position';

/** GG-18.2 to GG-18.4 Scrolls, corners, and the cities a rival has left. */
export const standing: StandingOf = (view, seat) => {
  const position = positionOf(view);
  const corners = cornersOf(position, seat).filter(Boolean).length;
  const rivals = view.seats.map((_, i) => i).filter(i => i !== seat);
  return [
    { name: 'scrolls', have: tally(view, seat, 'scrolls'), need: scrollsToWin(position) },
    { name: 'corners', have: corners, need: CORNERS.length },
    { name: 'cities', have: Math.min(...rivals.map(rival => tally(view, rival, 'cities'))) },
    { name: 'own-cities', have: tally(view, seat, 'cities') },
  ];
};
