"""The position in letters, and what happened as events."""

from typing import Any

import numpy as np

from theomachy.games.bello.actions import ALPHABET, END, PASS, POWER
from theomachy.games.bello.board import HEXAGON, KIND_NAMES, KIND_OF, KINDS
from theomachy.games.bello.cards import NO_POWER, POWERS, POWERS_PER_CARD
from theomachy.games.bello.describe import (
    controller_of,
    followers_on,
    pantheon_name,
    token_place,
    where,
)
from theomachy.games.bello.finals import endings
from theomachy.games.bello.numbers import FEWEST_SAILORS, FOLLOWERS
from theomachy.games.bello.rules.ground import CHIP_STOCK
from theomachy.games.bello.state import NOBODY, Node
from theomachy.kernel import Event, ask
from theomachy.kernel.bits import count
from theomachy.kernel.game import SHEET, alone
from theomachy.kernel.reading import differ, in_python
from theomachy.kernel.record import copied, quick
from theomachy.kernel.seats import seat_name

Told = tuple[str, dict[str, Any]]
"""The kind of an event and its arguments."""

KINDS_IN_PYTHON = KINDS.tolist()
_WIDTH = 16
_RADIUS = HEXAGON.radius


def picture(s: Any) -> str:
    """The board, e9 on top; then doom, and a line per player."""
    lines = [[" "] * _WIDTH * 5 for _ in range(4 * _RADIUS + 1)]
    ground = in_python(s)
    for cell, (q, r) in enumerate(HEXAGON.axial):
        line, column = 2 * _RADIUS + 2 * r + q, (q + _RADIUS) * _WIDTH // 2
        text = cell_picture(ground, cell) + marks(ground, cell)
        lines[line][column : column + len(text)] = text
    board = "\n".join("".join(line).rstrip() for line in lines)
    return "\n".join(
        [board, "", turn_line(s), *(seat_line(seat, told) for seat, told in enumerate(tallies(s)))]
    )


def cell_picture(s: Any, cell: int) -> str:
    """`e1 T1/3`: name, kind (small while uncontrolled), controller and followers."""
    name, letter = HEXAGON.names[cell], KIND_NAMES[KIND_OF[cell]][0]
    owner = controller_of(s, cell)
    if owner != NOBODY:
        return f"{name} {letter.upper()}{owner + 1}/{followers_on(s, owner, cell)}"
    crowd = "".join(str(seat + 1) * followers_on(s, seat, cell) for seat in range(s.players))
    return f"{name} {letter}{crowd or '.'}"


def marks(s: Any, cell: int) -> str:
    fields = {"z": s.ziggurats, "p": s.plagues, "d": s.decrees, "h": s.horses}
    return "".join(mark for mark, cells in fields.items() if int(cells) >> cell & 1)


def turn_line(s: Any) -> str:
    token = "" if s.first == NOBODY else f" at {token_place(s)}"
    told = f"round {s.round_number}, doom {s.doom}/{s.rules.doomsday}{token}, {where(s)}"
    if s.node == Node.ACTION:
        told += f", {counted(s.actions, 'action')}"
    if s.extra_moves:
        told += f" + {counted(s.extra_moves, 'extra move')}"
    return told


def seat_line(seat: int, told: dict[str, Any]) -> str:
    name, points = told["pantheon"] or "-", counted(told["points"], "point")
    return f"{seat_name(seat)} {name}: {points}, {told['supply']} in supply"


