import Emblem from '../games/godstorm/Emblem.svelte';
import { GODS, PEOPLES } from '../games/godstorm/signs';
import { ATLANTIS } from '../games/godstorm/world';
import Sign from '../ui/Sign.svelte';
import Counter from './Counter.svelte';
import { cutout, type Drawing, part, picture } from './drawing';
import GodstormMap from './GodstormMap.svelte';
import Label from './Label.svelte';
import Land from './Land.svelte';
import Mark from './GodstormMark.svelte';

const VALUES = [1, 5];
const MARKS = ['temple', 'plague', 'maelstrom', 'faith'] as const;

const peoples = Object.entries(PEOPLES).flatMap(([people, sign]) => [
  ...VALUES.map(value =>
    cutout(
      `army-${people}-${value}`,
      [
        part(Counter, { shape: value > 1 ? 'square' : 'round' }),
        part(Sign, { sign, size: value > 1 ? 18 : 27 }, value > 1 ? 'translate(0 -14)' : ''),
        ...(value > 1
          ? [part(Label, { text: value, size: 34, onSeat: true }, 'translate(0 24)')]
          : []),
      ],
      people,
    ),
  ),
  ...Object.entries(GODS).map(([god, mark]) =>
    cutout(
      `god-${people}-${god}`,
      [
        part(Counter, { shape: 'hex' }),
        part(Sign, { sign: mark, size: 21 }, 'translate(0 -8)'),
        part(Sign, { sign, size: 8 }, 'translate(0 28)'),
      ],
      people,
      [-50, -43.3, 100, 86.6],
    ),
  ),
  cutout(
    `order-${people}`,
    [part(Counter, { shape: 'square' }), part(Sign, { sign, size: 24 })],
    people,
  ),
]);

const decks = Object.entries(GODS).map(([god, sign]) =>
  picture(`deck-${god}`, [-1.2, -1.2, 2.4, 2.4], [part(Sign, { sign, size: 1 })], 'ink'),
);

export const godstorm: readonly Drawing[] = [
  picture('emblem', [0, 0, 340, 340], [part(Emblem, {})]),
  picture('map', [-48, -8, 1054, 1032], [part(GodstormMap, {})]),
  ...peoples,
  ...decks,
  ...MARKS.map(mark =>
    cutout(mark, [
      part(Counter, { shape: 'round', isLight: true }),
      part(Mark, { mark }, 'scale(2.6)'),
    ]),
  ),
  cutout('faith-5', [
    part(Counter, { shape: 'square', isLight: true }),
    part(Mark, { mark: 'faith' }, 'translate(0 -14) scale(1.700)'),
    part(Label, { text: 5, size: 32 }, 'translate(0 25)'),
  ]),
  cutout('sunken', [
    part(Counter, { shape: 'square', isLight: true }),
    part(Land, { codes: ATLANTIS }, 'scale(.22) translate(-30 -520)'),
  ]),
  cutout('epoch', [
    part(Counter, { shape: 'round', isLight: true }),
    part(Mark, { mark: 'epoch' }, 'scale(2.6)'),
  ]),
];
