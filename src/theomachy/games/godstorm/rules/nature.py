"""What nature may bring, listed and weighed."""

import numpy as np

from theomachy.games.godstorm import firsts
from theomachy.games.godstorm.actions import ACTIONS, FIRST_OUTCOME, START, Verb
from theomachy.games.godstorm.board import ATLANTIS, CONTINENTS, TERRITORIES
from theomachy.games.godstorm.cards import DECK_KINDS
from theomachy.games.godstorm.numbers import FACES
from theomachy.games.godstorm.outcomes import (
    ORDER_COUNT,
    ORDER_START,
    RANK_COUNT,
    RANK_START,
    REROLL_START,
    REROLL_WAYS,
    ROLL_START,
    ROLL_WAYS,
)
from theomachy.games.godstorm.rules.bids import tied
from theomachy.games.godstorm.rules.dicing import dice_number, ones
from theomachy.games.godstorm.rules.ground import above_water
from theomachy.games.godstorm.rules.hands import copies_in_deck
from theomachy.games.godstorm.rules.setup import unclaimed
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, ONE, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import lowest, without_lowest
from theomachy.kernel.listing import add_span

WEIGHT = np.ones(ACTIONS - FIRST_OUTCOME, np.int16)
"""GS-10.7, GS-10.8 In how many ways each outcome comes about; draws are weighed apart."""
for _verb, _ways in (
    (Verb.ROLL_A, ROLL_WAYS), (Verb.ROLL_D, ROLL_WAYS),
    (Verb.REROLL_A, REROLL_WAYS), (Verb.REROLL_D, REROLL_WAYS),
):  # fmt: skip
    _at = int(START[_verb]) - FIRST_OUTCOME
    WEIGHT[_at : _at + len(_ways)] = _ways


@compiled
def chance(s, outcome):
    """GS-10.7, GS-10.8, GS-6.4 Dice by their ways, cards as many as there are, all else even."""
    if s.node == Node.DRAW:
        return copies_in_deck(s, int(outcome) - firsts.DRAW)
    return int(WEIGHT[outcome - FIRST_OUTCOME])


@compiled
def add_bits(actions, listed, first, bits):
    """One action for each element of a set."""
    left = bits
    while left:
        actions[listed] = first + lowest(left)
        listed += 1
        left = without_lowest(left)
    return listed


@compiled
def list_outcomes(s, actions):
    """GS-2, GS-3.4, GS-6.5, GS-10"""
    node = s.node
    if node == Node.ROLL_A:
        return add_rolls(actions, firsts.ROLL_A, dice_number(s, ATTACKER))
    if node == Node.ROLL_D:
        return add_rolls(actions, firsts.ROLL_D, dice_number(s, DEFENDER))
    if node == Node.REROLL_A:
        return add_rerolls(actions, firsts.REROLL_A, ones(s, ATTACKER))
    if node == Node.REROLL_D:
        return add_rerolls(actions, firsts.REROLL_D, ones(s, DEFENDER))
    if node == Node.DRAW:
        kinds = s.deck[ONE] & DECK_KINDS[s.draw_deck]
        return add_bits(actions, 0, firsts.DRAW, kinds)
    if node == Node.DIE:
        return add_span(actions, 0, firsts.DIE, FACES)
    return list_rare_outcomes(s, actions)


@compiled
def add_rolls(actions, first, dice):
    return add_span(actions, 0, first + ROLL_START[dice], ROLL_START[dice + 1] - ROLL_START[dice])


@compiled
def add_rerolls(actions, first, dice):
    number = REROLL_START[dice + 1] - REROLL_START[dice]
    return add_span(actions, 0, first + REROLL_START[dice], number)


@compiled
def list_rare_outcomes(s, actions):
    """GS-2, GS-3.4, GS-17"""
    node = s.node
    if node == Node.DEAL:
        base = firsts.DEAL + int(s.seat) * TERRITORIES
        return add_bits(actions, 0, base, unclaimed(s))
    if node == Node.PLAGUE:
        return add_bits(actions, 0, firsts.PLAGUE, above_water(s) & ~s.plagues)
    if node == Node.PLAGUE_TO:
        return add_bits(actions, 0, firsts.PLAGUE_TO, above_water(s) & ~s.plagues)
    if node == Node.CONTINENT:
        kept = ~(1 << ATLANTIS) if s.sunk else -1
        return add_bits(actions, 0, firsts.CONTINENT, ((1 << len(CONTINENTS)) - 1) & kept)
    if node == Node.TIE:
        group = tied(s)
        return add_span(actions, 0, firsts.TIE + ORDER_START[group], ORDER_COUNT[group])
    if node == Node.RANK:
        return add_span(actions, 0, firsts.RANK + RANK_START[s.players], RANK_COUNT[s.players])
    return add_span(actions, 0, firsts.FIRST, s.players)
