import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLAMES, SPACES } from '../src/games/godstorm/below';
import { ALL_CARDS } from '../src/games/godstorm/cards';
import { clashBetween, forecast, godswarSides, rightsOf } from '../src/games/godstorm/clash';
import { guess } from '../src/games/godstorm/guess';
import { outline, peaks } from '../src/games/godstorm/line';
import { IN_PANEL, isButton, numbersAfter, placesOf } from '../src/games/godstorm/moves';
import { conquestOdds, godswarOdds, percent, roundOdds } from '../src/games/godstorm/odds';
import {
  armiesAt,
  type GodstormPosition,
  groundOf,
  hueOf,
  NEUTRAL,
  nodeOf,
  turnOf,
} from '../src/games/godstorm/position';
import { spotOf, stepFrom } from '../src/games/godstorm/roam';
import { pointAt, sharedEdges, SHORES } from '../src/games/godstorm/shores';
import { spellCell } from '../src/games/godstorm/spell';
import { stepOf } from '../src/games/godstorm/steps';
import { traces } from '../src/games/godstorm/traces';
import {
  areJoined,
  CONTINENTS,
  haveMountains,
  LANDS,
  MOUNTAINS,
  SEAS,
  touching,
} from '../src/games/godstorm/world';
import { has, say } from '../src/lib/speech';

const RULES = new URL('../../src/theomachy/games/godstorm/', import.meta.url);
const rules = (name: string): string => readFileSync(new URL(name, RULES), 'utf8');

const made = (some: Partial<GodstormPosition> = {}): GodstormPosition => ({
  players: 2,
  options: { epochs: 5, underworld: 'on' },
  pantheons: ['GR', 'CE'],
  epoch: 2,
  at: 'P1 invade',
  territories: {},
  spaces: {},
  heaven: [0, 0],
  faith: [3, 3],
  hands: [[], []],
  hand_sizes: [],
  relics: [[], []],
  decks: {},
  markers: [1, 2],
  turn: 1,
  fallen: [0, 0],
  bids: [null, null],
  reserve: [0, 0],
  go: 0,
  sunk: false,
  maelstrom: null,
  sacred: null,
  sears: [0, 0],
  omen: 0,
  bought: 0,
  queue: [],
  invasion: null,
  draw: null,
  card: null,
  place: null,
  other: null,
  number: 0,
  pick: null,
  ...some,
});

/** The table of board.py: code, continent, land and sea connections. */
const printed = [
  ...rules('board.py').matchAll(/^([A-Z]{3}) ([A-Z]{2})((?: [A-Z]{3})*) \|((?: [A-Z]{3})*)$/gm),
].map(([, code = '', continent = '', land = '', sea = '']) => ({
  code,
  continent,
  land: land.trim().split(' ').filter(Boolean),
  sea: sea.trim().split(' ').filter(Boolean),
}));
const pairs = (field: 'land' | 'sea'): string[] => [
  ...new Set(printed.flatMap(row => row[field].map(to => [row.code, to].toSorted().join('-')))),
];

describe('the map', () => {
  it('draws every territory of the rules, on its continent', () => {
    expect(printed).toHaveLength(42);
    const drawn = LANDS.map(({ code, continent }) => `${code} ${continent}`);
    expect(drawn.toSorted()).toEqual(
      printed.map(({ code, continent }) => `${code} ${continent}`).toSorted(),
    );
    expect([...SHORES.keys()].toSorted()).toEqual(printed.map(({ code }) => code).toSorted());
    expect(LANDS.filter(({ code }) => outline(code).includes('NaN'))).toEqual([]);
  });

  it('lets territories touch by land as the rules say, or across mountains', () => {
    const mountains = MOUNTAINS.map(pair => pair.toSorted().join('-'));
    expect(touching().toSorted()).toEqual([...pairs('land'), ...mountains].toSorted());
    expect(pairs('land')).toHaveLength(48);
  });

  it('has the sea connections of the rules', () => {
    expect(SEAS.map(({ code }) => code)).toEqual(pairs('sea').toSorted());
    expect(SEAS).toHaveLength(21);
    expect(areJoined('GRA', 'APU')).toBe(true);
    expect([areJoined('ALE', 'LIG'), haveMountains('LIG', 'ALE')]).toEqual([false, true]);
  });

  it('knows what continents are worth', () => {
    const bonus = Object.fromEntries(CONTINENTS.map(({ code, bonus }) => [code, bonus]));
    const text = /CONTINENT_BONUS = (\{.*\})/.exec(rules('numbers.py'))?.[1] ?? '';
    expect(bonus).toEqual(JSON.parse(text));
  });

  it('names points once, and every ring keeps to them', () => {
    const lost = [...SHORES.values()].flat().filter(name => {
      const { x, y } = pointAt(name);
      return x === 0 && y === 0;
    });
    expect(lost).toEqual([]);
    expect(peaks(sharedEdges('ALE', 'DAC'), 14).length).toBeGreaterThan(1);
  });

  it('draws armies inside their territory, apart from small islands', () => {
    for (const { code, x, y } of LANDS) {
      const ring = (SHORES.get(code) ?? []).map(pointAt);
      const xs = ring.map(point => point.x);
      const ys = ring.map(point => point.y);
      expect(x > Math.min(...xs) && x < Math.max(...xs), code).toBe(true);
      expect(y > Math.min(...ys) && y < Math.max(...ys), code).toBe(true);
    }
  });
});

