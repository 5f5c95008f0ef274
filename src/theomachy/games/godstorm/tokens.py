"""The position notation: one token read into a description, and said again as it truly stands."""

from collections.abc import Callable
from typing import Any

from theomachy.games.godstorm.actions import GOD_SETS, SEATS
from theomachy.games.godstorm.arrange import deck_of
from theomachy.games.godstorm.board import NAMES, SPACE_NAMES
from theomachy.games.godstorm.cards import CARD_NAMES, GOD_LETTERS
from theomachy.games.godstorm.describe import (
    cards_out,
    describe,
    ground,
    hand_names,
)
from theomachy.games.godstorm.rules.ending import points
from theomachy.kernel import ask
from theomachy.kernel.bits import count, members
from theomachy.kernel.kinds import Seat, State
from theomachy.kernel.reading import in_python
from theomachy.locales import Wrong

_NUMBERS = ("epoch", "conquests", "bought", "omen", "go", "number", "chosen", "ranked")
_MOST_DIGITS = 5
_ROWS = ("markers", "fallen", "bids")
_SEAT_NUMBERS = ("faith", "heaven", "sears", "reserve")
_WORDS = ("first", "neutral", "at", "maelstrom", "sacred", "labours", "card", "place", "other",
          "pick", "company")  # fmt: skip
_LISTS = ("pantheons", "ranking", "queue", "out", "marked")
_INVASION: dict[str, Any] = {
    "defender": None, "force": "-", "attacked": False, "clash": "battle", "attack_dice": 0,
    "defence_dice": 0, "champion": None, "rival": None, "dice": [[], []], "checked": 0,
    "gifted": 0,
}  # fmt: skip


def read_token(token: str, description: dict[str, Any]) -> None:
    """Enter one token of the position notation into a description."""
    name, *words = token.split()
    rest = " ".join(words)
    if name in NAMES:
        description.setdefault("territories", {})[name] = rest
    elif name in SPACE_NAMES:
        description.setdefault("spaces", {})[name] = rest
    elif name in _NUMBERS:
        description[name] = number(rest)
    elif name in _ROWS:
        description[name] = [None if word == "-" else number(word) for word in words]
    elif name in _SEAT_NUMBERS and len(words) == 2:
        description.setdefault(name, {})[words[0]] = number(words[1])
    elif name in ("hand", "relics") and words:
        row = "hands" if name == "hand" else name
        description.setdefault(row, {})[words[0]] = [word for word in words[1:] if word != "-"]
    elif name == "deck" and words and words[0] in GOD_LETTERS:
        description.setdefault("only", {})[words[0]] = [w for w in words[1:] if w != "-"]
    elif name in _LISTS:
        description[name] = words
    elif name in _WORDS and words:
        description[name] = rest
    elif token == "sunk":
        description["sunk"] = True
    else:
        read_invasion(name, words, description)


def number(word: str) -> int:
    if not word.isdecimal() or len(word) > _MOST_DIGITS:
        raise Wrong("door-godstorm-no-number", name=word)
    return int(word)


def read_invasion(name: str, words: list[str], description: dict[str, Any]) -> None:
    """`invasion ROM LIG P2`, `force WS`, `attacked`, `fought 3`, `draw P1 W play`."""
    if name == "invasion" and len(words) == 3:
        told = {"from": words[0], "to": words[1], "defender": words[2]}
        below = {"clash": "underworld"} if words[1] in SPACE_NAMES else {}
        description["invasion"] = _INVASION | below | told
    elif name == "draw" and len(words) == 3:
        description["draw"] = dict(zip(("player", "deck", "then"), words, strict=True))
    elif "invasion" in description and name == "force" and words:
        description["invasion"]["force"] = words[0]
    elif "invasion" in description and name == "attacked":
        description["invasion"]["attacked"] = True
    elif "invasion" in description and name == "dice" and words:
        description["invasion"]["attack_dice"] = number(words[0])
    else:
        raise Wrong("door-token", token=" ".join([name, *words]), game="godstorm")