def counted(number: int, noun: str) -> str:
    """`1 point`, `2 points`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def tallies(record: Any) -> list[dict[str, Any]]:
    """What each seat owns, and its points so far."""
    s = in_python(record)
    sheet: Any = np.zeros(s.players, quick(SHEET))
    ask.score(record, sheet)
    return [tally(s, seat, int(points)) for seat, points in enumerate(sheet["points"])]


def tally(s: Any, seat: int, points: int) -> dict[str, Any]:
    """Supplies follow by conservation (BD-1.3, BD-1.9)."""
    owned = [count(s.control[seat] & cells) for cells in KINDS_IN_PYTHON]
    stock = CHIP_STOCK[s.rules.chips]
    followers = on_board(s, seat)
    return {
        "pantheon": pantheon_name(s, seat),
        "points": points,
        "supply": FOLLOWERS - followers,
        "followers": followers,
        **{f"{name}_chips": int(stock[kind]) - owned[kind] for kind, name in enumerate(KIND_NAMES)},
        **dict(zip(("temples", "cities", "fields"), owned, strict=True)),
    }


def tell(before: Any, action: int, after: Any) -> list[Event]:
    """What happened, told by playing it again step by step."""
    s, was = copied(before), in_python(before)
    is_settled = ask.advance(s, action)
    now = in_python(s)
    told = [tell_action(was, action, now)]
    if told[0][0] != "attack":
        told += tell_losses(was, now)
    while not is_settled:
        is_settled = ask.advance(s, ask.BY_ITSELF)
        was, now = now, in_python(s)
        told += tell_losses(was, now) + tell_step(was, now)
    if now.node == Node.OVER:
        told.append(("over", {"reason": str(endings(alone(s))[0])}))
    return [Event(*event) for event in told]


def explain(s: Any, action: int) -> dict[str, Any]:
    """The arguments of a move: places, numbers and names, for a sentence about it."""
    if POWER <= action < PASS:
        cost = action - POWER + 1
        power = POWERS[s.pantheons[s.seat] * POWERS_PER_CARD + cost - 1]
        return {"power": power, "cost": cost}
    if action == END:
        return {"what": "turn" if s.node == Node.CONTROL else "actions"}
    return _ARGUMENTS[action]


def arguments(move: str) -> dict[str, Any]:
    """What a move's text says of it."""
    verb, *places = move.split()
    if verb in ("move", "attack"):
        return {"from": places[0], "to": places[1]}
    if verb in ("first", "deal"):
        return {"player": places[0]} | ({"pantheon": places[1]} if places[1:] else {})
    if verb in ("count", "doom"):
        return {"number": int(places[0])}
    if verb == "pantheon":
        return {"pantheon": places[0]}
    return {"cell": places[0]} if places else {}


_ARGUMENTS = [arguments(ALPHABET.write(action)) for action in range(len(ALPHABET))]


def tell_action(before: Any, action: int, s: Any) -> Told:
    player = "" if before.node in (Node.FIRST, Node.DEAL) else seat_name(before.seat)
    verb, told = ALPHABET.write(action).split()[0], {"player": player} | explain(before, action)
    if verb == "attack":
        return verb, told | tell_attack(before, s, told["from"], told["to"])
    if verb == "power":
        told["doom"] = s.doom
    elif verb in ("target", "to") and before.power != NO_POWER:
        told["power"] = POWERS[before.power]
    elif verb == "end":
        verb = f"end-{told.pop('what')}"
    return verb, told


def tell_attack(before: Any, s: Any, here: str, there: str) -> dict[str, Any]:
    """BD-6.8, BD-6.9 Who set out, who fell, and whether the location did."""
    source, target = HEXAGON.numbers[here], HEXAGON.numbers[there]
    me, defender = before.seat, controller_of(before, target)
    attackers = followers_on(before, me, source)
    return {
        "defender": seat_name(defender),
        "attackers": attackers,
        "lost": attackers - followers_on(s, me, target),
        "killed": followers_on(before, defender, target) - followers_on(s, defender, target),
        "outcome": "fell" if controller_of(s, target) == NOBODY else "held",
    }


def tell_losses(before: Any, s: Any) -> list[Told]:
    """What others than the player acting have lost: followers and chips."""
    told: list[Told] = []
    if not differ(before, s, "followers", "control"):
        return told
    for seat in range(s.players):
        followers = on_board(before, seat) - on_board(s, seat)
        chips_lost = count(before.control[seat]) - count(s.control[seat])
        if seat != before.seat and (followers > 0 or chips_lost > 0):
            lost = {"player": seat_name(seat), "followers": max(followers, 0), "chips": chips_lost}
            told.append(("losses", lost))
    return told


def on_board(s: Any, seat: int) -> int:
    return sum(map(int.bit_count, s.followers[seat]))


def tell_step(before: Any, s: Any) -> list[Told]:
    """What an automatic step did, where it is worth a line."""
    node = before.node
    if node == Node.TURN_START:
        told = {"player": seat_name(s.seat), "round": s.round_number}
        return [("final-turn" if s.is_final else "turn", told)]
    if node == Node.RECRUIT:
        number = on_board(s, before.seat) - on_board(before, before.seat)
        kind = "extra-recruits" if before.is_extra else "recruits"
        return [(kind, {"player": seat_name(before.seat), "number": number})] * (number > 0)
    if node == Node.COUNT:
        return [("count", {"player": seat_name(s.seat), "number": FEWEST_SAILORS})]
    if s.round_number > before.round_number:
        doom = {"doom": s.doom, "of": s.rules.doomsday}
        return [("round-end", {"round": before.round_number} | doom)]
    return []
