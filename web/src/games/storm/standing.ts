import { against, type StandingOf, tally } from '../../lib/standing';
import { pileOf, positionOf } from './position';

const SANCTUARIES = 1;
const CONSTRUCTIONS = 2;

/** ST-15.2, ST-15.10, ST-16.3 The sanctuary, the ring around Vaal, and belief if the tiles run out. */
export const standing: StandingOf = (view, seat) => [
  { name: 'sanctuary', have: tally(view, seat, 'sanctuaries'), need: SANCTUARIES },
  { name: 'constructions', have: tally(view, seat, 'constructions'), need: CONSTRUCTIONS },
  against(view, seat, 'ring', 'ring'),
  against(view, seat, 'belief', 'points'),
  { name: 'pile', have: pileOf(positionOf(view)) },
];
