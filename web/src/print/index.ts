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

/** A drawing as its components make it, and the styles they bring. */
export function draw(game: string, drawing: Drawing): { svg: string; styles: string[] } {
  const { head, body } = render(Drawn, { props: { game, drawing } });
  const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return { svg: body.replace(/<!--.*?-->/gs, ''), styles };
}
