"""A position as a readable dict, and as tokens of the position notation."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, get_args

from theomachy.games.storm.board import BOARDS, FACES, NAMES, NOWHERE, NUMBERS, WAYS
from theomachy.games.storm.claims import claims
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.numbers import MOST_PLAYERS
from theomachy.games.storm.position import Building, Kind, StormPosition, Tile
from theomachy.games.storm.rules.decisions import TURN
from theomachy.games.storm.rules.ending import board_belief, ring_belief
from theomachy.games.storm.state import ENDINGS, HOUSE, NOBODY, NONE, PRINTED, Ending, Node
from theomachy.games.storm.tiles import (
    COMPASS,
    CONSTRUCTION,
    LAND,
    LETTERS,
    NO_TILE,
    NUMBER_OF,
    PILE,
    SANCTUARY,
)
from theomachy.kernel import seats
from theomachy.kernel.bits import wide_members
from theomachy.kernel.reading import in_python, options_in
from theomachy.kernel.rows import Step
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

seat_number = partial(seats.seat_number, seats=MOST_PLAYERS)

_PASSING = {row.node for row in TURN.rows if isinstance(row, Step)}
PHASES = {node.name.lower(): node for node in Node if node not in _PASSING}
KINDS: tuple[Kind, ...] = get_args(Kind)
BUILDINGS: dict[int, Building] = {CONSTRUCTION: "construction", SANCTUARY: "sanctuary"}
PLACES = ("left", "place", "explorer", "revealed")


def cell_number(name: str, radius: int) -> int:
    if name not in BOARDS[radius].numbers:
        raise Wrong("door-storm-off-board", name=name, radius=int(radius))
    return NUMBERS[name]


def index_in(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise Wrong("door-none-of", name=name, known=names)
    return names.index(name)


def cell_name(cell: int) -> str | None:
    return None if cell == NOWHERE else NAMES[cell]


def names_of(wide: Any) -> list[str]:
    return [NAMES[cell] for cell in wide_members(wide)]


def describe(record: Any) -> StormPosition:
    """The whole truth; nothing that follows from the rest."""
    s = in_python(record)
    return StormPosition(
        players=s.players,
        options=options_in(s.rules, PRINTED) | options_in(s.house, HOUSE),
        gods=[god_name(s, seat) for seat in range(s.players)],
        first=None if s.first == NOBODY else seat_name(s.first),
        turn=s.turn,
        at=where(s),
        vaal=NAMES[s.vaal],
        cells={NAMES[c]: tile_on(s, c) for c in wide_members(tiles_of(s))},
        communities=s.community[: s.players],
        pile=dict(zip(LETTERS, s.pile, strict=True)),
        used=names_of(s.used),
        power_used=bool(s.power_used),
        claims=claims(s),
        face=None if s.face == NONE else FACES[s.face],
        distance=s.distance,
        way=None if s.way == NONE else WAYS[s.way],
        points=s.points,
        emptied=names_of(s.emptied),
        left=cell_name(s.left),
        place=cell_name(s.place),
        explorer=cell_name(s.explorer),
        revealed=cell_name(s.revealed),
        ending=None if s.ending == Ending.NONE else ENDINGS[s.ending],
    )


def tiles_of(s: Any) -> list[int]:
    """All tiles but the compass, as a wide set."""
    return [int(a) | int(b) for a, b in zip(s.occupied, s.vacant, strict=True)]


def god_name(s: Any, seat: int) -> str | None:
    return None if s.gods[seat] == NOBODY else GODS[s.gods[seat]]


def cell_text(s: Any, cell: int) -> str:
    """`2/P2w3c@20`, `2` vacant, `-` open, `X` the compass."""
    tile = s.board[cell]
    if tile.kind in (NO_TILE, COMPASS):
        return "X" if tile.kind == COMPASS else "-"
    return str(tile_on(s, cell))


def tile_on(s: Any, cell: int) -> Tile:
    square = s.board[cell]
    return Tile(
        kind=KINDS[square.kind - LAND],
        number=int(NUMBER_OF[square.kind]),
        owner=None if square.owner == NOBODY else square.owner,
        worshipers=square.worshipers,
        building=BUILDINGS.get(square.building),
        marker=any(s.markers) and cell in wide_members(s.markers),
        since=square.since,
    )


def where(s: Any) -> str:
    """Who decides and in which phase; for a draw also for which cell."""
    phase = Node(s.node).name.lower()
    if s.node in (Node.FIRST, Node.OVER):
        return phase
    cell = f" {NAMES[draw_cell(s)]}" if s.node == Node.DRAW else ""
    return f"{seat_name(s.seat)} {phase}{cell}"


def draw_cell(s: Any) -> int:
    """ST-4.7, ST-12.2 The cell a tile is drawn for: ahead of Vaal, or the one to be revealed."""
    if s.explorer != NOWHERE:
        return s.place
    board = BOARDS[int(s.rules.radius)]
    here = board.numbers[NAMES[s.vaal]]
    return NUMBERS[board.names[board.neighbours[here, s.way]]]


def discarded(s: Any, kind: int) -> int:
    """ST-1.8 What is neither in the pile nor on the board."""
    laid = sum(tile.kind == kind + LAND for tile in s.board)
    return int(PILE[s.rules.oceans, kind]) - s.pile[kind] - laid


def restate(record: Any, token: str) -> str:
    """The token again, as it truly stands."""
    s = in_python(record)
    if cell := re.fullmatch(r"([a-m]\d+):\S+", token):
        return f"{cell[1]}:{asked_text(s, cell[1], token)}"
    if seat := re.fullmatch(r"(P[1-6])=(\d+)(/\d+)?", token):
        number = seat_number(seat[1])
        limbo = f"/{s.limbo[number]}" if seat[3] else ""
        return f"{seat[1]}={s.community[number]}{limbo}"
    name, _, rest = token.replace("=", " ").partition(" ")
    if name in _RESTATED:
        sign = "=" if token.startswith(f"{name}=") else " "
        return f"{name}{sign}{_RESTATED[name](s, rest)}"
    if name in ("belief", "ring"):
        return f"{name} {beliefs(record, name, token)}"
    if name in _GEOMETRY:
        return f"{token.partition(' = ')[0]} = {_GEOMETRY[name](s, token)}"
    raise Wrong("door-unsaid", token=token, game="storm")


def asked_text(s: Any, name: str, token: str) -> str:
    """A cell's text, with its conversion turn only where it is asked for."""
    text = cell_text(s, cell_number(name, s.rules.radius))
    return text if "@" in token else text.partition("@")[0]


