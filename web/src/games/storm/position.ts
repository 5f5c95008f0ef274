/** A position of Storm of the Gods, and what the drawing needs of it. */
import { told } from '../../lib/position';
import type { Claim, StormPosition, Tile, View } from '../../lib/protocol.gen';

export type { Claim, StormPosition, Tile } from '../../lib/protocol.gen';

export const positionOf = (view: View): StormPosition => told(view, 'storm');

export const tileAt = ({ cells }: StormPosition, cell: string): Tile | undefined => cells[cell];

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

/** How many turns are left until the one at whose start a claim falls due. */
export const turnsLeft = ({ turn }: StormPosition, { due }: Claim): number => due - turn;

export const pileOf = ({ pile }: StormPosition): number =>
  Object.values(pile).reduce((sum, number) => sum + number, 0);

export const radiusOf = ({ options }: StormPosition): number => Number(options.radius);
