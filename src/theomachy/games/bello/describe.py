"""A position as a readable dict, as tokens of the position notation, and back."""

import re
from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from theomachy.games.bello.board import CORNERS, HEXAGON, KIND_NAMES, NOWHERE, TRACK
from theomachy.games.bello.cards import NO_POWER, PANTHEONS, POWERS, Power
from theomachy.games.bello.invariants import Fault
from theomachy.games.bello.numbers import CORNERS_BY_PLAYERS, MOST_ON_A_LOCATION
from theomachy.games.bello.rules.ground import chips, supply
from theomachy.games.bello.rules.turn import settle
from theomachy.games.bello.state import EVERYONE, NOBODY, OPTIONS, RULED, STATE, Node
from theomachy.kernel import ask
from theomachy.kernel.bits import members, word

_MARKERS = {"ziggurat": "ziggurats", "plague": "plagues", "decree": "decrees", "horse": "horses"}
_GIFTS = {
    "flower": "has_flower", "horse": "has_horse", "ship": "has_ship", "sandals": "has_sandals",
}  # fmt: skip
_NODES = {
    "first": Node.FIRST, "deal": Node.DEAL, "pantheon": Node.PICK, "turn": Node.TURN_START,
    "recruit": Node.RECRUIT, "power": Node.POWER, "target": Node.TARGET, "to": Node.TARGET,
    "doom": Node.TARGET, "action": Node.ACTION, "sail": Node.SAIL, "count": Node.COUNT,
    "fly": Node.FLY, "control": Node.CONTROL, "over": Node.OVER,
}  # fmt: skip
_NODE_NAMES = {node: name for name, node in reversed(_NODES.items())}
_NODE_NAMES[Node.ACTION_START] = "action"
_NUMBERS = {
    "round": "round_number", "doom": "doom", "actions": "actions", "extra_moves": "extra_moves",
    "bonus_actions": "bonus_actions", "chosen": "chosen",
}  # fmt: skip
_KEYS = {
    "players", "options", "pantheons", "first", "at", "cells", *_NUMBERS, *_MARKERS,
    "hearts", "gifts", "power", "place", "landing", "final", "extra",
}  # fmt: skip


def seat_name(seat: int) -> str:
    return f"P{seat + 1}"


def seat_number(name: str) -> int:
    if not re.fullmatch(r"P[1-6]", name):
        raise ValueError(f"{name!r} is no seat; they are P1 to P6")
    return int(name[1]) - 1


def cell_number(name: str) -> int:
    if name not in HEXAGON.numbers:
        raise ValueError(f"{name!r} is no location; they are a1 to i5")
    return HEXAGON.numbers[name]


def cell_names(cells: int) -> list[str]:
    return [HEXAGON.names[cell] for cell in members(cells)]


def in_python(s: Any) -> SimpleNamespace:
    """The record as Python ints and lists, which are quicker to read one by one."""
    fields = dict(zip(s.dtype.names, s.item(), strict=True))
    for name in ("control", "followers", "pantheons"):
        fields[name] = fields[name].tolist()
    fields["rules"] = dict(zip(RULED.names or (), fields["rules"], strict=True))
    return SimpleNamespace(**fields)


def followers_on(s: Any, seat: int, cell: int) -> int:
    return sum(int(row) >> cell & 1 for row in s.followers[seat])


def controller_of(s: Any, cell: int) -> int:
    return next((seat for seat in range(s.players) if int(s.control[seat]) >> cell & 1), NOBODY)


def describe(record: Any) -> dict[str, Any]:
    """The whole truth; nothing that follows from the rest."""
    s = in_python(record)
    return {
        "players": s.players,
        "options": {option.name: option.value(s.rules[option.name]) for option in OPTIONS},
        "pantheons": [pantheon_name(s, seat) for seat in range(s.players)],
        "first": None if s.first == NOBODY else seat_name(s.first),
        "at": where(s),
        "cells": cell_texts(s),
        **{name: getattr(s, field) for name, field in _NUMBERS.items()},
        **{name: cell_names(getattr(s, field)) for name, field in _MARKERS.items()},
        "hearts": bool(s.has_hearts),
        "gifts": [name for name, field in _GIFTS.items() if getattr(s, field)],
        "power": None if s.power == NO_POWER else POWERS[s.power],
        "place": None if s.place == NOWHERE else HEXAGON.names[s.place],
        "landing": None if s.landing == NOWHERE else HEXAGON.names[s.landing],
        "final": bool(s.is_final),
        "extra": bool(s.is_extra),
    }


