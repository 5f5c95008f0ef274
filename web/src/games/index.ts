import { bello } from './bello/cover';
import type { Cover, Face } from './face';
import { godstorm } from './godstorm/cover';
import { gog } from './gog/cover';
import { storm } from './storm/cover';

/** Every game we can draw: adding one is a folder and a line. A face is fetched when first needed. */
const COVERS: Readonly<Record<string, Cover>> = { storm, gog, bello, godstorm };

const faces = new Map<string, Promise<Face>>();

export const coverOf = (game: string): Cover | undefined => COVERS[game];

export function faceOf(game: string): Promise<Face> | undefined {
  const known = faces.get(game) ?? coverOf(game)?.load();
  if (known) faces.set(game, known);
  return known;
}
