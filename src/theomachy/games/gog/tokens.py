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
from theomachy.kernel.kinds import Seat
from theomachy.locales import Wrong


def read_token(token: str, description: dict[str, Any]) -> None:
    """Enter one token of the position notation into a description."""
    name, *words = token.split()
    key, value = name.replace("-", "_"), " ".join(words)
    if "=" in name:
        for entry in token.split():
            cell, _, text = entry.partition("=")
            description.setdefault("cells", {})[cell] = text
    elif key in NUMBERS_TOLD and value.isdecimal():
        description[key] = int(value)
    elif key in FLAGS_TOLD and value in ("yes", "no"):
        description[key] = value == "yes"
    elif key in LISTS:
        description[key] = [] if words == ["none"] else words
    elif key == "roll" and re.fullmatch(r"[1-6]-[1-6]", value):
        description[key] = [int(value[0]), int(value[2])]
    elif key in ("at", *SEATS_TOLD, *CELLS_TOLD, *WORDS) and words:
        description[key] = None if value == "none" else value
    elif name in _BY_SEAT and is_said_of_a_seat(name, words):
        enter_for_seat(description, name, seat_number(words[0]), words[1:])
    else:
        raise Wrong("door-token", token=token, game="gog")


def is_said_of_a_seat(name: str, words: list[str]) -> bool:
    """Whether a seat is named, and something is said of it that can be read."""
    _, pattern, _ = _BY_SEAT[name]
    return bool(words) and words[0] in SEATS and bool(re.fullmatch(pattern, " ".join(words[1:])))


def enter_for_seat(description: dict[str, Any], name: str, seat: Seat, words: list[str]) -> None:
    key, _, read = _BY_SEAT[name]
    row = description.setdefault(key, [None] * len(SEATS))
    row[seat] = read(words)


def read_number(words: list[str]) -> int:
    return int(words[0])


def read_resources(words: list[str]) -> list[int]:
    return [int(number) for number in words[0].split("/")]


def read_cell(words: list[str]) -> str | None:
    return None if words[0] == "none" else words[0]


def read_kinds(words: list[str]) -> list[str]:
    return [] if words == ["none"] else words


_BY_SEAT: dict[str, tuple[str, str, Any]] = {
    "resources": ("resources", r"\d+/\d+/\d+", read_resources),
    "barn": ("barns", r"\d+", read_number),
    "scrolls": ("scrolls", r"\d+", read_number),
    "founded": ("founded", r"\d+", read_number),
    "eliminated": ("eliminated", r"\d+", read_number),
    "lock": ("locks", r"\S+", read_cell),
    "abilities": ("abilities", r".*", read_kinds),
}
"""The key in a description, how it is written, and how that is read."""
