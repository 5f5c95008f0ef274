"""The alphabet: number ↔ verb and places ↔ text. Outcomes of chance come last.

The deeds done to a tile come first, cell by cell: deed = cell × DEEDS + verb.
"""

from theomachy.games.storm.board import CELLS, NAMES, NUMBERS, ROLLS, WAYS
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.numbers import CONSTRUCTION_PRICE, MOST_PLAYERS, WORSHIPERS
from theomachy.games.storm.tiles import LETTERS
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

_DEEDS = (
    "settle {}", "attack {}", "attack {} war", "build {}", "sanctuary {}", "demolish {}",
    "explore {}", "reveal {}", "market {}", "shift {}", "to {}", "madden {}",
)  # fmt: skip
DEEDS = len(_DEEDS)
SETTLE, ATTACK, WAR, BUILD, SANCTUARY, DEMOLISH = range(6)
EXPLORE, REVEAL, MARKET, SHIFT, TO, MADDEN = range(6, DEEDS)

MOST_KEPT = WORSHIPERS - CONSTRUCTION_PRICE
_REST = {
    "god": GODS,
    "go": WAYS,
    "keep": tuple(str(number) for number in range(MOST_KEPT + 1)),
    "leave": ("",),
    "done": ("",),
    "end": ("",),
    "first": tuple(map(seat_name, range(MOST_PLAYERS))),
    "roll": ROLLS,
    "draw": LETTERS,
}
_TEXTS = (
    *(deed.format(name) for name in NAMES for deed in _DEEDS),
    *(f"{verb} {what}".strip() for verb, whats in _REST.items() for what in whats),
)
_NUMBERS = {text: action for action, text in enumerate(_TEXTS)}
_STARTS = {verb: _NUMBERS[f"{verb} {whats[0]}".strip()] for verb, whats in _REST.items()}

GOD, GO, KEEP = (_STARTS[verb] for verb in ("god", "go", "keep"))
LEAVE, DONE, END = (_STARTS[verb] for verb in ("leave", "done", "end"))
FIRST, ROLL, DRAW = (_STARTS[verb] for verb in ("first", "roll", "draw"))

ACTIONS = len(_TEXTS)
MOST_LEGAL = 2 * CELLS + 1
"""A tile offers two deeds at most; only a few built on offer a third, and boards are never full."""

_CELL_VERBS = tuple(dict.fromkeys(deed.split()[0] for deed in _DEEDS))


def notation(action: int) -> str:
    return _TEXTS[action]


def parse(text: str) -> int:
    """The action people write so; Wrong says what cannot be understood."""
    action = _NUMBERS.get(" ".join(text.split()))
    if action is None:
        raise _misunderstanding(text.split())
    return action


def _misunderstanding(words: list[str]) -> Wrong:
    verb = words[0] if words else ""
    if verb in _CELL_VERBS:
        if len(words) > 1 and words[1] not in NUMBERS:
            return Wrong("door-storm-cell", name=words[1])
        return Wrong("door-written", verb=verb, example=f"{verb} e5")
    if verb in _REST:
        return Wrong("door-written", verb=verb, example=_TEXTS[_STARTS[verb]])
    return Wrong("door-verb", verb=verb, known=(*_CELL_VERBS, *_REST))
