import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Book, bookOf, type Part, plain, withoutNotation } from '../src/lib/book';
import type { Inline } from '../src/lib/markdown';
import { find, fold, indexOf } from '../src/lib/search';
import { trialOf } from '../src/lib/trial';
import { viewOf } from './made';

const GAMES = ['storm', 'gog', 'bello', 'godstorm'] as const;
const BOOKS = GAMES.flatMap(game => ['en', 'fr'].map(language => ({ game, language })));

function textOf(game: string, language: string): string {
  const file = (part: string): string =>
    readFileSync(
      new URL(`../../src/theomachy/games/${game}/${part}.${language}.md`, import.meta.url),
      'utf8',
    );
  return `${file('FIRST_PAGE')}\n${file('RULES')}`;
}

const rulesIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap(part =>
    part.kind === 'rule' ? [part.text] : 'parts' in part ? rulesIn(part.parts) : [],
  );

function mentioned(part: Part): string[] {
  if (part.kind === 'example') return [...part.rules];
  if (part.kind === 'list') return part.items.flatMap(rulesIn);
  if (part.kind === 'table') return part.rows.flat().flatMap(rulesIn);
  return part.kind === 'code' ? [] : rulesIn(part.parts);
}

const examplesIn = ({ chapters }: Book) =>
  chapters.flatMap(({ parts }) => parts.filter(part => part.kind === 'example'));

describe.each(BOOKS)('the book of $game in $language', ({ game, language }) => {
  const text = textOf(game, language);
  const book = bookOf(text);

  it('begins with one illustrated page, then has its chapters', () => {
    const [first, title] = book.chapters;
    expect(first?.parts.filter(({ kind }) => kind === 'example').length).toBeGreaterThan(1);
    expect(first?.parts.filter(({ kind }) => kind === 'heading')).toHaveLength(3);
    expect(title?.parts[0]?.kind).toBe('paragraph');
    expect(book.chapters.length).toBeGreaterThan(10);
  });

  it('numbers its examples in their order', () => {
    const examples = examplesIn(book);
    expect(examples.map(({ number }) => number)).toEqual(examples.map((_, i) => i));
    expect(examples).toHaveLength(text.split('```scenario').length - 1);
    expect(examples.filter(({ title }) => title === '')).toEqual([]);
  });

  it('finds the home of every paragraph it mentions', () => {
    const all = book.chapters.flatMap(({ parts }) => parts.flatMap(mentioned));
    expect([...new Set(all.filter(rule => !book.homes.has(rule)))]).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });

  it('keeps how games are written for those who ask', () => {
    const shown = book.chapters.flatMap(({ parts }) => withoutNotation(parts));
    const hidden = book.chapters
      .flatMap(({ parts }) => parts)
      .filter(part => !shown.includes(part));
    expect(hidden.length).toBeGreaterThan(3);
    expect(hidden.filter(({ kind }) => kind === 'example')).toEqual([]);
    const records = shown.filter(part => part.kind === 'code' && /^theomachy/.test(part.text));
    expect(records).toEqual([]);
  });
});

describe('a word is found', () => {
  const book = bookOf(textOf('godstorm', 'fr'));
  const index = indexOf(book);

  it('without its accents and capitals, titles first', () => {
    const hits = find(index, 'ENFERS');
    expect(hits.length).toBeGreaterThan(5);
    const [first] = hits;
    expect(first?.word.toLowerCase()).toBe('enfers');
    expect(find(index, 'epoque')).toEqual(find(index, 'Époque'));
    expect(fold('Œuvre d’Élysée')).toBe("œuvre d'elysee");
  });

  it('by several words, or by the number of a paragraph', () => {
    const [hit] = find(index, 'GS-9.22');
    expect(hit && plainOf(hit.chapter, hit.part)).toContain('GS-9.22');
    const both = find(index, 'temple dé');
    for (const { chapter, part } of both)
      expect(fold(plainOf(chapter, part))).toMatch(/temple[^]*de|de[^]*temple/);
    expect(find(index, '  ')).toEqual([]);
    expect(find(index, 'xylophone')).toEqual([]);
  });

  it('by reading nothing again: every letter was folded once, and a search looks at each line once', () => {
    let looked = 0;
    const watched = index.map(line => ({
      ...line,
      get folded() {
        looked += 1;
        return line.folded;
      },
    }));
    find(watched, 'xylophone');
    expect(looked).toBe(index.length);
    expect(index.length).toBeLessThan(3000);
    expect(index.reduce((sum, { folded }) => sum + folded.length, 0)).toBeLessThan(200_000);
  });

  it('in 50 milliseconds', () => {
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      find(index, 'guerre divine');
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });

  function plainOf(chapter: number, part: number): string {
    const found = book.chapters[chapter]?.parts[part];
    if (part < 0) return book.chapters[chapter]?.title ?? '';
    if (found?.kind === 'example') return found.title;
    if (found?.kind === 'list') return found.items.map(plain).join(' ');
    if (found?.kind === 'table') return found.rows.flat().map(plain).join(' ');
    return found && 'parts' in found ? plain(found.parts) : '';
  }
});

it('an example is tried out in the seat of whoever decides first, against bots', () => {
  const view = viewOf({ seats: [{}, {}, {}] });
  const position = { ply: 0, move: null, seat: null, told: [], view };
  const wish = trialOf(
    { game: 'bello', positions: [position], record: 'a record', seat: 1 },
    'Ada',
    key => key,
  );
  expect(wish.record).toBe('a record');
  expect(wish.seats.map(({ kind }) => kind)).toEqual(['bot', 'me', 'bot']);
});
