"""GS-16 What the War cards do."""

from theomachy.games.godstorm.cards import GODS, HAND_KINDS, Card
from theomachy.games.godstorm.numbers import (
    CHAMPIONS_FAITH,
    FAITHFUL_ARMIES,
    HEROES_ARMIES,
    STRENGTH_FAITH,
)
from theomachy.games.godstorm.rules.ground import (
    destroy,
    gods_at,
    own_temples,
    owner_of,
    owner_of_relic,
    raise_armies,
    send_gods,
    withdraw,
)
from theomachy.games.godstorm.state import NEUTRAL
from theomachy.kernel import compiled
from theomachy.kernel.bits import count, lowest, only, without_lowest
from theomachy.kernel.kinds import Seat, State


@compiled
def apply_war_card(s: State, card: int) -> None:
    """The cards without dice or draws."""
    me, place = s.seat, s.place
    if card == Card.SHRINE:
        plunder(s)
    elif card == Card.EMPIRE:
        s.temples |= only(place)  # GS-16.2
    elif card == Card.CHAMPIONS:
        raise_armies(s, me, place, int(s.faith[me]) // CHAMPIONS_FAITH)  # GS-16.3
    elif card == Card.EAGLES:
        march(s, me)
    elif card == Card.HEROES:
        raise_armies(s, me, place, HEROES_ARMIES)  # GS-16.6
    elif card == Card.ASH:
        burn_relic(s)
    elif card == Card.STRENGTH:
        s.faith[me] += STRENGTH_FAITH * count(own_temples(s, me))  # GS-16.8
    elif card == Card.FAITHFUL:
        gather(s)
    elif card == Card.PURGED:
        purge(s)
    elif card == Card.SIREN:
        swap(s)
    elif card == Card.SUN:
        grow_cold(s)
    elif card == Card.FALLS:
        s.temples = (s.temples & ~only(place)) | only(s.other)  # GS-16.15
    else:
        s.epoch -= 1  # GS-16.16


@compiled
def plunder(s: State) -> None:
    """GS-16.1 A relic of another player becomes one's own."""
    relic = HAND_KINDS + s.pick
    s.relics[owner_of_relic(s, relic)] &= ~only(relic)
    s.relics[s.seat] |= only(relic)


@compiled
def burn_relic(s: State) -> None:
    """GS-16.7 A relic leaves the game."""
    relic = HAND_KINDS + s.pick
    s.relics[owner_of_relic(s, relic)] &= ~only(relic)


@compiled
def march(s: State, seat: Seat) -> None:
    """GS-11.1, GS-16.4, GS-8.5 Armies and gods from one own territory to another."""
    withdraw(s, s.place, int(s.number))
    raise_armies(s, seat, s.other, int(s.number))
    send_gods(s, seat, s.company, s.other)


@compiled
def gather(s: State) -> None:
    """GS-16.11 Two armies to every own temple."""
    left = own_temples(s, s.seat)
    while left:
        raise_armies(s, s.seat, lowest(left), FAITHFUL_ARMIES)
        left = without_lowest(left)


@compiled
def purge(s: State) -> None:
    """GS-16.12, GS-8.7 The marker leaves the game, and so does every army there its territory."""
    s.plagues &= ~only(s.place)
    destroy(s, s.place, int(s.armies[s.place]))


@compiled
def swap(s: State) -> None:
    """GS-16.13 Armies and gods of two territories of one owner change places."""
    one, other = s.place, s.other
    owner, armies = owner_of(s, one), int(s.armies[one])
    s.armies[one] = s.armies[other]
    s.armies[other] = armies
    if owner != NEUTRAL:
        coming, going = gods_at(s, owner, other), gods_at(s, owner, one)
        send_gods(s, owner, coming, one)
        send_gods(s, owner, going, other)


@compiled
def grow_cold(s: State) -> None:
    """GS-16.14 One army for each god in a territory."""
    for seat in range(s.players):
        for god in range(GODS):
            if s.gods[seat, god] >= 0:
                destroy(s, s.gods[seat, god], 1)


@compiled
def pray(s: State, die: int) -> None:
    """GS-16.9 As many armies as the die says."""
    raise_armies(s, s.seat, s.place, die)


@compiled
def storm(s: State, die: int) -> None:
    """GS-16.10 As many armies are destroyed."""
    destroy(s, s.place, die)
