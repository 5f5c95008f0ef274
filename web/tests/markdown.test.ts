import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, blocks, type Inline, inline } from '../src/lib/markdown';

const plain = (parts: readonly Inline[]): string =>
  parts.map(part => ('text' in part ? part.text : plain(part.parts))).join('');
const rules = (language: string): Block[] =>
  blocks(
    readFileSync(
      new URL(`../../src/theomachy/games/bello/RULES.${language}.md`, import.meta.url),
      'utf8',
    ),
  );

it('words, code, emphasis and paragraphs', () => {
  expect(inline('a **b** *c* `d` BD-6.3.')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', parts: [{ kind: 'text', text: 'b' }] },
    { kind: 'text', text: ' ' },
    { kind: 'em', parts: [{ kind: 'text', text: 'c' }] },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' ' },
    { kind: 'rule', text: 'BD-6.3' },
    { kind: 'text', text: '.' },
  ]);
});

it('markup of others stays text', () => {
  expect(plain(inline('<img onerror=x>'))).toBe('<img onerror=x>');
});

it('ends with every text, and loses no word of it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '|', '#', '-', '`', '*') }),
      text => {
        expect(Array.isArray(blocks(text))).toBe(true);
      },
    ),
  );
});

describe.each(['en', 'fr'])('the rulebook in %s', language => {
  const read = rules(language);

  it('has an anchor at every paragraph, once', () => {
    const ids = read.flatMap(block => (block.kind === 'paragraph' && block.id ? [block.id] : []));
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('BD-11.1');
  });

  it('has its tables and lists', () => {
    const kinds = new Set(read.map(block => block.kind));
    expect([...kinds].toSorted()).toEqual(['code', 'heading', 'list', 'paragraph', 'table']);
  });
});
