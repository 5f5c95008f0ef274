import { against, type StandingOf } from '../../lib/standing';
import { positionOf } from './position';

/** GS-20.1 Points, what most of them are made of, and the epochs left for them. */
export const standing: StandingOf = (view, seat) => {
  const { epoch, options } = positionOf(view);
  return [
    against(view, seat, 'points', 'points'),
    against(view, seat, 'territories', 'territories'),
    against(view, seat, 'continents', 'continent_points'),
    { name: 'epoch', have: epoch, need: Number(options.epochs) },
  ];
};
