import { type Hex, hexagon, type Point } from '../../lib/hex';

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The corners of a hexagon that stands on its point. */
export const corners = (size: number): string =>
  [30, 90, 150, 210, 270, 330]
    .map(angle => (angle * Math.PI) / 180)
    .map(angle => at(size * Math.cos(angle), size * Math.sin(angle)))
    .join(' ');

/** Many cells as one path: what is drawn of it has one edge round all of them. */
export function hexagonsAt(middles: readonly Point[], size: number): string {
  const around = hexagon(size)
    .split(' ')
    .map(corner => corner.split(',').map(Number));
  const one = ({ x, y }: Point): string =>
    `M${around.map(([dx = 0, dy = 0]) => at(x + dx, y + dy)).join('L')}Z`;
  return middles.map(one).join('');
}

/** Where a crest may lie in a cell: off its middle, where its name is. */
const CRESTS = [
  [-26, -22],
  [14, -27],
  [22, 20],
  [-18, 27],
] as const;

/** Small crests, strewn over the cells and always alike; `kind` 0 or 1 are different ones. */
export function waves(hexes: readonly Hex[], kind: 0 | 1): string {
  const crest = ({ q, r, x, y }: Hex): string => {
    const chance = Math.abs((q * 7 + r * 13 + q * r * 3 + kind * 5) % 11);
    const [dx, dy] = CRESTS[(chance + kind) % CRESTS.length] ?? CRESTS[0];
    const long = 9 + (chance % 5);
    const start = at(x + dx - long, y + dy + (chance % 3) * 3);
    return chance > 7 ? '' : `M${start}q${at(long / 2, -long / 2.6)} ${at(long, 0)}t${at(long, 0)}`;
  };
  return hexes.map(crest).join('');
}
