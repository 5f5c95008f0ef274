import { isSpace } from './below';
import { armiesAt, type GodstormPosition, turnOf } from './position';

/** The fight under way: who attacks, where, and how many armies stand there. */
export interface Clash {
  readonly from: string;
  readonly to: string;
  readonly attacker: number;
  readonly armies: readonly [number, number];
  readonly isBelow: boolean;
}

export function clashOf(position: GodstormPosition): Clash | undefined {
  const { invasion } = position;
  const attacker = turnOf(position);
  if (!invasion || attacker === undefined) return undefined;
  const { from, to } = invasion;
  return {
    from,
    to,
    attacker,
    armies: [armiesAt(position, from, attacker), armiesAt(position, to, attacker)],
    isBelow: isSpace(to),
  };
}
