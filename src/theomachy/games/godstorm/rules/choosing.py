"""GS-7.4 The choices of a card, some of which fortifying asks without a card."""

import numpy as np

from theomachy.games.godstorm.actions import MOVE
from theomachy.games.godstorm.cards import HAND_KINDS, NO_CARD, Card
from theomachy.games.godstorm.refusals import REASON_OF, Refusal
from theomachy.games.godstorm.rules.fortify import fortify
from theomachy.games.godstorm.rules.ground import PARTS, gods_at
from theomachy.games.godstorm.rules.hands import enqueue
from theomachy.games.godstorm.rules.playing import card_player
from theomachy.games.godstorm.rules.targets import (
    decks_open,
    first_places,
    has_more_to_deliver,
    is_sea_open,
    least_move,
    mightiest,
    mighty_left,
    most_move,
    players_open,
    relics_open,
    second_places,
)
from theomachy.games.godstorm.state import STRICT, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, has, lowest, only
from theomachy.kernel.kinds import Bits, Cell, Seat, State
from theomachy.kernel.listing import add_span


@compiled
def reason_for(s: State, fortifying: Refusal) -> Refusal:
    """Why not: as the card says, or as fortifying does."""
    return fortifying if s.card == NO_CARD else REASON_OF[s.card]


@compiled
def places(s: State) -> Bits:
    """GS-7.4 The territories or spaces the card may name first."""
    return first_places(s, card_player(s), s.card)


@compiled
def is_source(s: State) -> bool:
    """GS-16.4, GS-18.7 Armies go `from` there."""
    return s.card == Card.EAGLES or s.card == Card.FOG


@compiled
def is_no_source(s: State) -> bool:
    return not is_source(s)


@compiled
def refusal_of_place(s: State, place: Cell) -> Refusal:
    """GS-7.4"""
    return Refusal.NONE if has(places(s), place) else REASON_OF[s.card]


@compiled
def choose_place(s: State, place: Cell) -> None:
    """GS-7.4 The first territory or space."""
    s.place, s.node = place, Node.CHOOSE


@compiled
def other_places(s: State) -> Bits:
    """GS-7.4, GS-11.1 The territories the card or fortifying may name then."""
    return second_places(s, card_player(s))


@compiled
def is_goal(s: State) -> bool:
    """GS-11.1, GS-16.4 Armies go `to` there."""
    return s.card == NO_CARD or s.card == Card.EAGLES


@compiled
def is_no_goal(s: State) -> bool:
    return not is_goal(s)


@compiled
def now_choose_other(s: State) -> Refusal:
    """GS-7.4, GS-11.1"""
    return Refusal.NOW_FORTIFY_TO if s.card == NO_CARD else Refusal.NOW_CHOOSE_FOR_THE_CARD


@compiled
def refusal_of_other(s: State, place: Cell) -> Refusal:
    """GS-7.4, GS-11.1"""
    is_open = has(other_places(s), place)
    return Refusal.NONE if is_open else reason_for(s, Refusal.NOT_CONNECTED)


@compiled
def choose_other(s: State, place: Cell) -> None:
    """GS-7.4 The second, of a card or of fortifying."""
    s.other, s.node = place, Node.MOVE if s.card == NO_CARD else Node.CHOOSE


@compiled
def now_choose_who(s: State) -> Refusal:
    """GS-7.4, GS-11.2"""
    return Refusal.NOW_FORTIFY_WITH if s.card == NO_CARD else Refusal.NOW_CHOOSE_FOR_THE_CARD


@compiled
def list_numbers(s: State, actions: np.ndarray, listed: int) -> int:
    """GS-7.4, GS-11.2"""
    seat = card_player(s)
    least = least_move(s, seat)
    return add_span(actions, listed, MOVE + least, most_move(s, seat) - least + 1)


