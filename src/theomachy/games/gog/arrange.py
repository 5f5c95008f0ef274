"""A described position as a record."""

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from theomachy.games.gog.actions import SWAPS
from theomachy.games.gog.board import ANGEL_START, GOG_START, NAMES, NOWHERE, SIDE
from theomachy.games.gog.cards import ABILITIES, ABILITY_CARDS, SECOND_OMEN, TREASURES, Treasure
from theomachy.games.gog.describe import (
    CELLS_TOLD,
    COUNTS_TOLD,
    FLAGS_TOLD,
    NODES,
    NUMBERS_TOLD,
    SEATS_TOLD,
    cell_number,
    seat_number,
    water_cells,
)
from theomachy.games.gog.invariants import Fault
from theomachy.games.gog.numbers import HIGHEST_LEVEL, SCROLLS
from theomachy.games.gog.position import GogPosition
from theomachy.games.gog.state import (
    ANGEL_CODE,
    CITY_BIT,
    ENDINGS,
    FIGURES,
    GOG_CODE,
    NOBODY,
    OPTIONS,
    OWNER_SHIFT,
    PURCHASES,
    SPENT_BIT,
    STATE,
    Ending,
    Node,
)
from theomachy.games.gog.tiles import FIXED_MAP, LETTERS, PIECES, UNLAID, UNLAID_LETTER
from theomachy.kernel.arranging import begun, check_fields, come_to_a_decision
from theomachy.kernel.kinds import Cell, State
from theomachy.locales import Wrong

LISTS = ("won", "pieces", "discards", "returned", "marked", "wake")
WORDS = ("piece", "offer", "purchase", "card", "figure", "ending")
_PHASES = {
    1: "exchange answer muster turn-start gather",
    2: "buy buy-at pay",
    3: "card die draw accept select send return steal omen chests affect",
    4: "roll second-roll ambush-die keep move step ambush-at dice fallen",
}
PHASE_OF = {name: phase for phase, names in _PHASES.items() for name in names.split()}
"""Nodes that belong to one phase; the others must say theirs."""


def arrange(description: Mapping[str, Any]) -> Any:
    """The record of a described position, after whatever passes by itself."""
    check_fields(description, GogPosition, "gog")
    return come_to_a_decision(arranged(description), Fault.NOTHING_TO_DECIDE)


def arranged(told: Mapping[str, Any]) -> Any:
    """The record as described; nothing has passed by itself yet."""
    s = begun(told, STATE, OPTIONS)
    arrange_turn(s, told)
    arrange_map(s, told)
    arrange_pieces(s, told)
    arrange_players(s, told)
    arrange_decks(s, told)
    arrange_choices(s, told)
    check(s)
    return s


def arrange_turn(s: State, told: Mapping[str, Any]) -> None:
    *seat, name = told["at"].split() or [""]
    if name not in NODES:
        raise Wrong("door-phase", name=name, known=list(NODES))
    s.node = NODES[name]
    s.seat = seat_number(seat[0]) if seat else NOBODY
    s.phase = PHASE_OF.get(name, 0)
    for key, field in NUMBERS_TOLD.items():
        s[field] = told.get(key, s[field])
    for key, field in FLAGS_TOLD.items():
        s[field] = told.get(key, False)
    for key in SEATS_TOLD:
        s[key] = seat_of(told.get(key))
    if "first" not in told:
        s.first = 0


def arrange_map(s: State, told: Mapping[str, Any]) -> None:
    """The fixed map, unless the rows are given."""
    s.terrain[:] = FIXED_MAP
    if "map" in told:
        if [len(row) for row in told["map"]] != [SIDE] * SIDE:
            raise Wrong("door-gog-map")
        letters = np.array([list(row) for row in told["map"]])
        s.terrain[:] = [terrain_of(letter) for letter in letters[::-1].T.flatten()]
    s.pieces = sum(1 << number_of(PIECES, name) for name in told.get("pieces", ()))


def terrain_of(letter: str) -> int:
    if letter != UNLAID_LETTER and letter not in LETTERS:
        raise Wrong("door-gog-terrain", name=str(letter), known=LETTERS)
    return UNLAID if letter == UNLAID_LETTER else LETTERS.index(letter)


def arrange_pieces(s: State, told: Mapping[str, Any]) -> None:
    """GG-1.4 Soldiers, cities, figures."""
    for name, text in told.get("cells", {}).items():
        arrange_cell(s, cell_number(name), text)
    starts = {"gog": GOG_START, "angel": ANGEL_START, "picked": NOWHERE, "place": NOWHERE}
    for key in CELLS_TOLD:
        s[key] = cell_of(told[key]) if key in told else starts[key]
    for cell, code in ((s.gog, GOG_CODE), (s.angel, ANGEL_CODE)):
        if cell != NOWHERE and s.board[cell]:
            raise Wrong("door-gog-two-pieces", cell=NAMES[cell])
        if cell != NOWHERE:
            s.board[cell] = code


