"""GS-3 The start of an epoch: secret bids and turn order."""

import numpy as np

from theomachy.games.godstorm.actions import BID, TIE
from theomachy.games.godstorm.board import NOWHERE
from theomachy.games.godstorm.cards import Card
from theomachy.games.godstorm.numbers import LARGEST_ORDER, MOST_PLAYERS, TABLETS_BID
from theomachy.games.godstorm.outcomes import ORDER_COUNT, ORDER_SEATS, ORDER_START
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.dicing import clear_dice
from theomachy.games.godstorm.rules.elimination import living
from theomachy.games.godstorm.rules.ending import end_game
from theomachy.games.godstorm.rules.ground import has_relic, is_living
from theomachy.games.godstorm.rules.invasion import clear_invasion
from theomachy.games.godstorm.rules.playing import clear_choices
from theomachy.games.godstorm.state import NOBODY, NONE, Ending, Node
from theomachy.kernel import compiled, entry
from theomachy.kernel.kinds import Bits, Seat, State
from theomachy.kernel.listing import add_span


@compiled
def begin_epoch(s: State) -> None:
    """GS-3.1 The markers come back; the first living seat bids."""
    for seat in range(s.players):
        s.markers[seat] = 0
    s.turn, s.seat, s.node = 0, next_living(s, NOBODY), Node.BID


@compiled
def next_living(s: State, seat: Seat) -> Seat:
    """GS-1.19 The next living seat by number, or NOBODY."""
    for rival in range(seat + 1, s.players):
        if is_living(s, rival):
            return rival
    return NOBODY


@compiled
def largest_bid(s: State, seat: Seat) -> int:
    """GS-3.1, GS-1.13"""
    return min(int(s.faith[seat]), LARGEST_ORDER)


@compiled
def can_bid(s: State) -> bool:
    """GS-3.1 Whether there is anything to bid."""
    return s.faith[s.seat] > 0


@compiled
def list_bids(s: State, actions: np.ndarray, listed: int) -> int:
    """GS-3.1"""
    return add_span(actions, listed, BID, largest_bid(s, s.seat) + 1)


@compiled
def refusal_to_bid(s: State, number: int) -> Refusal:
    """GS-3.1 What the player has."""
    return Refusal.NONE if number <= largest_bid(s, s.seat) else Refusal.BID_BEYOND_YOUR_FAITH


@compiled
def bid(s: State, number: int) -> None:
    """GS-3.1 In seat order; after the last all are revealed."""
    s.bids[s.seat] = number
    s.seat = next_living(s, s.seat)
    if s.seat == NOBODY:
        reveal(s)


@compiled
def bid_nothing(s: State) -> None:
    """GS-3.1 Without faith."""
    bid(s, 0)


@compiled
def reveal(s: State) -> None:
    """GS-3.2, GS-3.3 All pay; ranked by value, highest first."""
    placed = 0
    for seat in range(s.players):
        if is_living(s, seat):
            s.faith[seat] -= s.bids[seat]
            insert(s, seat, placed)
            placed += 1
    s.ranked, s.node = 0, Node.RANKING


@compiled
def insert(s: State, seat: Seat, placed: int) -> None:
    """Behind those of at least the same value."""
    place, mine = placed, bid_value(s, seat)
    while place > 0 and bid_value(s, s.ranking[place - 1]) < mine:
        s.ranking[place] = s.ranking[place - 1]
        place -= 1
    s.ranking[place] = seat


@entry
def bid_value(s: State, seat: Seat) -> int:
    """GS-3.3, GS-19.13 Faith bid, and three more with the TABLETS, also on nothing."""
    return int(s.bids[seat]) + TABLETS_BID * has_relic(s, seat, Card.TABLETS)


@compiled
def tied(s: State) -> Bits:
    """GS-3.4 The players of the next unsettled value, as bits."""
    group, value = 0, bid_value(s, s.ranking[s.ranked])
    for place in range(s.ranked, living(s)):
        if bid_value(s, s.ranking[place]) == value:
            group |= 1 << int(s.ranking[place])
    return group


@compiled
def settle_ranking(s: State) -> None:
    """GS-3.4, GS-3.5 Ties are rolled off, highest first; then markers are taken."""
    if s.ranked == living(s):
        s.ranked, s.seat, s.node = 0, s.ranking[0], Node.MARKER
        return
    group = tied(s)
    if group & (group - 1):
        s.node = Node.TIE
    else:
        s.ranked += 1


@compiled
def list_orders(s: State, actions: np.ndarray, listed: int) -> int:
    """GS-3.4 Every order of those who are equal."""
    group = tied(s)
    return add_span(actions, listed, TIE + ORDER_START[group], ORDER_COUNT[group])


@compiled
def refusal_to_break_tie(s: State, order: int) -> Refusal:
    """GS-3.4"""
    group = tied(s)
    is_theirs = 0 <= order - ORDER_START[group] < ORDER_COUNT[group]
    return Refusal.NONE if is_theirs else Refusal.NOW_A_ROLL_OFF_FOR_EQUAL_BIDS


@compiled
def break_tie(s: State, order: int) -> None:
    """GS-3.4 The roll-off ranks the group."""
    place = 0
    while place < MOST_PLAYERS and ORDER_SEATS[order, place] != NOBODY:
        s.ranking[s.ranked] = ORDER_SEATS[order, place]
        s.ranked += 1
        place += 1
    s.node = Node.RANKING


@compiled
def free_markers(s: State) -> Bits:
    """GS-3.5 Markers 1 to m not taken, as bits from 0."""
    free = (1 << living(s)) - 1
    for seat in range(s.players):
        if s.markers[seat] > 0:
            free &= ~(1 << int(s.markers[seat]) - 1)
    return free


@compiled
def take_marker(s: State, number: int) -> None:
    """GS-3.5 In rank order; after the last the first turn begins."""
    s.markers[s.seat] = number
    taken = 0
    for seat in range(s.players):
        taken += s.markers[seat] > 0
    if taken < living(s):
        s.seat = s.ranking[taken]
        return
    for place in range(s.players):
        s.ranking[place], s.bids[place] = NOBODY, NONE
    begin_turn(s)


@compiled
def end_turn(s: State) -> None:
    """GS-13.2, GS-13.3, GS-14.5 What lasts this turn ends; the next player follows."""
    for seat in range(s.players):
        s.sears[seat] = 0
    s.sacred, s.omen, s.conquests, s.labours, s.bought = NOWHERE, 0, 0, 0, 0
    clear_choices(s)
    clear_invasion(s)
    clear_dice(s)
    begin_turn(s)


@compiled
def begin_turn(s: State) -> None:
    """GS-3.6, GS-13.3, GS-13.4 The next marker of a living player, or the end of the epoch."""
    for marker in range(s.turn + 1, MOST_PLAYERS + 1):
        for seat in range(s.players):
            if s.markers[seat] == marker:
                s.turn, s.seat, s.node = marker, seat, Node.OMENS
                return
    end_epoch(s)


@compiled
def end_epoch(s: State) -> None:
    """GS-13.4, GS-13.5 The last epoch ends the game; otherwise the marker advances."""
    s.seat = NOBODY
    if s.epoch == s.rules.epochs:
        end_game(s, Ending.EPOCHS)
    else:
        s.epoch += 1
        s.node = Node.EPOCH_START