@compiled
def refusal_of_number(s: State, number: int) -> Refusal:
    """GS-7.4, GS-11.2 Neither too few nor too many."""
    is_open = least_move(s, card_player(s)) <= number <= most_move(s, card_player(s))
    return Refusal.NONE if is_open else reason_for(s, Refusal.NOT_THAT_MANY_TO_FORTIFY)


@compiled
def may_choose_number(s: State) -> bool:
    return least_move(s, card_player(s)) < most_move(s, card_player(s))


@compiled
def choose_all(s: State) -> None:
    choose_number(s, most_move(s, card_player(s)))


@compiled
def choose_number(s: State, number: int) -> None:
    """GS-7.4, GS-11.2 How many armies move, of a card or of fortifying."""
    s.number, s.node = number, Node.GODS if s.card == NO_CARD else Node.CHOOSE


@compiled
def companies(s: State) -> Bits:
    """GS-11.2, GS-16.4 The gods there, some or none if armies move; sets of them, as bits."""
    nobody = EMPTY if s.number else only(0)
    return PARTS[gods_at(s, card_player(s), s.place)] & ~nobody


@compiled
def refusal_of_company(s: State, gods: Bits) -> Refusal:
    """GS-11.2, GS-16.4"""
    is_open = has(companies(s), gods)
    return Refusal.NONE if is_open else reason_for(s, Refusal.NOT_THE_GODS_THERE)


@compiled
def choose_company(s: State, gods: Bits) -> None:
    """GS-11.2, GS-16.4 Which gods move, of a card or of fortifying."""
    if s.card == NO_CARD:
        fortify(s, gods)
    else:
        s.company, s.node = gods, Node.CHOOSE


@compiled
def refusal_of_relic(s: State, relic: int) -> Refusal:
    """GS-16.1, GS-16.7"""
    is_open = has(relics_open(s, card_player(s), s.card), HAND_KINDS + relic)
    return Refusal.NONE if is_open else REASON_OF[s.card]


@compiled
def refusal_of_god(s: State, god: int) -> Refusal:
    """GS-18.8, GS-18.10 Of the attacker, in A."""
    is_open = has(gods_at(s, s.seat, s.attacking), god)
    return Refusal.NONE if is_open else REASON_OF[s.card]


@compiled
def refusal_of_player(s: State, player: Seat) -> Refusal:
    """GS-16.17, GS-17.2"""
    is_open = has(players_open(s, card_player(s), s.card), player)
    return Refusal.NONE if is_open else REASON_OF[s.card]


@compiled
def refusal_of_sea(s: State, sea: int) -> Refusal:
    """GS-17.14"""
    return Refusal.NONE if is_sea_open(s, sea) else Refusal.NOT_FOR_WATERS


@compiled
def choose_pick(s: State, pick: int) -> None:
    """GS-7.4 A relic, god, player or sea."""
    s.pick, s.node = pick, Node.CHOOSE


@compiled
def decks(s: State) -> Bits:
    """GS-16.5"""
    return decks_open(s, card_player(s))


@compiled
def choose_deck(s: State, deck: int) -> None:
    """GS-16.5 Both decks before the first draw; with `strict` one for both."""
    enqueue(s, deck)
    if s.rules.faith_shall_deliver == STRICT:
        if s.deck_size[deck] > 1:
            enqueue(s, deck)
        s.chosen += 1
    elif not has_more_to_deliver(s):
        s.chosen = 2
    s.node = Node.CHOOSE


@compiled
def may_choose_mighty(s: State) -> bool:
    """GS-17.11 More are equal than are still to be taken."""
    left = mighty_left(s)
    return left > 0 and count(mightiest(s)) > left


@compiled
def mark_mighty(s: State, territory: Cell) -> None:
    """GS-17.11"""
    s.marked |= only(territory)


@compiled
def mark_alone(s: State) -> None:
    """GS-17.11 The largest is taken without asking, or all are taken."""
    if mighty_left(s) == 0 or mightiest(s) == 0:
        s.node = Node.CHOOSE
    else:
        mark_mighty(s, lowest(mightiest(s)))
