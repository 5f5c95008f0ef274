import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyFrom } from '../src/lib/copying';
import { freshId } from '../src/lib/ids';
import { optionsInWords } from '../src/lib/options';
import { baseFor, isLoopback } from '../src/lib/reach';

afterEach(() => vi.unstubAllGlobals());

describe('an id', () => {
  it('is 128 bits, made without what only a secure page has', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const made = Array.from({ length: 1000 }, freshId);
    expect(made.every(id => /^[0-9a-f]{32}$/.test(id))).toBe(true);
    expect(new Set(made).size).toBe(1000);
  });
});

describe('a link for friends', () => {
  const lan = { url: 'http://192.168.1.20:8000', is_on: true, can_switch: true };
  const none = { ...lan, url: '' };
  it.each([
    ['http://127.0.0.1:8000/#/table/x', lan, 'http://192.168.1.20:8000/'],
    ['http://localhost:8000/', lan, 'http://192.168.1.20:8000/'],
    ['http://[::1]:8000/', lan, 'http://192.168.1.20:8000/'],
    ['http://127.0.0.1:8000/#/', none, 'http://127.0.0.1:8000/'],
    ['http://mypc.local:8000/#/table/x', lan, 'http://mypc.local:8000/'],
    ['http://10.0.0.5:8000/', lan, 'http://10.0.0.5:8000/'],
  ])('from %s', (page, network, base) => {
    expect(baseFor(new URL(page), network)).toBe(base);
  });

  it('knows which hosts are this computer', () => {
    expect(['localhost', '127.0.0.1', '127.9.9.9', '[::1]'].every(isLoopback)).toBe(true);
    expect(['127.0.0.1.evil.example', 'mylocalhost', '1127.0.0.1', ''].some(isLoopback)).toBe(
      false,
    );
  });
});

describe('copying', () => {
  const field = (): HTMLInputElement =>
    ({ value: 'text', focus: vi.fn(), select: vi.fn() }) as unknown as HTMLInputElement;

  it('uses the clipboard where there is one', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyFrom(field())).toBe(true);
    expect(writeText).toHaveBeenCalledWith('text');
  });

  it.each([
    [() => true, true],
    [() => false, false],
    [
      () => {
        throw new Error('no');
      },
      false,
    ],
  ])('selects the field where there is none, or it refuses', async (execCommand, done) => {
    vi.stubGlobal('document', { execCommand });
    for (const clipboard of [undefined, { writeText: () => Promise.reject(new Error('no')) }]) {
      vi.stubGlobal('navigator', { clipboard });
      const shown = field();
      expect(await copyFrom(shown)).toBe(done);
      expect(shown.select).toHaveBeenCalledOnce();
    }
  });
});

describe('options in words', () => {
  const known = [
    { name: 'map_kind', values: ['a', 'b_c'], is_range: false, default: 'a', paragraph: '' },
    { name: 'length', values: [3, 9], is_range: true, default: 5, paragraph: '' },
  ];
  it('are told by name and value, and whether they are usual', () => {
    const told = optionsInWords('g', known, { map_kind: 'b_c', length: 5 }, key => key);
    expect(told.map(({ title, value, isUsual }) => [title, value, isUsual])).toEqual([
      ['g-option-map-kind', 'g-option-map-kind-b-c', false],
      ['g-option-length', '5', true],
    ]);
  });
});
