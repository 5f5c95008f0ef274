"""A position of Bello as it is told: to the browser, to files, to programs."""

import msgspec

from theomachy.kernel.position import Written
from theomachy.kernel.seats import seat_name


class Location(Written, frozen=True, kw_only=True):
    """`P1/3`, `-/P1:1,P2:2` or `-`."""

    owner: int | None
    """The seat whose chip lies here."""
    followers: list[int]
    """How many of each seat."""

    def __str__(self) -> str:
        if self.owner is not None:
            return f"{seat_name(self.owner)}/{self.followers[self.owner]}"
        crowd = [f"{seat_name(seat)}:{n}" for seat, n in enumerate(self.followers) if n]
        return f"-/{','.join(crowd)}" if crowd else "-"


class BelloPosition(msgspec.Struct, frozen=True, kw_only=True):
    """The whole truth; nothing that follows from the rest."""

    players: int
    options: dict[str, str | int]
    pantheons: list[str | None]
    first: str | None
    at: str
    """Who decides, and at which node: `P1 action`."""
    cells: dict[str, Location]
    """Every cell that is not empty."""
    round: int
    doom: int
    actions: int
    extra_moves: int
    bonus_actions: int
    chosen: int
    ziggurat: list[str]
    plague: list[str]
    decree: list[str]
    horse: list[str]
    hearts: bool
    gifts: list[str]
    power: str | None
    place: str | None
    landing: str | None
    final: bool
    extra: bool
