import { bello } from './bello/face';
import type { Face } from './face';

/** Every game we can draw: adding one is a folder and a line. */
const FACES: Readonly<Record<string, Face>> = { bello };

export const faceOf = (game: string): Face | undefined => FACES[game];
