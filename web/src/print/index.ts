import { render } from 'svelte/server';
import { bello } from './bello';
import type { Drawing } from './drawing';
import Drawn from './Drawn.svelte';
import { godstorm } from './godstorm';
import { gog } from './gog';
import { storm } from './storm';

export const DRAWINGS: Readonly<Record<string, readonly Drawing[]>> = {
  storm,
  gog,
  bello,
  godstorm,
};

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing as its components make it, and the styles they bring. */
export function draw(game: string, drawing: Drawing): { svg: string; styles: string[] } {
  const { head, body } = render(Drawn, { props: { game, drawing } });
  const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const svg = body.replace(/<!--.*?-->/gs, '').replace('<svg', `<svg xmlns="${SVG}"`);
  return { svg, styles };
}