def arrange_cell(s: State, cell: Cell, text: str) -> None:
    """One cell, as Piece writes it."""
    written = re.fullmatch(r"(P[1-4])(?:\((\d)\)(!?)|\[(\d)\])|-", text)
    if not written:
        raise Wrong("door-gog-piece", name=text)
    if text == "-":
        return
    seat, level, spent, city_level = written.groups()
    owner = seat_number(seat)
    pieces = s.cities[owner] if city_level else s.soldiers[owner]
    if not 1 <= int(level or city_level) <= HIGHEST_LEVEL:
        raise Wrong("door-gog-level", cell=NAMES[cell], level=level or city_level)
    if pieces[-1] != NOWHERE:
        raise Wrong("door-gog-no-die", player=seat, cell=NAMES[cell])
    pieces[-1] = cell
    pieces[:] = sorted(pieces, key=lambda c: (c == NOWHERE, c))
    kind = CITY_BIT if city_level else SPENT_BIT if spent else 0
    s.board[cell] = int(level or city_level) | owner << OWNER_SHIFT | kind


def arrange_players(s: State, told: Mapping[str, Any]) -> None:
    """Resources, barns, scrolls, locks, cards; as many founded as stand, if nothing is said."""
    s.founded[:] = (s.cities != NOWHERE).sum(axis=1)
    for key, field in COUNTS_TOLD.items():
        fill_row(s[field], told.get(key, ()))
    for seat, held in enumerate(told.get("resources", ())):
        s.resources[seat] = held or 0
    for seat, name in enumerate(told.get("locks", ())):
        s.locks[seat] = cell_of(name)
    for seat, kinds in enumerate(told.get("abilities", ())):
        s.abilities[seat] = sum(1 << number_of(ABILITIES, kind) for kind in kinds or ())
    for name in told.get("won", ()):
        s.has_won[seat_number(name)] = 1
    s.stack = SCROLLS - int(s.scrolls.sum())
    s.barns[s.players :] = 0


def fill_row(row: Any, told: Any) -> None:
    """What is said of the first seats; None says nothing."""
    for seat, number in enumerate(told):
        row[seat] = row[seat] if number is None else number


def arrange_decks(s: State, told: Mapping[str, Any]) -> None:
    """GG-7.8, GG-17.12 What is not used, returned or owned is in the decks."""
    returned = [number_of(ABILITIES, kind) for kind in told.get("returned", ())]
    s.returned[: len(returned)] = returned[:ABILITY_CARDS]
    for kind in range(len(ABILITIES)):
        s.unseen[kind] -= returned.count(kind) + int((s.abilities >> kind & 1).sum())
    if told.get("card"):
        s.card = number_of(TREASURES, told["card"])
    for name in [*told.get("discards", ()), *([told["card"]] if told.get("card") else [])]:
        use_card(s, number_of(TREASURES, name))


def use_card(s: State, card: int) -> None:
    is_second = card == Treasure.OMEN and not int(s.treasures) >> card & 1
    bit = 1 << (SECOND_OMEN if is_second else card)
    if not s.treasures & bit:
        raise Wrong("door-gog-no-card", name=TREASURES[card])
    s.treasures ^= bit


def arrange_choices(s: State, told: Mapping[str, Any]) -> None:
    """What has been chosen or rolled and is not yet done."""
    if told.get("piece"):
        s.piece = number_of(PIECES, told["piece"])
    if told.get("offer"):
        seat, _, swap = told["offer"].partition(" ")
        s.offer = seat_number(seat) * len(SWAPS) + number_of(SWAPS, swap)
    if told.get("purchase"):
        s.purchase = number_of(PURCHASES, told["purchase"])
    if told.get("figure"):
        s.figure = number_of(FIGURES, told["figure"])
    if told.get("ending"):
        s.ending = number_of(ENDINGS, told["ending"])
    s.high, s.low = told.get("roll") or (0, 0)
    for i, name in enumerate(told.get("marked", ())):
        s.marked[i] = cell_number(name)
    s.wake = sum(1 << number_on_water(s, name) for name in told.get("wake", ()))


def number_on_water(s: State, name: str) -> int:
    """GG-17.7 Of a water cell among those of the map."""
    water = water_cells(s)
    if cell_number(name) not in water:
        raise Wrong("door-gog-wake", cell=name)
    return water.index(cell_number(name))


def check(s: State) -> None:
    """Nobody acts who is not at the table, and nothing is chosen that is not there."""
    named = [s.first, s.seat, s.affected, s.drawer, s.victim, s.winner]
    if max(named) >= s.players or (s.offer >= s.players * len(SWAPS)):
        raise Wrong("door-at-this-table", players=int(s.players))
    if s.node == Node.STEP and s.picked == NOWHERE:
        raise Wrong("door-gog-whose-step")
    if s.node in (Node.SEND, Node.CLASH) and s.place == NOWHERE:
        raise Wrong("door-gog-where")
    if s.node == Node.OVER and s.ending == Ending.NOT_YET:
        raise Wrong("door-gog-ending", example=ENDINGS[Ending.SCROLLS])


def number_of(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise Wrong("door-none-of", name=name, known=names)
    return names.index(name)


def seat_of(name: str | None) -> int:
    return NOBODY if name is None else seat_number(name)


def cell_of(name: str | None) -> int:
    return NOWHERE if name is None else cell_number(name)
