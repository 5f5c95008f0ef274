"""Seats as people write them: P1, P2, …"""

from typing import Any

from theomachy.kernel.compiled import compiled
from theomachy.kernel.kinds import Seat, is_whole
from theomachy.locales import Wrong

SPECTATOR = -3
"""The `seat` of somebody who only watches; -1 and -2 act, or nobody does (verbs.NATURE, OVER)."""


def viewers(players: int) -> list[Seat]:
    """Everybody who may look at a table of so many."""
    return [SPECTATOR, *range(int(players))]


def check_viewer(seat: Any, players: int) -> None:
    """Wrong, unless it is a seat of a table of so many, or somebody who only watches."""
    if not (is_whole(seat) and seat in viewers(players)):
        raise Wrong("door-seat-number", seat=str(seat), last=int(players) - 1)


@compiled
def seats_between(me: Seat, seat: Seat, players: int) -> int:
    """How many chairs further in turn order a seat is. (A remainder would be a division.)"""
    far = int(seat) - int(me)
    return far if far >= 0 else far + int(players)


@compiled
def seat_at(me: Seat, chairs: int, players: int) -> Seat:
    """Who sits so many chairs further in turn order."""
    seat = int(me) + chairs
    return seat if seat < players else seat - int(players)


def seat_name(seat: Seat) -> str:
    return f"P{seat + 1}"


def seat_number(name: str, seats: int) -> int:
    """The seat of a name, at a table of so many; ValueError says which there are."""
    names = [seat_name(seat) for seat in range(seats)]
    if name not in names:
        raise Wrong("door-seat", name=name, players=seats)
    return names.index(name)
