"""A described position as a record: from a dict, or from tokens of the position notation."""

import re
from collections.abc import Mapping
from typing import Any

from theomachy.games.storm.board import CENTRE, FACES, NOWHERE, NUMBERS, WAYS
from theomachy.games.storm.claims import due, observer
from theomachy.games.storm.describe import (
    PHASES,
    PLACES,
    cell_number,
    index_in,
    seat_number,
)
from theomachy.games.storm.faults import Fault
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.numbers import COMMUNITY, CONSTRUCTIONS, SANCTUARIES, WORSHIPERS
from theomachy.games.storm.position import StormPosition
from theomachy.games.storm.rules.claims import sole_holder
from theomachy.games.storm.state import NOBODY, NONE, OPTIONS, RING_SOLE, STATE, Ending, Node
from theomachy.games.storm.tiles import (
    CONSTRUCTION,
    LAND,
    LETTERS,
    NO_BUILDING,
    SANCTUARY,
    SEA,
)
from theomachy.kernel.arranging import begun, check_fields, come_to_a_decision
from theomachy.kernel.bits import wide_set
from theomachy.kernel.kinds import Cell, State
from theomachy.kernel.reading import in_python
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

_TILE = re.compile(r"([0-5])(~?)(?:/(P[1-6])(?:w(\d+))?(?:(c)(m?)|(S))?(?:@(\d+))?)?")
_CLAIM = re.compile(r"sanctuary (P[1-6]) since (\d+)(?: due (\d+))?")
_RING = re.compile(r"encirclement (?:(P[1-6]) )?by (P[1-6]) since (\d+)(?: due (\d+))?")
ENDINGS = tuple(ending.name.lower() for ending in Ending if ending)
_ROUNDS_BEFORE = 10
"""A position that does not say its turn is in the round after these."""


def arrange(description: Mapping[str, Any]) -> Any:
    """The record of a described position, after whatever passes by itself."""
    check_fields(description, StormPosition, "storm")
    return come_to_a_decision(arranged(description), Fault.NOTHING_TO_DECIDE)


def arranged(description: Mapping[str, Any]) -> Any:
    """The record as described; nothing has passed by itself yet."""
    s = begun(description, STATE, OPTIONS)
    arrange_turn(s, description)
    arrange_tiles(s, description)
    arrange_seats(s, description)
    arrange_pile(s, description.get("pile"))
    arrange_move(s, description)
    for claim in description.get("claims", ()):
        arrange_claim(s, claim)
    return s


def arrange_turn(s: State, description: Mapping[str, Any]) -> None:
    """ST-3.1 The seat on turn follows from the turn's number."""
    *seat, phase = [w for w in description["at"].split() if w not in NUMBERS] or [""]
    if phase not in PHASES and phase != "start":
        raise Wrong("door-phase", name=phase, known=("start", *PHASES))
    s.node = Node.TURN_START if phase == "start" else PHASES[phase]
    if s.node in (Node.GOD, Node.FIRST):
        s.seat = seat_number(seat[0]) if seat else NOBODY
        return
    s.first = seat_number(description.get("first", "P1"))
    s.turn = description.get("turn", _ROUNDS_BEFORE * s.players + 1)
    s.seat = (int(s.first) + int(s.turn) - 1) % int(s.players)
    if seat:
        check_turn(s.turn, seat[0], seat_name(s.seat))
    if phase == "start":
        s.turn, s.seat = s.turn - 1, (s.seat - 1) % s.players


def check_turn(turn: int, told: str, true: str) -> None:
    """ST-3.1 A turn belongs to one seat."""
    if told != true:
        raise Wrong("door-storm-turn", turn=str(turn), player=true, other=told)


def arrange_tiles(s: State, description: Mapping[str, Any]) -> None:
    s.vaal = cell_of(s, description.get("vaal"), CENTRE[s.rules.radius])
    for name, text in description.get("cells", {}).items():
        arrange_tile(s, cell_number(name, s.rules.radius), text)


def arrange_tile(s: State, cell: Cell, text: str) -> None:
    """ST-1.4, ST-1.5 One tile, as Tile writes it."""
    written = _TILE.fullmatch(text)
    if not written:
        raise Wrong("door-storm-tile", token=text)
    number, sea, owner, crowd, construction, marker, sanctuary, since = written.groups()
    tile = s.board[cell]
    tile.kind = SEA if sea else LAND + int(number)
    if not owner:
        s.vacant |= wide_set([cell])
        return
    tile.owner, tile.worshipers, tile.since = seat_number(owner), int(crowd or 0), int(since or 1)
    tile.building = CONSTRUCTION if construction else SANCTUARY if sanctuary else NO_BUILDING
    s.occupied |= wide_set([cell])
    if marker:
        s.markers |= wide_set([cell])


