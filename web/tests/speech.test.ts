import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/games/bello/cards';
import { namesOf, narrate, numberIn, numbersIn, priceOf } from '../src/lib/narrate';
import { has, LANGUAGES, preferred, say, SOURCES } from '../src/lib/speech';
import { viewOf } from './made';

const SRC = new URL('../src/', import.meta.url).pathname;
const OFFLINE = new URL('../scripts/offline.ts', import.meta.url).pathname;
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(name =>
  /\.(svelte|ts)$/.test(name),
);
const text = (name: string): string => readFileSync(SRC + name, 'utf8');
const keysOf = (words: readonly string[]): string[] =>
  words.flatMap(source => new FluentResource(source).body).map(({ id }) => id);
const keys = { en: keysOf(await SOURCES.en()), fr: keysOf(await SOURCES.fr()) };

describe('every sentence is in the Fluent files', () => {
  const used = [...files.map(text), readFileSync(OFFLINE, 'utf8')].flatMap(source => [
    ...source.matchAll(/['"`]((?:web|house)-[\w-]+)(\$\{)?/g),
  ]);

  it.each(LANGUAGES)('each key asked for has its words in %s', language => {
    const whole = used.filter(([, , open]) => open === undefined).map(([, key = '']) => key);
    expect(whole.filter(key => !has(language, key))).toEqual([]);
    const begun = used.filter(([, , open]) => open !== undefined).map(([, key = '']) => key);
    const known = keys[language];
    expect(begun.filter(key => !known.some(other => other.startsWith(key)))).toEqual([]);
  });

  it('each key of ours is used', () => {
    const asked = used.map(([, key = '', open]) => ({ key, open: open !== undefined }));
    const unused = keys.en
      .filter(key => key.startsWith('web-'))
      .filter(key => !asked.some(ask => (ask.open ? key.startsWith(ask.key) : key === ask.key)));
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGES)('every power card has a name and a text in %s', language => {
    const powers = Object.values(CARDS).flat();
    expect(powers.length).toBe(18);
    expect(powers.filter(id => !has(language, `bello-power-${id}-text`))).toEqual([]);
  });
});

describe('no sentence is in the markup', () => {
  const SPOKEN = /^(aria-label|title|placeholder|alt|aria-description)$/;

  function literals(node: unknown, found: string[] = []): string[] {
    if (Array.isArray(node)) node.forEach(child => literals(child, found));
    else if (node !== null && typeof node === 'object') {
      const part = node as Record<string, unknown>;
      if (part.type === 'Text' && /\p{L}/u.test(String(part.data))) found.push(String(part.data));
      if (part.type === 'Attribute') {
        if (SPOKEN.test(String(part.name))) literals(part.value, found);
      } else if (part.type !== 'StyleDirective')
        Object.values(part).forEach(child => literals(child, found));
    }
    return found;
  }

  it('would be found', () => {
    const bad = '<p title="Attribute">{x} Element<b style:top="{x}px" class="fine"></b></p>';
    expect(literals(parse(bad, { modern: true }).fragment)).toEqual(['Attribute', ' Element']);
  });

  it.each(files.filter(name => name.endsWith('.svelte')))('%s', name => {
    expect(literals(parse(text(name), { modern: true }).fragment)).toEqual([]);
  });
});

describe('telling', () => {
  const names = ['Ada', 'Bo'];
  const in_ =
    (language: 'en' | 'fr') =>
    (key: string, args = {}): string =>
      say(language, key, args);

  it('seats are told by name and ids by their words', () => {
    const told = { kind: 'target', args: { player: 'P2', cell: 'e3', power: 'wrath_of_sekhmet' } };
    expect(narrate(told, 'bello', names, in_('en'))).toBe('Wrath of Sekhmet: Bo chooses e3.');
    const over = { kind: 'over', args: { reason: 'doomsday' } };
    expect(narrate(over, 'bello', names, in_('fr'))).toContain('Fin des temps');
  });

  it('a legal move comes with its numbers', () => {
    const view = viewOf({
      legal: ['attack 2'],
      meanings: [{ kind: 'attack', args: { answers: 1, losses: [0.25, 0.75] } }],
    });
    expect(numberIn(view, 'attack 2', 'answers')).toBe(1);
    expect(numbersIn(view, 'attack 2', 'losses')).toEqual([0.25, 0.75]);
    expect(numbersIn(view, 'attack 3', 'losses')).toEqual([]);
    expect(priceOf(view, 'attack 2')).toBeUndefined();
  });

  it('a bot without a name of its own gets one', () => {
    const seat = {
      seat: 1,
      kind: 'bot',
      bot: 'greedy',
      mine: false,
      present: true,
      deputy: null,
      entropy: '',
    } as const;
    expect(
      namesOf(
        [
          { ...seat, name: 'greedy' },
          { ...seat, name: 'Bo' },
        ],
        in_('en'),
      ),
    ).toEqual(['Talos', 'Bo']);
  });

  it('the language of the browser is preferred, else English', () => {
    expect(preferred(['fr-CA', 'en'])).toBe('fr');
    expect(preferred(['la', 'de'])).toBe('en');
  });
});
