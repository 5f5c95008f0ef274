"""Tokens of the position notation, entered into a description."""

import re
from typing import Any

from theomachy.games.gog.actions import SEATS
from theomachy.games.gog.arrange import LISTS, WORDS
from theomachy.games.gog.describe import (
    CELLS_TOLD,
    FLAGS_TOLD,
    NUMBERS_TOLD,
    SEATS_TOLD,
    seat_number,
)


def read_token(token: str, description: dict[str, Any]) -> None:
    """Enter one token of the position notation into a description."""
    name, *words = token.split()
    key, value = name.replace("-", "_"), " ".join(words)
    if "=" in name:
        for entry in token.split():
            cell, _, text = entry.partition("=")
            description.setdefault("cells", {})[cell] = text
    elif key in NUMBERS_TOLD and value.isdigit():
        description[key] = int(value)
    elif key in FLAGS_TOLD and value in ("yes", "no"):
        description[key] = value == "yes"
    elif key in LISTS:
        description[key] = [] if words == ["none"] else words
    elif key == "roll" and re.fullmatch(r"[1-6]-[1-6]", value):
        description[key] = [int(value[0]), int(value[2])]
    elif key in ("at", *SEATS_TOLD, *CELLS_TOLD, *WORDS) and words:
        description[key] = None if value == "none" else value
    elif name in _BY_SEAT and words[:1] and words[0] in SEATS:
        enter_for_seat(description, name, seat_number(words[0]), words[1:])
    else:
        raise ValueError(f"{token!r} is no part of a position of gog")


def enter_for_seat(description: dict[str, Any], name: str, seat: int, words: list[str]) -> None:
    key, read = _BY_SEAT[name]
    row = description.setdefault(key, [None] * len(SEATS))
    row[seat] = read(words)


def read_number(words: list[str]) -> int:
    (number,) = words
    return int(number)


def read_resources(words: list[str]) -> list[int]:
    (told,) = words
    return [int(number) for number in told.split("/")]


def read_cell(words: list[str]) -> str | None:
    (name,) = words
    return None if name == "none" else name


def read_kinds(words: list[str]) -> list[str]:
    return [] if words == ["none"] else words


_BY_SEAT: dict[str, tuple[str, Any]] = {
    "resources": ("resources", read_resources),
    "barn": ("barns", read_number),
    "scrolls": ("scrolls", read_number),
    "founded": ("founded", read_number),
    "eliminated": ("eliminated", read_number),
    "lock": ("locks", read_cell),
    "abilities": ("abilities", read_kinds),
}