describe('the Underworld', () => {
  const text = /_PASSAGES = \(([^)]*)\)/.exec(rules('board.py'))?.[1] ?? '';
  const rows = [...text.matchAll(/"([^"]*)"/g)].map(([, row = '']) => row.split(' '));

  it('has the spaces and passages of the rules', () => {
    expect(rows).toHaveLength(13);
    for (const { code, passages } of SPACES)
      expect([code, passages]).toEqual([code, rows[Number(code.slice(1)) - 1]]);
  });

  it('has gates, crypts and altars where the rules have them', () => {
    const of = (feature: string): string =>
      SPACES.filter(space => space.feature === feature)
        .map(({ code }) => code)
        .toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
        .join(' ');
    const told = rules('board.py');
    for (const feature of ['gate', 'crypt', 'altar']) expect(told).toContain(`"${of(feature)}"`);
  });

  it('has flames only where no passage is', () => {
    const open = SPACES.flatMap(({ code, passages }) => passages.map(to => `${code} ${to}`));
    expect(FLAMES.filter(pair => open.includes(pair.join(' ')))).toEqual([]);
  });
});

describe('a position', () => {
  it.each([
    ['P1:5 WS temple plague', [0, 5, 'WS', true, true]],
    ['N:3', [NEUTRAL, 3, '', false, false]],
    ['- temple', [undefined, 0, '', true, false]],
    ['- P2.WS', [undefined, 0, 'WS', false, false]],
    ['P2:12 D plague', [1, 12, 'D', false, true]],
    [undefined, [undefined, 0, '', false, false]],
  ])('reads %s', (text, [owner, armies, gods, temple, plague]) => {
    const ground = groundOf(text);
    expect([ground.owner, ground.armies, ground.gods.join('')]).toEqual([owner, armies, gods]);
    expect([ground.hasTemple, ground.isPlagued]).toEqual([temple, plague]);
  });

  it('tells who is on turn, and at what', () => {
    expect([nodeOf(made()), turnOf(made())]).toEqual(['invade', 0]);
    expect([nodeOf(made({ at: 'deal' })), turnOf(made({ at: 'deal' }))]).toEqual([
      'deal',
      undefined,
    ]);
    expect([hueOf(made(), 1), hueOf(made(), NEUTRAL)]).toEqual(['ce', 'none']);
  });

  it('counts armies in territories, in spaces and in heaven', () => {
    const position = made({ territories: { ROM: 'P1:4' }, spaces: { U1: 'P2:3' }, heaven: [7, 0] });
    expect(['ROM', 'U1', 'H', 'APU'].map(place => armiesAt(position, place, 0))).toEqual([
      4, 3, 7, 0,
    ]);
  });

  it.each([
    ['P1 muster', {}, undefined],
    ['P1 place', {}, 'raise'],
    ['P1 then_on', {}, 'fortify'],
    ['P1 on', { card: 'HEROES' }, 'play'],
    ['P1 on', { card: 'FIRE', omen: 4 }, 'raise'],
    ['P1 attack', { invasion: { clash: 'battle' } }, 'invade'],
    ['P1 defend', { invasion: { clash: 'underworld' } }, 'descend'],
    ['P1 draw', { draw: { player: 'P1', deck: 'W', then: 'draws' } }, 'buy'],
  ])('%s belongs to its step', (at, some, step) => {
    expect(stepOf(made({ at, ...(some as Partial<GodstormPosition>) }))).toBe(step);
  });
});

