"""The alphabet: number ↔ verb and argument ↔ text. Outcomes of chance come last.

GS-1.16 Nothing can be given or traded: there is no verb for it.
"""

import enum

import numpy as np

from theomachy.games.godstorm.board import (
    CONTINENTS,
    CRYPT_SPACES,
    DESCENTS,
    HEAVEN,
    NAMES,
    ROADS,
    SEA_NAMES,
    SPACE_NAMES,
)
from theomachy.games.godstorm.cards import (
    CARD_NAMES,
    DECK_OF,
    GOD_LETTERS,
    HAND_KINDS,
)
from theomachy.games.godstorm.numbers import (
    ATTACK_DICE,
    DEFENCE_DICE,
    FACES,
    LARGEST_ORDER,
    MOST_PLAYERS,
)
from theomachy.games.godstorm.outcomes import ORDERS, RANKS, REROLLS, ROLLS
from theomachy.locales import Wrong

PEOPLES = ("GR", "CE", "BA", "NO", "EG")
SEATS = tuple(f"P{seat + 1}" for seat in range(MOST_PLAYERS))
NEUTRAL_NAME = "N"
OWNER_NAMES = (*SEATS, NEUTRAL_NAME)
GOD_SETS = tuple(
    "".join(letter for god, letter in enumerate(GOD_LETTERS) if mask >> god & 1) or "-"
    for mask in range(1 << len(GOD_LETTERS))
)


class Verb(enum.IntEnum):
    PLACE = 0
    TEMPLE = 1
    SUMMON = 2
    INVADE = 3
    FROM = 4
    TO = 5
    ON = 6
    MOVE = 7
    GODS = 8
    WITH = 9
    BID = 10
    MARKER = 11
    BOOK = 12
    PANTHEON = 13
    REVIVE = 14
    EMBARK = 15
    DESCEND = 16
    BUY = 17
    DECK = 18
    PLAY = 19
    TAKE = 20
    RELIC = 21
    PLAYER = 22
    GOD = 23
    SEA = 24
    CHAMPION = 25
    ATTACK = 26
    DEFEND = 27
    SAVE = 28
    GODSWAR = 29
    AEGIS = 30
    DONE = 31
    PASS = 32
    STOP = 33
    PLAGUE = 34
    RANK = 35
    FIRST = 36
    DEAL = 37
    TIE = 38
    DRAW = 39
    ROLL_A = 40
    ROLL_D = 41
    REROLL_A = 42
    REROLL_D = 43
    DIE = 44
    CONTINENT = 45
    PLAGUE_TO = 46


