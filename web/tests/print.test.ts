import { describe, expect, it } from 'vitest';

type Flatten = (svg: string, sheets: readonly string[]) => string;
const script = new URL('../scripts/flatten.mjs', import.meta.url).href;
const { flatten } = (await import(/* @vite-ignore */ script)) as { flatten: Flatten };

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
});
