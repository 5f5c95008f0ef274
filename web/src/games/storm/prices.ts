import type { View } from '../../lib/protocol.gen';
import { placesOf } from './geometry';
import { positionOf } from './position';

/** The least that something to be done in a cell costs. */
export function pricesOf(view: View): ReadonlyMap<string, number> {
  const offers = view.legal.flatMap((move, i) => {
    const price = view.meanings[i]?.args.price;
    const [cell] = placesOf(positionOf(view), move);
    return cell !== undefined && typeof price === 'number' ? [[cell, price] as const] : [];
  });
  return new Map(offers.toSorted(([, a], [, b]) => b - a));
}
