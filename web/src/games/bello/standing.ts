import { against, type StandingOf } from '../../lib/standing';
import { positionOf } from './position';

/** BD-9.1, BD-11.1 Points, and the time that is left for them. */
export const standing: StandingOf = (view, seat) => {
  const { doom, options } = positionOf(view);
  return [
    against(view, seat, 'points', 'points'),
    { name: 'doom', have: doom, need: Number(options.doomsday) },
  ];
};
