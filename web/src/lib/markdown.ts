/** The Markdown our rulebooks use, as a tree of plain text: nothing in it can become markup. */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string }
  | { readonly kind: 'strong'; readonly parts: readonly Inline[] }
  | { readonly kind: 'em'; readonly parts: readonly Inline[] };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string; readonly scenario: boolean }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | {
      readonly kind: 'paragraph';
      readonly id: string | undefined;
      readonly parts: readonly Inline[];
    };

const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*(?!\*)|\[([^\]]+)\]\([^)]*\)|\b([A-Z]{2,3}-\d+(?:\.\d+)?)\b/g;
const ITEM = /^(?:[-*]|\d+\.)\s+/;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, code, strong, em, link, rule] = found;
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: inline(strong) });
    else if (em !== undefined) parts.push({ kind: 'em', parts: inline(em) });
    else if (link !== undefined) parts.push({ kind: 'text', text: link });
    else parts.push({ kind: 'rule', text: rule ?? whole });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

export function blocks(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/);
  const found: Block[] = [];
  while (lines.length > 0) {
    const line = lines[0] ?? '';
    if (line.trim() === '') lines.shift();
    else if (line.startsWith('```')) found.push(fence(lines));
    else if (/^#{1,6} /.test(line)) found.push(heading(lines));
    else if (line.startsWith('|')) found.push(table(lines));
    else if (ITEM.test(line)) found.push(list(lines));
    else found.push(paragraph(lines));
  }
  return found;
}

function fence(lines: string[]): Block {
  const scenario = (lines.shift() ?? '').includes('scenario');
  const text: string[] = [];
  while (lines.length > 0 && !lines[0]?.startsWith('```')) text.push(lines.shift() ?? '');
  lines.shift();
  return { kind: 'code', scenario, text: text.join('\n') };
}

function heading(lines: string[]): Block {
  const [marks = '', ...words] = (lines.shift() ?? '').split(' ');
  return { kind: 'heading', level: marks.length, parts: inline(words.join(' ')) };
}

function table(lines: string[]): Block {
  const rows = take(lines, line => line.startsWith('|')).filter(row => !/^[|\s:-]+$/.test(row));
  const cells = (row: string): Inline[][] =>
    row
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map(cell => inline(cell.trim()));
  return { kind: 'table', rows: rows.map(cells) };
}

function list(lines: string[]): Block {
  const ordered = /^\d/.test(lines[0] ?? '');
  const items: string[] = [];
  for (const line of take(lines, text => ITEM.test(text) || /^\s+\S/.test(text))) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered, items: items.map(inline) };
}

function paragraph(lines: string[]): Block {
  const plain = (line: string): boolean => line.trim() !== '' && !/^(```|#{1,6} |\|)/.test(line);
  const text = [lines.shift() ?? '', ...take(lines, line => plain(line) && !ITEM.test(line))].join(
    ' ',
  );
  const id = /^\*\*([A-Z]{2,3}-\d+\.\d+)\b/.exec(text)?.[1];
  return { kind: 'paragraph', id, parts: inline(text) };
}

function take(lines: string[], wanted: (line: string) => boolean): string[] {
  const taken: string[] = [];
  while (lines[0] !== undefined && wanted(lines[0])) taken.push(lines.shift() ?? '');
  return taken;
}
