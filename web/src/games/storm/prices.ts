import type { View } from '../../lib/protocol.gen';
import { placesOf } from './geometry';
import type { StormPosition } from './position';

/** The least that something to be done in a cell costs. */
export function pricesOf({ legal, meanings, position }: View): ReadonlyMap<string, number> {
  const offers = legal.flatMap((move, i) => {
    const price = meanings[i]?.args.price;
    const [cell] = placesOf(position as unknown as StormPosition, move);
    return cell !== undefined && typeof price === 'number' ? [[cell, price] as const] : [];
  });
  return new Map(offers.toSorted(([, a], [, b]) => b - a));
}
