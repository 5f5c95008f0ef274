"""A described position as a record: from a dict, or from tokens of the position notation."""

import re
from collections.abc import Collection, Mapping
from typing import Any

from theomachy.games.bello.board import HEXAGON, NOWHERE
from theomachy.games.bello.cards import PANTHEONS, POWERS
from theomachy.games.bello.describe import (
    GIFTS,
    MARKERS,
    NODES,
    NUMBERS,
    cell_number,
    seat_number,
)
from theomachy.games.bello.faults import Fault
from theomachy.games.bello.numbers import MOST_ON_A_LOCATION
from theomachy.games.bello.position import BelloPosition
from theomachy.games.bello.state import EVERYONE, NOBODY, OPTIONS, STATE, Node
from theomachy.kernel.arranging import begun, check_fields, come_to_a_decision
from theomachy.kernel.bits import word
from theomachy.kernel.kinds import Cell, State
from theomachy.locales import Wrong


def arrange(description: Mapping[str, Any]) -> Any:
    """The record of a described position, after whatever passes by itself."""
    check_fields(description, BelloPosition, "bello")
    return come_to_a_decision(arranged(description), Fault.NOTHING_TO_DECIDE)


def arranged(description: Mapping[str, Any]) -> Any:
    """The record as described; nothing has passed by itself yet."""
    s = begun(description, STATE, OPTIONS)
    s.control[:] = 0
    for name, text in description.get("cells", {}).items():
        arrange_cell(s, cell_number(name), text)
    for name, field in NUMBERS.items():
        s[field] = whole_number(name, description.get(name, int(s[field])))
    for name, field in MARKERS.items():
        s[field] = word(cell_number(cell) for cell in description.get(name, ()))
    for name in description.get("gifts", ()):
        s[GIFTS[known(name, GIFTS)]] = 1
    arrange_turn(s, description)
    check_seats(s)
    return s


def known(name: str, names: Collection[str]) -> str:
    """The name, if it is one of these."""
    if name not in names:
        raise Wrong("door-none-of", name=name, known=list(names))
    return name


def whole_number(name: str, value: Any) -> int:
    if not isinstance(value, int):
        raise Wrong("door-bello-number", name=name, token=str(value))
    return value


def arrange_turn(s: State, description: Mapping[str, Any]) -> None:
    for seat, name in enumerate(description.get("pantheons", ())):
        s.pantheons[seat] = NOBODY if name is None else pantheon_number(name)
    s.has_hearts = description.get("hearts", False)
    if description.get("power"):
        s.power = POWERS.index(known(description["power"], POWERS))
    s.place = place_of(description.get("place"))
    s.landing = place_of(description.get("landing"))
    seat, _, name = description["at"].rpartition(" ")
    if name not in NODES:
        raise Wrong("door-phase", name=name, known=list(NODES))
    s.node = NODES[name]
    if s.node == Node.ACTION and "actions" not in description:
        s.node = Node.ACTION_START
    first = description.get("first", "P1")
    s.first = NOBODY if first is None else seat_number(first)
    if not seat and s.node not in (Node.FIRST, Node.DEAL):
        raise Wrong("door-bello-whose", name=name)
    s.seat = seat_number(seat) if seat else dealt(s)
    s.is_final = description.get("final", s.doom == s.rules.doomsday)
    s.is_extra = description.get("extra", False)


def check_seats(s: State) -> None:
    """Nobody acts who is not at the table, and no voyage begins nowhere."""
    if max(s.first, s.seat) >= s.players or any(s.pantheons[s.players :] != NOBODY):
        raise Wrong("door-at-this-table", players=int(s.players))
    if s.node in (Node.SAIL, Node.COUNT, Node.FLY) and s.place == NOWHERE:
        raise Wrong("door-bello-from")
    if s.node == Node.COUNT and s.landing == NOWHERE:
        raise Wrong("door-bello-landing")


def dealt(s: State) -> int:
    """Whose turn it is in nature's nodes: the next to be dealt a pantheon."""
    return NOBODY if s.node == Node.FIRST else int(sum(s.pantheons != NOBODY))


def place_of(name: str | None) -> int:
    return NOWHERE if name is None else cell_number(name)


def pantheon_number(name: str) -> int:
    if name not in PANTHEONS:
        raise Wrong("door-bello-pantheon", name=name, known=PANTHEONS)
    return PANTHEONS.index(name)


def arrange_cell(s: State, cell: Cell, text: str) -> None:
    """BD-2.1, BD-2.2 One location, as Location writes it."""
    written = re.fullmatch(r"(?:(P[1-6])/(\d+)|-(?:/((?:P[1-6]:\d+,?)+))?)", text)
    if not written:
        raise Wrong("door-bello-cell-text", token=text)
    owner, number, crowd = written.groups()
    if owner:
        s.control[seat_number(owner)] |= word([cell])
        crowd = f"{owner}:{number}"
    places = [entry.split(":") for entry in (crowd or "").split(",") if entry]
    total = sum(int(number) for _, number in places)
    if total > MOST_ON_A_LOCATION:
        raise Wrong("door-bello-crowd", cell=HEXAGON.names[cell], followers=total)
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
    elif name in MARKERS:
        description[name] = [] if words == ["none"] else words
    elif name in ("at", "first", "power", "place", "landing"):
        description[name] = " ".join(words)
    elif name.replace("-", "_") in NUMBERS and len(words) == 1 and words[0].isdigit():
        description[name.replace("-", "_")] = int(words[0])
    elif name in ("pantheons", "gifts"):
        description[name] = words
    elif name == "hearts" and len(words) == 1:
        description["hearts"] = words != ["none"]
    else:
        raise Wrong("door-token", token=token, game="bello")
