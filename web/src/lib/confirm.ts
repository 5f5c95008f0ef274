import type { Face } from '../games/face';
import { isFinger } from './finger';
import type { View } from './protocol.gen';
import { settings } from './settings.svelte';

const isAsked = (risky: boolean): boolean =>
  settings.confirm === 'always' || (settings.confirm === 'risky' && risky);

/** Whether a click on a cell only shows its move; a second one, or the button, plays it. */
export const isShownFirst = (face: Face, view: View, move: string): boolean =>
  isFinger() || isAsked(face.isProposed(view, move) || face.caution(view, move) !== undefined);

/** A walk is several moves: a mouse plays it at once only if nothing is ever to be asked. */
export const isWayShownFirst = (): boolean => isFinger() || isAsked(true);

/** A button says what it does: it asks again only where a good host would warn. */
export const isAskedAgain = (face: Face, view: View, move: string): boolean =>
  isAsked(face.caution(view, move) !== undefined);
