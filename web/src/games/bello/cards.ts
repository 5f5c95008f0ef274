import { dashed } from '../../lib/narrate';
import { PRINTED } from './printed.gen';

/** The power cards as printed: three to a pantheon, the k-th costs k followers from each temple. */
export const CARDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(PRINTED.powers).map(([pantheon, powers]) => [pantheon, powers.map(dashed)]),
);

/** The phases of a turn, and the node of the game that belongs to each. */
export const PHASES = ['recruit', 'power', 'action', 'control'] as const;
export type Phase = (typeof PHASES)[number];

const NODES: Readonly<Record<string, Phase>> = {
  turn: 'recruit',
  recruit: 'recruit',
  power: 'power',
  target: 'power',
  to: 'power',
  doom: 'power',
  action: 'action',
  sail: 'action',
  fly: 'action',
  count: 'action',
  control: 'control',
};

export const phaseOf = (node: string): Phase | undefined => NODES[node];
