import type { View } from '../../lib/protocol.gen';
import { verbOf } from '../../lib/moves';
import { cornersOf, scrollsToWin, positionOf } from './position';

const NEAR_CORNERS = 3;

/** What a good host says before a turn ends. */
export function caution({ legal }: View, move: string): string | undefined {
  if (move !== 'end') return undefined;
  const verbs = legal.map(verbOf);
  if (verbs.includes('conquer')) return 'web-gog-caution-conquest';
  return verbs.includes('gog') || verbs.includes('angel') ? 'web-gog-caution-figure' : undefined;
}

/** How near a seat is to winning, or to losing. */
export function warnings(view: View, seat: number): string[] {
  const position = positionOf(view);
  if (view.result) return [];
  if ((position.eliminated[seat] ?? 0) > 0) return ['web-gog-eliminated'];
  const cities = Object.values(position.cells).filter(
    piece => piece.kind === 'city' && piece.seat === seat,
  );
  const corners = cornersOf(position, seat).filter(Boolean).length;
  const isLast = cities.length === 1 && (position.founded[seat] ?? 0) > 1;
  return [
    ...(position.scrolls[seat] === scrollsToWin(position) - 1 ? ['web-gog-near-scrolls'] : []),
    ...(corners === NEAR_CORNERS ? ['web-gog-near-corners'] : []),
    ...(isLast ? ['web-gog-last-city'] : []),
  ];
}
