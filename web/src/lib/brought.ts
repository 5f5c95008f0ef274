import { unpacked } from './packing';

/** As many characters as the server reads. */
export const MOST = 64_000;
/** A character is at most so many bytes. */
const WIDEST = 4;

/** What somebody brings along: a text to be read, a place of this house, or why it is neither. */
export type Brought =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'place'; readonly hash: string }
  | {
      readonly kind: 'wrong';
      readonly key: string;
      readonly args?: Record<string, string | number>;
    };

const wrong = (key: string, args: Record<string, string | number> = {}): Brought => ({
  kind: 'wrong',
  key: `web-onward-import-${key}`,
  args,
});

/** What was pasted is a link if it is one word that begins like one. */
export async function readBrought(pasted: string, home: string): Promise<Brought> {
  const trimmed = pasted.trim();
  if (trimmed === '') return wrong('empty');
  if (/^https?:\/\/\S+$/.test(trimmed)) return followed(trimmed, home);
  if (pasted.length > MOST) return wrong('long', { number: pasted.length, most: MOST });
  return { kind: 'text', text: pasted };
}

async function followed(link: string, home: string): Promise<Brought> {
  if (!URL.canParse(link)) return wrong('link');
  const { hash, origin, host } = new URL(link);
  const [, page, word] = hash.split('/');
  if (page === 'import' && word) return opened(word);
  if (!/^#\/(replay|table|tv|join)\/./.test(hash)) return wrong('link');
  return origin === home ? { kind: 'place', hash } : wrong('foreign', { host });
}

/** The text that a link holds itself. */
export async function opened(word: string): Promise<Brought> {
  const text = await unpacked(word, MOST * WIDEST);
  return text === undefined ? wrong('torn') : readText(text);
}

const readText = (text: string): Brought =>
  text.length > MOST ? wrong('long', { number: text.length, most: MOST }) : { kind: 'text', text };

const DRAWER = 'theomachy-brought';

/** What was pasted outlasts a reload. */
export const keptText = (): string => sessionStorage.getItem(DRAWER) ?? '';
export function keepText(text: string): void {
  try {
    sessionStorage.setItem(DRAWER, text.slice(0, 2 * MOST));
  } catch {
    // A drawer that is full keeps what it has; the page still shows what was pasted.
  }
}

/** The text of a file, unless it is none. */
export async function textOf(file: Blob): Promise<string | undefined> {
  const bytes = await file.slice(0, MOST * WIDEST + 1).arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
