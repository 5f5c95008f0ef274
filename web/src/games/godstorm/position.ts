/** A position of Godstorm, and what the drawing needs of it. */
import { told } from '../../lib/position';
import type { GodstormPosition, View } from '../../lib/protocol.gen';
import { seatOf } from '../../lib/narrate';

export type { GodstormPosition, Invasion } from '../../lib/protocol.gen';

export const positionOf = (view: View): GodstormPosition => told(view, 'godstorm');

/** The owner that is no player: the neutral people comes after the last seat. */
export const NEUTRAL = 5;

export interface Ground {
  /** Whose it is: a seat, NEUTRAL, or nobody's. */
  readonly owner: number | undefined;
  readonly armies: number;
  readonly gods: readonly string[];
  readonly hasTemple: boolean;
  readonly isPlagued: boolean;
}

const GROUND = /^(?:-|(P\d|N):(\d+))(?: (?:P\d\.)?([WDSM]+))?( temple)?( plague)?$/;

/** `P2`, `N`, or in the log `N-BA`; no word is nobody. */
export const ownerOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (seatOf(word) ?? NEUTRAL);

/** `P1:5 WS temple plague`, `- temple`; empty ground has no text. */
export function groundOf(text: string | undefined): Ground {
  const [, owner, armies, gods = '', temple, plague] = GROUND.exec(text ?? '-') ?? [];
  return {
    owner: ownerOf(owner),
    armies: Number(armies ?? 0),
    gods: [...gods],
    hasTemple: temple !== undefined,
    isPlagued: plague !== undefined,
  };
}

export const groundAt = (position: GodstormPosition, code: string): Ground =>
  groundOf(position.territories[code]);

/** Whose a place of the map or of the Underworld is. */
export const ownerAt = (
  { territories, spaces }: GodstormPosition,
  place: string,
): number | undefined => groundOf(territories[place] ?? spaces[place]).owner;

/** What is being decided: `place`, `invade`, `then_on` … */
export function nodeOf({ at }: GodstormPosition): string {
  const [first = '', second] = at.split(' ');
  return second ?? first;
}

/** Whose turn it is; during the set-up, whose go. */
export const turnOf = ({ at }: GodstormPosition): number | undefined =>
  seatOf(at.split(' ')[0] ?? '');

/** The people of a seat, once it has one, or the neutral one. */
export function hueOf({ pantheons, neutral }: GodstormPosition, owner: number | undefined): string {
  const people = owner === NEUTRAL ? neutral : owner === undefined ? null : pantheons[owner];
  return (people ?? 'none').toLowerCase();
}

export const hasUnderworld = ({ options }: GodstormPosition): boolean =>
  options.underworld !== 'off';

/** What stands in a place of the map or of the Underworld, or waits in a heaven. */
export function armiesAt(position: GodstormPosition, place: string, seat: number): number {
  if (place === 'H') return position.heaven[seat] ?? 0;
  return groundOf(position.territories[place] ?? position.spaces[place]).armies;
}
