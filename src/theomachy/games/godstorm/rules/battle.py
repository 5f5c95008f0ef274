"""GS-9.18 to GS-9.25 Battle, and GS-12.7 to GS-12.9 the same below."""

from theomachy.games.godstorm.board import HEAVEN
from theomachy.games.godstorm.cards import DEATH, Card
from theomachy.games.godstorm.numbers import ATTACK_DICE, DEFENCE_DICE
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.dicing import begin_round, clear_dice
from theomachy.games.godstorm.rules.godswar import attacker_wins_ties, decide_godswar
from theomachy.games.godstorm.rules.ground import (
    destroy,
    has_relic,
    souls_at,
    take_souls,
    withdraw,
)
from theomachy.games.godstorm.rules.invasion import end_invasion
from theomachy.games.godstorm.state import (
    ATTACKER,
    DEFENDER,
    NEUTRAL,
    Clash,
    Node,
)
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import first_of
from theomachy.kernel.kinds import Bits, State


@compiled
def is_below(s: State) -> bool:
    """GS-12.5 Whether the invasion is one of the Underworld."""
    return s.clash == Clash.UNDERWORLD


@compiled
def attackers(s: State) -> int:
    """GS-9.5, GS-9.18, GS-12.7 Armies that may roll or leave: all but one, from heaven all."""
    if not is_below(s):
        return int(s.armies[s.attacking]) - 1
    stays = 0 if s.attacking == HEAVEN else 1
    return souls_at(s, s.seat, s.attacking) - stays


@compiled
def defenders(s: State) -> int:
    """GS-9.19 The armies in B or Y."""
    return int(s.souls[s.defending]) if is_below(s) else int(s.armies[s.defending])


@compiled
def now_attack(s: State) -> Refusal:
    """GS-9.18, GS-12.7"""
    return Refusal.NOW_FIGHT_BELOW if is_below(s) else Refusal.NOW_ATTACK


@compiled
def now_defend(s: State) -> Refusal:
    """GS-9.19, GS-12.7"""
    return Refusal.NOW_FIGHT_BELOW if is_below(s) else Refusal.NOW_DEFEND


@compiled
def refusal_to_attack(s: State, dice: int) -> Refusal:
    """GS-9.18, GS-12.7 One to three dice, one army behind."""
    if dice <= attackers(s):
        return Refusal.NONE
    return Refusal.TOO_MANY_DICE_BELOW if is_below(s) else Refusal.TOO_MANY_DICE


@compiled
def attacks(s: State) -> Bits:
    """GS-9.18 One die or as many as may be, as bits."""
    return first_of(min(ATTACK_DICE, attackers(s)))


@compiled
def may_attack_otherwise(s: State) -> bool:
    """GS-9.10, GS-9.18 With more dice than one, or not at all any more."""
    return s.attacked == 1 or attackers(s) > 1


@compiled
def attack_at_once(s: State) -> None:
    """GS-9.10, GS-9.18 With the one army there is."""
    attack(s, 1)


@compiled
def attack(s: State, dice: int) -> None:
    """GS-9.18"""
    s.attack_dice, s.node = dice, Node.DEFEND


@compiled
def refusal_to_stop(s: State) -> Refusal:
    """GS-9.10, GS-12.9 Not before an attack was made."""
    if s.attacked:
        return Refusal.NONE
    return Refusal.FIGHT_BELOW_FIRST if is_below(s) else Refusal.ATTACK_FIRST


@compiled
def most_defence_dice(s: State) -> int:
    """GS-9.19"""
    return min(DEFENCE_DICE, defenders(s))


@compiled
def defences(s: State) -> Bits:
    """GS-9.19 One die or as many as may be, as bits."""
    return first_of(most_defence_dice(s))


@compiled
def may_choose_defence(s: State) -> bool:
    """GS-9.19, GS-15.4 With two armies or more; the neutral pantheon takes the maximum."""
    return s.defender != NEUTRAL and most_defence_dice(s) != 1


@compiled
def defend_with_all(s: State) -> None:
    """GS-9.19, GS-15.4"""
    defend(s, most_defence_dice(s))


@compiled
def defend(s: State, dice: int) -> None:
    """GS-9.20"""
    s.defence_dice = dice
    begin_round(s)


@compiled
def decide(s: State) -> None:
    """GS-9.20 What the dice say."""
    if s.clash == Clash.GODSWAR:
        decide_godswar(s)
    else:
        s.node = Node.SAVE


@entry
def lost_armies(s: State, side: int) -> int:
    """GS-9.21, GS-9.22, GS-12.7 Highest with highest, second with second; ties as the gods say."""
    lost = 0
    for pair in range(min(int(s.attack_dice), int(s.defence_dice))):
        mine, theirs = s.dice[ATTACKER, pair], s.dice[DEFENDER, pair]
        is_won = mine > theirs or (mine == theirs and attacker_wins_ties(s))
        lost += is_won == (side == DEFENDER)
    return lost


@compiled
def most_saved(s: State) -> int:
    """GS-9.23, GS-19.14 With the TREE, on the map, one faith each."""
    if is_below(s) or s.defender == NEUTRAL or not has_relic(s, s.defender, Card.TREE):
        return 0
    return min(lost_armies(s, DEFENDER), int(s.faith[s.defender]))


@compiled
def savings(s: State) -> Bits:
    """GS-9.23 None or as many as may be, as bits."""
    return first_of(most_saved(s) + 1)


@compiled
def save(s: State, number: int) -> None:
    """GS-9.23"""
    s.faith[s.defender] -= number
    s.number, s.node = number, Node.LOSSES


@compiled
def bury(s: State) -> None:
    """GS-9.24, GS-9.25 The dead of the round; then conquest, the end, or another round."""
    mine, theirs = lost_armies(s, ATTACKER), lost_armies(s, DEFENDER) - int(s.number)
    if is_below(s):
        bury_below(s, mine, theirs)
    else:
        destroy(s, s.attacking, mine)
        if s.force >> DEATH & 1:
            withdraw(s, s.defending, theirs)  # GS-10.4
        else:
            destroy(s, s.defending, theirs)
    clear_dice(s)
    s.attacked, s.defence_dice, s.number, s.node = 1, 0, 0, Node.ATTACK
    if defenders(s) == 0:
        s.node = Node.CONQUEST
    elif attackers(s) == 0:
        end_invasion(s)


@compiled
def bury_below(s: State, mine: int, theirs: int) -> None:
    """GS-12.8 Armies lost in the Underworld are removed."""
    take_souls(s, s.seat, s.attacking, mine)
    take_souls(s, s.defender, s.defending, theirs)
