import { mount, tick, unmount } from 'svelte';
import type { Face } from '../games/face';
import { pictureOf } from '../lib/picture';
import type { View } from '../lib/protocol.gen';
import type { Trace } from '../lib/trail';

const WIDTH = 1280;

export interface Scene {
  readonly face: Face;
  readonly view: View;
  readonly names: readonly string[];
  readonly trail: readonly Trace[];
  readonly caption: string;
}

/** A board drawn aside, where nothing of it is chosen, lit or magnified, as a picture. */
export async function drawnAside({ face, view, names, trail, caption }: Scene): Promise<Blob> {
  const target = document.createElement('div');
  Object.assign(target.style, {
    position: 'fixed',
    left: '-9999px',
    top: '0',
    width: `${WIDTH}px`,
    height: `${WIDTH}px`,
  });
  target.inert = true;
  document.body.append(target);
  const none: ReadonlyMap<string, string> = new Map();
  const props = { view, names, lit: none, chosen: undefined, trail, onpick: () => undefined };
  const board = mount(face.Board, { target, props });
  try {
    await tick();
    const drawing = target.querySelector('svg');
    if (!drawing) throw new Error('no drawing');
    return await pictureOf(drawing, { ...plate(), width: WIDTH, caption });
  } finally {
    await unmount(board);
    target.remove();
  }
}

/** The page's own colours. */
function plate(): { background: string; ink: string; font: string } {
  const { backgroundColor, color } = getComputedStyle(probe('panel'));
  return { background: backgroundColor, ink: color, font: `600 26px ${titleFont()}` };
}

function probe(name: string): Element {
  return document.querySelector(`.${name}`) ?? document.body;
}

const titleFont = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--title-font') || 'serif';
