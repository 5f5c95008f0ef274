"""The alphabet: number ↔ verb and argument ↔ text. Outcomes of chance come last.

GS-1.16 Nothing can be given or traded: there is no verb for it.
"""

import functools
import itertools
from collections.abc import Sequence

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
    MOST_EPOCHS,
    MOST_PLAYERS,
)
from theomachy.games.godstorm.outcomes import ORDERS, RANKS, REROLLS, ROLLS
from theomachy.kernel.alphabet import Alphabet, Spelled, Verb
from theomachy.kernel.kinds import Action
from theomachy.locales import Wrong

PEOPLES = ("GR", "CE", "BA", "NO", "EG")
SEATS = tuple(f"P{seat + 1}" for seat in range(MOST_PLAYERS))
NEUTRAL_NAME = "N"
OWNER_NAMES = (*SEATS, NEUTRAL_NAME)
GOD_SETS = tuple(
    "".join(letter for god, letter in enumerate(GOD_LETTERS) if mask >> god & 1) or "-"
    for mask in range(1 << len(GOD_LETTERS))
)

_SPACE_OR_HEAVEN = {**dict(enumerate(SPACE_NAMES)), HEAVEN: "H"}
_APART = {
    "invade": ("door-godstorm-not-adjacent", NAMES),
    "descend": ("door-godstorm-no-passage", tuple(_SPACE_OR_HEAVEN.values())),
}


def _seats(orders: list[tuple[int, ...]]) -> list[str]:
    return [" ".join(SEATS[seat] for seat in order) for order in orders]


def _dice(rolls: list[tuple[int, ...]]) -> list[str]:
    return [" ".join(map(str, dice)) for dice in rolls]


def _counted(name: str, last: int) -> Spelled:
    """A verb of numbers from 1."""
    return Spelled(name, range(1, last + 1), range(1, last + 1))


def _paired(name: str, places: Sequence[str], others: Sequence[str]) -> Spelled:
    """A verb of each with each."""
    texts = [f"{place} {other}" for place in places for other in others]
    pairs = itertools.product(range(len(places)), range(len(others)))
    return Spelled(name, texts, *zip(*pairs, strict=True))


def _misread(verb: str, places: list[str]) -> Wrong | None:
    """GS-1.9, GS-12.13 Two places may be known, and nothing join them."""
    key, known = _APART.get(verb, ("", ()))
    if len(places) == 2 and set(places) <= set(known):
        return Wrong(key, first=places[0], second=places[1])
    return None


ALPHABET = Alphabet(
    Spelled("place", NAMES),
    Spelled("temple", NAMES),
    _paired("summon", GOD_LETTERS, NAMES),
    Spelled("invade", [f"{NAMES[a]} {NAMES[b]}" for a, b in ROADS], *zip(*ROADS, strict=True)),
    Spelled("from", NAMES),
    Spelled("to", NAMES),
    Spelled("on", [*NAMES, *SPACE_NAMES]),
    Spelled("move", range(LARGEST_ORDER + 1)),
    Spelled("gods", GOD_SETS),
    Spelled("with", GOD_SETS),
    Spelled("bid", range(LARGEST_ORDER + 1)),
    _counted("marker", MOST_PLAYERS),
    Spelled("book", ["yes", "no"], [1, 0]),
    Spelled("pantheon", PEOPLES),
    Spelled("revive", [SPACE_NAMES[crypt] for crypt in CRYPT_SPACES]),
    Spelled("embark", SPACE_NAMES),
    Spelled(
        "descend",
        [f"{_SPACE_OR_HEAVEN[x]} {SPACE_NAMES[y]}" for x, y in DESCENTS],
        *zip(*DESCENTS, strict=True),
    ),
    Spelled("buy", GOD_LETTERS),
    Spelled("deck", GOD_LETTERS),
    Spelled("play", CARD_NAMES[:HAND_KINDS]),
    Spelled("take", CARD_NAMES[:HAND_KINDS]),
    Spelled("relic", CARD_NAMES[HAND_KINDS:]),
    Spelled("player", SEATS),
    Spelled("god", GOD_LETTERS),
    Spelled("sea", SEA_NAMES),
    Spelled("champion", GOD_LETTERS),
    _counted("attack", ATTACK_DICE),
    _counted("defend", DEFENCE_DICE),
    Spelled("save", range(DEFENCE_DICE + 1)),
    Spelled("godswar"),
    Spelled("aegis"),
    Spelled("done"),
    Spelled("pass"),
    Spelled("stop"),
    nature=[
        Spelled("plague", NAMES),
        Spelled("rank", _seats(RANKS)),
        Spelled("first", SEATS),
        _paired("deal", OWNER_NAMES, NAMES),
        Spelled("tie", _seats(ORDERS)),
        Spelled("draw", [f"{GOD_LETTERS[DECK_OF[c]]} {name}" for c, name in enumerate(CARD_NAMES)]),
        Spelled("roll A", _dice(ROLLS)),
        Spelled("roll D", _dice(ROLLS)),
        Spelled("reroll A", _dice(REROLLS)),
        Spelled("reroll D", _dice(REROLLS)),
        _counted("die", FACES),
        Spelled("continent", CONTINENTS),
        Spelled("plague-to", NAMES),
    ],
    misread=_misread,
)
PLACE, TEMPLE, SUMMON, INVADE, FROM = ALPHABET.verbs("place temple summon invade from")
TO, ON, MOVE, GODS, WITH, BID = ALPHABET.verbs("to on move gods with bid")
MARKER, BOOK, PANTHEON, REVIVE, EMBARK = ALPHABET.verbs("marker book pantheon revive embark")
DESCEND, BUY, DECK, PLAY, TAKE, RELIC = ALPHABET.verbs("descend buy deck play take relic")
PLAYER, GOD, SEA, CHAMPION, ATTACK = ALPHABET.verbs("player god sea champion attack")
DEFEND, SAVE, GODSWAR, AEGIS, DONE = ALPHABET.verbs("defend save godswar aegis done")
PASS, STOP, PLAGUE, RANK, FIRST, DEAL = ALPHABET.verbs("pass stop plague rank first deal")
TIE, DRAW, DIE, CONTINENT, PLAGUE_TO = ALPHABET.verbs("tie draw die continent plague-to")
ROLL_A, ROLL_D = ALPHABET["roll A"], ALPHABET["roll D"]
REROLL_A, REROLL_D = ALPHABET["reroll A"], ALPHABET["reroll D"]

MOST_LEGAL = max(len(ROLLS) // 2 + 1, len(ROADS) + 1)
"""The rolls of six dice."""
LONGEST = (MOST_EPOCHS + 1) * MOST_PLAYERS * 50 * len(NAMES)
"""The epochs and the setup; a turn ends long before a territory was invaded fifty times."""


@functools.cache
def meaning(action: Action) -> tuple[Verb, str]:
    """The verb of an action, and its argument as people write it."""
    verb = ALPHABET.verb_of(action)
    return verb, ALPHABET.write(action).removeprefix(verb.name).lstrip()
