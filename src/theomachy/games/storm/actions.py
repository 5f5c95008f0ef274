"""The alphabet: number ↔ verb and places ↔ text. Outcomes of chance come last.

The deeds done to a tile come first, cell by cell: deed = verb + cell × DEEDS.
"""

from theomachy.games.storm.board import CELLS, NAMES, NUMBERS, ROLLS, WAYS
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.numbers import (
    CONSTRUCTION_PRICE,
    MOST_PLAYERS,
    SANCTUARY_PRICE,
    TURN_CAPS,
    WORSHIPERS,
)
from theomachy.games.storm.tiles import LAND, LETTERS, PILE_KINDS
from theomachy.kernel import compiled
from theomachy.kernel.alphabet import Alphabet, Spelled, Woven
from theomachy.kernel.kinds import Action, Cell
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

_DEEDS = (
    "settle {}", "attack {}", "attack {} war", "build {}", "sanctuary {}", "demolish {}",
    "explore {}", "reveal {}", "market {}", "shift {}", "to {}", "madden {}",
)  # fmt: skip
DEEDS = len(_DEEDS)
_CELL_VERBS = {deed.split()[0] for deed in _DEEDS}
MOST_KEPT = WORSHIPERS - min(CONSTRUCTION_PRICE, SANCTUARY_PRICE)


def _misread(verb: str, places: list[str]) -> Wrong | None:
    """ST-1.1 A cell may be unknown; an example stands in the middle of the board."""
    if verb not in _CELL_VERBS:
        return None
    if places and places[0] not in NUMBERS:
        return Wrong("door-storm-cell", name=places[0])
    return Wrong("door-written", verb=verb, example=f"{verb} e5")


ALPHABET = Alphabet(
    Woven(NAMES, *_DEEDS),
    Spelled("god", GODS),
    Spelled("go", WAYS),
    Spelled("keep", range(MOST_KEPT + 1)),
    Spelled("leave"),
    Spelled("done"),
    Spelled("end"),
    nature=[
        Spelled("first", map(seat_name, range(MOST_PLAYERS))),
        Spelled("roll", ROLLS),
        Spelled("draw", LETTERS, range(LAND, LAND + PILE_KINDS)),
    ],
    misread=_misread,
)
SETTLE, ATTACK, BUILD, SANCTUARY = ALPHABET.verbs("settle attack build sanctuary")
DEMOLISH, EXPLORE, REVEAL = ALPHABET.verbs("demolish explore reveal")
MARKET, SHIFT, TO, MADDEN = ALPHABET.verbs("market shift to madden")
WAR = ALPHABET["attack war"]
GOD, GO, KEEP, LEAVE, DONE, END = ALPHABET.verbs("god go keep leave done end")
FIRST, ROLL, DRAW = ALPHABET.verbs("first roll draw")

MOST_LEGAL = 2 * CELLS + 1
"""A tile offers two deeds at most; only a few built on offer a third, and boards are never full."""
LONGEST = max(TURN_CAPS) * 3 * CELLS
"""The last cap; in a turn nothing is done to a tile more than three times."""


@compiled
def deed(verb: int, cell: Cell) -> Action:
    """What is done to a cell, as an action."""
    return verb + int(cell) * DEEDS
