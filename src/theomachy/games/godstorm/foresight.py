"""GS-9.13 to GS-9.25 What a fight may bring: by the rules who rolls what, and the odds of it."""

from typing import Any

import numpy as np

from theomachy.games.godstorm.cards import DEATH, Card
from theomachy.games.godstorm.odds import Modifiers, conquest_odds, godswar_odds, round_odds
from theomachy.games.godstorm.position import Bent, Godswar, GodswarSide
from theomachy.games.godstorm.rules.battle import attackers, defenders, is_below
from theomachy.games.godstorm.rules.dicing import clear_dice, dice_number, engaged, may_reroll
from theomachy.games.godstorm.rules.godswar import attacker_wins_ties, godswar_result
from theomachy.games.godstorm.rules.ground import has_relic
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, NEUTRAL, Clash
from theomachy.kernel import compiled, entry
from theomachy.kernel.kinds import State
from theomachy.kernel.record import blank, copied

FIGHT = np.dtype(
    [
        ("attackers", np.int64),
        ("defenders", np.int64),
        ("wins_ties", np.int64),
        ("kills", np.int64),
        ("rerolls", np.int64, 2),
        ("saves", np.int64),
        ("is_godswar", np.int64),
        ("godswar_rerolls", np.int64, 2),
        ("dice", np.int64, 2),
        ("bonus", np.int64, 2),
    ]
)
"""The armies that may roll and who bends their dice; the same of the godswar before it."""


@entry
def weigh(s: State, fight: Any) -> None:
    """GS-9.18 to GS-9.23 The battle of a record, which is changed on the way."""
    if s.clash == Clash.NONE or defenders(s) == 0:
        return
    clear_dice(s)
    if s.clash == Clash.GODSWAR:
        s.clash = Clash.BATTLE
    fight.attackers, fight.defenders = attackers(s), defenders(s)
    fight.wins_ties = attacker_wins_ties(s)
    fight.kills, fight.saves = s.force >> DEATH & 1, saves(s)
    for side in range(2):
        fight.rerolls[side] = may_reroll(s, side)
    if engaged(s, ATTACKER) and engaged(s, DEFENDER):
        weigh_godswar(s, fight)


@compiled
def saves(s: State) -> bool:
    """GS-9.23, GS-19.14 Whether the defender may buy fallen armies back."""
    if is_below(s) or s.defender == NEUTRAL:
        return False
    return has_relic(s, s.defender, Card.TREE) and s.faith[s.defender] > 0


@compiled
def weigh_godswar(s: State, fight: Any) -> None:
    """GS-9.13, GS-9.14 The dice of both sides, and what is added to them."""
    s.clash, fight.is_godswar = Clash.GODSWAR, 1
    for side in range(2):
        fight.dice[side], fight.bonus[side] = dice_number(s, side), godswar_result(s, side)
        fight.godswar_rerolls[side] = may_reroll(s, side)


def foresee(record: Any) -> Any:
    """The fight under way in a position; all zero where there is none."""
    fight = blank(FIGHT)
    weigh(copied(record), fight)
    return fight


def modifiers_of(fight: Any) -> Modifiers:
    mine, theirs = fight.rerolls
    return Modifiers(bool(mine), bool(theirs), bool(fight.wins_ties))


def bent_in(fight: Any) -> list[Bent]:
    """GS-10.1 to GS-10.6, GS-9.23 What gods, temples and relics change about the battle."""
    bent: dict[Bent, int] = {
        "ties": fight.wins_ties,
        "rerolls": fight.rerolls[ATTACKER],
        "defence-rerolls": fight.rerolls[DEFENDER],
        "no-heaven": fight.kills,
        "tree": fight.saves,
    }
    return [name for name, is_so in bent.items() if is_so]


def conquest_in(fight: Any) -> float:
    """GS-9.25 How likely B falls if it is attacked to the end."""
    return conquest_odds(int(fight.attackers), int(fight.defenders), modifiers_of(fight))


def godswar_in(fight: Any) -> Godswar | None:
    """GS-9.15 The godswar that comes before, if both sides have gods."""
    if not fight.is_godswar:
        return None
    (mine, theirs), dice, bonus = fight.godswar_rerolls, fight.dice.tolist(), fight.bonus.tolist()
    modifiers = Modifiers(bool(mine), bool(theirs), bool(fight.wins_ties))
    return Godswar(
        attacker=GodswarSide(dice=dice[ATTACKER], bonus=bonus[ATTACKER]),
        defender=GodswarSide(dice=dice[DEFENDER], bonus=bonus[DEFENDER]),
        likely=float(godswar_odds(tuple(dice), tuple(bonus), modifiers)),
    )


def losses(attack: int, defence: int, fight: Any) -> list[float]:
    """GS-9.22 By the armies the attacker loses in a round; the defender loses the rest."""
    return [float(odds) for odds in round_odds(attack, defence, modifiers_of(fight))]
