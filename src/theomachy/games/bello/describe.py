"""A position as it is told, and as tokens of the position notation."""

import itertools
from functools import partial
from typing import Any

from theomachy.games.bello.actions import no_location
from theomachy.games.bello.board import CORNERS, HEXAGON, KIND_NAMES, NOWHERE, TRACK
from theomachy.games.bello.cards import NO_POWER, PANTHEONS, POWERS, Power
from theomachy.games.bello.numbers import CORNERS_BY_PLAYERS, MOST_PLAYERS
from theomachy.games.bello.position import BelloPosition, Location
from theomachy.games.bello.rules.ground import chips, supply
from theomachy.games.bello.state import EVERYONE, NOBODY, OPTIONS, Node
from theomachy.kernel import seats
from theomachy.kernel.bits import members
from theomachy.kernel.reading import in_python, options_in
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

seat_number = partial(seats.seat_number, seats=MOST_PLAYERS)

MARKERS = {"ziggurat": "ziggurats", "plague": "plagues", "decree": "decrees", "horse": "horses"}
GIFTS = {
    "flower": "has_flower", "horse": "has_horse", "ship": "has_ship", "sandals": "has_sandals",
}  # fmt: skip
NODES = {
    "first": Node.FIRST, "deal": Node.DEAL, "pantheon": Node.PICK, "turn": Node.TURN_START,
    "recruit": Node.RECRUIT, "power": Node.POWER, "target": Node.TARGET, "to": Node.TARGET,
    "doom": Node.TARGET, "action": Node.ACTION, "sail": Node.SAIL, "count": Node.COUNT,
    "fly": Node.FLY, "control": Node.CONTROL, "over": Node.OVER,
}  # fmt: skip
NODE_NAMES = {node: name for name, node in reversed(NODES.items())}
NODE_NAMES[Node.ACTION_START] = "action"
NUMBERS = {
    "round": "round_number", "doom": "doom", "actions": "actions", "extra_moves": "extra_moves",
    "bonus_actions": "bonus_actions", "chosen": "chosen",
}  # fmt: skip


def cell_number(name: str) -> int:
    if name not in HEXAGON.numbers:
        raise no_location(name)
    return HEXAGON.numbers[name]


def cell_names(cells: int) -> list[str]:
    return [HEXAGON.names[cell] for cell in members(cells)]


def followers_on(s: Any, seat: int, cell: int) -> int:
    return sum(int(row) >> cell & 1 for row in s.followers[seat])


def controller_of(s: Any, cell: int) -> int:
    return next((seat for seat in range(s.players) if int(s.control[seat]) >> cell & 1), NOBODY)


def describe(record: Any) -> BelloPosition:
    s = in_python(record)
    return BelloPosition(
        players=s.players,
        options=options_in(s.rules, OPTIONS),
        pantheons=[pantheon_name(s, seat) for seat in range(s.players)],
        first=None if s.first == NOBODY else seat_name(s.first),
        at=where(s),
        cells=taken_cells(s),
        **describe_fields(s),
        hearts=bool(s.has_hearts),
        gifts=[name for name, field in GIFTS.items() if getattr(s, field)],
        power=None if s.power == NO_POWER else POWERS[s.power],
        place=None if s.place == NOWHERE else HEXAGON.names[s.place],
        landing=None if s.landing == NOWHERE else HEXAGON.names[s.landing],
        final=bool(s.is_final),
        extra=bool(s.is_extra),
    )


def describe_fields(s: Any) -> dict[str, Any]:
    """What the record itself holds, in words."""
    return {
        **{name: getattr(s, field) for name, field in NUMBERS.items()},
        **{name: cell_names(getattr(s, field)) for name, field in MARKERS.items()},
    }


def pantheon_name(s: Any, seat: int) -> str | None:
    return None if s.pantheons[seat] == NOBODY else PANTHEONS[s.pantheons[seat]]


def taken_cells(s: Any) -> dict[str, Location]:
    """Every cell that is not empty."""
    taken = s.followers[EVERYONE][0]
    for cells in s.control:
        taken |= cells
    owners = {cell: seat for seat in range(s.players) for cell in members(s.control[seat])}
    followers = {cell: [0] * s.players for cell in members(taken)}
    for seat in range(s.players):
        for cell in itertools.chain(*map(members, s.followers[seat])):
            followers[cell][seat] += 1
    return {
        HEXAGON.names[cell]: Location(owner=owners.get(cell), followers=counts)
        for cell, counts in followers.items()
    }


def location(s: Any, cell: int) -> Location:
    owner = controller_of(s, cell)
    return Location(
        owner=None if owner == NOBODY else owner,
        followers=[followers_on(s, seat, cell) for seat in range(s.players)],
    )


def where(s: Any) -> str:
    """Who decides, and at which node."""
    if s.node in (Node.FIRST, Node.DEAL):
        return NODE_NAMES[s.node]
    name = NODE_NAMES[s.node]
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


def restate(s: Any, token: str) -> str:
    """The token again, as it truly stands."""
    name, *words = token.split()
    if "=" in name:
        cells = [entry.partition("=")[0] for entry in token.split()]
        return " ".join(f"{cell}={location(s, cell_number(cell))}" for cell in cells)
    if name in MARKERS:
        return f"{name} {' '.join(cell_names(s[MARKERS[name]])) or 'none'}"
    if name.replace("-", "_") in NUMBERS:
        return f"{name} {s[NUMBERS[name.replace('-', '_')]]}"
    if name in _RESTATED:
        return f"{name} {_RESTATED[name](s)}"
    if len(words) == 2 and name in _STOCKS:
        return f"{name} {words[0]} {_STOCKS[name](s, seat_number(words[0]))}"
    raise Wrong("door-unsaid", token=token, game="bello")


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
