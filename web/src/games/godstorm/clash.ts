import { seatOf } from '../../lib/narrate';
import { conquestOdds, type Rights, type Side } from './odds';
import {
  armiesAt, type GodstormPosition, groundAt, groundOf, NEUTRAL, turnOf,
} from './position'; // prettier-ignore
import { isSpace } from './below';

/** A fight, under way or thought of: who, where, with how many. */
export interface Clash {
  readonly from: string;
  readonly to: string;
  readonly attacker: number;
  /** The neutral pantheon is no seat. */
  readonly defender: number | undefined;
  readonly armies: readonly [number, number];
  /** How many armies may not fight: one stays on a territory or a space. */
  readonly stays: number;
  readonly isBelow: boolean;
}

export function clashBetween(
  position: GodstormPosition,
  attacker: number,
  from: string,
  to: string,
): Clash {
  const { owner } = groundOf(position.territories[to] ?? position.spaces[to]);
  return {
    from,
    to,
    attacker,
    defender: owner === NEUTRAL ? undefined : owner,
    armies: [armiesAt(position, from, attacker), armiesAt(position, to, attacker)],
    stays: from === 'H' ? 0 : 1,
    isBelow: isSpace(to),
  };
}

/** The fight under way. */
export function clashOf(position: GodstormPosition): Clash | undefined {
  const { invasion } = position;
  const attacker = turnOf(position);
  if (!invasion || attacker === undefined) return undefined;
  const clash = clashBetween(position, attacker, invasion.from, invasion.to);
  return { ...clash, defender: seatOf(invasion.defender ?? '') };
}

const has = (position: GodstormPosition, seat: number | undefined, relic: string): boolean =>
  seat !== undefined && (position.relics[seat] ?? []).includes(relic);

/** GS-9.23 Whether the defender may buy fallen armies back. */
export const hasTree = (position: GodstormPosition, { defender, isBelow }: Clash): boolean =>
  !isBelow && has(position, defender, 'TREE') && (position.faith[defender ?? 0] ?? 0) > 0;

const NO_RIGHTS: Rights = {
  attackerRerolls: false,
  defenderRerolls: false,
  attackerWinsTies: false,
};

/** GS-10.6 Who rerolls, and GS-10.1 who wins ties, with these gods in the force. */
export function rightsOf(
  position: GodstormPosition,
  { to, attacker, defender, isBelow }: Clash,
  force: string,
  isGodswar: boolean,
): Rights {
  if (isBelow) return NO_RIGHTS;
  const ground = groundAt(position, to);
  const spear = (seat: number | undefined): boolean => isGodswar && has(position, seat, 'GUNGNIR');
  return {
    attackerRerolls: force.includes('M') || spear(attacker),
    defenderRerolls: ground.gods.includes('M') || ground.hasTemple || spear(defender),
    attackerWinsTies: force.includes('W'),
  };
}

/** How likely the place falls if the battle is fought to its end with these gods. */
export function forecast(position: GodstormPosition, clash: Clash, force: string): number {
  const [attackers, defenders] = clash.armies;
  return conquestOdds(attackers, defenders, clash.stays, rightsOf(position, clash, force, false));
}

const ALTARS = ['U3', 'U9'];

/** GS-9.13, GS-9.14 The dice of both sides of a godswar, and what is added to them. */
export function godswarSides(
  position: GodstormPosition,
  { to, attacker, defender, armies }: Clash,
  force: string,
): readonly [Side, Side] {
  const side = (seat: number | undefined, company: string, number: number): Side => {
    const altars = ALTARS.filter(
      space => seat !== undefined && position.spaces[space]?.startsWith(`P${seat + 1}:`),
    );
    return {
      dice: 3 + (company.includes('S') ? 1 : 0) + altars.length,
      bonus:
        number +
        (has(position, seat, 'MJOLNIR') ? 3 : 0) +
        4 * (seat === undefined ? 0 : (position.sears[seat] ?? 0)),
    };
  };
  const { gods } = groundAt(position, to);
  return [side(attacker, force, armies[0]), side(defender, gods.join(''), armies[1])];
}
