"""GS-9.18 to GS-9.30 Battle and conquest, and GS-12.7 to GS-12.10 the same below."""

from theomachy.games.godstorm.board import HEAVEN
from theomachy.games.godstorm.cards import DEATH, Card
from theomachy.games.godstorm.numbers import ATTACK_DICE, DEFENCE_DICE, HALF, LARGEST_ORDER
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.buying import war_labour
from theomachy.games.godstorm.rules.dicing import begin_round, clear_dice
from theomachy.games.godstorm.rules.elimination import sweep
from theomachy.games.godstorm.rules.godswar import attacker_wins_ties
from theomachy.games.godstorm.rules.ground import (
    add_souls,
    destroy,
    gods_at,
    has_relic,
    raise_armies,
    send_gods,
    souls_at,
    take_souls,
    withdraw,
)
from theomachy.games.godstorm.rules.invasion import end_invasion
from theomachy.games.godstorm.rules.moment import moment
from theomachy.games.godstorm.state import (
    ATTACKER,
    DEFENDER,
    NEUTRAL,
    Clash,
    Node,
)
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import has


@compiled
def is_below(s):
    """GS-12.5 Whether the invasion is one of the Underworld."""
    return s.clash == Clash.UNDERWORLD


@compiled
def attackers(s):
    """GS-9.5, GS-9.18, GS-12.7 Armies that may roll or leave: all but one, from heaven all."""
    if not is_below(s):
        return int(s.armies[s.attacking]) - 1
    stays = 0 if s.attacking == HEAVEN else 1
    return souls_at(s, s.seat, s.attacking) - stays


@compiled
def defenders(s):
    """GS-9.19 The armies in B or Y."""
    return int(s.souls[s.defending]) if is_below(s) else int(s.armies[s.defending])


@compiled
def refusal_to_attack(s, dice):
    """GS-9.18, GS-12.7 One to three dice, one army behind."""
    if dice <= attackers(s):
        return Refusal.NONE
    return Refusal.TOO_MANY_DICE_BELOW if is_below(s) else Refusal.TOO_MANY_DICE


@compiled
def most_attack_dice(s):
    return min(ATTACK_DICE, attackers(s))


@compiled
def attack(s, dice):
    """GS-9.18"""
    s.attack_dice, s.node = dice, Node.DEFEND


@compiled
def refusal_to_stop(s):
    """GS-9.10, GS-12.9 Not before an attack was made."""
    if s.attacked:
        return Refusal.NONE
    return Refusal.FIGHT_BELOW_FIRST if is_below(s) else Refusal.ATTACK_FIRST


@compiled
def most_defence_dice(s):
    """GS-9.19"""
    return min(DEFENCE_DICE, defenders(s))


@compiled
def must_roll_all(s):
    """GS-9.19, GS-15.4 The neutral pantheon takes the maximum; with one army there is no choice."""
    return s.defender == NEUTRAL or most_defence_dice(s) == 1


@compiled
def defend(s, dice):
    """GS-9.20"""
    s.defence_dice = dice
    begin_round(s)


@entry
def lost_armies(s, side):
    """GS-9.21, GS-9.22, GS-12.7 Highest with highest, second with second; ties as the gods say."""
    lost = 0
    for pair in range(min(int(s.attack_dice), int(s.defence_dice))):
        mine, theirs = s.dice[ATTACKER, pair], s.dice[DEFENDER, pair]
        is_won = mine > theirs or (mine == theirs and attacker_wins_ties(s))
        lost += is_won == (side == DEFENDER)
    return lost


@compiled
def most_saved(s):
    """GS-9.23, GS-19.14 With the TREE, on the map, one faith each."""
    if is_below(s) or s.defender == NEUTRAL or not has_relic(s, s.defender, Card.TREE):
        return 0
    return min(lost_armies(s, DEFENDER), int(s.faith[s.defender]))


@compiled
def save(s, number):
    """GS-9.23"""
    s.faith[s.defender] -= number
    s.number, s.node = number, Node.LOSSES


@compiled
def bury(s):
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
def bury_below(s, mine, theirs):
    """GS-12.8 Armies lost in the Underworld are removed."""
    take_souls(s, s.seat, s.attacking, mine)
    take_souls(s, s.defender, s.defending, theirs)


@compiled
def conquer(s):
    """GS-9.26, GS-6.7 Sweep, conquest counted, War labour; below there is none."""
    s.node = Node.ADVANCE
    if is_below(s):
        return
    sweep(s, s.seat)
    if s.node == Node.ADVANCE:
        war_labour(s, Node.ADVANCE)


@compiled
def least_advance(s):
    """GS-9.27, GS-12.10 As many as the dice of the last round; GS-9.30, GS-12.6 walking in one."""
    return max(1, int(s.attack_dice))


@compiled
def most_advance(s):
    return min(attackers(s), LARGEST_ORDER)


@compiled
def refusal_to_advance(s, number):
    """GS-9.27, GS-9.30, GS-9.5, GS-12.6, GS-12.10, GS-12.12 Neither too few nor too many."""
    return Refusal.NONE if least_advance(s) <= number <= most_advance(s) else moment(s)


@compiled
def advance(s, number):
    """GS-9.27, GS-12.10 Armies leave A or X; gods may follow on the map."""
    s.number, s.node = number, Node.ESCORT
    if is_below(s):
        take_souls(s, s.seat, s.attacking, number)
        add_souls(s, s.seat, s.defending, number)
        end_invasion(s)


@compiled
def escorts(s):
    """GS-9.28 Of the force; GS-9.30 walking in, of all gods in A."""
    return int(s.force) if s.attack_dice else gods_at(s, s.seat, s.attacking)


@compiled
def escort(s, gods):
    """GS-9.28, GS-9.29, GS-8.4 Armies and gods arrive; in plague half of them die."""
    number = int(s.number)
    dead = number // HALF if has(s.plagues, s.defending) else 0
    withdraw(s, s.attacking, number)
    raise_armies(s, s.seat, s.defending, number)
    destroy(s, s.defending, dead)
    send_gods(s, s.seat, gods, s.defending)
    end_invasion(s)
