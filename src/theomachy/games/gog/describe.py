"""A position as a readable dict, and as tokens of the position notation."""

import functools
from collections.abc import Callable
from functools import partial
from typing import Any, get_args

from theomachy.games.gog.actions import SEATS, SWAPS
from theomachy.games.gog.board import CELLS, NAMES, NOWHERE, NUMBERS, SIDE
from theomachy.games.gog.cards import ABILITIES, NO_CARD, SECOND_OMEN, TREASURES, Treasure
from theomachy.games.gog.numbers import MOST_PLAYERS, TREASURE_CARDS
from theomachy.games.gog.position import GogPosition, Offer, Piece, Resource
from theomachy.games.gog.state import (
    CITY_BIT,
    ENDINGS,
    FIGURES,
    LEVEL_BITS,
    NO_FIGURE,
    NOBODY,
    OPTIONS,
    OWNER_SHIFT,
    PURCHASES,
    SPENT_BIT,
    Ending,
    Node,
    Purchase,
)
from theomachy.games.gog.tiles import (
    DRAWN_PIECES,
    LETTERS,
    PIECES,
    RESOURCE_LETTERS,
    UNLAID,
    UNLAID_LETTER,
    Terrain,
)
from theomachy.kernel import seats
from theomachy.kernel.bits import members
from theomachy.kernel.reading import in_python, options_in
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

_MAPS_KEPT = 1024
"""It changes in a few turns of a game only."""
seat_number = partial(seats.seat_number, seats=MOST_PLAYERS)

NODES = {node.name.lower().replace("_", "-"): node for node in Node}
NODE_NAMES = {node: name for name, node in NODES.items()}
NUMBERS_TOLD = {
    "round": "round_number", "phase": "phase", "exchanges": "exchanges", "offers": "offers",
    "draws": "draws", "left": "left", "steps": "steps", "reach": "reach", "transit": "transit",
}  # fmt: skip
FLAGS_TOLD = {"gathered_food": "gathered_food", "stepped": "has_stepped", "locking": "is_locking"}
CELLS_TOLD = ("gog", "angel", "picked", "place")
SEATS_TOLD = ("first", "affected", "drawer", "victim", "winner")
COUNTS_TOLD = {
    "barns": "barns", "scrolls": "scrolls", "founded": "founded", "eliminated": "fallen",
}  # fmt: skip
"""What is told of every seat as a number."""

LONG: dict[str, Resource] = dict(zip(RESOURCE_LETTERS, get_args(Resource), strict=True))


def cell_number(name: str) -> int:
    if name not in NUMBERS:
        raise Wrong("door-cell", name=name, first=NAMES[0], last=NAMES[-1])
    return NUMBERS[name]


def describe(record: Any) -> GogPosition:
    """The whole truth; nothing that follows from the rest."""
    s = in_python(record)
    return GogPosition(
        players=s.players,
        options=options_in(s.rules, OPTIONS),
        at=where(s),
        **describe_fields(s),
        map=map_rows(s),
        cells=pieces_on_map(s),
        resources=s.resources[: s.players],
        locks=[cell_or_none(cell) for cell in s.locks[: s.players]],
        abilities=[abilities_of(s, seat) for seat in range(s.players)],
        won=[seat_name(seat) for seat in range(s.players) if s.has_won[seat]],
        **describe_decks(s),
        **describe_choices(s),
    )


def describe_fields(s: Any) -> dict[str, Any]:
    """What the record itself holds, in words."""
    return {
        **{name: getattr(s, field) for name, field in NUMBERS_TOLD.items()},
        **{name: seat_or_none(getattr(s, name)) for name in SEATS_TOLD},
        **{name: cell_or_none(getattr(s, name)) for name in CELLS_TOLD},
        **{name: bool(getattr(s, field)) for name, field in FLAGS_TOLD.items()},
        **{name: getattr(s, field)[: s.players] for name, field in COUNTS_TOLD.items()},
    }


def describe_decks(s: Any) -> dict[str, Any]:
    """GG-2.5, GG-7.8, GG-17.12 Pieces left, treasure cards used, ability cards returned."""
    return {
        "pieces": [PIECES[piece] for piece in range(DRAWN_PIECES) if s.pieces >> piece & 1],
        "discards": discards(s),
        "returned": [ABILITIES[kind] for kind in s.returned if kind != NO_CARD],
    }


def describe_choices(s: Any) -> dict[str, Any]:
    """What has been chosen or rolled and is not yet done."""
    return {
        "piece": None if s.piece == UNLAID else PIECES[s.piece],
        "offer": None if s.offer == NOBODY else offer_of(s.offer),
        "purchase": None if s.purchase == Purchase.NOTHING else PURCHASES[s.purchase],
        "card": None if s.card == NO_CARD else TREASURES[s.card],
        "roll": [s.high, s.low] if s.high else None,
        "figure": None if s.figure == NO_FIGURE else FIGURES[s.figure],
        "marked": [NAMES[cell] for cell in s.marked if cell != NOWHERE],
        "wake": [NAMES[cell] for cell in wake_cells(s)],
        "ending": None if s.ending == Ending.NOT_YET else ENDINGS[s.ending],
    }


def where(s: Any) -> str:
    """The active seat, and the node."""
    name = NODE_NAMES[Node(s.node)]
    return name if s.seat == NOBODY else f"{seat_name(s.seat)} {name}"


