import { describe, expect, it } from 'vitest';
import type { Example } from '../src/lib/protocol.gen';
import { excerptOf } from '../src/print/excerpt';

type Flatten = (svg: string, sheets: readonly string[]) => string;
const script = new URL('../scripts/flatten.mjs', import.meta.url).href;
const { flatten } = (await import(/* @vite-ignore */ script)) as { flatten: Flatten };

type Picture = (board: { svg: string; styles: string[] }, sheets: readonly string[]) => string;
const examples = new URL('../scripts/examples.mjs', import.meta.url).href;
const { pictureOf } = (await import(/* @vite-ignore */ examples)) as { pictureOf: Picture };

const fillOf = (said: string): string | undefined =>
  /fill="([^"]*)"/.exec(flatten('<svg class="a"><path class="b" d="M0 0"/></svg>', [said]))?.[1];

describe('a style sheet is written into a drawing', () => {
  it('with its variables, as on a light page', () => {
    expect(fillOf('.a { --x: light-dark(#fff, #000); } .b { fill: var(--x); }')).toBe('#fff');
    expect(fillOf('.b { fill: var(--nobody, #123456); }')).toBe('#123456');
  });

  it('mixing colours as a browser does', () => {
    expect(fillOf('.b { fill: color-mix(in srgb, #ff0000, #000 50%); }')).toBe('#800000ff');
    expect(fillOf('.b { fill: color-mix(in srgb, #ff0000 20%, transparent); }')).toBe('#ff000033');
  });

  it('the more exact word before the later one, and only where it is meant', () => {
    expect(fillOf('.a .b { fill: #111; } path { fill: #222; }')).toBe('#111');
    expect(fillOf('.b:where(.c) { fill: #111; } .b { fill: #222; } .b:hover { fill: #333; }')).toBe(
      '#222',
    );
    expect(fillOf('.c .b { fill: #111; } @media (x: 1) { .b { fill: #222; } }')).toBeUndefined();
  });

  it('leaving what a browser needs and paper does not', () => {
    const svg = '<svg class="a" role="img" viewBox="0 0 1 1"><title>x</title><text>3</text></svg>';
    expect(flatten(svg, ['text { font: 600 11px Optima; }'])).toBe(
      '<svg viewBox="0 0 1 1"><text font-weight="600" font-size="11" font-family="Optima">3</text></svg>',
    );
  });

  it('slanted letters as such', () => {
    const drawn = flatten('<svg><text>3</text></svg>', ['text { font: italic 600 11px Optima; }']);
    expect(drawn).toContain('font-style="italic" font-weight="600" font-size="11"');
  });
});

describe('an example is one picture', () => {
  it('though its board lies in layers', () => {
    const svg =
      '<div class="a"><svg viewBox="0 0 9 9"><path d="M1"/></svg><svg><g></g></svg></div>';
    expect(pictureOf({ svg, styles: [] }, [])).toBe(
      '<svg viewBox="0 0 9 9"><defs></defs><path d="M1"></path><g></g></svg>',
    );
  });

  const drawn = (...codes: string[]): string => {
    const territories = Object.fromEntries(codes.map(code => [code, {}]));
    const position = { territories, spaces: {}, heaven: [0, 3] };
    return excerptOf({
      positions: [{ view: { game: 'godstorm', position } }],
    } as unknown as Example);
  };

  it('of a large map only the part where something stands, in the shape of the whole', () => {
    const [x = 0, y = 0, width = 0, height = 0] = drawn('ROM').split(' ').map(Number);
    expect([x + width / 2, y + height / 2]).toEqual([418, 438]);
    expect(width / height).toBeCloseTo(1054 / 1032, 2);
    expect(drawn('HES')).toMatch(/^-48 /);
    expect(drawn('ORI', 'SUM', 'RUS', 'KUS', 'VAR')).toMatch(/^-48 -8 /);
  });
});