def arrange_seats(s: State, description: Mapping[str, Any]) -> None:
    """ST-1.6 What is neither in the community nor on the board is in Limbo or in stock."""
    gods = description.get("gods", GODS[: s.players] if s.turn else ())
    communities = description.get("communities", {})
    if isinstance(communities, list):
        communities = {seat_name(seat): number for seat, number in enumerate(communities)}
    for name in communities:
        if seat_number(name) >= s.players:
            raise Wrong("door-at-this-table", players=int(s.players))
    for seat, god in enumerate(gods):
        s.gods[seat] = NOBODY if god is None else index_in(GODS, god)
    for seat in range(s.players):
        own = s.board[s.board["owner"] == seat]
        s.community[seat] = communities.get(seat_name(seat), COMMUNITY)
        s.limbo[seat] = WORSHIPERS - int(s.community[seat]) - int(own["worshipers"].sum())
        s.constructions[seat] = CONSTRUCTIONS - sum(own["building"] == CONSTRUCTION)
        s.sanctuaries[seat] = SANCTUARIES - sum(own["building"] == SANCTUARY)


def arrange_pile(s: State, pile: Mapping[str, int] | None) -> None:
    """ST-2.5 As told, or all tiles not on the board."""
    for letter in pile or ():
        index_in(LETTERS, letter)
    for kind, letter in enumerate(LETTERS):
        laid = int(sum(s.board["kind"] == kind + LAND))
        s.pile[kind] = int(s.pile[kind]) - laid if pile is None else pile.get(letter, 0)


def arrange_move(s: State, description: Mapping[str, Any]) -> None:
    """What is under way in this turn."""
    for field in ("used", "emptied"):
        names = description.get(field, ())
        s[field] = wide_set(cell_number(name, s.rules.radius) for name in names)
    for name in PLACES:
        s[name] = cell_of(s, description.get(name), NOWHERE)
    s.power_used = bool(description.get("power_used", False))
    s.distance, s.points = description.get("distance", 0), description.get("points", 0)
    s.face = index_in(FACES, description["face"]) if description.get("face") else NONE
    s.way = index_in(WAYS, description["way"]) if description.get("way") else NONE
    ending = description.get("ending")
    s.ending = 1 + index_in(ENDINGS, ending) if ending else Ending.NONE


def cell_of(s: State, name: str | None, otherwise: int) -> int:
    return otherwise if name is None else cell_number(name, s.rules.radius)


def arrange_claim(s: State, text: str) -> None:
    """ST-15.1 One claim, as `claims` writes it."""
    if claim := _CLAIM.fullmatch(text):
        check_due(s, claim[2], claim[3])
        s.claim_since[seat_number(claim[1])] = int(claim[2])
    elif ring := _RING.fullmatch(text):
        check_due(s, ring[3], ring[4])
        s.ring_since = int(ring[3])
        check_turn(int(ring[3]), ring[2], seat_name(observer(in_python(s), s.ring_since)))
        if s.rules.encirclement == RING_SOLE:
            s.ring_holder = seat_number(ring[1]) if ring[1] else sole_holder(s)
    else:
        raise Wrong("door-storm-claim", token=text)


def check_due(s: State, since: str, told: str | None) -> None:
    """ST-15.3, ST-15.7 A claim need not say when it is due, but not wrongly."""
    true = due(s, int(since))
    if told and int(told) != true:
        raise Wrong("door-storm-due", turn=since, due=str(true), other=told)


def read_token(token: str, description: dict[str, Any]) -> None:
    """Enter one token of the position notation into a description."""
    name, *words = token.split()
    if cell := re.fullmatch(r"([a-m]\d+):(\S+)", token):
        description.setdefault("cells", {})[cell[1]] = cell[2]
    elif vaal := re.fullmatch(r"V=(\w+)(?::(\S+))?", token):
        description["vaal"] = vaal[1]
        if vaal[2]:
            description.setdefault("cells", {})[vaal[1]] = vaal[2]
    elif seat := re.fullmatch(r"(P[1-6])=(\d+)", token):
        description.setdefault("communities", {})[seat[1]] = int(seat[2])
    elif turn := re.fullmatch(r"T=(\d+)", token):
        description["turn"] = int(turn[1])
    elif name in ("at", "first"):
        description[name] = " ".join(words)
    elif name in ("gods", "used"):
        description[name] = words
    elif name == "pile":
        description["pile"] = read_pile(words)
    elif name == "claim":
        description.setdefault("claims", []).append(" ".join(words))
    elif token == "power used":
        description["power_used"] = True
    else:
        raise Wrong("door-token", token=token, game="storm")


def read_pile(words: list[str]) -> dict[str, int]:
    """`empty`, or how many of each kind: `3:2 5:1`."""
    if words == ["empty"]:
        return {}
    if not all(re.fullmatch(r"\w:\d+", word) for word in words):
        raise Wrong("door-storm-pile", token=" ".join(words))
    return {word[0]: int(word[2:]) for word in words}
