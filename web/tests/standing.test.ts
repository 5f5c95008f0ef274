import { expect, it } from 'vitest';
import { standing as bello } from '../src/games/bello/standing';
import { standing as godstorm } from '../src/games/godstorm/standing';
import { standing as gog } from '../src/games/gog/standing';
import { standing as storm } from '../src/games/storm/standing';
import type { View } from '../src/lib/protocol.gen';
import { has, type Language, LANGUAGES } from '../src/lib/speech';
import { viewOf } from './made';

const view = (game: string, position: object, ...seats: object[]): View =>
  viewOf({ game, position, seats } as Partial<View>);
const VIEWS = {
  bello: view('bello', { doom: 5, options: { doomsday: 12 } }, { points: 7 }, { points: 9 }),
  storm: view(
    'storm',
    { pile: { '1': 3, '4': 2 } },
    { sanctuaries: 1, constructions: 3, ring: 2, points: 12 },
    { ring: 4, points: 8 },
  ),
  gog: view(
    'gog',
    { cells: { a1: { kind: 'soldier', seat: 0 } }, options: { scrolls_to_win: 4 } },
    { scrolls: 2, cities: 3 },
    { cities: 2 },
    { cities: 1 },
  ),
  godstorm: view(
    'godstorm',
    { epoch: 2, options: { epochs: 5 } },
    { points: 20, territories: 15, continent_points: 5 },
    { points: 18, territories: 16, continent_points: 0 },
  ),
};

it('says in each game how far a seat is', () => {
  expect(bello(VIEWS.bello, 0)).toEqual([
    { name: 'points', have: 7, best: 9 },
    { name: 'doom', have: 5, need: 12 },
  ]);
  expect(storm(VIEWS.storm, 0).map(({ have, need, best }) => [have, need ?? best])).toEqual([
    [1, 1],
    [3, 2],
    [2, 4],
    [12, 8],
    [5, undefined],
  ]);
  expect(gog(VIEWS.gog, 0).map(({ have, need }) => [have, need])).toEqual([
    [2, 4],
    [1, 4],
    [1, undefined],
    [3, undefined],
  ]);
  expect(godstorm(VIEWS.godstorm, 1).map(({ have, best }) => [have, best])).toEqual([
    [18, 20],
    [16, 15],
    [0, 5],
    [2, undefined],
  ]);
});

it.each(LANGUAGES)('has words for every line in %s', (language: Language) => {
  const games = { bello, storm, gog, godstorm };
  for (const [game, standing] of Object.entries(games)) {
    const names = standing(VIEWS[game as keyof typeof VIEWS], 0).map(({ name }) => `-${name}`);
    for (const name of ['', ...names])
      expect(has(language, `web-standing-${game}${name}`), game + name).toBe(true);
  }
});
