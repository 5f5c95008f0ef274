"""The alphabet: number ↔ verb and places ↔ text. Outcomes of chance come last."""

import itertools

from theomachy.games.bello.board import CELLS, FIELD, HEXAGON, KIND_OF, PAIRS
from theomachy.games.bello.cards import PANTHEONS, POWERS_PER_CARD
from theomachy.games.bello.numbers import (
    FEWEST_SAILORS,
    LONGEST_DOOMSDAY,
    MOST_PLAYERS,
    MOST_SAILORS,
    RAGNAROK_STEPS,
)
from theomachy.kernel.alphabet import Alphabet, Spelled
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

_NAMES = HEXAGON.names
_STEPS = tuple(f"{_NAMES[a]} {_NAMES[b]}" for a, b in PAIRS)
_RECRUITERS = [cell for cell in range(CELLS) if KIND_OF[cell] != FIELD]
_SEATS = [seat_name(seat) for seat in range(MOST_PLAYERS)]
_CREWS = range(FEWEST_SAILORS, MOST_SAILORS + 1)
_COSTS = range(1, POWERS_PER_CARD + 1)
_CELL_VERBS = ("move", "attack", "sail", "fly", "to", "target", "claim", "recruit")


def _misread(verb: str, places: list[str]) -> Wrong | None:
    """BD-6.3, BD-4.1 Locations may be unknown, apart, or fields that recruit nobody."""
    wrong = [place for place in places if verb in _CELL_VERBS and place not in HEXAGON.numbers]
    if wrong:
        return no_location(wrong[0])
    if verb in ("move", "attack") and len(places) == 2:
        return Wrong("door-bello-apart", **{"from": places[0], "to": places[1]})
    if verb == "recruit" and len(places) == 1:
        return Wrong("door-bello-field", cell=places[0])
    return None


def no_location(name: str) -> Wrong:
    return Wrong("door-bello-location", name=name, first=_NAMES[0], last=_NAMES[-1])


ALPHABET = Alphabet(
    Spelled("move", _STEPS, *zip(*PAIRS, strict=True)),
    Spelled("attack", _STEPS, *zip(*PAIRS, strict=True)),
    Spelled("sail", _NAMES),
    Spelled("fly", _NAMES),
    Spelled("to", _NAMES),
    Spelled("count", _CREWS, _CREWS),
    Spelled("target", _NAMES),
    Spelled("doom", range(RAGNAROK_STEPS + 1)),
    Spelled("done"),
    Spelled("claim", _NAMES),
    Spelled("recruit", [_NAMES[cell] for cell in _RECRUITERS], _RECRUITERS),
    Spelled("pantheon", PANTHEONS),
    Spelled("power", _COSTS, _COSTS),
    Spelled("pass"),
    Spelled("end"),
    nature=[
        Spelled("first", _SEATS),
        Spelled(
            "deal",
            [f"{seat} {pantheon}" for seat in _SEATS for pantheon in PANTHEONS],
            *zip(*itertools.product(range(MOST_PLAYERS), range(len(PANTHEONS))), strict=True),
        ),
    ],
    misread=_misread,
)
MOVE, ATTACK, SAIL, FLY, TO, COUNT = ALPHABET.verbs("move attack sail fly to count")
TARGET, DOOM, DONE, CLAIM, RECRUIT = ALPHABET.verbs("target doom done claim recruit")
PANTHEON, POWER, PASS, END, FIRST, DEAL = ALPHABET.verbs("pantheon power pass end first deal")

MOST_LEGAL = len(PAIRS) + 2 * CELLS + 1
"""Moves and attacks share the pairs (a neighbour is open or an enemy's); sail, fly and end."""
LONGEST = (LONGEST_DOOMSDAY + 2) * MOST_PLAYERS * 3 * CELLS
"""The longest Doomsday, with setup and the last turns; in each nothing is done thrice to a cell."""
