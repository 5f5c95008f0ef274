"""GS-17 What the Death cards do."""

from theomachy.games.godstorm.board import (
    ALTARS,
    ATLANTIS,
    CONTINENT,
    CONTINENTS,
    CRYPTS,
    TERRITORIES,
)
from theomachy.games.godstorm.cards import SKY, WAR, Card
from theomachy.games.godstorm.numbers import HALF, YOUNG_ARMIES
from theomachy.games.godstorm.rules.ground import (
    adjacent_to,
    banish,
    banish_all_at,
    destroy,
    destroy_half,
    destroy_half_in_all,
    destroy_in_all,
    occupied,
    raise_armies,
    take_souls,
    with_armies,
)
from theomachy.games.godstorm.rules.hands import empty_hand
from theomachy.games.godstorm.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import first_of, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def apply_death_card(s: State, card: int) -> None:
    """The cards without dice or draws."""
    if card == Card.CROPS:
        empty_hand(s, s.pick)  # GS-17.2
    elif card == Card.DOOR:
        close_door(s)
    elif card == Card.DIAMONDS:
        rust(s)
    elif card == Card.FIRE:
        rain_fire(s)
    elif card == Card.RAGNAROK:
        ragnarok(s)
    elif card == Card.DEADWALK:
        walk_again(s)
    elif card == Card.FORSAKE:
        forsake(s)
    elif card == Card.MIGHTY:
        destroy_half_in_all(s, s.marked)  # GS-17.11
    elif card == Card.SEA:
        sink_atlantis(s)
    elif card == Card.WATERS:
        s.maelstrom = s.pick  # GS-17.14
    else:
        destroy_in_all(s, with_armies(s, occupied(s), YOUNG_ARMIES), 1)  # GS-17.15


@compiled
def continents(s: State) -> Bits:
    """GS-17.1 Those not sunken."""
    return first_of(len(CONTINENTS)) & ~only(ATLANTIS) if s.sunk else first_of(len(CONTINENTS))


@compiled
def strike_continent(s: State, continent: int) -> None:
    """GS-17.1 BLOOD: one army in each territory; GS-17.10 GROUND: half of them."""
    if s.card == Card.BLOOD:
        destroy_in_all(s, CONTINENT[continent], 1)
    else:
        destroy_half_in_all(s, CONTINENT[continent])
    s.node = Node.CARD_END


@compiled
def close_door(s: State) -> None:
    """GS-17.3, GS-12.8 Half of the armies in crypts and altars are removed."""
    left = CRYPTS | ALTARS
    while left:
        space = lowest(left)
        take = int(s.souls[space]) // HALF
        if take:
            take_souls(s, s.space_owner[space], space, take)
        left = without_lowest(left)


@compiled
def rust(s: State) -> None:
    """GS-17.4 All relics leave the game."""
    for seat in range(s.players):
        s.relics[seat] = 0


@compiled
def rain_fire(s: State) -> None:
    """GS-17.5 The temple, and one army there and in each adjacent territory."""
    s.temples &= ~only(s.place)
    destroy_in_all(s, adjacent_to(s, s.place) | only(s.place), 1)


@compiled
def move_plague(s: State, territory: Cell) -> None:
    """GS-17.6 The marker goes there; it does not strike at once."""
    s.plagues = (s.plagues & ~only(s.place)) | only(territory)
    s.node = Node.CARD_END


@compiled
def ragnarok(s: State) -> None:
    """GS-17.7 Every War god and every Sky god."""
    for seat in range(s.players):
        banish(s, seat, WAR)
        banish(s, seat, SKY)


@compiled
def walk_again(s: State) -> None:
    """GS-17.8, GS-12.17 The dead go from a space to a temple."""
    take_souls(s, s.seat, s.place - TERRITORIES, int(s.number))
    raise_armies(s, s.seat, s.other, int(s.number))


@compiled
def forsake(s: State) -> None:
    """GS-17.9 The spare marker strikes at once."""
    s.plagues |= only(s.place)
    destroy_half(s, s.place)
    banish_all_at(s, s.place)


@compiled
def sink_atlantis(s: State) -> None:
    """GS-17.12 Armies to heaven, gods banished, temples and markers gone, no connection left."""
    left = CONTINENT[ATLANTIS]
    while left:
        territory = lowest(left)
        destroy(s, territory, int(s.armies[territory]))
        banish_all_at(s, territory)
        left = without_lowest(left)
    s.temples &= ~CONTINENT[ATLANTIS]
    s.plagues &= ~CONTINENT[ATLANTIS]
    s.sunk = 1


@compiled
def open_horse(s: State, die: int) -> None:
    """GS-17.13 The one army dies, and the player holds the territory with as many as the die."""
    destroy(s, s.place, int(s.armies[s.place]))
    raise_armies(s, s.seat, s.place, die)
