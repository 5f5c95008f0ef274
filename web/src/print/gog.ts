import { armyOf } from '../games/gog/armies';
import Die from '../games/gog/Die.svelte';
import Emblem from '../games/gog/Emblem.svelte';
import Figure from '../games/gog/Figure.svelte';
import { ICONS } from '../games/gog/icons';
import PieceTile from '../games/gog/PieceTile.svelte';
import { PRINTED } from '../games/gog/printed.gen';
import Terrain from '../games/gog/Terrain.svelte';
import Counter from './Counter.svelte';
import { cutout, type Drawing, part, picture } from './drawing';
import GogMap from './GogMap.svelte';
import Ground from './Ground.svelte';
import Line from './Line.svelte';

const SEATS = [0, 1, 2, 3];
const LEVELS = [1, 2, 3, 4, 5, 6];
const RESOURCES = ['food', 'wood', 'gold'] as const;

const dice = SEATS.flatMap(seat =>
  LEVELS.flatMap(level =>
    (['soldier', 'city'] as const).map(kind =>
      cutout(
        `${kind}-${seat + 1}-${level}`,
        [
          part(Ground, { fill: '--seat' }),
          part(Die, { kind, seat, level }, kind === 'city' ? 'scale(1.6)' : 'scale(1.8)'),
        ],
        armyOf(seat),
      ),
    ),
  ),
);
const figures = (['gog', 'angel'] as const).map(figure =>
  cutout(figure, [
    part(Counter, { shape: 'round', isLight: true }),
    part(Figure, { figure }, 'translate(0 2) scale(1.35)'),
  ]),
);
const goods = [...RESOURCES, 'scroll' as const].map(terrain =>
  cutout(terrain, [
    part(Counter, { shape: terrain === 'scroll' ? 'square' : 'round', isLight: true }),
    part(Terrain, { terrain }, 'scale(1.35)'),
  ]),
);
const pictures = [
  picture('picture-chest', [-30, -30, 60, 60], [part(Terrain, { terrain: 'chest' })]),
];
const icons = (['chest', 'ability', 'barn'] as const).map(icon =>
  picture(
    `icon-${icon}`,
    [-12, -12, 24, 24],
    [part(Line, { drawn: ICONS[icon], size: 24 })],
    'ink',
  ),
);

export const gog: readonly Drawing[] = [
  picture('emblem', [0, 0, 340, 340], [part(Emblem, {})]),
  picture('map', [-30, -30, 780, 780], [part(GogMap, {})]),
  ...Object.keys(PRINTED.pieces).map(piece =>
    cutout(
      `piece-${piece}`,
      [
        part(Ground, { fill: '--plain' }, 'translate(90 90) scale(1.800)'),
        part(PieceTile, { piece, rotation: 'r0' }),
      ],
      'none',
      [0, 0, 180, 180],
    ),
  ),
  ...dice,
  ...figures,
  ...goods,
  ...pictures,
  ...icons,
];
