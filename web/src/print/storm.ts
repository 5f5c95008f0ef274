import Building from '../games/storm/Building.svelte';
import Emblem from '../games/storm/Emblem.svelte';
import { SIGNS } from '../games/storm/gods';
import Vaal from '../games/storm/Vaal.svelte';
import { HEIGHT, SIZE } from '../lib/hex';
import Sign from '../ui/Sign.svelte';
import Compass from './Compass.svelte';
import Counter from './Counter.svelte';
import { cutout, type Drawing, part, picture } from './drawing';
import StormBoard from './StormBoard.svelte';
import StormTile from './StormTile.svelte';

const HEX = [-SIZE, -HEIGHT / 2, 2 * SIZE, HEIGHT] as const;
const KINDS = ['0', '1', '2', '3', '4', '5', 's'] as const;
const RADIUS = 4;
const [WIDE, HIGH] = [16 * SIZE, 10.5 * HEIGHT];

const counters = Object.entries(SIGNS).flatMap(([god, sign]) => [
  cutout(
    `worshiper-${god}`,
    [part(Counter, { shape: 'round' }), part(Sign, { sign, size: 26 })],
    god,
  ),
  cutout(
    `construction-${god}`,
    [
      part(Counter, { shape: 'square', isLight: true }),
      part(Building, { god, sign }, 'translate(0 3) scale(1.25)'),
    ],
    god,
  ),
  cutout(
    `sanctuary-${god}`,
    [
      part(Counter, { shape: 'square', isLight: true }),
      part(Building, { god, sign, isSanctuary: true }, 'translate(0 10) scale(1.15)'),
    ],
    god,
  ),
  picture(`god-${god}`, [-34, -28, 68, 50], [part(Building, { god, sign })], god),
  picture(`sign-${god}`, [-1.2, -1.2, 2.4, 2.4], [part(Sign, { sign, size: 1 })], 'ink'),
]);

export const storm: readonly Drawing[] = [
  picture('emblem', [0, 0, 340, 340], [part(Emblem, {})]),
  picture('board', [-WIDE / 2, -HIGH / 2, WIDE, HIGH], [part(StormBoard, { radius: RADIUS })]),
  cutout('compass', [part(Compass, {})], 'none', HEX),
  ...KINDS.map(kind => cutout(`tile-${kind}`, [part(StormTile, { kind })], 'none', HEX)),
  ...counters,
  cutout(
    'marker',
    [
      part(Counter, { shape: 'round', isLight: true }),
      part(Sign, { sign: SIGNS.kors ?? '', size: 30 }),
    ],
    'ink',
  ),
  cutout('vaal', [part(Counter, { shape: 'round', isLight: true }), part(Vaal, {}, 'scale(1.2)')]),
];
