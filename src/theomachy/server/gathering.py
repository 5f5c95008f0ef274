"""What the server needs of a database for people to find one another: tables that are open to
everybody, games that were played, ratings."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from theomachy.server.store import StoredTable


@dataclass(frozen=True)
class PlayedGame:
    """A table somebody sits at, without its events, and when the last of them was written."""

    head: "StoredTable"
    last: int | None
    """Milliseconds since 1970; None before the first."""


@dataclass(frozen=True)
class Rated:
    """How strong somebody is taken for at one game, and how unsure that is."""

    game: str
    owner: str
    name: str
    is_bot: bool
    strength: float
    doubt: float
    games: int


class Gathering(Protocol):
    async def heads_of(self, owner: str, most: int) -> list["StoredTable"]:
        """So many tables an owner sits at, without their events: those not over, then the newest.
        What is broken is left out."""

    async def games_of(self, owner: str, most: int, skip: int) -> list[PlayedGame]:
        """So many of them after others, the newest first."""

    async def open_tables(self, since: int, most: int, skip: int) -> list["StoredTable"]:
        """Tables listed since then that have a free seat, the newest first."""

    async def listed_by(self, host: str, since: int) -> int:
        """How many of these a host has."""

    async def list_table(self, table: str, host: str, now: int) -> bool:
        """Offer a table to everybody from now on (0: no more); False if the host may not."""

    async def sit_down(
        self, table: str, owner: str, name: str, entropy: str | None, since: int, now: int
    ) -> int | None:
        """A free seat of a table listed since then, or the one the owner has there; None if there
        is none to give, and NameTaken if somebody else there is called so."""

    async def compete(self, owner: str, since: int) -> None:
        """Let an owner be rated from now on (0: no more)."""

    async def competes(self, owner: str) -> bool: ...

    async def ladder(self, game: str, most: int) -> list[Rated]:
        """Bots, and people who want to be rated; the strongest of whom one is sure first."""

    async def ratings_of(self, owner: str) -> list[Rated]:
        """What is kept of one owner, shown or not."""
