"""The alphabet: number ↔ verb and places ↔ text. Outcomes of chance come last."""

import itertools

import numpy as np

from theomachy.games.gog.board import DIRECTIONS, NAMES, NUMBERS, PLACES
from theomachy.games.gog.cards import ABILITIES, TREASURES
from theomachy.games.gog.numbers import (
    ABILITY_PRICE,
    BARN_PRICE,
    HIGHEST_LEVEL,
    LARGEST_BARN,
    MOST_PLAYERS,
    MOST_SPLIT,
    SCROLL_PRICE,
    SOLDIER_PRICE,
    TRAIN_PRICES,
)
from theomachy.games.gog.tiles import DRAWN_PIECES, PIECES, RESOURCE_LETTERS, ROTATIONS
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
DICE = range(1, HIGHEST_LEVEL + 1)
ROLLS = tuple((high, low) for high in DICE for low in range(1, high + 1))
ROLL_HIGH = np.array([high for high, _ in ROLLS], np.int8)
ROLL_LOW = np.array([low for _, low in ROLLS], np.int8)
FACES = len(DICE)


def _pairs(first, second) -> tuple[str, ...]:
    return tuple(f"{a} {b}" for a in first for b in second)


_ALPHABET = (
    ("split", tuple(str(k) for k in range(MOST_SPLIT + 1))),
    ("lay", _pairs(PLACES, ROTATIONS)),
    ("camel", SWAPS),
    ("offer", _pairs(SEATS, SWAPS)),
    ("yes", ("",)),
    ("no", ("",)),
    ("soldier", ("",)),
    ("train", ("",)),
    ("fortify", ("",)),
    ("ability", ("",)),
    ("barn", ("",)),
    ("scroll", ("",)),
    ("at", NAMES),
    ("to", NAMES),
    ("pay", tuple("/".join(map(str, paid)) for paid in PAYMENTS)),
    ("from", SEATS),
    ("draw", ("",)),
    ("next", ("",)),
    ("accept", ("",)),
    ("decline", ("",)),
    ("return", ABILITIES),
    ("steal", _pairs(SEATS, LOOT)),
    ("keep", ("",)),
    ("reroll", ("",)),
    ("pick", NAMES),
    ("step", DIRECTIONS),
    ("found", ("",)),
    ("stop", ("",)),
    ("conquer", NAMES),
    ("gog", ("",)),
    ("angel", ("",)),
    ("pass", ("",)),
    ("ambush", ("",)),
    ("end", ("",)),
    ("first", SEATS),
    ("piece", PIECES[:DRAWN_PIECES]),
    ("card", TREASURES),
    ("die", tuple(str(face) for face in DICE)),
    ("roll", tuple(f"{high}-{low}" for high, low in ROLLS)),
    ("clash", tuple(f"{attack}-{defence}" for attack in DICE for defence in DICE)),
    ("drawn", ABILITIES),
)
_TEXTS = tuple(
    f"{verb} {places}".strip() for verb, all_places in _ALPHABET for places in all_places
)
_NUMBERS = {text: action for action, text in enumerate(_TEXTS)}
_STARTS = {verb: _NUMBERS[f"{verb} {places[0]}".strip()] for verb, places in _ALPHABET}

SPLIT, LAY, CAMEL, OFFER = (_STARTS[verb] for verb in ("split", "lay", "camel", "offer"))
YES, NO = _STARTS["yes"], _STARTS["no"]
SOLDIER, SCROLL = _STARTS["soldier"], _STARTS["scroll"]
AT, TO, PAY, FROM = (_STARTS[verb] for verb in ("at", "to", "pay", "from"))
DRAW, NEXT, ACCEPT, DECLINE = (_STARTS[verb] for verb in ("draw", "next", "accept", "decline"))
RETURN, STEAL, KEEP, REROLL = (_STARTS[verb] for verb in ("return", "steal", "keep", "reroll"))
PICK, STEP, FOUND, STOP = (_STARTS[verb] for verb in ("pick", "step", "found", "stop"))
CONQUER, GOG, ANGEL, PASS = (_STARTS[verb] for verb in ("conquer", "gog", "angel", "pass"))
AMBUSH, END = _STARTS["ambush"], _STARTS["end"]
FIRST, PIECE, CARD, DIE = (_STARTS[verb] for verb in ("first", "piece", "card", "die"))
ROLL, CLASH, DRAWN = (_STARTS[verb] for verb in ("roll", "clash", "drawn"))

ACTIONS = len(_TEXTS)
MOST_LEGAL = len(NAMES)
"""An ambush or a figure may choose among all cells; nothing offers more."""

_ALSO = {direction: STEP + number for number, direction in enumerate(DIRECTIONS)} | {
    f"ability {kind}": DRAWN + number for number, kind in enumerate(ABILITIES)
}
"""The rulebook's shorter words: a step by its direction, and an ability drawn."""
_CELL_VERBS = ("at", "to", "pick", "conquer")


def notation(action: int) -> str:
    return _TEXTS[action]


def parse(text: str) -> int:
    """The action people write so; Wrong says what cannot be understood."""
    told = " ".join(text.split())
    action = _NUMBERS.get(told, _ALSO.get(told))
    if action is None:
        raise _misunderstanding(text.split())
    return action


def _misunderstanding(words: list[str]) -> Wrong:
    verb, places = (words[0], words[1:]) if words else ("", [])
    if verb not in _STARTS:
        return Wrong("door-verb", verb=verb, known=list(_STARTS))
    wrong = [place for place in places if verb in _CELL_VERBS and place not in NUMBERS]
    if wrong:
        return Wrong("door-cell", name=wrong[0], first=NAMES[0], last=NAMES[-1])
    return Wrong("door-written", verb=verb, example=_TEXTS[_STARTS[verb]])
