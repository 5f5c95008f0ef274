"""GS-6 T3 buying miracle cards, and the labours that give them."""

from theomachy.games.godstorm.board import CRYPTS
from theomachy.games.godstorm.cards import DEATH, MAGIC, SKY, WAR, Card
from theomachy.games.godstorm.numbers import (
    CARD_PRICE,
    MAGIC_LABOUR,
    MOST_BOUGHT,
    STONEHENGE_PRICE,
    WAR_LABOUR,
)
from theomachy.games.godstorm.outcomes import MOST_DICE
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.dicing import side_seat
from theomachy.games.godstorm.rules.ground import has_relic, is_in_play, own_spaces
from theomachy.games.godstorm.rules.hands import begin_draw, enqueue, queued
from theomachy.games.godstorm.state import DEFENDER, NEUTRAL, Node
from theomachy.kernel import compiled, entry
from theomachy.kernel.kinds import Seat, State


@entry
def card_price(s: State) -> int:
    """GS-6.1, GS-19.9 Two faith, one with STONEHENGE."""
    return STONEHENGE_PRICE if has_relic(s, s.seat, Card.STONEHENGE) else CARD_PRICE


@compiled
def refusal_to_buy(s: State, deck: int) -> Refusal:
    """GS-6.1, GS-6.2, GS-6.3 Its god in play, the price, a card left, four at most."""
    if s.bought >= MOST_BOUGHT:
        return Refusal.FOUR_CARDS_BOUGHT
    if not is_in_play(s, s.seat, deck):
        return Refusal.GOD_OF_THE_DECK_NOT_IN_PLAY
    if s.faith[s.seat] < card_price(s):
        return Refusal.TOO_LITTLE_FAITH_TO_BUY
    return Refusal.NONE if s.deck_size[deck] > queued(s, deck) else Refusal.DECK_EMPTY


@compiled
def buy(s: State, deck: int) -> None:
    """GS-6.3 All are bought before any is drawn."""
    s.faith[s.seat] -= card_price(s)
    s.bought += 1
    enqueue(s, deck)


@compiled
def labour(s: State, seat: Seat, god: int, after: Node) -> None:
    """GS-6.5 A free card of the god's deck to a player who has that god in play."""
    s.node = after
    if seat != NEUTRAL and is_in_play(s, seat, god):
        begin_draw(s, seat, god, after)


@compiled
def labour_once(s: State, god: int, after: Node) -> None:
    """GS-6.6, GS-6.8 Once per turn."""
    if is_in_play(s, s.seat, god) and not s.labours >> god & 1:
        s.labours |= 1 << god
        labour(s, s.seat, god, after)
    else:
        s.node = after


@compiled
def war_labour(s: State, after: Node) -> None:
    """GS-6.6, GS-6.7, GS-15.5 With the third conquest of the turn, or a later one."""
    s.conquests = min(int(s.conquests) + 1, WAR_LABOUR)
    s.node = after
    if s.conquests == WAR_LABOUR:
        labour_once(s, WAR, after)


@compiled
def sky_labour(s: State, after: Node) -> None:
    """GS-6.8 When the attacker wins a godswar round."""
    labour_once(s, SKY, after)


@compiled
def death_labour(s: State) -> None:
    """GS-6.11, GS-13.1, GS-12.15 At the end of a turn, for a crypt."""
    if own_spaces(s, s.seat) & CRYPTS:
        labour(s, s.seat, DEATH, Node.TURN_END)
    else:
        s.node = Node.TURN_END


@compiled
def has_triple(s: State, side: int) -> bool:
    """GS-6.9 At least three equal dice; they lie high to low."""
    for die in range(MAGIC_LABOUR - 1, MOST_DICE):
        if s.dice[side, die] > 0 and s.dice[side, die] == s.dice[side, die - MAGIC_LABOUR + 1]:
            return True
    return False


@compiled
def magic_labour(s: State, here: Node, then: Node) -> None:
    """GS-6.9, GS-6.10, GS-12.11 The attacker's dice, then the defender's; one card a round."""
    while s.checked <= DEFENDER:
        side = int(s.checked)
        s.checked += 1
        if earns_magic(s, side):
            s.gifted |= 1 << side
            begin_draw(s, side_seat(s, side), MAGIC, here)
            return
    s.checked, s.node = 0, then


@compiled
def earns_magic(s: State, side: int) -> bool:
    """GS-6.9, GS-6.10 Once a round, with the goddess in play."""
    if s.gifted >> side & 1 or not has_triple(s, side):
        return False
    seat = side_seat(s, side)
    return seat != NEUTRAL and is_in_play(s, seat, MAGIC)


@compiled
def first_magic_labour(s: State) -> None:
    """GS-10.9 After the rolls."""
    magic_labour(s, Node.FIRST_MAGIC, Node.REROLLS)


@compiled
def last_magic_labour(s: State) -> None:
    """GS-10.9 After the rerolls."""
    magic_labour(s, Node.LAST_MAGIC, Node.OUTCOME)
