/** The power cards as printed: three to a pantheon, the k-th costs k followers from each temple. */
export const CARDS: Readonly<Record<string, readonly string[]>> = {
  aztec: ['flower-war', 'obsidian-harvest', 'fifth-sun'],
  mesopotamian: ['ziggurat', 'deluge', 'tablet-of-destinies'],
  egyptian: ['gift-of-the-nile', 'weighing-of-hearts', 'wrath-of-sekhmet'],
  shinto: ['inaris-foxes', 'divine-wind', 'amaterasus-mirror'],
  norse: ['longships', 'mjolnir', 'ragnarok'],
  greek: ['hermes-sandals', 'wooden-horse', 'thunderbolt'],
};

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
