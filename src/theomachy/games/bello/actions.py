"""The alphabet: number ↔ verb and places ↔ text. Outcomes of chance come last."""

from theomachy.games.bello.board import CELLS, FIELD, HEXAGON, KIND_OF, PAIRS
from theomachy.games.bello.cards import PANTHEONS, POWERS_PER_CARD
from theomachy.games.bello.numbers import (
    FEWEST_SAILORS,
    MOST_PLAYERS,
    MOST_SAILORS,
    RAGNAROK_STEPS,
)
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

_NAMES = HEXAGON.names
_STEPS = tuple(f"{_NAMES[a]} {_NAMES[b]}" for a, b in PAIRS)
RECRUITERS = tuple(cell for cell in range(CELLS) if KIND_OF[cell] != FIELD)
_SEATS = tuple(map(seat_name, range(MOST_PLAYERS)))

_ALPHABET = (
    ("move", _STEPS),
    ("attack", _STEPS),
    ("sail", _NAMES),
    ("fly", _NAMES),
    ("to", _NAMES),
    ("count", tuple(str(k) for k in range(FEWEST_SAILORS, MOST_SAILORS + 1))),
    ("target", _NAMES),
    ("doom", tuple(str(steps) for steps in range(RAGNAROK_STEPS + 1))),
    ("done", ("",)),
    ("claim", _NAMES),
    ("recruit", tuple(_NAMES[cell] for cell in RECRUITERS)),
    ("pantheon", PANTHEONS),
    ("power", tuple(str(k + 1) for k in range(POWERS_PER_CARD))),
    ("pass", ("",)),
    ("end", ("",)),
    ("first", _SEATS),
    ("deal", tuple(f"{seat} {pantheon}" for seat in _SEATS for pantheon in PANTHEONS)),
)
_TEXTS = tuple(
    f"{verb} {places}".strip() for verb, all_places in _ALPHABET for places in all_places
)
_NUMBERS = {text: action for action, text in enumerate(_TEXTS)}
_STARTS = {verb: _NUMBERS[f"{verb} {places[0]}".strip()] for verb, places in _ALPHABET}

MOVE, ATTACK, SAIL, FLY = (_STARTS[verb] for verb in ("move", "attack", "sail", "fly"))
TO, COUNT, TARGET, DOOM = (_STARTS[verb] for verb in ("to", "count", "target", "doom"))
DONE, CLAIM, RECRUIT = (_STARTS[verb] for verb in ("done", "claim", "recruit"))
PANTHEON, POWER, PASS, END = (_STARTS[verb] for verb in ("pantheon", "power", "pass", "end"))
FIRST, DEAL = _STARTS["first"], _STARTS["deal"]

ACTIONS = len(_TEXTS)
MOST_LEGAL = len(PAIRS) + 2 * CELLS + 1
"""Moves and attacks share the pairs (a neighbour is open or an enemy's); sail, fly and end."""


def notation(action: int) -> str:
    return _TEXTS[action]


def parse(text: str) -> int:
    """The action people write so; Wrong says what cannot be understood."""
    action = _NUMBERS.get(" ".join(text.split()))
    if action is None:
        raise _misunderstanding(text.split())
    return action


def _misunderstanding(words: list[str]) -> Wrong:
    verb, places = (words[0], words[1:]) if words else ("", [])
    if verb not in _STARTS:
        return Wrong("door-verb", verb=verb, known=list(_STARTS))
    wrong = [place for place in places if verb in _CELL_VERBS and place not in HEXAGON.numbers]
    if wrong:
        return no_location(wrong[0])
    if verb in ("move", "attack") and len(places) == 2:
        return Wrong("door-bello-apart", **{"from": places[0], "to": places[1]})
    if verb == "recruit" and len(places) == 1:
        return Wrong("door-bello-field", cell=places[0])
    return Wrong("door-written", verb=verb, example=_example(verb))


def no_location(name: str) -> Wrong:
    return Wrong("door-bello-location", name=name, first=_NAMES[0], last=_NAMES[-1])


_CELL_VERBS = ("move", "attack", "sail", "fly", "to", "target", "claim", "recruit")


def _example(verb: str) -> str:
    return _TEXTS[_STARTS[verb]]
