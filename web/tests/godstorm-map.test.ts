import { describe, expect, it } from 'vitest';
import { FLAMES, SPACES } from '../src/games/godstorm/below';
import { outline, peaks } from '../src/games/godstorm/line';
import { spotOf, stepFrom } from '../src/games/godstorm/roam';
import { pointAt, sharedEdges, SHORES } from '../src/games/godstorm/shores';
import {
  areJoined,
  haveMountains,
  LANDS,
  MOUNTAINS,
  SEAS,
  touching,
} from '../src/games/godstorm/world';
import { rules } from './godstorm-made';

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

it('counts and names of neighbours keep apart', () => {
  const close = LANDS.flatMap((one, i) =>
    LANDS.slice(i + 1)
      .filter(({ x, y }) => Math.abs(x - one.x) < 60 && Math.abs(y - one.y) < 50)
      .map(({ code }) => `${one.code} ${code}`),
  );
  expect(close).toEqual([]);
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