def _numbers(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


def _seats(order: tuple[int, ...]) -> str:
    return " ".join(SEATS[seat] for seat in order)


def _dice(rolls: list[tuple[int, ...]]) -> list[str]:
    return [" ".join(map(str, dice)) for dice in rolls]


_SPACE_OR_HEAVEN = {**dict(enumerate(SPACE_NAMES)), HEAVEN: "H"}
_ARGUMENTS = {
    Verb.PLACE: NAMES,
    Verb.TEMPLE: NAMES,
    Verb.SUMMON: [f"{god} {name}" for god in GOD_LETTERS for name in NAMES],
    Verb.INVADE: [f"{NAMES[a]} {NAMES[b]}" for a, b in ROADS],
    Verb.FROM: NAMES,
    Verb.TO: NAMES,
    Verb.ON: [*NAMES, *SPACE_NAMES],
    Verb.MOVE: _numbers(0, LARGEST_ORDER),
    Verb.GODS: GOD_SETS,
    Verb.WITH: GOD_SETS,
    Verb.BID: _numbers(0, LARGEST_ORDER),
    Verb.MARKER: _numbers(1, MOST_PLAYERS),
    Verb.BOOK: ["yes", "no"],
    Verb.PANTHEON: PEOPLES,
    Verb.REVIVE: [SPACE_NAMES[crypt] for crypt in CRYPT_SPACES],
    Verb.EMBARK: SPACE_NAMES,
    Verb.DESCEND: [f"{_SPACE_OR_HEAVEN[x]} {SPACE_NAMES[y]}" for x, y in DESCENTS],
    Verb.BUY: GOD_LETTERS,
    Verb.DECK: GOD_LETTERS,
    Verb.PLAY: CARD_NAMES[:HAND_KINDS],
    Verb.TAKE: CARD_NAMES[:HAND_KINDS],
    Verb.RELIC: CARD_NAMES[HAND_KINDS:],
    Verb.PLAYER: SEATS,
    Verb.GOD: GOD_LETTERS,
    Verb.SEA: SEA_NAMES,
    Verb.CHAMPION: GOD_LETTERS,
    Verb.ATTACK: _numbers(1, ATTACK_DICE),
    Verb.DEFEND: _numbers(1, DEFENCE_DICE),
    Verb.SAVE: _numbers(0, DEFENCE_DICE),
    Verb.PLAGUE: NAMES,
    Verb.RANK: [_seats(order) for order in RANKS],
    Verb.FIRST: SEATS,
    Verb.DEAL: [f"{owner} {name}" for owner in OWNER_NAMES for name in NAMES],
    Verb.TIE: [_seats(order) for order in ORDERS],
    Verb.DRAW: [f"{GOD_LETTERS[DECK_OF[c]]} {name}" for c, name in enumerate(CARD_NAMES)],
    Verb.ROLL_A: _dice(ROLLS),
    Verb.ROLL_D: _dice(ROLLS),
    Verb.REROLL_A: _dice(REROLLS),
    Verb.REROLL_D: _dice(REROLLS),
    Verb.DIE: _numbers(1, FACES),
    Verb.CONTINENT: CONTINENTS,
    Verb.PLAGUE_TO: NAMES,
}
_WRITTEN = {
    Verb.ROLL_A: "roll A", Verb.ROLL_D: "roll D", Verb.REROLL_A: "reroll A",
    Verb.REROLL_D: "reroll D", Verb.PLAGUE_TO: "plague-to",
}  # fmt: skip


def verb_text(verb: Verb) -> str:
    return _WRITTEN.get(verb, verb.name.lower())


_MEANINGS = [(verb, number, argument) for verb in Verb
             for number, argument in enumerate(_ARGUMENTS.get(verb, [""]))]  # fmt: skip
_TEXTS = [f"{verb_text(verb)} {argument}".strip() for verb, _, argument in _MEANINGS]
_NUMBERS = {text: action for action, text in enumerate(_TEXTS)}

ACTIONS = len(_TEXTS)
VERB_OF = np.array([verb for verb, _, _ in _MEANINGS], np.int8)
START = np.array([list(VERB_OF).index(verb) for verb in Verb], np.int16)
"""The first action of each verb; the others follow in the order of their arguments."""
FIRST_OUTCOME = int(START[Verb.PLAGUE])
MOST_LEGAL = max(len(ROLLS) // 2 + 1, len(ROADS) + 1)
"""The rolls of six dice."""


def notation(action: int) -> str:
    return _TEXTS[action]


def meaning(action: int) -> tuple[Verb, str]:
    """The verb of an action, and its argument as people write it."""
    verb, _, argument = _MEANINGS[action]
    return verb, argument


def parse(text: str) -> int:
    """The action people write so; Wrong says what cannot be understood."""
    action = _NUMBERS.get(" ".join(text.split()))
    if action is None:
        raise _misunderstanding(text.split())
    return action


_EXAMPLES = {text.split()[0]: text for text in reversed(_TEXTS)}
"""The first move of each verb."""
_APART = {
    "invade": ("door-godstorm-not-adjacent", NAMES),
    "descend": ("door-godstorm-no-passage", tuple(_SPACE_OR_HEAVEN.values())),
}


def _misunderstanding(words: list[str]) -> Wrong:
    """GS-1.9, GS-12.13 Two places may be known, and nothing join them."""
    said, *places = words or [""]
    if said not in _EXAMPLES:
        return Wrong("door-verb", verb=said, known=list(reversed(_EXAMPLES)))
    key, known = _APART.get(said, ("", ()))
    if len(places) == 2 and set(places) <= set(known):
        return Wrong(key, first=places[0], second=places[1])
    return Wrong("door-written", verb=said, example=_EXAMPLES[said])
