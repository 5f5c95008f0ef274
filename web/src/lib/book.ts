/** A rulebook as a player reads it: its first page, then its chapters; examples counted throughout. */
import { type Block, blocks, type Inline } from './markdown';

/** A worked example: a scenario that is a test, drawn as a board. */
export interface Example {
  readonly kind: 'example';
  readonly number: number;
  readonly title: string;
  readonly rules: readonly string[];
  /** In the words of the scenario, for those who ask. */
  readonly notation: string;
}
export type Part = Block | Example;

export interface Chapter {
  readonly title: string;
  readonly parts: readonly Part[];
}

export interface Book {
  readonly chapters: readonly Chapter[];
  /** The chapter of every numbered paragraph, and of every numbered chapter. */
  readonly homes: ReadonlyMap<string, number>;
}

/** Sections about how games are written down: only for those who ask for the notation. */
const OF_NOTATION: ReadonlySet<string> = new Set([
  'Reading the examples',
  'Records',
  'The record of a game',
  'Lire les exemples',
  'Feuilles de partie',
  'La feuille de partie',
]);

export const plain = (parts: readonly Inline[]): string =>
  parts.map(part => ('text' in part ? part.text : plain(part.parts))).join('');

export function bookOf(markdown: string): Book {
  const chapters = chaptersOf(numbered(blocks(markdown)));
  const homes = new Map(chapters.flatMap(({ title, parts }, i) => idsIn(title, parts, i)));
  return { chapters, homes };
}

function numbered(read: readonly Block[]): Part[] {
  let number = 0;
  return read.map(block =>
    block.kind === 'code' && block.scenario ? exampleOf(block.text, number++) : block,
  );
}

function exampleOf(notation: string, number: number): Example {
  const [, title = '', rules = ''] = /^(.*?)\s*\[([^\]]*)\]/.exec(notation) ?? [];
  return { kind: 'example', number, title, rules: rules.split(' '), notation };
}

/** The first page is one chapter; the rulebook after it has one for every heading of its own. */
function chaptersOf(parts: readonly Part[]): Chapter[] {
  const titles = parts.filter(part => part.kind === 'heading' && part.level === 1);
  const rules = titles.length > 1 ? parts.indexOf(titles.at(-1) as Part) : 0;
  const starts = parts.flatMap((part, i) =>
    part.kind === 'heading' && (part.level === 1 || (part.level === 2 && i > rules)) ? [i] : [],
  );
  return starts.map((start, i) => {
    const heading = parts[start];
    const title = heading?.kind === 'heading' ? plain(heading.parts) : '';
    return { title, parts: parts.slice(start + 1, starts[i + 1]) };
  });
}

function idsIn(title: string, parts: readonly Part[], home: number): [string, number][] {
  const own = /^[A-Z]{2,3}-\d+/.exec(title);
  const ids = parts.flatMap(part => (part.kind === 'paragraph' && part.id ? [part.id] : []));
  return [...(own ? [own[0]] : []), ...ids].map(id => [id, home]);
}

/** What is shown of a chapter to those who do not ask for the notation. */
export function withoutNotation(parts: readonly Part[]): Part[] {
  let isHidden = false;
  return parts.filter(part => {
    if (part.kind === 'heading') isHidden = OF_NOTATION.has(plain(part.parts));
    return !isHidden;
  });
}
