/** Examples of rulebooks where there is no browser: drawn by the faces of their games, and told. */
import { render } from 'svelte/server';
import { face as bello } from '../games/bello/face';
import type { Face } from '../games/face';
import { face as godstorm } from '../games/godstorm/face';
import { face as gog } from '../games/gog/face';
import { face as storm } from '../games/storm/face';
import { narrate } from '../lib/narrate';
import type { Example } from '../lib/protocol.gen';
import { type Language, LANGUAGES, learn, say } from '../lib/speech';
import { trailAt } from '../lib/trail';
import Sign from '../ui/Sign.svelte';
import Counter from './Counter.svelte';
import { type Drawing, part, picture, SQUARE } from './drawing';
import { excerptOf } from './excerpt';

const FACES: Readonly<Record<string, Face>> = { storm, gog, bello, godstorm };
const CELL = / data-cell="([^"]+)"/g;
const SVG = 'http://www.w3.org/2000/svg';

await Promise.all(LANGUAGES.map(learn));

const namesIn = ({ positions }: Example): string[] =>
  positions[0]?.view.seats.map((_, seat) => `P${seat + 1}`) ?? [];

/** An example at one of its steps, as its components make it, and the styles they bring. */
export function drawBoard(example: Example, step: number): { svg: string; styles: string[] } {
  const face = FACES[example.game];
  const view = example.positions[step]?.view;
  if (!face || !view) throw new Error(`${example.game} has no board at ${step}`);
  const props = {
    view,
    names: namesIn(example),
    lit: new Map<string, string>(),
    chosen: undefined,
    trail: trailAt(example.positions, step, face.traces),
    onpick: () => undefined,
  };
  const { head, body } = render(face.Board, { props });
  const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return { svg: body.replace(/<!--.*?-->/gs, '').replace('<svg', `<svg xmlns="${SVG}"`), styles };
}

/** The same, but of a large map only where something stands: on paper it has to be small. */
export function croppedBoard(example: Example, step: number): { svg: string; styles: string[] } {
  const { svg, styles } = drawBoard(example, step);
  const box = example.game === 'godstorm' ? excerptOf(example) : undefined;
  return { svg: box ? svg.replace(/viewBox="[^"]*"/, `viewBox="${box}"`) : svg, styles };
}

/** What everybody is known by on the board of an example, in the order of seats. */
export function markersIn({ game, positions }: Example): Drawing[] {
  const face = FACES[game];
  const view = positions.at(-1)?.view;
  if (!face || !view) return [];
  return view.seats.map((_, seat) => {
    const hue = face.hue(view, seat);
    const sign = part(Sign, { sign: face.sign(view, seat), size: 26 });
    return picture(`seat-${hue}-${seat}`, SQUARE, [part(Counter, { shape: 'round' }), sign], hue);
  });
}

/** What lies in the cells of a drawing, in the words of whoever asks about them. */
export const kindsIn = ({ game, positions }: Example, step: number, svg: string): string[] =>
  [...svg.matchAll(CELL)].map(([, cell = '']) => {
    const view = positions[step]?.view;
    return (view && FACES[game]?.kindAt(view, cell)) ?? '';
  });

/** What happens in an example, in sentences. */
export const tellOf = (example: Example, language: Language): string[] =>
  example.positions
    .flatMap(({ told }) => told)
    .map(told =>
      narrate(told, example.game, namesIn(example), (key, args) => say(language, key, args)),
    );
