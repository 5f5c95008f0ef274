/** GS-9.13 to GS-9.22 The exact odds of one round, from the dice of both sides. */

export interface Rights {
  /** GS-10.6 Whose 1s are rerolled until they are none. */
  readonly attackerRerolls: boolean;
  readonly defenderRerolls: boolean;
  /** GS-10.1 The War god is in the force. */
  readonly attackerWinsTies: boolean;
}

const FACES = 6;
const lowest = (rerolls: boolean): number => (rerolls ? 2 : 1);

/** Every roll of so many dice, high to low. */
function rolls(dice: number, rerolls: boolean): number[][] {
  let found: number[][] = [[]];
  for (let die = 0; die < dice; die++)
    found = found.flatMap(roll => {
      const faces = Array.from({ length: FACES + 1 - lowest(rerolls) }, (_, i) => FACES - i);
      return faces.map(face => [...roll, face]);
    });
  return found.map(roll => roll.toSorted((a, b) => b - a));
}

const kept = new Map<string, readonly number[]>();

/** By the number of armies the attacker loses: how likely it is. The defender loses the rest. */
export function roundOdds(attack: number, defence: number, rights: Rights): readonly number[] {
  const key = JSON.stringify([attack, defence, rights]);
  const known = kept.get(key) ?? counted(attack, defence, rights);
  kept.set(key, known);
  return known;
}

function counted(attack: number, defence: number, rights: Rights): number[] {
  const pairs = Math.min(attack, defence);
  const ways = Array.from({ length: pairs + 1 }, () => 0);
  const theirs = rolls(defence, rights.defenderRerolls);
  for (const mine of rolls(attack, rights.attackerRerolls))
    for (const roll of theirs) {
      const lost = losses(mine, roll, pairs, rights.attackerWinsTies);
      ways[lost] = (ways[lost] ?? 0) + 1;
    }
  const all = ways.reduce((sum, number) => sum + number, 0);
  return ways.map(number => number / all);
}

function losses(mine: number[], theirs: number[], pairs: number, winsTies: boolean): number {
  let lost = 0;
  for (let i = 0; i < pairs; i++) {
    const ahead = (mine[i] ?? 0) - (theirs[i] ?? 0);
    if (ahead < 0 || (ahead === 0 && !winsTies)) lost += 1;
  }
  return lost;
}

const ATTACK_DICE = 3;
const DEFENCE_DICE = 2;

/** GS-9.25 How likely B falls if the attack goes on to the end with all dice; `stays` keep A. */
export function conquestOdds(attackers: number, defenders: number, stays: number, rights: Rights) {
  const reached = Array.from({ length: attackers + 1 }, () =>
    Array.from({ length: defenders + 1 }, () => 0),
  );
  const at = (a: number, d: number): number => reached[a]?.[d] ?? 0;
  const add = (a: number, d: number, likely: number): void => {
    const row = reached[a];
    if (row) row[d] = (row[d] ?? 0) + likely;
  };
  add(attackers, defenders, 1);
  for (let a = attackers; a > stays; a--)
    for (let d = defenders; d > 0; d--) {
      const [attack, defence] = [Math.min(ATTACK_DICE, a - stays), Math.min(DEFENCE_DICE, d)];
      const pairs = Math.min(attack, defence);
      roundOdds(attack, defence, rights).forEach((likely, lost) =>
        add(a - lost, d - pairs + lost, at(a, d) * likely),
      );
    }
  return reached.reduce((sum, row) => sum + (row[0] ?? 0), 0);
}

/** By sum: how likely so many dice show it. */
function sums(dice: number, rerolls: boolean): number[] {
  let odds = [1];
  const low = lowest(rerolls);
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: odds.length + FACES }, () => 0);
    odds.forEach((likely, sum) => {
      for (let face = low; face <= FACES; face++)
        next[sum + face] = (next[sum + face] ?? 0) + likely / (FACES + 1 - low);
    });
    odds = next;
  }
  return odds;
}

/** One side of a godswar: its dice, and what is added to their sum. */
export interface Side {
  readonly dice: number;
  readonly bonus: number;
}

/** GS-9.14, GS-9.15 How likely the attacker wins a round of godswar. */
export function godswarOdds(attacker: Side, defender: Side, rights: Rights): number {
  const theirs = sums(defender.dice, rights.defenderRerolls);
  let won = 0;
  sums(attacker.dice, rights.attackerRerolls).forEach((likely, mine) =>
    theirs.forEach((other, sum) => {
      const ahead = mine + attacker.bonus - sum - defender.bonus;
      if (ahead > 0 || (ahead === 0 && rights.attackerWinsTies)) won += likely * other;
    }),
  );
  return won;
}

/** A likelihood as people read it; never 0 or 100 for what is only nearly so. */
export function percent(likely: number): string {
  const number = Math.round(likely * 100);
  if (number === 0 && likely > 0) return '<1 %';
  if (number === 100 && likely < 1) return '>99 %';
  return `${number} %`;
}
