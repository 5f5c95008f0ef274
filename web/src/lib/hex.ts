/** Flat-top hexagons in a hexagon of any radius: columns a, b, c … from the west, rows from the south. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Hex extends Point {
  readonly name: string;
  readonly q: number;
  readonly r: number;
}
export type Step = readonly [number, number];

export const SIZE = 50;
export const HEIGHT = Math.sqrt(3) * SIZE;
const COLUMNS = 'abcdefghijklmnopqrstuvwxyz';

/** The ways of a compass whose north is an edge. */
export const WAYS = {
  n: [0, -1],
  ne: [1, -1],
  se: [1, 0],
  s: [0, 1],
  sw: [-1, 1],
  nw: [-1, 0],
} as const satisfies Readonly<Record<string, Step>>;
export type Way = keyof typeof WAYS;

const SIDEWAYS: Readonly<Record<string, readonly Way[]>> = {
  ArrowUp: ['n'],
  ArrowDown: ['s'],
  ArrowRight: ['ne', 'se'],
  ArrowLeft: ['nw', 'sw'],
};

export const middle = (q: number, r: number): Point => ({
  x: 1.5 * SIZE * q,
  y: HEIGHT * (r + q / 2),
});

export class HexBoard {
  readonly hexes: readonly Hex[];
  readonly #byName: ReadonlyMap<string, Hex>;

  constructor(readonly radius: number) {
    const columns = Array.from({ length: 2 * radius + 1 }, (_, column) => column - radius);
    this.hexes = columns.flatMap(q => this.#column(q));
    this.#byName = new Map(this.hexes.map(hex => [hex.name, hex]));
  }

  #column(q: number): Hex[] {
    const south = Math.min(this.radius, this.radius - q);
    return Array.from({ length: 2 * this.radius + 1 - Math.abs(q) }, (_, i) => {
      const r = south - i;
      return { name: `${COLUMNS[q + this.radius]}${i + 1}`, q, r, ...middle(q, r) };
    });
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  at(name: string): Hex {
    const hex = this.#byName.get(name);
    if (!hex) throw new Error(`${name} is no cell`);
    return hex;
  }

  distance(a: string, b: string): number {
    const [from, to] = [this.at(a), this.at(b)];
    const [dq, dr] = [from.q - to.q, from.r - to.r];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  }

  neighbours(name: string): string[] {
    return this.hexes.filter(hex => this.distance(hex.name, name) === 1).map(hex => hex.name);
  }

  /** The neighbour this way, if the board goes on there. */
  beside(name: string, way: Way): string | undefined {
    const { q, r } = this.at(name);
    const [dq, dr] = WAYS[way];
    return this.hexes.find(hex => hex.q === q + dq && hex.r === r + dr)?.name;
  }

  /** The neighbour an arrow key leads to; sideways it zigzags, so that a row can be walked along. */
  stepFrom(name: string, key: string): string | undefined {
    const ways = SIDEWAYS[key] ?? [];
    const turned = this.at(name).q % 2 === 0 ? ways : ways.toReversed();
    return turned.map(way => this.beside(name, way)).find(next => next !== undefined);
  }
}

/** The corners of a hexagon, as the points of a polygon. */
export const hexagon = (size: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map(angle => (angle * Math.PI) / 180)
    .map(angle => `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`)
    .join(' ');
