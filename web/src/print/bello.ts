import { MARKERS } from '../games/bello/position';
import { CARDS } from '../games/bello/cards';
import Emblem from '../games/bello/Emblem.svelte';
import { ICONS } from '../games/bello/icons';
import Mark from '../games/bello/Mark.svelte';
import { seatSign } from '../lib/signs';
import Sign from '../ui/Sign.svelte';
import BelloBoard from './BelloBoard.svelte';
import Counter from './Counter.svelte';
import Doomsday from './Doomsday.svelte';
import { cutout, type Drawing, part, picture } from './drawing';
import Line from './Line.svelte';

const KINDS = ['temple', 'city', 'field'] as const;

/** A pantheon keeps the sign of the corner that is its own when pantheons are fixed. */
const counters = Object.keys(CARDS).flatMap((pantheon, corner) => [
  cutout(
    `follower-${pantheon}`,
    [part(Counter, { shape: 'round' }), part(Sign, { sign: seatSign(corner), size: 26 })],
    pantheon,
  ),
  ...KINDS.map(kind =>
    cutout(
      `${kind}-${pantheon}`,
      [
        part(Counter, { shape: 'hex' }),
        part(Line, { drawn: ICONS[kind], size: 42 }, 'translate(0 -13)'),
        part(Sign, { sign: seatSign(corner), size: 9 }, 'translate(0 25)'),
      ],
      pantheon,
      [-50, -43.3, 100, 86.6],
    ),
  ),
  picture(
    `sign-${pantheon}`,
    [-1.2, -1.2, 2.4, 2.4],
    [part(Sign, { sign: seatSign(corner), size: 1 })],
    'ink',
  ),
]);

export const bello: readonly Drawing[] = [
  picture('emblem', [0, 0, 340, 340], [part(Emblem, {})]),
  picture('board', [-385, -445, 770, 890], [part(BelloBoard, {})]),
  ...counters,
  cutout('doomsday', [part(Doomsday, {})]),
  ...MARKERS.map(marker =>
    cutout(marker, [
      part(Counter, { shape: 'round', isLight: true }),
      part(Mark, { marker }, 'scale(4)'),
    ]),
  ),
  picture(
    'follower',
    [0, 0, 24, 24],
    [part(Line, { drawn: ICONS.follower, size: 24 }, 'translate(12 12)')],
    'ink',
  ),
];