def restate(record: State, token: str) -> str:
    """Say a position token again as it truly stands."""
    s, (name, *words) = in_python(record), token.split()
    if name in NAMES:
        return f"{name} {str(ground(s, NAMES.index(name))) or '-'}"
    if name in SPACE_NAMES:
        space = SPACE_NAMES.index(name)
        owner = s.space_owner[space]
        return f"{name} {f'{SEATS[owner]}:{s.souls[space]}' if owner >= 0 else '-'}"
    if name in _SEAT_NUMBERS or name in _OF_SEAT:
        return restate_seat(record, s, name, words)
    if name in _RESTATED:
        return f"{name} {_RESTATED[name](record, s, words)}"
    if name in _ROWS:
        told = getattr(describe(record), name)
        return f"{name} {' '.join('-' if n is None else str(n) for n in told)}"
    if name in (*_NUMBERS, *_WORDS, *_LISTS):
        told = getattr(describe(record), name)
        text = " ".join(map(str, told)) if isinstance(told, list) else told
        return f"{name} {'-' if text in (None, '') else text}"
    if token == "sunk":
        return "sunk" if s.sunk else "not sunk"
    raise Wrong("door-unsaid", token=token, game="godstorm")


def restate_seat(record: State, s: State, name: str, words: list[str]) -> str:
    """`faith P1 7`, `hand P1 HEROES`, `points P1 21`."""
    if not words or words[0] not in SEATS:
        raise Wrong("door-unsaid", token=" ".join([name, *words]), game="godstorm")
    seat = SEATS.index(words[0])
    told = getattr(s, name)[seat] if name in _SEAT_NUMBERS else _OF_SEAT[name](record, s, seat)
    return f"{name} {words[0]} {told}"


def names_or_none(names: list[str]) -> str:
    return " ".join(names) or "-"


def waiting_gods(s: State, seat: Seat) -> str:
    return GOD_SETS[sum(1 << god for god, place in enumerate(s.gods[seat]) if place < 0)]


_OF_SEAT: dict[str, Callable[[Any, Any, int], Any]] = {
    "hand": lambda record, s, seat: names_or_none(hand_names(s, seat)),
    "holds": lambda record, s, seat: " ".join(
        f"{deck}{n}" for deck, n in zip(GOD_LETTERS, s.hand_size[seat], strict=False)
    ),
    "relics": lambda record, s, seat: names_or_none(
        [CARD_NAMES[card] for card in members(s.relics[seat])]
    ),
    "points": lambda record, s, seat: points(record, seat),
    "waiting": lambda record, s, seat: waiting_gods(s, seat),
}


def out_of_game(s: State, words: list[str]) -> str:
    """Those of the cards named that have left the game."""
    out = cards_out(s)
    return names_or_none([word for word in words if word in out])


def left_in_deck(s: State, words: list[str]) -> str:
    """`deck S IDOL LAVA`: what is left of one deck."""
    if not words or words[0] not in GOD_LETTERS:
        raise Wrong("door-unsaid", token=" ".join(["deck", *words]), game="godstorm")
    one, two = s.deck
    kinds = [card for card in members(one) if deck_of(card) == GOD_LETTERS.index(words[0])]
    left = [CARD_NAMES[card] for card in kinds for _ in range(1 + (two >> card & 1))]
    return f"{words[0]} {names_or_none(left)}"


_RESTATED: dict[str, Callable[[Any, Any, list[str]], Any]] = {
    "actor": lambda record, s, words: {-1: "*", -2: "over"}.get(
        int(ask.actor(record)), SEATS[ask.actor(record)]
    ),
    "out": lambda record, s, words: out_of_game(s, words),
    "deck": lambda record, s, words: left_in_deck(s, words),
    "decks": lambda record, s, words: " ".join(map(str, s.deck_size)),
    "temples": lambda record, s, words: count(s.temples),
    "plagues": lambda record, s, words: count(s.plagues),
    "force": lambda record, s, words: GOD_SETS[s.force],
}
