"""The position in letters, what each seat owns, and the arguments of a move."""

from typing import Any

from theomachy.games.gog.actions import ALPHABET, AT, CONQUER, FOUND, PAY, STEP, TO
from theomachy.games.gog.board import CELLS, NAMES, NEIGHBOUR, NOWHERE, SIDE
from theomachy.games.gog.cards import NO_CARD, TREASURES
from theomachy.games.gog.describe import LONG, abilities_of, map_rows, where
from theomachy.games.gog.numbers import CITIES, SOLDIERS
from theomachy.games.gog.state import (
    ANGEL_CODE,
    CITY_BIT,
    FIGURES,
    GOG_CODE,
    LEVEL_BITS,
    OWNER_SHIFT,
    PURCHASES,
    SPENT_BIT,
    Node,
)
from theomachy.games.gog.tiles import RESOURCES
from theomachy.kernel.reading import in_python
from theomachy.kernel.seats import seat_name

_COLUMNS = "abcdefghijkl"
_ROWS = range(SIDE - 1, -1, -1)
_FIGURE_LETTERS = {0: "", GOG_CODE: "Gog", ANGEL_CODE: "Ang"}


def picture(record: Any) -> str:
    """The map, l12 in the top right corner; then the turn, and a line per player."""
    s = in_python(record)
    board = [row_picture(s, row, letters) for row, letters in zip(_ROWS, map_rows(s), strict=True)]
    foot = "    " + " ".join(f"{letter:4}" for letter in _COLUMNS)
    seats = [seat_line(s, seat) for seat in range(s.players)]
    return "\n".join(line.rstrip() for line in [*board, foot, "", turn_line(s), *seats])


def row_picture(s: Any, row: int, letters: str) -> str:
    cells = [cell_picture(s, column * SIDE + row, letters) for column in range(SIDE)]
    return f"{row + 1:2}  " + " ".join(cells)


def cell_picture(s: Any, cell: int, row: str) -> str:
    """`.1:3 `: terrain, then a soldier `1:3` (spent `1!3`), a city `1#2`, Gog or the Angel."""
    code = s.board[cell]
    return f"{row[cell // SIDE]}{_FIGURE_LETTERS.get(code, piece_picture(code)):3}"


def piece_picture(code: int) -> str:
    sign = "#" if code & CITY_BIT else "!" if code & SPENT_BIT else ":"
    return f"{(code >> OWNER_SHIFT & 3) + 1}{sign}{code & LEVEL_BITS}"


def turn_line(s: Any) -> str:
    told = f"round {s.round_number}/{s.rules.round_cap}, {where(s)}, stack {s.stack}"
    told += f", card {TREASURES[s.card]}" if s.card != NO_CARD else ""
    return told + (f", steps {s.steps}" if s.node in (Node.MOVE, Node.STEP) else "")


def seat_line(s: Any, seat: int) -> str:
    held = "/".join(map(str, s.resources[seat]))
    cards = " ".join(abilities_of(s, seat))
    told = f"{seat_name(seat)}: {held} of {s.barns[seat]}, scrolls {s.scrolls[seat]}, "
    return told + f"founded {s.founded[seat]} {cards}".rstrip()


def tallies(record: Any) -> list[dict[str, Any]]:
    """What each seat owns; scrolls are its points."""
    s = in_python(record)
    return [tally(s, seat) for seat in range(s.players)]


def tally(s: Any, seat: int) -> dict[str, Any]:
    """Stocks follow by conservation (GG-1.7)."""
    soldiers = levels_of(s, s.soldiers[seat])
    cities = levels_of(s, s.cities[seat])
    return {
        "scrolls": s.scrolls[seat],
        "locked": int(s.locks[seat] != NOWHERE),
        "cities": len(cities),
        "city_levels": sum(cities),
        "soldiers": len(soldiers),
        "soldier_levels": sum(soldiers),
        **dict(zip(RESOURCES, s.resources[seat], strict=True)),
        "barn": s.barns[seat],
        "abilities": len(abilities_of(s, seat)),
        "founded": s.founded[seat],
        "soldiers_left": SOLDIERS - len(soldiers),
        "cities_left": CITIES - len(cities),
    }


def levels_of(s: Any, cells: list[int]) -> list[int]:
    return [s.board[cell] & LEVEL_BITS for cell in cells if cell != NOWHERE]


def explain(s: Any, action: int) -> dict[str, Any]:
    """The arguments of a move: places, numbers and names, for a sentence about it."""
    if AT <= action < PAY:
        return {"cell": NAMES[(action - AT) % CELLS], "what": what_for(s, action)}
    if STEP <= action < FOUND:
        there = NEIGHBOUR[s.picked, action - STEP]
        told = {"from": NAMES[s.picked], "to": "" if there == NOWHERE else NAMES[there]}
        return _ARGUMENTS[action] | told
    if action == FOUND:
        return {"cell": NAMES[s.picked]}
    if CONQUER <= action < CONQUER + CELLS:
        owner = seat_name(int(s.board[action - CONQUER]) >> OWNER_SHIFT & 3)
        return _ARGUMENTS[action] | {"owner": owner}
    return _ARGUMENTS[action]


def what_for(s: Any, action: int) -> str:
    """What a cell is named for: a purchase, a card, a figure, a muster or an ambush."""
    if action >= TO and s.node == Node.FIGURE:
        return FIGURES[s.figure]
    if s.node == Node.BUY_AT:
        return PURCHASES[s.purchase]
    return (
        TREASURES[s.card] if s.card != NO_CARD else "muster" if s.node == Node.MUSTER else "ambush"
    )


def arguments(move: str) -> dict[str, Any]:
    """What a move's text says of it."""
    verb, *places = move.split()
    names = _NAMED.get(verb, ("cell",))
    told: dict[str, Any] = dict(zip(names, places, strict=False))
    for name in ("number", "die"):
        if name in told:
            told[name] = int(told[name])
    if verb in ("roll", "clash"):
        told = dict(zip(names, map(int, places[0].split("-")), strict=True))
    if "swap" in told:
        given, _, got = told.pop("swap").partition(">")
        told |= {"given": LONG[given], "got": LONG[got]}
    if verb == "pay":
        told = dict(zip(RESOURCES, map(int, places[0].split("/")), strict=True))
    return told


_NAMED = {
    "split": ("number",), "lay": ("place", "rotation"), "camel": ("swap",),
    "offer": ("partner", "swap"), "from": ("rival",), "return": ("ability",),
    "steal": ("rival", "loot"), "step": ("direction",), "first": ("player",), "piece": ("piece",),
    "card": ("card",), "die": ("die",), "roll": ("high", "low"), "clash": ("attack", "defence"),
    "drawn": ("ability",),
}  # fmt: skip
_ARGUMENTS = [arguments(ALPHABET.write(action)) for action in range(len(ALPHABET))]