def pantheon_name(s: Any, seat: int) -> str | None:
    return None if s.pantheons[seat] == NOBODY else PANTHEONS[s.pantheons[seat]]


def cell_texts(s: Any) -> dict[str, str]:
    """Every cell that is not empty."""
    taken = s.followers[EVERYONE][0]
    for cells in s.control:
        taken |= cells
    return {HEXAGON.names[cell]: cell_text(s, cell) for cell in members(taken)}


def cell_text(s: Any, cell: int) -> str:
    """`P1/3`, `-/P1:1,P2:2` or `-`."""
    owner = controller_of(s, cell)
    if owner != NOBODY:
        return f"{seat_name(owner)}/{followers_on(s, owner, cell)}"
    crowd = [(seat, followers_on(s, seat, cell)) for seat in range(s.players)]
    there = ",".join(f"{seat_name(seat)}:{number}" for seat, number in crowd if number)
    return f"-/{there}" if there else "-"


def where(s: Any) -> str:
    """Who decides, and at which node."""
    if s.node in (Node.FIRST, Node.DEAL):
        return _NODE_NAMES[s.node]
    name = _NODE_NAMES[s.node]
    if s.node == Node.TARGET and s.power == Power.RAGNAROK:
        name = "doom"
    elif s.node == Node.TARGET and is_sending(s):
        name = "to"
    return f"{seat_name(s.seat)} {name}"


def is_sending(s: Any) -> bool:
    """Whether the running power asks where to (BD-7.42 after, BD-7.43 before its target)."""
    return (s.power == Power.DIVINE_WIND and s.place != NOWHERE) or (
        s.power == Power.AMATERASUS_MIRROR and s.place == NOWHERE
    )


def arrange(description: Mapping[str, Any]) -> Any:
    """The record of a described position, after whatever passes by itself."""
    unknown = set(description) - _KEYS
    if unknown:
        raise ValueError(f"a position of bello has no {sorted(unknown)[0]!r}")
    try:
        s = arranged(description)
    except (LookupError, TypeError, AttributeError, OverflowError) as wrong:
        raise ValueError(f"this is no position of bello: {wrong}") from None
    if ask.fault(s) == Fault.NOTHING_TO_DECIDE:
        settle(s)
    return s


def arranged(description: Mapping[str, Any]) -> Any:
    """The record as described; nothing has passed by itself yet."""
    s = np.zeros(1, STATE).view(np.recarray)[0]
    numbers = [o.number(description["options"].get(o.name, o.default)) for o in OPTIONS]
    ask.setup(s, description["players"], np.array(numbers, np.int64))
    s.control[:] = 0
    for name, text in description.get("cells", {}).items():
        arrange_cell(s, cell_number(name), text)
    for name, field in _NUMBERS.items():
        s[field] = description.get(name, s[field])
    for name, field in _MARKERS.items():
        s[field] = word(cell_number(cell) for cell in description.get(name, ()))
    for name in description.get("gifts", ()):
        s[_GIFTS[name]] = 1
    arrange_turn(s, description)
    check_seats(s)
    return s


def arrange_turn(s: Any, description: Mapping[str, Any]) -> None:
    for seat, name in enumerate(description.get("pantheons", ())):
        s.pantheons[seat] = NOBODY if name is None else pantheon_number(name)
    s.has_hearts = description.get("hearts", False)
    if description.get("power"):
        s.power = POWERS.index(description["power"])
    s.place = place_of(description.get("place"))
    s.landing = place_of(description.get("landing"))
    *seat, name = description["at"].split()
    if name not in _NODES:
        raise ValueError(f"{name!r} is no phase; they are {', '.join(_NODES)}")
    s.node = _NODES[name]
    if s.node == Node.ACTION and "actions" not in description:
        s.node = Node.ACTION_START
    first = description.get("first", "P1")
    s.first = NOBODY if first is None else seat_number(first)
    s.seat = seat_number(seat[0]) if seat else dealt(s)
    s.is_final = description.get("final", s.doom == s.rules.doomsday)
    s.is_extra = description.get("extra", False)


def check_seats(s: Any) -> None:
    """Nobody acts who is not at the table, and no voyage begins nowhere."""
    if max(s.first, s.seat) >= s.players or any(s.pantheons[s.players :] != NOBODY):
        raise ValueError(f"only P1 to P{s.players} sit at this table")
    if s.node in (Node.SAIL, Node.COUNT, Node.FLY) and s.place == NOWHERE:
        raise ValueError("a voyage says from where: `place e1`")
    if s.node == Node.COUNT and s.landing == NOWHERE:
        raise ValueError("a voyage says where to: `landing e3`")