describe('moves', () => {
  it.each([
    ['place ROM', ['ROM']],
    ['summon W ROM', ['ROM']],
    ['invade ROM LIG', ['ROM', 'LIG']],
    ['descend H U1', ['H', 'U1']],
    ['on U7', ['U7']],
    ['sea ALE-ANG', ['ALE-ANG']],
    ['move 5', []],
    ['done', []],
  ])('%s names its places', (move, places) => expect(placesOf(move)).toEqual(places));

  it('every verb of the rules can be played: on the board, in the panel, or by a button', () => {
    const list = /class Verb\(.*?\):([\s\S]*?)\n\n/.exec(rules('actions.py'))?.[1] ?? '';
    const verbs = [...list.matchAll(/([A-Z_]+) = (\d+)/g)]
      .filter(([, , number]) => Number(number) < 34)
      .map(([, name = '']) => name.toLowerCase());
    expect(verbs).toHaveLength(34);
    const isPlaced = (verb: string): boolean => placesOf(`${verb} W ROM`).length > 0;
    const ways = verbs.filter(
      verb => isPlaced(verb) || IN_PANEL.includes(verb) || isButton(verb) || isButton(`${verb} 1`),
    );
    expect(ways).toEqual(verbs);
  });

  it('numbers come in order', () => {
    expect(numbersAfter(['move 10', 'move 2', 'done'], 'move')).toEqual([2, 10]);
  });
});

describe('odds', () => {
  const fair = { attackerRerolls: false, defenderRerolls: false, attackerWinsTies: false };

  it('of three dice against two are those of the classic game', () => {
    const [none = 0, one = 0, two = 0] = roundOdds(3, 2, fair);
    expect([none, one, two].map(p => Math.round(p * 7776))).toEqual([2890, 2611, 2275]);
  });

  it('of one die against one: ties go to the defender, or to the War god', () => {
    expect(roundOdds(1, 1, fair)[0]).toBeCloseTo(15 / 36);
    expect(roundOdds(1, 1, { ...fair, attackerWinsTies: true })[0]).toBeCloseTo(21 / 36);
    expect(roundOdds(1, 1, { ...fair, attackerRerolls: true })[0]).toBeCloseTo(15 / 30);
  });

  it('of a whole battle: two against one is a single die', () => {
    expect(conquestOdds(2, 1, 1, fair)).toBeCloseTo(15 / 36);
    expect(conquestOdds(1, 1, 0, fair)).toBeCloseTo(15 / 36);
    expect(conquestOdds(30, 1, 1, fair)).toBeGreaterThan(0.999);
    expect(conquestOdds(5, 0, 1, fair)).toBe(1);
  });

  it('of a godswar are even where both sides are alike, but for ties', () => {
    const side = { dice: 3, bonus: 4 };
    const lost = godswarOdds(side, side, fair);
    const won = godswarOdds(side, side, { ...fair, attackerWinsTies: true });
    expect(lost + won).toBeCloseTo(1);
    expect(godswarOdds({ dice: 3, bonus: 40 }, side, fair)).toBeCloseTo(1);
  });

  it('know gods, temples, relics and altars', () => {
    const position = made({
      territories: { ROM: 'P1:6 WS', LIG: 'P2:3 M temple' },
      spaces: { U3: 'P1:2', U9: 'P2:1' },
      relics: [['MJOLNIR'], ['GUNGNIR']],
      sears: [0, 1],
    });
    const clash = clashBetween(position, 0, 'ROM', 'LIG');
    expect(godswarSides(position, clash, 'WS')).toEqual([
      { dice: 5, bonus: 9 },
      { dice: 4, bonus: 7 },
    ]);
    expect(rightsOf(position, clash, 'WS', true)).toEqual({
      attackerRerolls: false,
      defenderRerolls: true,
      attackerWinsTies: true,
    });
    expect(forecast(position, clash, 'W')).toBeGreaterThan(forecast(position, clash, '-'));
  });

  it('are read as whole percents, never certain unless they are', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([
      '0 %',
      '<1 %',
      '50 %',
      '>99 %',
      '100 %',
    ]);
  });
});

