"""What has to be compiled before this or that can be played, here or on another machine."""

import functools
import hashlib
import pathlib
import platform
from collections.abc import Iterable
from dataclasses import dataclass

from theomachy.bots import is_outsider
from theomachy.bots.bot import (
    for_bots,
    for_matches,
    for_outsiders,
    for_rows,
    for_their_matches,
)
from theomachy.bots.guests import is_guest
from theomachy.kernel import Game
from theomachy.kernel.codestamp import stamp
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.kernel.warm import (
    Chore,
    for_a_table,
    for_guest_rows,
    for_guests,
    for_random_rows,
    for_studies,
    left_to_do,
    warm,
)
from theomachy.locales import Wrong
from theomachy.story import for_stories

_PACKAGE = pathlib.Path(__file__).parents[1]


def to_play(game: Game) -> list[Chore]:
    """What a table with bots needs."""
    return [*for_a_table(game), *for_bots(game)]


def to_sit(game: Game, names: Iterable[str]) -> list[Chore]:
    """What a table needs where these sit."""
    return [*to_play(game), *(for_outsiders(game) if any(map(is_outsider, names)) else [])]


def to_tell(game: Game) -> list[Chore]:
    """What a table needs, and the story of what was played at it."""
    return [*to_play(game), *for_stories(game)]


def to_study(game: Game) -> list[Chore]:
    """What many games need, random ones and between bots."""
    return [*for_a_table(game), *for_studies(game), *for_matches(game)]


def to_meet(game: Game, bots: Iterable[str]) -> list[Chore]:
    """What many games between these bots need; those of guests are played at a table."""
    names, more = [*bots], list[Chore]()
    if any(map(is_outsider, names)):
        more += for_their_matches(game)
    if any(map(is_guest, names)):
        more += [*to_sit(game, names), *for_guests(game)]
    return [*to_study(game), *more]


def to_watch(game: Game, bots: Iterable[str]) -> list[Chore]:
    """What many games between these bots need, where more is noted than how they end."""
    if any(map(is_guest, bots)):
        return for_guest_rows(game)
    return for_random_rows(game) if set(bots) == {"random"} else for_rows(game)


def to_count(game: Game, bots: Iterable[str], wants_rows: bool) -> list[Chore]:
    """What a study needs, with rows or without."""
    names = [*bots]
    return [*to_meet(game, names), *(to_watch(game, names) if wants_rows else [])]


@dataclass(frozen=True)
class Errand:
    """What another machine is going to play, and with whose sources: with others it does not."""

    game: Game
    bots: tuple[str, ...]
    wants_rows: bool
    code: str

    @classmethod
    def to_play(cls, game: Game, bots: Iterable[str], wants_rows: bool = False) -> "Errand":
        return cls(game, tuple(bots), wants_rows, code_of(game))

    def prepare(self) -> None:
        """Compile what is not compiled yet on the machine this runs on: one process does, and the
        others wait for it."""
        if code_of(self.game) != self.code:
            raise Wrong("door-ray-sources", machine=platform.node())
        chores = to_count(self.game, self.bots, self.wants_rows)
        if not IS_PLAIN and left_to_do(self.game, chores):
            warm(self.game, chores, lambda name, number, total: None)


def check_ours(bots: Iterable[str]) -> None:
    """Guests are processes of this machine; no other can be asked for them."""
    for name in bots:
        if is_guest(name):
            raise Wrong("door-ray-guest", name=name)


def code_of(game: Game) -> str:
    """One short name for everything that plays and counts a game, here."""
    return stamp(written(), game.full_name, game.code)


@functools.cache
def written() -> str:
    """A digest of the whole package: its sources, and the weights of its bots."""
    digest = hashlib.sha256()
    files = [*_PACKAGE.rglob("*.py"), *(_PACKAGE / "bots").rglob("*.json")]
    for name, path in sorted((path.relative_to(_PACKAGE).as_posix(), path) for path in files):
        digest.update(f"\n{name}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
