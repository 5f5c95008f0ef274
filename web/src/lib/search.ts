/** Words found in a book: it is read once, and every search looks only at what was kept. */
import { type Book, type Part, plain } from './book';
import type { Inline } from './markdown';

interface Line {
  readonly chapter: number;
  readonly part: number;
  readonly rule: string | undefined;
  readonly text: string;
  /** The same without accents and capitals: what is searched. */
  readonly folded: string;
  readonly isTitle: boolean;
}
export type Index = readonly Line[];

export interface Hit {
  readonly chapter: number;
  readonly part: number;
  /** The number of the paragraph, if it has one. */
  readonly rule: string | undefined;
  /** What stands around the word, and the word. */
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

const MOST = 40;
const AROUND = 44;

/** One letter for one letter, so that a place in one text is the same place in the other. */
export const fold = (text: string): string =>
  Array.from(text, letter => {
    const bare = letter === '’' ? "'" : letter.normalize('NFD').charAt(0).toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');

export function indexOf({ chapters }: Book): Index {
  return chapters.flatMap(({ title, parts }, chapter) => [
    { chapter, part: -1, rule: undefined, text: title, folded: fold(title), isTitle: true },
    ...parts.flatMap((part, i) => linesOf(part, chapter, i)),
  ]);
}

function linesOf(part: Part, chapter: number, at: number): Line[] {
  const rule = part.kind === 'paragraph' ? part.id : undefined;
  const isTitle = part.kind === 'heading';
  return textsOf(part).map(text => ({
    chapter,
    part: at,
    rule,
    text,
    folded: fold(text),
    isTitle,
  }));
}

function textsOf(part: Part): string[] {
  const words = (all: readonly (readonly Inline[])[]): string => all.map(plain).join(' · ');
  if (part.kind === 'example') return [part.title];
  if (part.kind === 'code') return [];
  if (part.kind === 'list') return part.items.map(plain);
  if (part.kind === 'table') return part.rows.map(words);
  return [plain(part.parts)];
}

/** The lines that have every word asked for, titles first. */
export function find(index: Index, asked: string): Hit[] {
  const words = fold(asked)
    .split(/\s+/)
    .filter(word => word !== '');
  const [first] = words;
  if (first === undefined) return [];
  const found = index.filter(({ folded }) => words.every(word => folded.includes(word)));
  const titles = found.filter(({ isTitle }) => isTitle);
  const lines = found.filter(({ isTitle }) => !isTitle);
  return [...titles, ...lines].slice(0, MOST).map(line => hitOf(line, first));
}

function hitOf({ chapter, part, rule, text, folded }: Line, word: string): Hit {
  const at = folded.indexOf(word);
  const end = at + word.length;
  const start = Math.max(0, at - AROUND);
  const stop = Math.min(text.length, end + AROUND);
  return {
    chapter,
    part,
    rule,
    before: (start > 0 ? '…' : '') + text.slice(start, at),
    word: text.slice(at, end),
    after: text.slice(end, stop) + (stop < text.length ? '…' : ''),
  };
}
