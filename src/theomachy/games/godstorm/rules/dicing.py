"""GS-10 Dice: how many, who rerolls, what falls."""

import numpy as np

from theomachy.games.godstorm.actions import REROLL_A, REROLL_D, ROLL_A, ROLL_D
from theomachy.games.godstorm.board import ALTARS
from theomachy.games.godstorm.cards import MAGIC, SKY, Card
from theomachy.games.godstorm.numbers import ALTAR_DICE, GODSWAR_DICE, SKY_DICE
from theomachy.games.godstorm.outcomes import (
    MOST_DICE,
    REROLL_FACES,
    REROLL_START,
    REROLL_WAYS,
    ROLL_FACES,
    ROLL_START,
    ROLL_WAYS,
)
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.ground import gods_at, has_relic, own_spaces
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, NEUTRAL, Clash, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import count, has
from theomachy.kernel.kinds import Bits, Seat, State
from theomachy.kernel.listing import add_span


@compiled
def side_seat(s: State, side: int) -> Seat:
    """The attacker or the defender."""
    return int(s.seat) if side == ATTACKER else int(s.defender)


@compiled
def engaged(s: State, side: int) -> Bits:
    """GS-9.3, GS-9.4 The force, or all gods in B; GS-12.7 none in the Underworld."""
    if side == ATTACKER:
        return int(s.force)
    if s.clash == Clash.UNDERWORLD or s.defender == NEUTRAL:
        return 0
    return gods_at(s, s.defender, s.defending)


@compiled
def dice_number(s: State, side: int) -> int:
    """GS-9.18, GS-9.19 As chosen; GS-9.13, GS-10.3, GS-12.14 three and more in a godswar."""
    if s.clash != Clash.GODSWAR:
        return int(s.attack_dice) if side == ATTACKER else int(s.defence_dice)
    altars = count(own_spaces(s, side_seat(s, side)) & ALTARS)
    return GODSWAR_DICE + SKY_DICE * (engaged(s, side) >> SKY & 1) + ALTAR_DICE * altars


@compiled
def may_reroll(s: State, side: int) -> bool:
    """GS-10.2, GS-10.6, GS-19.5 The goddess of Magic, a temple in B, GUNGNIR in a godswar."""
    if s.clash == Clash.UNDERWORLD:
        return False
    if engaged(s, side) >> MAGIC & 1:
        return True
    if side == DEFENDER and has(s.temples, s.defending):
        return True
    return s.clash == Clash.GODSWAR and has_relic(s, side_seat(s, side), Card.GUNGNIR)


@compiled
def ones(s: State, side: int) -> int:
    """GS-10.8 Dice showing 1."""
    number = 0
    for die in range(MOST_DICE):
        number += s.dice[side, die] == 1
    return number


@compiled
def rolling(s: State) -> int:
    """GS-10.9 Whose dice fall now."""
    return ATTACKER if s.node == Node.ROLL_A or s.node == Node.REROLL_A else DEFENDER


@compiled
def list_rolls(s: State, actions: np.ndarray, listed: int) -> int:
    """GS-10.7 All rolls of so many dice."""
    dice, verb = dice_number(s, rolling(s)), ROLL_A if s.node == Node.ROLL_A else ROLL_D
    number = ROLL_START[dice + 1] - ROLL_START[dice]
    return add_span(actions, listed, verb + ROLL_START[dice], number)


@compiled
def refusal_to_roll(s: State, outcome: int) -> Refusal:
    """GS-10.7"""
    dice = dice_number(s, rolling(s))
    is_roll = ROLL_START[dice] <= outcome < ROLL_START[dice + 1]
    return Refusal.NONE if is_roll else Refusal.NOT_THAT_MANY_DICE


@compiled
def ways_to_roll(s: State, outcome: int) -> int:
    """GS-10.7 In how many ways the dice show it."""
    return int(ROLL_WAYS[outcome])


@compiled
def roll(s: State, outcome: int) -> None:
    """GS-10.7, GS-10.9 The attacker's roll, then the defender's."""
    side = rolling(s)
    for die in range(MOST_DICE):
        s.dice[side, die] = ROLL_FACES[outcome, die]
    s.node = Node.ROLL_D if side == ATTACKER else Node.FIRST_MAGIC


@compiled
def reroll_next(s: State) -> None:
    """GS-9.20, GS-10.9 The attacker's 1s, then the defender's; the right is tested now."""
    if ones(s, ATTACKER) and may_reroll(s, ATTACKER):
        s.node = Node.REROLL_A
    elif ones(s, DEFENDER) and may_reroll(s, DEFENDER):
        s.node = Node.REROLL_D
    else:
        s.node = Node.LAST_MAGIC


@compiled
def list_rerolls(s: State, actions: np.ndarray, listed: int) -> int:
    """GS-10.8 All rolls of as many dice as show 1."""
    dice, verb = ones(s, rolling(s)), REROLL_A if s.node == Node.REROLL_A else REROLL_D
    number = REROLL_START[dice + 1] - REROLL_START[dice]
    return add_span(actions, listed, verb + REROLL_START[dice], number)


@compiled
def refusal_to_reroll(s: State, outcome: int) -> Refusal:
    """GS-10.8"""
    dice = ones(s, rolling(s))
    is_roll = REROLL_START[dice] <= outcome < REROLL_START[dice + 1]
    return Refusal.NONE if is_roll else Refusal.NOT_THAT_MANY_ONES


@compiled
def ways_to_reroll(s: State, outcome: int) -> int:
    """GS-10.8 In how many ways the dice show it."""
    return int(REROLL_WAYS[outcome])


@compiled
def reroll(s: State, outcome: int) -> None:
    """GS-10.8 The new values replace the 1s, and all are sorted again."""
    side = rolling(s)
    for new in range(ones(s, side)):
        place, face = 0, REROLL_FACES[outcome, new]
        while s.dice[side, place] >= face:
            place += 1
        for die in range(MOST_DICE - 1, place, -1):
            s.dice[side, die] = s.dice[side, die - 1]
        s.dice[side, place] = face
    for die in range(MOST_DICE):
        if s.dice[side, die] == 1:
            s.dice[side, die] = 0
    s.node = Node.REROLLS


@compiled
def begin_round(s: State) -> None:
    """GS-10.9 The order of a round's chances begins."""
    s.checked, s.gifted, s.node = 0, 0, Node.ROLL_A


@compiled
def clear_dice(s: State) -> None:
    for die in range(MOST_DICE):
        s.dice[ATTACKER, die], s.dice[DEFENDER, die] = 0, 0
    s.checked, s.gifted = 0, 0
