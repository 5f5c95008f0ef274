import { seatOf } from '../../lib/narrate';
import type { View } from '../../lib/protocol.gen';

/** A position of Godstorm as the server tells it, and what the drawing needs of it. */
export interface GodstormPosition {
  readonly players: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly pantheons: readonly (string | null)[];
  /** The people that is nobody's, with two players. */
  readonly neutral: string | null;
  readonly epoch: number;
  readonly at: string;
  readonly territories: Readonly<Record<string, string>>;
  readonly spaces: Readonly<Record<string, string>>;
  readonly heaven: readonly number[];
  readonly faith: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly hand_sizes: readonly Readonly<Record<string, number>>[];
  readonly relics: readonly (readonly string[])[];
  readonly decks: Readonly<Record<string, number>>;
  readonly markers: readonly number[];
  readonly turn: number;
  readonly fallen: readonly number[];
  readonly bids: readonly (number | null)[];
  readonly reserve: readonly number[];
  readonly go: number;
  readonly sunk: boolean;
  readonly maelstrom: string | null;
  readonly sacred: string | null;
  readonly sears: readonly number[];
  readonly omen: number;
  readonly bought: number;
  readonly queue: readonly string[];
  readonly invasion: Invasion | null;
  readonly draw: { readonly player: string; readonly deck: string; readonly then: string } | null;
  readonly card: string | null;
  readonly place: string | null;
  readonly other: string | null;
  readonly number: number;
  readonly pick: string | null;
}

export interface Invasion {
  readonly from: string;
  readonly to: string;
  readonly defender: string | null;
  readonly force: string;
  readonly clash: 'battle' | 'godswar' | 'underworld';
  readonly attack_dice: number;
  readonly defence_dice: number;
  readonly champion: string | null;
  readonly rival: string | null;
  readonly dice: readonly (readonly number[])[];
}

export const positionOf = (view: View): GodstormPosition =>
  view.position as unknown as GodstormPosition;

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
