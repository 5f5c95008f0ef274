"""Seats as people write them: P1, P2, …"""

SPECTATOR = -1
"""The `seat` of somebody who only watches."""


def seat_name(seat: int) -> str:
    return f"P{seat + 1}"


def seat_number(name: str, seats: int) -> int:
    """The seat of a name, at a table of so many; ValueError says which there are."""
    names = [seat_name(seat) for seat in range(seats)]
    if name not in names:
        raise ValueError(f"{name!r} is no seat; they are P1 to P{seats}")
    return names.index(name)
