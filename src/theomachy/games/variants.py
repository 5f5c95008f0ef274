"""Variants: a game whose numbers are not all as printed, a game of its own.

Its full name says how it differs, and is enough to have it anywhere: `storm@attack=2,income=3`.
"""

import hashlib
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from theomachy.games.again import choose, marked
from theomachy.kernel import Game
from theomachy.kernel.dial import AT
from theomachy.kernel.game import REGISTERED
from theomachy.locales import Unknown, Wrong


def split(full_name: str) -> tuple[str, dict[str, str]]:
    """The name of a game, and what it says of numbers."""
    name, at, numbers = full_name.partition(AT)
    return name, read_numbers(numbers.split(",")) if at else {}


def read_numbers(words: Sequence[str]) -> dict[str, str]:
    """Numbers as they are written, name=number, each once."""
    told: dict[str, str] = {}
    for word in words:
        name, equals, number = word.partition("=")
        if not equals:
            raise Wrong("door-dial-written", entry=word)
        if name in told:
            raise Wrong("door-dial-twice", name=name)
        told[name] = number
    return told


def with_numbers(game: Game, chosen: Mapping[str, Any]) -> Game:
    """The variant of a game as printed that has these numbers; the game itself if they are its
    own."""
    numbers, full_name = changed(game, chosen), full_name_of(game, chosen)
    variant = full_name.removeprefix(game.name)
    if full_name not in REGISTERED:
        mark = mark_of(variant)
        set_here = {name.upper(): number for name, number in numbers.items()}
        choose(mark, {"VARIANT": variant, "MARK": f"_{mark}", **set_here})
        import_module(marked(f"theomachy.games.{game.name}.game", mark))
    return REGISTERED[full_name]


def full_name_of(game: Game, chosen: Mapping[str, Any]) -> str:
    """What the variant with these numbers is called, which need not be made for that."""
    numbers = sorted(changed(game, chosen).items())
    told = ",".join(f"{name}={number}" for name, number in numbers)
    return game.name + (AT + told if told else "")


def told_apart(full_name: str) -> tuple[str, dict[str, int]]:
    """The name of a game as printed, and the numbers in which a variant differs from it."""
    name, numbers = split(full_name)
    return name, {key: int(number) for key, number in numbers.items()}


def changed(game: Game, chosen: Mapping[str, Any]) -> dict[str, int]:
    """The chosen numbers that are not as printed; Wrong says what may not be chosen."""
    dials = {dial.name: dial for dial in game.dials}
    for name in chosen:
        if name not in dials:
            key = "door-dial" if dials else "door-no-dials"
            raise Unknown(key, game=game.name, name=name, known=list(dials))
    numbers = {name: dials[name].number(told) for name, told in chosen.items()}
    return {name: number for name, number in numbers.items() if number != dials[name].value}


def module_of(game: Game, name: str) -> str:
    """What a module of a game is called where it is a variant's."""
    return marked(name, mark_of(game.variant)) if game.variant else name


def mark_of(variant: str) -> str:
    """What its modules are marked with: short, however many numbers it has."""
    return hashlib.sha256(variant.encode()).hexdigest()[:12]
