import { describe, expect, it } from 'vitest';
import { MOST, opened, readBrought, textOf } from '../src/lib/brought';
import { packed, unpacked } from '../src/lib/packing';

const HOME = 'http://127.0.0.1:8000';
const TEXT = 'theomachy position 1\ngame bello\nposition {"at":"P1 action","name":"Zoé 🙂"}\n';

describe('a text in a link', () => {
  it('comes back as it was, in letters that need no code', async () => {
    const word = await packed(TEXT);
    expect(word).toMatch(/^[\w-]+$/);
    expect(await unpacked(word, 1000)).toBe(TEXT);
  });

  it('is refused where it was cut, changed, or no text', async () => {
    const word = await packed(TEXT);
    for (const torn of [word.slice(0, -3), `${word.slice(0, 20)}A${word.slice(21)}`, '%', 'AAAA'])
      expect(await opened(torn)).toMatchObject({ kind: 'wrong', key: 'web-onward-import-torn' });
  });

  it('is not unpacked beyond its bound', async () => {
    const bomb = await packed('0'.repeat(30_000_000));
    expect(bomb.length).toBeLessThan(60_000);
    expect(await unpacked(bomb, 4 * MOST)).toBeUndefined();
  });
});

describe('what is pasted', () => {
  const kindOf = async (pasted: string): Promise<string> => {
    const brought = await readBrought(pasted, HOME);
    return brought.kind === 'wrong' ? brought.key.replace('web-onward-import-', '') : brought.kind;
  };

  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['x'.repeat(MOST), 'text'],
    ['x'.repeat(MOST + 1), 'long'],
    [`${HOME}/#/replay/0123456789ab/12`, 'place'],
    [`${HOME}/#/table/0123456789ab`, 'place'],
    ['https://elsewhere.org/#/replay/0123456789ab/12', 'foreign'],
    [`${HOME}/#/new/bello`, 'link'],
    [`${HOME}/#/import/AAAA`, 'torn'],
    ['http://[', 'link'],
    ['javascript:alert(1)', 'text'],
    ['see https://elsewhere.org/ for it', 'text'],
  ])('%.40s is answered', async (pasted, kind) => {
    expect(await kindOf(pasted)).toBe(kind);
  });

  it('a link of any house that holds a text is that text', async () => {
    const link = `https://elsewhere.org/#/import/${await packed(TEXT)}`;
    expect(await readBrought(` ${link}\n`, HOME)).toEqual({ kind: 'text', text: TEXT });
  });
});

it('a file is read if it is text, and no more of it than is wanted', async () => {
  expect(await textOf(new Blob([TEXT]))).toBe(TEXT);
  expect(await textOf(new Blob([new Uint8Array([0x89, 0x50, 0xff])]))).toBeUndefined();
  expect(await textOf(new Blob(['a\0b']))).toBeUndefined();
  const huge = await textOf(new Blob(['x'.repeat(9_000_000)]));
  expect(huge?.length).toBe(4 * MOST + 1);
});