def dealt(s: Any) -> int:
    """Whose turn it is in nature's nodes: the next to be dealt a pantheon."""
    return NOBODY if s.node == Node.FIRST else int(sum(s.pantheons != NOBODY))


def place_of(name: str | None) -> int:
    return NOWHERE if name is None else cell_number(name)


def pantheon_number(name: str) -> int:
    if name not in PANTHEONS:
        raise ValueError(f"{name!r} is no pantheon; they are {', '.join(PANTHEONS)}")
    return PANTHEONS.index(name)


def arrange_cell(s: Any, cell: int, text: str) -> None:
    """BD-2.1, BD-2.2 One location, as cell_text writes it."""
    written = re.fullmatch(r"(?:(P[1-6])/(\d+)|-(?:/((?:P[1-6]:\d+,?)+))?)", text)
    if not written:
        raise ValueError(f"{text!r} describes no location; write P1/3, -/P1:1,P2:2 or -")
    owner, number, crowd = written.groups()
    if owner:
        s.control[seat_number(owner)] |= word([cell])
        crowd = f"{owner}:{number}"
    places = [entry.split(":") for entry in (crowd or "").split(",") if entry]
    total = sum(int(number) for _, number in places)
    if total > MOST_ON_A_LOCATION:
        raise ValueError(f"{HEXAGON.names[cell]} would hold {total} followers, at most 4 (BD-2.2)")
    for seat, number in [*places, ("", total)]:
        row = seat_number(seat) if seat else EVERYONE
        s.followers[row, : int(number)] |= word([cell])


def read_token(token: str, description: dict[str, Any]) -> None:
    """Enter one token of the position notation into a description."""
    name, *words = token.split()
    if "=" in name:
        for entry in token.split():
            cell, _, text = entry.partition("=")
            description.setdefault("cells", {})[cell] = text
    elif name in _MARKERS:
        description[name] = [] if words == ["none"] else words
    elif name in ("at", "first", "power", "place", "landing"):
        description[name] = " ".join(words)
    elif name.replace("-", "_") in _NUMBERS and len(words) == 1 and words[0].isdigit():
        description[name.replace("-", "_")] = int(words[0])
    elif name in ("pantheons", "gifts"):
        description[name] = words
    elif name == "hearts" and len(words) == 1:
        description["hearts"] = words != ["none"]
    else:
        raise ValueError(f"{token!r} is no part of a position of bello")


def restate(s: Any, token: str) -> str:
    """The token again, as it truly stands."""
    name, *words = token.split()
    if "=" in name:
        cells = [entry.partition("=")[0] for entry in token.split()]
        return " ".join(f"{cell}={cell_text(s, cell_number(cell))}" for cell in cells)
    if name in _MARKERS:
        return f"{name} {' '.join(cell_names(s[_MARKERS[name]])) or 'none'}"
    if name.replace("-", "_") in _NUMBERS:
        return f"{name} {s[_NUMBERS[name.replace('-', '_')]]}"
    if name in _RESTATED:
        return f"{name} {_RESTATED[name](s)}"
    if len(words) == 2 and name in _STOCKS:
        return f"{name} {words[0]} {_STOCKS[name](s, seat_number(words[0]))}"
    raise ValueError(f"{token!r} says nothing of a position of bello")


def token_place(s: Any) -> str:
    """BD-1.8, BD-9.1 Where the Doomsday token is shown on the track of 24 spaces."""
    start = TRACK.index(CORNERS[CORNERS_BY_PLAYERS[int(s.players)][s.first]])
    steps = len(TRACK) * int(s.doom) // int(s.rules.doomsday)
    return HEXAGON.names[TRACK[(start + steps) % len(TRACK)]]


def hearts_of(s: Any) -> str:
    names = [pantheon_name(s, seat) for seat in range(s.players)]
    return seat_name(names.index("egyptian")) if s.has_hearts else "none"


def chips_of_kind(kind: int, s: Any, seat: int) -> int:
    return int(chips(s, seat, kind))


_RESTATED = {
    "at": where,
    "first": lambda s: seat_name(s.first),
    "pantheons": lambda s: " ".join(str(pantheon_name(s, seat)) for seat in range(s.players)),
    "token": token_place,
    "hearts": hearts_of,
}
_STOCKS = {"supply": supply} | {
    f"{name}-chips": partial(chips_of_kind, kind) for kind, name in enumerate(KIND_NAMES)
}
