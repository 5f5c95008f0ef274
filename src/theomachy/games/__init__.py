"""The shelf."""

import copyreg
from importlib import import_module
from importlib.metadata import entry_points

from theomachy.games.variants import full_name_of, split, with_numbers
from theomachy.kernel import Game
from theomachy.kernel.dial import AT
from theomachy.kernel.game import REGISTERED
from theomachy.locales import Unknown

SHELF = ("storm", "gog", "bello", "godstorm")
"""The games of the house; guests register themselves (entry points `theomachy.games`)."""


def guests() -> dict[str, str]:
    """Games installed beside the house: name and module."""
    return {entry.name: entry.module for entry in entry_points(group="theomachy.games")}


def names() -> list[str]:
    return [*SHELF, *guests()]


def load(full_name: str) -> Game:
    """The game of this name: `storm`, or a variant of it, `storm@income=3`."""
    if full_name in REGISTERED:
        return REGISTERED[full_name]
    name, numbers = split(full_name)
    return with_numbers(as_printed(name), numbers)


def called(full_name: str) -> str:
    """What the game of this name is called, its numbers in order; a variant is not made for it."""
    name, numbers = split(full_name)
    return full_name_of(as_printed(name), numbers)


def as_printed(name: str) -> Game:
    """The game of this name, and no variant: where strangers name games, nothing is made for
    them."""
    if name in SHELF:
        import_module(f"theomachy.games.{name}.game")
    elif name not in REGISTERED and name in guests():
        import_module(guests()[name])
    if name not in REGISTERED or AT in name:
        raise Unknown("door-game", name=name, known=names())
    return REGISTERED[name]


copyreg.pickle(Game, lambda game: (load, (game.full_name,)))  # it travels by its name
