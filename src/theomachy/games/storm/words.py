"""The position in letters, what each seat owns, and what a move says."""

from typing import Any

import numpy as np

from theomachy.games.storm.actions import ALPHABET
from theomachy.games.storm.board import BOARDS, NUMBERS
from theomachy.games.storm.claims import claims, due
from theomachy.games.storm.describe import cell_text, god_name, where
from theomachy.games.storm.numbers import (
    CONSTRUCTION_PRICE,
    CONSTRUCTIONS,
    DEMOLITION_PRICE,
    EXPLORATION_PRICE,
    SANCTUARIES,
    SANCTUARY_PRICE,
    SANCTUARY_UPKEEP,
    SETTLING,
)
from theomachy.games.storm.rules.attack import attack_price
from theomachy.games.storm.rules.ending import ring_belief
from theomachy.games.storm.rules.strengthening import income
from theomachy.games.storm.state import NOBODY, UPKEEP_AFTER
from theomachy.games.storm.tiles import CONSTRUCTION, NUMBER_OF
from theomachy.kernel import ask
from theomachy.kernel.bits import count, wide_members
from theomachy.kernel.game import SHEET
from theomachy.kernel.reading import in_python
from theomachy.kernel.record import quick
from theomachy.kernel.seats import seat_name

_WIDTH = 14
_PRICES = {
    "build": CONSTRUCTION_PRICE,
    "sanctuary": SANCTUARY_PRICE,
    "demolish": DEMOLITION_PRICE,
    "explore": EXPLORATION_PRICE,
}


def picture(record: Any) -> str:
    """The board, north on top; then the turn, claims, and a line per player."""
    s = in_python(record)
    board = BOARDS[s.rules.radius]
    lines = [[" "] * _WIDTH * (board.radius + 2) for _ in range(4 * board.radius + 1)]
    for name, (q, r) in zip(board.names, board.axial, strict=True):
        line = 2 * board.radius + 2 * r + q
        column = (q + board.radius) * _WIDTH // 2
        text = cell_picture(s, NUMBERS[name])
        lines[line][column : column + len(text)] = text
    drawn = "\n".join("".join(line).rstrip() for line in lines)
    told = [turn_line(s), *(f"claim {claim}" for claim in claims(s))]
    seats = [seat_line(seat, tally) for seat, tally in enumerate(tallies(record))]
    return "\n".join([drawn, "", *told, *seats])


def cell_picture(s: Any, cell: int) -> str:
    """`e6 2/P1w3`, `.` for an open cell, `V` for Vaal."""
    text = cell_text(s, cell).partition("@")[0].replace("-", ".")
    name = next(name for name, number in NUMBERS.items() if number == cell)
    return f"{name} {text}{' V' * (s.vaal == cell)}"


def turn_line(s: Any) -> str:
    left = sum(s.pile)
    return f"turn {s.turn}, {where(s)}, {left} {'tile' if left == 1 else 'tiles'} in the pile"


def seat_line(seat: int, told: dict[str, Any]) -> str:
    pieces = f"{told['community']} in the community, {told['limbo']} in Limbo"
    return f"{seat_name(seat)} {told['god'] or '-'}: {told['points']} belief, {pieces}"


def tallies(record: Any) -> list[dict[str, Any]]:
    """What each seat owns, and its belief so far."""
    s = in_python(record)
    sheet: Any = np.zeros(s.players, quick(SHEET))
    ask.score(record, sheet)
    tiles, points = [s.board[cell] for cell in wide_members(s.occupied)], sheet["points"].tolist()
    return [tally(record, s, seat, tiles, points[seat]) for seat in range(s.players)]


def tally(record: Any, s: Any, seat: int, tiles: list[Any], points: int) -> dict[str, Any]:
    own = [tile for tile in tiles if tile.owner == seat]
    since = s.claim_since[seat]
    return {
        "god": god_name(s, seat),
        "points": points,
        "community": s.community[seat],
        "limbo": s.limbo[seat],
        "worshipers": sum(tile.worshipers for tile in own),
        "tiles": len(own),
        "constructions": CONSTRUCTIONS - s.constructions[seat],
        "constructions_left": s.constructions[seat],
        "sanctuaries": SANCTUARIES - s.sanctuaries[seat],
        "markers": markers_of(s, seat),
        "ring": int(ring_belief(record, seat)),
        "income": int(min(income(record, seat), s.limbo[seat])),
        "starving": is_starving(s, seat),
        "claim_due": due(s, since) if since else None,
    }


def markers_of(s: Any, seat: int) -> int:
    """ST-14.3 All markers are Kors Tonum's."""
    return sum(map(count, s.markers)) if god_name(s, seat) == "kors" else 0


def is_starving(s: Any, seat: int) -> bool:
    """ST-7.2, ST-7.5 Whether the sanctuary could not be maintained if nothing changed."""
    funds = s.community[seat] + (s.limbo[seat] if s.rules.upkeep == UPKEEP_AFTER else 0)
    return s.sanctuaries[seat] < SANCTUARIES and funds < SANCTUARY_UPKEEP


def explain(s: Any, action: int) -> dict[str, Any]:
    """The arguments of a move: places, numbers, names and prices, for a sentence about it."""
    verb, told = ALPHABET.write(action).split()[0], dict(_ARGUMENTS[action])
    if verb in ("build", "sanctuary", "demolish", "explore", "market"):
        told["god"] = god_name(s, s.seat)
    if verb in _PRICES:
        told["price"] = _PRICES[verb]
    elif verb == "settle":
        told["price"] = int(NUMBER_OF[tile_at(s, told).kind]) + SETTLING
    elif verb in ("attack", "madden"):
        told |= explain_victim(s, told)
    if verb == "attack":
        told["price"] = int(attack_price(s, NUMBERS[told["cell"]], told["war"]))
    return told


def tile_at(s: Any, told: dict[str, Any]) -> Any:
    return s.board[NUMBERS[told["cell"]]]


def explain_victim(s: Any, told: dict[str, Any]) -> dict[str, Any]:
    """Whose tile it is, and what stands on it."""
    tile = tile_at(s, told)
    if tile.owner == NOBODY:
        return {}
    return {
        "victim": seat_name(tile.owner),
        "worshipers": int(tile.worshipers),
        "construction": god_name(s, tile.owner) if tile.building == CONSTRUCTION else "none",
    }


def arguments(move: str) -> dict[str, Any]:
    """What a move's text says of it."""
    verb, *places = move.split()
    if verb == "roll":
        return {"face": places[0][:-1], "distance": int(places[0][-1])}
    if verb == "keep":
        return {"number": int(places[0])}
    if verb == "attack":
        return {"cell": places[0], "war": places[1:] == ["war"]}
    word = {"god": "god", "go": "way", "first": "player", "draw": "kind"}.get(verb, "cell")
    return {word: places[0]} if places else {}


_ARGUMENTS = [arguments(ALPHABET.write(action)) for action in range(len(ALPHABET))]
