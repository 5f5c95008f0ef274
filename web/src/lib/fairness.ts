import { freshId } from './ids';

/** What was promised here of a table's dice, and what this browser adds to them. */
export interface Fairness {
  readonly commitment: string;
  readonly entropy: string;
}

const drawer = (table: string): string => `theomachy-dice-${table}`;

/** The server has promised its seed: only now is something added, which it cannot have foreseen. */
export function promised(table: string, commitment: string): Fairness {
  const made = keptFairness(table) ?? { commitment, entropy: freshId() };
  localStorage.setItem(drawer(table), JSON.stringify(made));
  return made;
}

export function keptFairness(table: string): Fairness | undefined {
  const kept = JSON.parse(localStorage.getItem(drawer(table)) ?? 'null') as Fairness | null;
  return kept ?? undefined;
}

/** Forget every table, also its links: whoever sits here next is somebody else. */
export function forgetTables(): void {
  const tables = Object.keys(localStorage).filter(key =>
    /^theomachy-(dice|invites|last|guide)-/.test(key),
  );
  for (const key of tables) localStorage.removeItem(key);
}
