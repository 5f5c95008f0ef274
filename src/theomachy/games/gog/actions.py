"""The alphabet: number ↔ verb and places ↔ text. Outcomes of chance come last."""

import itertools
from collections.abc import Iterable

import numpy as np

from theomachy.games.gog.board import DIRECTIONS, NAMES, NUMBERS, PLACES
from theomachy.games.gog.cards import ABILITIES, TREASURES
from theomachy.games.gog.numbers import (
    ABILITY_PRICE,
    BARN_PRICE,
    HIGHEST_CAP,
    HIGHEST_LEVEL,
    LARGEST_BARN,
    MOST_PLAYERS,
    MOST_SPLIT,
    SCROLL_PRICE,
    SOLDIER_PRICE,
    TRAIN_PRICES,
)
from theomachy.games.gog.state import FIGURES, PURCHASES, Purchase
from theomachy.games.gog.tiles import DRAWN_PIECES, PIECES, RESOURCE_LETTERS, ROTATIONS
from theomachy.kernel.alphabet import Alphabet, Spelled, Verb
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

SEATS = tuple(map(seat_name, range(MOST_PLAYERS)))
SWAPS = tuple(f"{x}>{y}" for x, y in itertools.permutations(RESOURCE_LETTERS, 2))
GIVEN = np.array([RESOURCE_LETTERS.index(swap[0]) for swap in SWAPS], np.int8)
GOT = np.array([RESOURCE_LETTERS.index(swap[2]) for swap in SWAPS], np.int8)

_PRICES = (SOLDIER_PRICE, *TRAIN_PRICES, ABILITY_PRICE, BARN_PRICE, SCROLL_PRICE)
TOTALS = tuple(sorted({sum(price) for price in _PRICES}))
"""GG-17.2 What a price may come to in all."""
PAYMENTS = tuple(
    paid
    for total in TOTALS
    for paid in itertools.product(range(LARGEST_BARN + 1), repeat=len(RESOURCE_LETTERS))
    if sum(paid) == total
)
"""GG-17.2 Every mix, by its total."""
PAYMENT = np.array(PAYMENTS, np.int8)

LOOT = (*ABILITIES, "barn")
BARN_LOOT = len(ABILITIES)

_DICE = range(1, HIGHEST_LEVEL + 1)
_ROLLS = [(high, low) for high in _DICE for low in range(1, high + 1)]
_CLASHES = list(itertools.product(_DICE, repeat=2))
_CELL_VERBS = ("at", "to", "pick", "conquer")


def _pairs(first: Iterable[str], second: Iterable[str]) -> list[str]:
    return [f"{a} {b}" for a in first for b in second]


def _misread(verb: str, places: list[str]) -> Wrong | None:
    wrong = [place for place in places if verb in _CELL_VERBS and place not in NUMBERS]
    return Wrong("door-cell", name=wrong[0], first=NAMES[0], last=NAMES[-1]) if wrong else None


ALPHABET = Alphabet(
    Spelled("split", range(MOST_SPLIT + 1)),
    Spelled("lay", _pairs(PLACES, ROTATIONS)),
    Spelled("camel", SWAPS),
    Spelled("offer", _pairs(SEATS, SWAPS)),
    Spelled("yes"),
    Spelled("no"),
    *map(Spelled, PURCHASES[Purchase.SOLDIER :]),
    Spelled("at", NAMES),
    Spelled("to", NAMES),
    Spelled("pay", ["/".join(map(str, paid)) for paid in PAYMENTS]),
    Spelled("from", SEATS),
    Spelled("draw"),
    Spelled("next"),
    Spelled("accept"),
    Spelled("decline"),
    Spelled("return", ABILITIES),
    Spelled("steal", _pairs(SEATS, LOOT)),
    Spelled("keep"),
    Spelled("reroll"),
    Spelled("pick", NAMES),
    Spelled("step", DIRECTIONS),
    Spelled("found"),
    Spelled("stop"),
    Spelled("conquer", NAMES),
    Spelled("gog", [""], [FIGURES.index("gog")]),
    Spelled("angel", [""], [FIGURES.index("angel")]),
    Spelled("pass"),
    Spelled("ambush"),
    Spelled("end"),
    nature=[
        Spelled("first", SEATS),
        Spelled("piece", PIECES[:DRAWN_PIECES]),
        Spelled("card", TREASURES),
        Spelled("die", _DICE, _DICE),
        Spelled("roll", [f"{high}-{low}" for high, low in _ROLLS], *zip(*_ROLLS, strict=True)),
        Spelled("clash", [f"{a}-{d}" for a, d in _CLASHES], *zip(*_CLASHES, strict=True)),
        Spelled("drawn", ABILITIES),
    ],
    also={direction: f"step {direction}" for direction in DIRECTIONS}
    | {f"ability {kind}": f"drawn {kind}" for kind in ABILITIES},
    misread=_misread,
)
"""Also in the rulebook's shorter words: a step by its direction, and an ability drawn."""
SPLIT, LAY, CAMEL, OFFER, YES, NO = ALPHABET.verbs("split lay camel offer yes no")
SOLDIER, AT, TO, PAY, FROM = ALPHABET.verbs("soldier at to pay from")
DRAW, NEXT, ACCEPT, DECLINE, RETURN = ALPHABET.verbs("draw next accept decline return")
STEAL, KEEP, REROLL, PICK, STEP = ALPHABET.verbs("steal keep reroll pick step")
FOUND, STOP, CONQUER, GOG, ANGEL = ALPHABET.verbs("found stop conquer gog angel")
PASS, AMBUSH, END, FIRST, PIECE = ALPHABET.verbs("pass ambush end first piece")
CARD, DIE, ROLL, CLASH, DRAWN = ALPHABET.verbs("card die roll clash drawn")

_PURCHASES = range(Purchase.SOLDIER, len(Purchase))
PURCHASE = Verb(SOLDIER, "purchase", len(_PURCHASES), (_PURCHASES,))
"""GG-6.1 The six purchases, taken together."""
MOST_LEGAL = len(NAMES)
"""An ambush or a figure may choose among all cells; nothing offers more."""
LONGEST = HIGHEST_CAP * MOST_PLAYERS * 4 * len(NAMES)
"""The highest cap; a turn has four phases, in none of which so much is done."""
