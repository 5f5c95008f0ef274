import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position, Share, Story, Turn } from '../src/lib/protocol.gen';
import { has, LANGUAGES, say } from '../src/lib/speech';
import {
  accountOf,
  apportioned,
  chosen,
  lineOf,
  marksAt,
  PARTS,
  points,
  signed,
  spread,
  turned,
  verdict,
} from '../src/story/story';
import '../src/story/words';
import { viewOf } from './made';

const part = fc.double({ min: -2, max: 2, noNaN: true });

describe('the luck meter', () => {
  it('adds up in whole points, and no part is off by more than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), part, part, part, (n, seat, luck, decisions) => {
        const share: Share = {
          fair: 1 / n, seat, luck, decisions, result: 1 / n + seat + luck + decisions,
        }; // prettier-ignore
        const { fair, parts, result } = accountOf(share);
        expect(fair + parts.seat + parts.luck + parts.decisions).toBe(result);
        for (const name of PARTS)
          expect(Math.abs(parts[name] - 100 * share[name])).toBeLessThanOrEqual(1.5);
      }),
    );
  });

  it('gives what is missing to who is farthest from his own', () => {
    expect(apportioned([1.3, 2.4, 3.2], 7)).toEqual([1, 3, 3]);
    expect(apportioned([1.7, 2.5, 3.9], 8)).toEqual([2, 2, 4]);
  });

  it('says whom luck was with', () => {
    const share = { fair: 0.5, seat: 0, decisions: 0, result: 0.5 };
    expect([0.2, -0.2, 0.01].map(luck => verdict(accountOf({ ...share, luck })))).toEqual([
      'good', 'bad', 'even',
    ]); // prettier-ignore
    expect([3, -3, points(-0.001)].map(signed)).toEqual(['+3', '\u22123', '0']);
  });
});

describe('what is told', () => {
  const view = viewOf({});
  const at = (ply: number, kind: string, args: Record<string, unknown>): Position => ({
    ply, move: kind, seat: 0, told: [{ kind, args }, { kind: 'turn', args: { player: 'P2' } }], view,
  }); // prettier-ignore
  const positions = [
    at(0, 'pass', { player: 'P1' }),
    at(1, 'claim', { player: 'P1', cell: 'e3' }),
    at(2, 'claim', { player: 'P2', cell: 'f3' }),
  ];
  const turn: Turn = {
    ply: 1,
    seat: 0,
    swing: 0.18,
    gains: [0.18, -0.18],
    likely: null,
    cause: null,
  };
  const story = {
    chances: [
      [0.5, 0.5],
      [0.68, 0.32],
      [1, 0],
    ],
  } as unknown as Story;
  const names = ['Ada', 'Bo'];
  const english = (key: string, args = {}): string => say('en', key, args);

  it('is what happened, without the turn that follows, and what it changed', () => {
    expect(turned(turn, story, positions, 'bello', names, english)).toBe(
      'Ada claims e3. This turned 18 points of chance: Ada went from 50% to 68%.',
    );
  });

  it('is with a draw how likely it was, and what led to it', () => {
    const drawn = { ...turn, ply: 2, cause: 1, likely: 0.23 };
    const told = turned(drawn, story, positions, 'bello', names, english);
    expect(told).toContain('Ada claims e3. Bo claims f3.');
    expect(told).toContain('23% likelihood');
  });

  it('is of a move also what the adviser says', () => {
    const played = { kind: 'claim', args: { cell: 'e3' } };
    const same = { ply: 1, gain: 0.05, played, advised: null };
    expect(chosen(same, 'bello', names, english)).toMatch(/: \+5\. The adviser would have done/);
    const other = { ...same, gain: -0.05, advised: { kind: 'pass', args: {} } };
    expect(chosen(other, 'bello', names, english)).toMatch(/: \u22125\. The adviser: /);
  });

  it('is marked side by side', () => {
    expect(marksAt([10, 50, 51, 100], 100)).toEqual([10, 50, 56, 100]);
    expect(marksAt([98, 99, 100], 100)).toEqual([88, 94, 100]);
  });

  it('is drawn from the first ply to the last', () => {
    expect(lineOf([0, 5, 9], [0, 2, 4], 4)).toBe('0,1.0000 5,0.5000 9,0.0000');
    expect(spread(3)).toEqual([0, 1, 2]);
    expect(spread(1)).toEqual([0]);
    expect([spread(500).length, spread(500).at(-1)]).toEqual([12, 499]);
  });
});

describe('the words of a story', () => {
  const SRC = new URL('../src/story/', import.meta.url).pathname;
  const used = readdirSync(SRC)
    .map(name => readFileSync(SRC + name, 'utf8'))
    .flatMap(text => [...text.matchAll(/['"`](story-[\w-]+)(\$\{)?/g)]);
  const FOR_PYTHON = ['story-at', 'story-chance-of', 'story-points', 'story-figure-lands'];
  const locale = new URL('../../src/theomachy/locales/en/story.ftl', import.meta.url).pathname;

  it.each(LANGUAGES)('are there in %s', language => {
    const whole = used.filter(([, , open]) => open === undefined).map(([, key = '']) => key);
    expect(whole.length).toBeGreaterThan(10);
    expect(whole.filter(key => !has(language, key))).toEqual([]);
    expect(PARTS.filter(name => !has(language, `story-part-${name}`))).toEqual([]);
  });

  it('are all used', () => {
    const asked = used.map(([, key = '', open]) => ({ key, open: open !== undefined }));
    const unused = new FluentResource(readFileSync(locale, 'utf8')).body
      .map(({ id }) => id)
      .filter(key => !FOR_PYTHON.includes(key))
      .filter(key => !asked.some(ask => (ask.open ? key.startsWith(ask.key) : key === ask.key)));
    expect(unused).toEqual([]);
  });
});
