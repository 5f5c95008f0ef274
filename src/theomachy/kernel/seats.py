"""Seats as people write them: P1, P2, …"""

from theomachy.kernel.kinds import Seat
from theomachy.locales import Wrong

SPECTATOR = -1
"""The `seat` of somebody who only watches."""


def seat_name(seat: Seat) -> str:
    return f"P{seat + 1}"


def seat_number(name: str, seats: int) -> int:
    """The seat of a name, at a table of so many; ValueError says which there are."""
    names = [seat_name(seat) for seat in range(seats)]
    if name not in names:
        raise Wrong("door-seat", name=name, players=seats)
    return names.index(name)
