/** A position of Godstorm, and what the drawing needs of it. */
import { told } from '../../lib/position';
import type { GodstormPosition, Ground, View } from '../../lib/protocol.gen';
import { seatOf } from '../../lib/narrate';
import { PRINTED } from './printed.gen';

export type { GodstormPosition, Ground, Invasion } from '../../lib/protocol.gen';

export const positionOf = (view: View): GodstormPosition => told(view, 'godstorm');

/** The owner that is no player: the neutral people comes after the last seat. */
export const NEUTRAL = PRINTED.neutral;

const EMPTY: Ground = {
  owner: null,
  armies: 0,
  gods: [],
  stranded: null,
  temple: false,
  plague: false,
};

/** `P2`, `N`, or in the log `N-BA`; no word is nobody. */
export const ownerOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (seatOf(word) ?? NEUTRAL);

/** What stands in a place of the map or of the Underworld. */
export const groundAt = ({ territories, spaces }: GodstormPosition, place: string): Ground =>
  territories[place] ?? spaces[place] ?? EMPTY;

export const ownerAt = (position: GodstormPosition, place: string): number | null =>
  groundAt(position, place).owner;

/** What is being decided: `place`, `invade`, `then_on` … */
export function nodeOf({ at }: GodstormPosition): string {
  const [first = '', second] = at.split(' ');
  return second ?? first;
}

/** The places a decision is about: those of an invasion, or chosen before. */
export const stakesOf = ({ invasion, place, other }: GodstormPosition): readonly string[] =>
  [invasion?.from, invasion?.to, place, other].filter(cell => cell !== undefined && cell !== null);

/** Whose turn it is; during the set-up, whose go. */
export const turnOf = ({ at }: GodstormPosition): number | undefined =>
  seatOf(at.split(' ')[0] ?? '');

/** The people of a seat, once it has one, or the neutral one. */
export function hueOf(
  { pantheons, neutral }: GodstormPosition,
  owner: number | null | undefined,
): string {
  const people = owner === NEUTRAL ? neutral : pantheons[owner ?? -1];
  return (people ?? 'none').toLowerCase();
}

export const hasUnderworld = ({ options }: GodstormPosition): boolean =>
  options.underworld !== 'off';

/** What stands in a place of the map or of the Underworld, or waits in a heaven. */
export function armiesAt(position: GodstormPosition, place: string, seat: number): number {
  if (place === 'H') return position.heaven[seat] ?? 0;
  return groundAt(position, place).armies;
}
