"""GS-4.1 What the game waits for: the answer to whatever has its time elsewhere."""

import numpy as np

from theomachy.games.godstorm.cards import NO_CARD
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.state import CHOSEN, Clash, Ending, Node
from theomachy.kernel import compiled

_MOMENTS = {
    Node.PLAGUE: Refusal.NOW_PLAGUES_ARE_DRAWN,
    Node.RANK: Refusal.NOW_A_ROLL_OFF_FOR_PEOPLES,
    Node.FIRST: Refusal.NOW_THE_FIRST_PLAYER_IS_DRAWN,
    Node.DEAL: Refusal.NOW_TERRITORIES_ARE_DEALT,
    Node.TIE: Refusal.NOW_A_ROLL_OFF_FOR_EQUAL_BIDS,
    Node.ROLL_A: Refusal.NOW_DICE_ARE_ROLLED,
    Node.ROLL_D: Refusal.NOW_DICE_ARE_ROLLED,
    Node.REROLL_A: Refusal.NOW_DICE_ARE_ROLLED,
    Node.REROLL_D: Refusal.NOW_DICE_ARE_ROLLED,
    Node.DRAW: Refusal.NOW_A_LABOUR_IS_REWARDED,
    Node.DIE: Refusal.NOW_CHANCE_DECIDES_FOR_THE_CARD,
    Node.CONTINENT: Refusal.NOW_CHANCE_DECIDES_FOR_THE_CARD,
    Node.PLAGUE_TO: Refusal.NOW_CHANCE_DECIDES_FOR_THE_CARD,
    Node.PANTHEON: Refusal.NOW_CHOOSE_A_PEOPLE,
    Node.CLAIM: Refusal.NOW_CLAIM,
    Node.MUSTER: Refusal.NOW_PLACE_BY_THREES,
    Node.GOD: Refusal.NOW_A_GOD_THEN_A_TEMPLE,
    Node.TEMPLE: Refusal.NOW_A_GOD_THEN_A_TEMPLE,
    Node.BID: Refusal.NOW_BID,
    Node.MARKER: Refusal.NOW_TAKE_A_MARKER,
    Node.BOOK: Refusal.NOW_ANSWER_THE_BOOK,
    Node.REVIVE: Refusal.NOW_REVIVE,
    Node.REVIVE_AT: Refusal.NOW_RETURN_TO_A_TEMPLE,
    Node.PLACE: Refusal.NOW_PLACE_YOUR_ARMIES,
    Node.BUILD: Refusal.NOW_SUMMON_AND_BUILD,
    Node.BUY: Refusal.NOW_BUY_CARDS,
    Node.PLAY: Refusal.NOW_PLAY_MIRACLES,
    Node.INVADE: Refusal.NOW_INVADE,
    Node.WITH: Refusal.NOW_FORM_THE_FORCE,
    Node.SKY: Refusal.NOW_ANSWER_WITH_SKY_CARDS,
    Node.AGAIN: Refusal.NOW_GODSWAR_OR_STOP,
    Node.CHAMPION: Refusal.NOW_SEND_A_CHAMPION,
    Node.RIVAL_CHAMPION: Refusal.NOW_SEND_A_CHAMPION,
    Node.ATTACK: Refusal.NOW_ATTACK,
    Node.DEFEND: Refusal.NOW_DEFEND,
    Node.SAVE: Refusal.NOW_SAVE_ARMIES,
    Node.ADVANCE: Refusal.NOW_MOVE_IN,
    Node.ESCORT: Refusal.NOW_GODS_GO_ALONG,
    Node.FORTIFY: Refusal.NOW_FORTIFY,
    Node.ON: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.THEN_ON: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.MOVE: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.GODS: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.RELIC: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.GOD_OF: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.PLAYER: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.DECK: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.SEA: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.MIGHTY: Refusal.NOW_CHOOSE_FOR_THE_CARD,
    Node.TAKE: Refusal.NOW_TAKE_A_CARD,
    Node.AEGIS: Refusal.NOW_ANSWER_WITH_THE_AEGIS,
    Node.EMBARK: Refusal.NOW_EMBARK,
    Node.DESCEND: Refusal.NOW_DESCEND,
}
MOMENT = np.array([_MOMENTS[node] for node in Node if node < Node.OVER], np.int64)
"""What each node at which the game can rest is for."""

_ENDINGS = {
    Ending.EPOCHS: Refusal.OVER_AFTER_THE_LAST_EPOCH,
    Ending.ALONE: Refusal.OVER_ONE_IS_LEFT,
    Ending.NOBODY: Refusal.OVER_NOBODY_IS_LEFT,
}
WHY_OVER = np.array([_ENDINGS[ending] for ending in Ending if ending], np.int64)
"""GS-20.1 How the game ended."""


@compiled
def moment(s):
    """GS-4.1 Each decision has its time; this is the one of the time it is."""
    node = s.node
    if node == Node.OVER:
        return WHY_OVER[s.ending - 1]
    if node == Node.DEAL and s.players == 2:
        return moment_of_dealing_to_two(s)
    if node == Node.DRAW:
        return moment_of_drawing(s)
    if node == Node.MUSTER and s.rules.setup == CHOSEN:
        return Refusal.NOW_PLACE_ONE_BY_ONE
    if s.clash != Clash.NONE:
        return moment_of_invasion(s)
    return moment_of_fortifying(s) if s.card == NO_CARD else MOMENT[node]


@compiled
def moment_of_dealing_to_two(s):
    """GS-15.2, GS-15.3 A third of the cards, or fourteen of them first, are neutral."""
    if s.rules.setup == CHOSEN:
        return Refusal.NOW_NEUTRAL_TERRITORIES_ARE_DRAWN
    return Refusal.NOW_TERRITORIES_ARE_DEALT_TO_THREE


@compiled
def moment_of_drawing(s):
    """GS-4.2, GS-6.3, GS-6.5, GS-16.5 Omens, cards bought or delivered, and labours."""
    if s.omen:
        return Refusal.NOW_OMENS_ARE_DRAWN
    if s.after != Node.DRAWS:
        return Refusal.NOW_A_LABOUR_IS_REWARDED
    if s.card == NO_CARD:
        return Refusal.NOW_BOUGHT_CARDS_ARE_DRAWN
    return Refusal.NOW_FAITH_DELIVERS


@compiled
def moment_of_invasion(s):
    """GS-9.30, GS-12.6, GS-12.7, GS-12.10 Walking in, and fights below."""
    node, is_walking = s.node, s.attack_dice == 0
    is_below, is_arrival = s.clash == Clash.UNDERWORLD, node == Node.ADVANCE or node == Node.ESCORT
    if is_arrival and is_walking:
        return Refusal.NOW_WALK_IN_BELOW if is_below else Refusal.NOW_WALK_IN
    if is_arrival and is_below:
        return Refusal.NOW_MOVE_IN_BELOW
    if is_below and (node == Node.ATTACK or node == Node.DEFEND):
        return Refusal.NOW_FIGHT_BELOW
    return MOMENT[node]


@compiled
def moment_of_fortifying(s):
    """GS-11.1, GS-11.2 The same questions as a card's, asked without a card."""
    if s.node == Node.THEN_ON:
        return Refusal.NOW_FORTIFY_TO
    if s.node == Node.MOVE or s.node == Node.GODS:
        return Refusal.NOW_FORTIFY_WITH
    return MOMENT[s.node]
