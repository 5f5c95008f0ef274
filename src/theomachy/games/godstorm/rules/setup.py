"""GS-2 Set-up, and GS-15 its third pantheon with two players."""

import numpy as np

from theomachy.games.godstorm.board import MAP, NOWHERE, SPACES, TERRITORIES
from theomachy.games.godstorm.cards import (
    ALL_KINDS,
    DECK_KINDS,
    DOUBLES,
    GODS,
    NO_CARD,
    UNDERWORLD_KINDS,
    WAR,
)
from theomachy.games.godstorm.numbers import (
    MOST_BOUGHT,
    MOST_PLAYERS,
    MUSTER_CHOSEN,
    MUSTER_DEALT,
    NEUTRAL_ARMIES,
    NEUTRAL_TERRITORIES,
    PLAGUES,
    STARTING_FORCE,
)
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.ground import occupied, raise_armies
from theomachy.games.godstorm.state import (
    ANY_GOD,
    CHOSEN,
    NEUTRAL,
    NO_UNDERWORLD,
    NOBODY,
    NONE,
    ONE,
    ROLLED,
    TWO,
    Node,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, first_of, has, only
from theomachy.kernel.kinds import Bits, Cell, Seat, State

FORCE = np.array([0, 0, *STARTING_FORCE], np.int8)


@compiled
def setup(s: State, players: int, options: np.ndarray) -> None:
    """GS-2.11, GS-2.12, GS-2.13 Nothing stands anywhere; the decks are whole."""
    s.rules.setup, s.rules.pantheons, s.rules.epochs = options[0], options[1], options[2]
    s.rules.free_god, s.rules.start_faith, s.rules.income = options[3], options[4], options[5]
    s.rules.faith_shall_deliver, s.rules.underworld = options[6], options[7]
    s.rules.spoils, s.rules.temple_cost, s.rules.temple_points = options[8], options[9], options[10]
    s.players, s.node, s.first, s.seat = players, Node.PLAGUE, NOBODY, NOBODY
    clear_board(s)
    clear_turn(s)
    for seat in range(MOST_PLAYERS):
        s.people[seat], s.ranking[seat], s.bids[seat] = NONE, NOBODY, NONE
        s.faith[seat] = s.rules.start_faith if seat < players else 0
    fill_decks(s)


@compiled
def clear_board(s: State) -> None:
    """GS-2.13 No god is in play, nothing is sunken, nobody is below."""
    s.maelstrom, s.sacred = NOWHERE, NOWHERE
    for seat in range(MOST_PLAYERS):
        for god in range(GODS):
            s.gods[seat, god] = NOWHERE
    for space in range(SPACES):
        s.space_owner[space] = NOBODY


@compiled
def clear_turn(s: State) -> None:
    """Nothing is under way."""
    s.attacking, s.defending, s.defender = NOWHERE, NOWHERE, NOBODY
    s.champion, s.rival = NONE, NONE
    s.drawer, s.draw_deck, s.after = NOBODY, NONE, NONE
    s.card, s.place, s.other, s.pick = NO_CARD, NOWHERE, NOWHERE, NONE
    for place in range(MOST_BOUGHT):
        s.queue[place] = NONE


@compiled
def fill_decks(s: State) -> None:
    """GS-2.12, GS-12.18 Every card, less those of a missing Underworld."""
    kinds = ALL_KINDS
    if s.rules.underworld == NO_UNDERWORLD:
        kinds &= ~UNDERWORLD_KINDS
    s.deck[ONE], s.deck[TWO] = kinds, kinds & DOUBLES
    for deck in range(GODS):
        s.deck_size[deck] = count(kinds & DECK_KINDS[deck]) + count(
            kinds & DOUBLES & DECK_KINDS[deck]
        )


@compiled
def strike(s: State, territory: Cell) -> None:
    """GS-2.1 Four different territories are plagued; then pantheons, then who begins."""
    s.plagues |= only(territory)
    if count(s.plagues) < PLAGUES:
        return
    s.node = Node.RANK if s.rules.pantheons == ROLLED else Node.FIRST
    if s.rules.pantheons != ROLLED:
        for seat in range(s.players):
            s.people[seat] = seat


@compiled
def seats_at_the_table(s: State) -> Bits:
    """GS-2.3"""
    return first_of(s.players)


@compiled
def begin(s: State, seat: Seat) -> None:
    """GS-2.3, GS-2.5, GS-2.7, GS-15.3 This player begins: dealing or claiming."""
    s.first, s.seat, s.node = seat, seat, Node.DEAL
    for player in range(s.players):
        s.reserve[player] = FORCE[s.players]
    if s.rules.setup == CHOSEN:
        if s.players == 2:
            s.seat = NEUTRAL
        else:
            s.node = Node.CLAIM


@compiled
def what_is_dealt(s: State) -> Refusal:
    """GS-15.2, GS-15.3 For two, a third of the cards, or fourteen of them first, are neutral."""
    if s.players > 2:
        return Refusal.NOW_TERRITORIES_ARE_DEALT
    if s.rules.setup == CHOSEN:
        return Refusal.NOW_NEUTRAL_TERRITORIES_ARE_DRAWN
    return Refusal.NOW_TERRITORIES_ARE_DEALT_TO_THREE


@compiled
def dealt_to(s: State, receiver: Seat) -> Bits:
    """GS-2.5, GS-15.2, GS-15.3 Each card once, to whom it is for."""
    return unclaimed(s) if receiver == s.seat else EMPTY


@compiled
def deal(s: State, receiver: Seat, territory: Cell) -> None:
    """GS-2.5, GS-15.2, GS-15.3 One army, or three neutral ones; then the next in order."""
    if receiver == NEUTRAL:
        raise_armies(s, NEUTRAL, territory, NEUTRAL_ARMIES)
    else:
        settle(s, territory)
    dealt = count(occupied(s))
    if s.rules.setup == CHOSEN:
        if dealt == NEUTRAL_TERRITORIES:
            s.seat, s.node = s.first, Node.CLAIM
    else:
        s.seat = next_receiver(s)
        if dealt == TERRITORIES:
            begin_go(s, s.seat)


@compiled
def next_receiver(s: State) -> Seat:
    """GS-2.5, GS-15.2 Clockwise; with two players the neutral pantheon comes after both."""
    if s.players > 2:
        return (s.seat + 1) % s.players
    if s.seat == NEUTRAL:
        return int(s.first)
    return 1 - s.seat if s.seat == s.first else NEUTRAL


@compiled
def settle(s: State, territory: Cell) -> None:
    """One army of the player's force."""
    raise_armies(s, s.seat, territory, 1)
    s.reserve[s.seat] -= 1


@compiled
def unclaimed(s: State) -> Bits:
    """GS-2.7 The territories without armies."""
    return MAP & ~occupied(s)


@compiled
def claim(s: State, territory: Cell) -> None:
    """GS-2.7 One after another, until all are occupied; GS-2.8 then the next seat goes on."""
    settle(s, territory)
    s.seat = (s.seat + 1) % s.players
    if unclaimed(s) == 0:
        begin_go(s, s.seat)


@compiled
def begin_go(s: State, seat: Seat) -> None:
    """GS-2.6, GS-2.8 The next seat with armies left; GS-2.9 without any, gods and temples."""
    at_once = MUSTER_CHOSEN if s.rules.setup == CHOSEN else MUSTER_DEALT
    for chair in range(s.players):
        player = (seat + chair) % s.players
        if s.reserve[player] > 0:
            s.seat, s.node, s.go = player, Node.MUSTER, min(at_once, int(s.reserve[player]))
            return
    s.seat, s.node, s.go = seat, Node.GOD, 0


@compiled
def how_to_muster(s: State) -> Refusal:
    """GS-2.6, GS-2.8"""
    return Refusal.NOW_PLACE_ONE_BY_ONE if s.rules.setup == CHOSEN else Refusal.NOW_PLACE_BY_THREES


@compiled
def muster(s: State, territory: Cell) -> None:
    """GS-2.6, GS-2.8 One army of this go."""
    settle(s, territory)
    s.go -= 1
    if s.go == 0:
        begin_go(s, (s.seat + 1) % s.players)


@compiled
def free_god_ground(s: State, god: int) -> Bits:
    """GS-2.9, GS-2.10 Where this god may stand now."""
    is_free = god == WAR or s.rules.free_god == ANY_GOD
    return s.land[s.seat] & ~s.plagues if is_free else EMPTY


@compiled
def refusal_to_place_free_god(s: State, god: int, territory: Cell) -> Refusal:
    """GS-2.9, GS-2.10 The War god, or any with the option; not into plague."""
    if god != WAR and s.rules.free_god != ANY_GOD:
        return Refusal.ONLY_THE_WAR_GOD
    if not has(s.land[s.seat], territory):
        return Refusal.NOW_A_GOD_THEN_A_TEMPLE
    return Refusal.NO_FREE_GOD_INTO_PLAGUE if has(s.plagues, territory) else Refusal.NONE


@compiled
def place_free_god(s: State, god: int, territory: Cell) -> None:
    """GS-2.9 Nothing is paid."""
    s.gods[s.seat, god] = territory
    s.node = Node.TEMPLE


@compiled
def place_free_temple(s: State, territory: Cell) -> None:
    """GS-2.9, GS-2.10 Also in plague; after the last player the first epoch begins."""
    s.temples |= only(territory)
    s.seat, s.node = (s.seat + 1) % s.players, Node.GOD
    if count(s.temples) == s.players:
        s.epoch, s.node = 1, Node.EPOCH_START
