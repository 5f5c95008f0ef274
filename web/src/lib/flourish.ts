/** No movement that only pleases takes longer, in milliseconds. */
const LONGEST = 800;

/** How long it takes, where a movement of the board takes so long. */
export const lengthOf = (pace: number): number => Math.min(LONGEST, 1.6 * pace);

const seen = new Map<string, string>();

/** Whether something else is to be seen in a place than before; what lay there when the page came is no news. */
export function isNews(place: string, what: string): boolean {
  const before = seen.get(place);
  seen.set(place, what);
  return before !== undefined && before !== what && what !== '';
}

const FACES_SHOWN = 7;

/** What a tumbling die shows: other faces, ever slower, and in the end what it has rolled. */
export function faceAt<T>(faces: readonly T[], rolled: T, share: number): T {
  const left = Math.ceil((1 - share) ** 2 * FACES_SHOWN);
  if (left === 0) return rolled;
  const others = faces.filter(face => face !== rolled);
  return others[left % others.length] ?? rolled;
}

/** How a tumbling die lies: it rolls in from the left and comes to rest in its place. */
export function lieAt(share: number, distance: number): string {
  const left = (1 - share) ** 2;
  const hop = Math.abs(Math.sin(share * 3 * Math.PI)) * left;
  const away = [-distance * left, -distance * hop, -400 * left].map(number => number || 0);
  const [x = 0, y = 0, turned = 0] = away;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned.toFixed(0)})`;
}
