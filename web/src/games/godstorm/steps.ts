import { type GodstormPosition, nodeOf } from './position';

/** GS-4.1 The steps of a turn, after its omens. */
export const STEPS = [
  'raise', 'build', 'buy', 'play', 'plague', 'invade', 'fortify', 'embark', 'descend', 'end',
] as const; // prettier-ignore
export type TurnStep = (typeof STEPS)[number];

const OF_NODE: Readonly<Record<string, TurnStep>> = {
  omens: 'raise',
  income: 'raise',
  book: 'raise',
  revive: 'raise',
  revive_at: 'raise',
  place: 'raise',
  build: 'build',
  buy: 'buy',
  draws: 'buy',
  play: 'play',
  plague_strikes: 'plague',
  invade: 'invade',
  with: 'invade',
  sky: 'invade',
  again: 'invade',
  fortify: 'fortify',
  embark: 'embark',
  descend: 'descend',
  death_labour: 'end',
  turn_end: 'end',
};
const BEFORE_TURNS = [
  'plague', 'rank', 'first', 'deal', 'tie', 'pantheon', 'claim', 'muster', 'god', 'temple', 'bid',
  'marker', 'epoch_start', 'ranking', 'over',
]; // prettier-ignore

/** The step a decision belongs to; none before the turns of an epoch. */
export function stepOf(position: GodstormPosition): TurnStep | undefined {
  const node = nodeOf(position);
  if (BEFORE_TURNS.includes(node)) return undefined;
  if (node === 'draw') return drawn(position);
  return OF_NODE[node] ?? within(position);
}

function drawn(position: GodstormPosition): TurnStep {
  const then = position.draw?.then ?? '';
  return OF_NODE[then] ?? within(position);
}

/** Nodes that belong to a fight, to a card, or to fortifying. */
function within({ invasion, omen, card }: GodstormPosition): TurnStep {
  if (invasion) return invasion.clash === 'underworld' ? 'descend' : 'invade';
  if (omen > 0) return 'raise';
  return card === null ? 'fortify' : 'play';
}