def beliefs(record: Any, name: str, token: str) -> str:
    count = {"belief": board_belief, "ring": ring_belief}[name]
    seats = re.findall(r"P[1-6]", token)
    return " ".join(f"{seat}={count(record, seat_number(seat))}" for seat in seats)


def _pile(count: Callable[[Any, int], int]) -> Callable[[Any, str], str]:
    def restated(s: Any, rest: str) -> str:
        if rest.startswith("total"):
            return f"total {sum(count(s, kind) for kind in range(len(LETTERS)))}"
        kinds = [entry.partition(":")[0] for entry in rest.split()]
        return " ".join(f"{kind}:{count(s, index_in(LETTERS, kind))}" for kind in kinds)

    return restated


def _gods(s: Any, rest: str) -> str:
    return " ".join(str(god_name(s, seat)) for seat in range(s.players))


def _used(s: Any, rest: str) -> str:
    names = names_of(s.used)
    return rest if sorted(rest.split()) == sorted(names) else " ".join(names) or "none"


def asked_claims(s: Any, rest: str) -> list[str]:
    """All standing claims, with the turn they are due only where it is asked for."""
    texts = map(str, claims(s))
    return [text if " due " in rest else text.partition(" due ")[0] for text in texts]


def _claim(s: Any, rest: str) -> str:
    return rest if rest in asked_claims(s, rest) else _claims(s, rest)


def _claims(s: Any, rest: str) -> str:
    return ", ".join(asked_claims(s, rest)) or "none"


def _stock(s: Any, rest: str) -> str:
    name = rest.partition(" ")[0]
    seat = seat_number(name)
    return f"{name} {s.constructions[seat]}c {s.sanctuaries[seat]}S"


def asked_cell(s: Any, token: str) -> str:
    """The cell a question about the board names: `axial a1 = …`."""
    name = token.partition(" ")[2].partition(" ")[0]
    cell_number(name, s.rules.radius)
    return name


def _neighbours(s: Any, token: str) -> str:
    board = BOARDS[s.rules.radius]
    here = board.numbers[asked_cell(s, token)]
    return " ".join("-" if c == NOWHERE else board.names[c] for c in board.neighbours[here])


def _axial(s: Any, token: str) -> str:
    board = BOARDS[s.rules.radius]
    q, r = board.axial[board.numbers[asked_cell(s, token)]]
    return f"({q},{r})"


_RESTATED: dict[str, Callable[[Any, str], str]] = {
    "at": lambda s, rest: where(s),
    "first": lambda s, rest: seat_name(s.first),
    "T": lambda s, rest: str(s.turn),
    "V": lambda s, rest: NAMES[s.vaal],
    "gods": _gods,
    "pile": _pile(lambda s, kind: s.pile[kind]),
    "discard": _pile(discarded),
    "used": _used,
    "power": lambda s, rest: "used" if s.power_used else "ready",
    "claim": _claim,
    "claims": _claims,
    "stock": _stock,
}
_GEOMETRY: dict[str, Callable[[Any, str], Any]] = {
    "cells": lambda s, token: len(BOARDS[s.rules.radius].names),
    "centre": lambda s, token: NAMES[next(c for c, t in enumerate(s.board) if t.kind == COMPASS)],
    "axial": _axial,
    "neighbours": _neighbours,
}
