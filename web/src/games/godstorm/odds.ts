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

/** The two highest of some dice: only they are compared. One die has no second. */
interface Top {
  readonly high: number;
  readonly second: number;
  readonly likely: number;
}

/** GS-10.8 Every pair of highest dice, and how likely it is. */
function tops(dice: number, rerolls: boolean): readonly Top[] {
  const least = lowest(rerolls);
  const likely = 1 / (FACES + 1 - least);
  let found: Top[] = [{ high: 0, second: 0, likely: 1 }];
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, Top>();
    for (const top of found)
      for (let face = least; face <= FACES; face++) {
        const [high, second] =
          face > top.high ? [face, top.high] : [top.high, Math.max(face, top.second)];
        const key = high * 10 + second;
        const before = next.get(key)?.likely ?? 0;
        next.set(key, { high, second, likely: before + top.likely * likely });
      }
    found = [...next.values()];
  }
  return found;
}

const ATTACK_DICE = 3;
export const DEFENCE_DICE = 2;

type Rounds = readonly (readonly (readonly number[])[])[];
const kept = new Map<number, Rounds>();

/** By the dice of both sides: the odds of a round. Counted once for each kind of rights. */
function roundsOf(rights: Rights): Rounds {
  const { attackerRerolls, defenderRerolls, attackerWinsTies } = rights;
  const kind = 4 * Number(attackerRerolls) + 2 * Number(defenderRerolls) + Number(attackerWinsTies);
  const known =
    kept.get(kind) ??
    Array.from({ length: ATTACK_DICE + 1 }, (_, attack) =>
      Array.from({ length: DEFENCE_DICE + 1 }, (_, defence) => fought(attack, defence, rights)),
    );
  kept.set(kind, known);
  return known;
}

/** By the number of armies the attacker loses: how likely it is. The defender loses the rest. */
export const roundOdds = (attack: number, defence: number, rights: Rights): readonly number[] =>
  roundsOf(rights)[attack]?.[defence] ?? [];

function fought(attack: number, defence: number, rights: Rights): number[] {
  const pairs = Math.min(attack, defence);
  const odds = Array.from({ length: pairs + 1 }, () => 0);
  const wins = (mine: number, theirs: number): boolean =>
    mine > theirs || (mine === theirs && rights.attackerWinsTies);
  const answers = tops(defence, rights.defenderRerolls);
  for (const mine of tops(attack, rights.attackerRerolls))
    for (const theirs of answers) {
      const second = pairs > 1 && !wins(mine.second, theirs.second);
      const lost = Number(!wins(mine.high, theirs.high)) + Number(second);
      odds[lost] = (odds[lost] ?? 0) + mine.likely * theirs.likely;
    }
  return odds;
}

/** GS-9.25 How likely B falls if the attack goes on to the end with all dice; `stays` keep A. */
export function conquestOdds(
  attackers: number,
  defenders: number,
  stays: number,
  rights: Rights,
): number {
  const rounds = roundsOf(rights);
  const width = defenders + 1;
  const reached = new Float64Array((attackers + 1) * width);
  reached[attackers * width + defenders] = 1;
  for (let a = attackers; a > stays; a--)
    for (let d = defenders; d > 0; d--) {
      const odds = rounds[Math.min(ATTACK_DICE, a - stays)]?.[Math.min(DEFENCE_DICE, d)] ?? [];
      const here = reached[a * width + d] ?? 0;
      for (let lost = 0; lost < odds.length; lost++) {
        const next = (a - lost) * width + d - (odds.length - 1 - lost);
        reached[next] = (reached[next] ?? 0) + here * (odds[lost] ?? 0);
      }
    }
  let fallen = 0;
  for (let a = 0; a <= attackers; a++) fallen += reached[a * width] ?? 0;
  return fallen;
}

/** By sum: how likely so many dice show it. */
function sums(dice: number, rerolls: boolean): readonly number[] {
  const least = lowest(rerolls);
  let odds = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: odds.length + FACES }, () => 0);
    for (let sum = 0; sum < odds.length; sum++)
      for (let face = least; face <= FACES; face++)
        next[sum + face] = (next[sum + face] ?? 0) + (odds[sum] ?? 0) / (FACES + 1 - least);
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
  const told = number === 0 && likely > 0 ? '<1' : number === 100 && likely < 1 ? '>99' : number;
  return `${told}\u00a0%`;
}