describe('why not', () => {
  const mine = { ROM: 'P1:4', LIG: 'P2:2', ALE: 'P1:3', COR: 'P1:1' };

  it.each([
    ['P1 place', undefined, 'LIG', { ask: 'place LIG' }],
    ['P1 invade', undefined, 'LIG', { key: 'web-godstorm-choose-yours', rule: 'GS-9.1' }],
    ['P1 invade', 'ROM', 'LIG', { ask: 'invade ROM LIG' }],
    ['P1 invade', 'ALE', 'LIG', { key: 'web-godstorm-mountains', rule: 'GS-1.9' }],
    ['P1 invade', 'ROM', 'THU', { key: 'web-godstorm-not-next-to-it', rule: 'GS-9.1' }],
    ['P1 invade', undefined, 'COR', { key: 'web-godstorm-too-few-to-invade', rule: 'GS-9.1' }],
    ['P1 build', undefined, 'LIG', { ask: 'temple LIG' }],
    ['P1 descend', 'H', 'U2', { key: 'web-godstorm-no-passage', rule: 'GS-12.13' }],
    ['P1 descend', 'H', 'U4', { ask: 'descend H U4' }],
    ['P1 embark', undefined, 'U2', { ask: 'embark U2' }],
    ['P1 revive', undefined, 'U1', { key: 'web-godstorm-crypts', rule: 'GS-4.8' }],
    ['P1 fortify', undefined, 'COR', { ask: 'from COR' }],
    ['P1 then_on', undefined, 'COR', { ask: 'to COR' }],
    ['P1 move', undefined, 'COR', { key: 'web-godstorm-in-the-panel', rule: '' }],
  ])('%s, %s chosen, %s clicked', (at, chosen, cell, question) => {
    expect(guess(made({ at, territories: mine }), 0, chosen, cell)).toEqual(question);
  });

  it('a card asks for its own kind of place', () => {
    expect(guess(made({ at: 'P1 on', card: 'EAGLES' }), 0, undefined, 'LIG')).toEqual({
      ask: 'from LIG',
    });
    expect(guess(made({ at: 'P1 on', card: 'HEROES' }), 0, undefined, 'LIG')).toEqual({
      ask: 'on LIG',
    });
  });
});

describe('getting about', () => {
  const cells = LANDS.map(({ code }) => code);
  it('arrows lead to the nearest place that way', () => {
    expect(stepFrom('ROM', 'ArrowDown', cells, 0)).toBe('APU');
    expect(stepFrom('ROM', 'Enter', cells, 0)).toBeUndefined();
    expect(stepFrom('VAR', 'ArrowUp', cells, 0)).toBeUndefined();
  });
  it('every place can be reached by arrows', () => {
    const seen = new Set(['ROM']);
    for (const cell of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = stepFrom(cell, key, cells, 0);
        if (next) seen.add(next);
      }
    expect(cells.filter(cell => !seen.has(cell))).toEqual([]);
  });
  it('heavens lie apart', () => {
    expect(spotOf('H', 0)).not.toEqual(spotOf('H', 1));
    expect(spotOf('nowhere', 0)).toBeUndefined();
  });
});

describe('in words', () => {
  const en = (key: string, args = {}): string => say('en', key, args);
  it('spells a cell', () => {
    const position = made({ territories: { ROM: 'P1:5 WS temple plague' }, sacred: 'ROM' });
    expect(spellCell(position, 'ROM', 0, ['Ada', 'Ben'], true, en)).toBe(
      'Roma, held by Ada, 5 armies, War god, Sky god, temple, plague, sacred ground, can be chosen',
    );
    expect(spellCell(made({ sunk: true }), 'HES', 0, [], false, en)).toBe('Hesperide, sunken');
  });

  it('every card is named in both languages, with what it does', () => {
    expect(ALL_CARDS).toHaveLength(57);
    const keys = ALL_CARDS.flatMap(({ name }) => {
      const key = `godstorm-card-${name.toLowerCase()}`;
      return [key, `${key}-text`];
    });
    expect(keys.filter(key => !has('en', key) || !has('fr', key))).toEqual([]);
  });

  it('cards cost what the rules print', () => {
    const text = /_COSTS = \{([\s\S]*?)\}/.exec(rules('cards.py'))?.[1] ?? '';
    const costs = new Map(
      [...text.matchAll(/"([A-Z]+)": (\d)/g)].map(([, name = '', cost]) => [name, Number(cost)]),
    );
    expect(ALL_CARDS.filter(({ name, cost }) => cost !== (costs.get(name) ?? 0))).toEqual([]);
  });

  it('traces lead where something happened, and keep what a round came to', () => {
    const told = [
      { kind: 'invade', args: { player: 'P1', from: 'ROM', to: 'LIG' } },
      { kind: 'battle-round', args: { player: 'P1', rival: 'P2', lost: 1, killed: 1 } },
      { kind: 'done', args: { player: 'P1' } },
    ];
    expect(traces({ seat: 0, move: '', told })).toEqual([
      { seat: 0, verb: 'invade', cells: ['ROM', 'LIG'] },
      { seat: 0, verb: 'battle-round', cells: [], told: told[1] },
    ]);
  });
});
