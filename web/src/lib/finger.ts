import { canBeHit, FINGER } from './camera';

let isTouched = false;

/** What the board was last pressed with: a `mouse`, a `pen`, or a finger. */
export const pressedWith = (pointer: string): void => {
  isTouched = pointer === 'touch';
};
export const isPressedByFinger = (): boolean => isTouched;

/** A finger hides what it touches: that is shown before it is played. */
export const isFinger = (): boolean => isTouched || matchMedia('(pointer: coarse)').matches;

/** What of a cell can be hit. */
export const reachOf = (cell: Element): Element => cell.querySelector('.reach') ?? cell;

const litAt = (x: number, y: number): Element | undefined =>
  document.elementFromPoint(x, y)?.closest('[data-lit]') ?? undefined;

const EIGHTH = Math.PI / 4;
const TIP: readonly (readonly [number, number])[] = [0.25, 0.48].flatMap(part =>
  Array.from({ length: 8 }, (_, i): [number, number] => [
    part * FINGER * Math.cos(i * EIGHTH),
    part * FINGER * Math.sin(i * EIGHTH),
  ]),
);

/** The lit cells a finger may mean: all its tip covers, unless it is in one large enough for it. */
export function meantAt(x: number, y: number): readonly Element[] {
  const under = litAt(x, y);
  if (under && canBeHit(reachOf(under).getBoundingClientRect())) return [under];
  const covered = [under, ...TIP.map(([dx, dy]) => litAt(x + dx, y + dy))];
  return [...new Set(covered.filter(cell => cell !== undefined))];
}