def seat_or_none(seat: int) -> str | None:
    return None if seat == NOBODY else seat_name(seat)


def cell_or_none(cell: int) -> str | None:
    return None if cell == NOWHERE else NAMES[cell]


def map_rows(s: Any) -> list[str]:
    """The terrain in letters, north to south."""
    return list(rows_of(tuple(s.terrain)))


@functools.lru_cache(maxsize=_MAPS_KEPT)
def rows_of(terrain: tuple[int, ...]) -> tuple[str, ...]:
    letters = [UNLAID_LETTER if t == UNLAID else LETTERS[t] for t in terrain]
    return tuple("".join(letters[row::SIDE]) for row in reversed(range(SIDE)))


def pieces_on_map(s: Any) -> dict[str, Piece]:
    """Every cell with a soldier or a city."""
    pieces = {NAMES[cell]: piece_on(s, cell) for cell, code in enumerate(s.board) if code}
    return {name: piece for name, piece in pieces.items() if piece}


def piece_on(s: Any, cell: int) -> Piece | None:
    """A soldier or a city; the figures are none."""
    code = int(s.board[cell])
    level = code & LEVEL_BITS
    if code == 0 or level == LEVEL_BITS:
        return None
    return Piece(
        kind="city" if code & CITY_BIT else "soldier",
        seat=code >> OWNER_SHIFT & 3,
        level=level,
        spent=bool(code & SPENT_BIT),
    )


def abilities_of(s: Any, seat: int) -> list[str]:
    return list(abilities_in(int(s.abilities[seat])))


@functools.cache
def abilities_in(word: int) -> tuple[str, ...]:
    return tuple(ABILITIES[kind] for kind in members(word))


def discards(s: Any) -> list[str]:
    """GG-7.8 Every card that is neither in the deck nor being resolved."""
    gone = [bit for bit in range(TREASURE_CARDS) if not int(s.treasures) >> bit & 1]
    names = [TREASURES[Treasure.OMEN if bit == SECOND_OMEN else bit] for bit in gone]
    if s.card != NO_CARD:
        names.remove(TREASURES[s.card])
    return names


def offer_of(offer: int) -> Offer:
    given, got = SWAPS[offer % len(SWAPS)].split(">")
    return Offer(partner=offer // len(SWAPS), given=LONG[given], got=LONG[got])


def water_cells(s: Any) -> list[int]:
    return [cell for cell in range(CELLS) if s.terrain[cell] == Terrain.WATER]


def wake_cells(s: Any) -> list[int]:
    if not s.wake:
        return []
    return [cell for number, cell in enumerate(water_cells(s)) if int(s.wake) >> number & 1]


def restate(s: Any, token: str) -> str:
    """The token again, as it truly stands."""
    name, *words = token.split()
    if "=" in name:
        cells = [entry.partition("=")[0] for entry in token.split()]
        return " ".join(f"{cell}={piece_on(s, cell_number(cell)) or '-'}" for cell in cells)
    if name in _RESTATED:
        return f"{name} {_RESTATED[name](s)}"
    if words and words[0] in SEATS and name in _RESTATED_BY_SEAT:
        return f"{name} {words[0]} {_RESTATED_BY_SEAT[name](s, seat_number(words[0]))}"
    if name in ("terrain", "count"):
        return f"{name} {words[0]} {terrain_or_count(s, name, words[0])}"
    if name in _PLAIN:
        return f"{name} {spoken(getattr(describe(s), name.replace('-', '_')))}"
    raise Wrong("door-unsaid", token=token, game="gog")


def spoken(told: Any) -> str:
    """A value of a description as words of a token."""
    if isinstance(told, list):
        return " ".join(map(str, told)) or "none"
    if isinstance(told, bool):
        return "yes" if told else "no"
    return "none" if told is None else str(told)


def terrain_or_count(s: Any, name: str, word: str) -> str:
    """The letter of a cell, or how many cells show a letter."""
    rows = "".join(map_rows(s))
    if name == "count":
        return str(rows.count(word))
    cell = cell_number(word)
    return map_rows(s)[SIDE - 1 - cell % SIDE][cell // SIDE]


_PLAIN = (
    *NUMBERS_TOLD, *SEATS_TOLD, *CELLS_TOLD, "stepped", "locking", "gathered-food", "won", "pieces",
    "discards", "returned", "piece", "offer", "purchase", "card", "figure", "marked", "wake",
)  # fmt: skip
_RESTATED: dict[str, Callable[[Any], object]] = {
    "at": where,
    "stack": lambda s: s.stack,
    "roll": lambda s: f"{s.high}-{s.low}" if s.high else "none",
}
_RESTATED_BY_SEAT: dict[str, Callable[[Any, int], object]] = {
    "resources": lambda s, seat: "/".join(map(str, s.resources[seat])),
    "barn": lambda s, seat: s.barns[seat],
    "scrolls": lambda s, seat: s.scrolls[seat],
    "founded": lambda s, seat: s.founded[seat],
    "eliminated": lambda s, seat: s.fallen[seat],
    "lock": lambda s, seat: cell_or_none(int(s.locks[seat])) or "none",
    "abilities": lambda s, seat: " ".join(abilities_of(s, seat)) or "none",
    "soldiers": lambda s, seat: int((s.soldiers[seat] != NOWHERE).sum()),
    "cities": lambda s, seat: int((s.cities[seat] != NOWHERE).sum()),
}
