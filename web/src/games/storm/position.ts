/** A position of Storm of the Gods, and what the drawing needs of it. */
import { told } from '../../lib/position';
import type { StormPosition, View } from '../../lib/protocol.gen';

export type { StormPosition } from '../../lib/protocol.gen';

export const positionOf = (view: View): StormPosition => told(view, 'storm');

export type Kind = '0' | '1' | '2' | '3' | '4' | '5' | 's';

export interface Tile {
  readonly kind: Kind;
  readonly number: number;
  readonly owner: number | undefined;
  readonly worshipers: number;
  readonly building: 'construction' | 'sanctuary' | undefined;
  readonly hasMarker: boolean;
  /** The turn its owner took it. */
  readonly since: number;
}

const TILE = /^(\d)(~?)(?:\/P(\d)(?:w(\d+))?(?:(c)(m?)|(S))?@(\d+))?$/;

/** `1/P3w3cm@25`, `0~`, `5/P4S@20`; an open cell has no text. */
export function tileOf(text: string | undefined): Tile | undefined {
  const found = TILE.exec(text ?? '');
  if (!found) return undefined;
  const [, number = '0', sea, owner, worshipers, construction, marker, sanctuary, since] = found;
  return {
    kind: (sea ? 's' : number) as Kind,
    number: Number(number),
    owner: owner === undefined ? undefined : Number(owner) - 1,
    worshipers: Number(worshipers ?? 0),
    building: construction ? 'construction' : sanctuary ? 'sanctuary' : undefined,
    hasMarker: marker === 'm',
    since: Number(since ?? 0),
  };
}

/** What is being decided: `go`, `settle`, `develop` … */
export function nodeOf({ at }: StormPosition): string {
  const [first = '', second] = at.split(' ');
  return second ?? first;
}

/** The steps of a turn; strengthening passes by itself. */
export const STEPS = ['wind', 'strengthening', 'development'] as const;
export type TurnStep = (typeof STEPS)[number];

export function stepOf(position: StormPosition): TurnStep | undefined {
  const node = nodeOf(position);
  if (['god', 'first', 'over'].includes(node)) return undefined;
  if (node === 'draw') return position.explorer === null ? 'wind' : 'development';
  return ['roll', 'go', 'settle'].includes(node) ? 'wind' : 'development';
}

/** The tile a decision is about: built on, explored from, called from. */
export const tileAtStake = ({ explorer, place }: StormPosition): string | undefined =>
  explorer ?? place ?? undefined;

export interface Claim {
  readonly kind: 'sanctuary' | 'encirclement';
  /** Whose claim it is; nobody's yet where the ring is shared. */
  readonly seat: number | undefined;
  /** The turn at whose start it falls due, and how many turns are left until then. */
  readonly due: number;
  readonly left: number;
}

const CLAIM = /^(sanctuary|encirclement)(?: P(\d))?(?: by P\d)? since \d+ due (\d+)$/;

export const claimsOf = ({ claims, turn }: StormPosition): Claim[] =>
  claims.flatMap(text => {
    const found = CLAIM.exec(text);
    if (!found) return [];
    const [, kind, seat, due] = found;
    return [
      {
        kind: kind as Claim['kind'],
        seat: seat === undefined ? undefined : Number(seat) - 1,
        due: Number(due),
        left: Number(due) - turn,
      },
    ];
  });

export const pileOf = ({ pile }: StormPosition): number =>
  Object.values(pile).reduce((sum, number) => sum + number, 0);

export const radiusOf = ({ options }: StormPosition): number => Number(options.radius);
