"""The position in letters, what each seat owns, and what a move says."""

import functools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from theomachy.games.godstorm import actions
from theomachy.games.godstorm.actions import GOD_SETS, NEUTRAL_NAME, PEOPLES, SEATS, meaning
from theomachy.games.godstorm.board import CONTINENTS, NAMES, NUMBERS, SPACE_NAMES, TERRITORIES
from theomachy.games.godstorm.cards import CARD_NAMES, COST, GOD_LETTERS
from theomachy.games.godstorm.describe import (
    grounds,
    hand_names,
    owner_at,
    owner_name,
    people_name,
    where,
)
from theomachy.games.godstorm.numbers import SUMMON_PRICE
from theomachy.games.godstorm.rules.buying import card_price
from theomachy.games.godstorm.rules.ending import (
    armies_on_map,
    below_points,
    continent_bonus,
    holds_continent,
    site_points,
)
from theomachy.games.godstorm.rules.income import armies_to_raise, faith_to_collect
from theomachy.games.godstorm.rules.peoples import neutral_people
from theomachy.games.godstorm.state import NEUTRAL, NONE, Node
from theomachy.kernel import ask
from theomachy.kernel.alphabet import Verb
from theomachy.kernel.bits import count, members
from theomachy.kernel.game import SHEET
from theomachy.kernel.reading import in_python
from theomachy.kernel.record import quick

_COLUMNS, _WIDTH = 3, 30
_TERRITORY_VERBS = (
    actions.PLACE,
    actions.TEMPLE,
    actions.FROM,
    actions.TO,
    actions.PLAGUE,
    actions.PLAGUE_TO,
)
_NUMBER_VERBS = (
    actions.MOVE,
    actions.BID,
    actions.MARKER,
    actions.ATTACK,
    actions.DEFEND,
    actions.SAVE,
    actions.DIE,
)
_DICE_VERBS = (actions.ROLL_A, actions.ROLL_D, actions.REROLL_A, actions.REROLL_D)
_ONE_WORD = {
    actions.ON: "place", actions.BOOK: "answer",
    actions.PANTHEON: "people", actions.REVIVE: "space", actions.EMBARK: "space",
    actions.BUY: "deck", actions.DECK: "deck",
    actions.PLAY: "card", actions.TAKE: "card", actions.RELIC: "card",
    actions.PLAYER: "target", actions.GOD: "god", actions.SEA: "sea", actions.CHAMPION: "god",
    actions.FIRST: "player", actions.CONTINENT: "continent",
}  # fmt: skip
_TWO_WORDS = {
    actions.SUMMON: ("god", "territory"),
    actions.INVADE: ("from", "to"), actions.DESCEND: ("from", "to"),
    actions.DEAL: ("player", "territory"), actions.DRAW: ("deck", "card"),
}  # fmt: skip
_RANKS = ("first", "second", "third", "fourth", "fifth")
STEPS = {
    Node.REVIVE: "t1", Node.BUILD: "t2", Node.BUY: "t3", Node.PLAY: "t4", Node.INVADE: "t6",
    Node.FORTIFY: "t7", Node.EMBARK: "t8", Node.DESCEND: "t9",
}  # fmt: skip
"""GS-4.1 The steps that end with `done`."""


def picture(record: Any) -> str:
    """The territories by continent, the Underworld, the turn, and a line per player."""
    s = in_python(record)
    told = [f"{NAMES[t]} {str(one) or '.'}" for t, one in grounds(s, range(TERRITORIES)).items()]
    lines = [*in_columns(told), "", below(s), turn_line(s), *neutral_line(record)]
    return "\n".join([*lines, *(seat_line(s, n, t) for n, t in enumerate(tallies(record)))])


def in_columns(cells: list[str]) -> list[str]:
    height = -(-len(cells) // _COLUMNS)
    rows = [cells[row::height] for row in range(height)]
    return ["".join(cell.ljust(_WIDTH) for cell in row).rstrip() for row in rows]


def below(s: Any) -> str:
    spaces = [
        f"{SPACE_NAMES[u]} {owner_name(owner)}:{s.souls[u]}"
        for u, owner in enumerate(s.space_owner)
        if owner >= 0
    ]
    return f"below: {', '.join(spaces) or 'nobody'}"


def turn_line(s: Any) -> str:
    decks = " ".join(f"{deck}{n}" for deck, n in zip(GOD_LETTERS, s.deck_size, strict=True))
    marks = ["Atlantis is sunk"] * s.sunk
    return ", ".join([f"epoch {s.epoch}", where(s), f"decks {decks}", *marks])


def seat_line(s: Any, seat: int, told: dict[str, Any]) -> str:
    hand = " ".join(f"{deck}{n}" for deck, n in told["hand"].items())
    shown = f" ({' '.join(names)})" if (names := hand_names(s, seat)) else ""
    relics = " ".join(told["relics"]) or "-"
    points, armies = counted(told["points"], "point", "points"), told["armies"]
    return (
        f"{SEATS[seat]} {told['people'] or '-'}: {points}, {told['faith']} faith, "
        f"{counted(armies, 'army', 'armies')}, heaven {told['heaven']}, "
        f"hand {hand}{shown}, relics {relics}"
    )


def neutral_line(record: Any) -> list[str]:
    """GS-15.1 Which people only defends, and what it has, with two players."""
    people = neutral_people(record)
    if people == NONE:
        return []
    territories = counted(count(record.land[NEUTRAL]), "territory", "territories")
    armies = counted(int(armies_on_map(record, NEUTRAL)), "army", "armies")
    return [f"{NEUTRAL_NAME} {PEOPLES[people]}: neutral, {territories}, {armies}"]


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def tallies(record: Any) -> list[dict[str, Any]]:
    """What each seat owns, and what its points are made of."""
    s = in_python(record)
    sheet: Any = np.zeros(s.players, quick(SHEET))
    ask.score(record, sheet)
    return [tally(record, s, seat, int(points)) for seat, points in enumerate(sheet["points"])]


def tally(record: Any, s: Any, seat: int, points: int) -> dict[str, Any]:
    own = [u for u, owner in enumerate(s.space_owner) if owner == seat]
    return {
        "people": people_name(s.people[seat]),
        "alive": s.fallen[seat] == 0,
        "points": points,
        "territories": count(s.land[seat]),
        "continents": [c for k, c in enumerate(CONTINENTS) if holds_continent(record, seat, k)],
        "continent_points": int(continent_bonus(record, seat)),
        "space_points": int(below_points(record, seat)),
        "site_points": int(site_points(record, seat)),
        "temples": count(s.temples & s.land[seat]),
        "armies": int(armies_on_map(record, seat)),
        "heaven": s.heaven[seat],
        "spaces": len(own),
        "souls": sum(s.souls[u] for u in own),
        "faith": s.faith[seat],
        "hand": dict(zip(GOD_LETTERS, s.hand_size[seat], strict=False)),
        "relics": [CARD_NAMES[card] for card in members(s.relics[seat])],
        "gods": {
            GOD_LETTERS[god]: NAMES[place] for god, place in enumerate(s.gods[seat]) if place >= 0
        },
        "marker": s.markers[seat] or None,
        "has_bid": s.node == Node.BID and seat < s.seat and s.fallen[seat] == 0,
        "next_armies": int(armies_to_raise(record, seat)),
        "next_faith": int(faith_to_collect(record, seat)),
    }


def explain(s: Any, action: int) -> dict[str, Any]:
    """The arguments of a move: places, numbers, names and prices, for a sentence about it."""
    verb, text = meaning(action)
    told = dict(arguments(verb, text))
    if verb in (actions.INVADE, actions.DESCEND):
        told["defender"] = explain_defender(s, verb, told["to"])
    elif verb in _PRICES:
        told["price"] = _PRICES[verb](s, text)
    elif verb == actions.DONE:
        told["step"] = STEPS[Node(s.node)]
    return dict(introduced(s, told))


def introduced(s: Any, args: Mapping[str, Any]) -> Mapping[str, Any]:
    """GS-15.1 The neutral owner by its people: `N-BA`."""
    if NEUTRAL_NAME not in args.values():
        return args
    people = people_name(neutral_people(s)) or ""
    return {
        name: f"{NEUTRAL_NAME}-{people}" if value == NEUTRAL_NAME else value
        for name, value in args.items()
    }


def summon_price(s: Any, text: str) -> int:
    """GS-5.1, GS-2.9 The first god is free."""
    return SUMMON_PRICE if s.node == Node.BUILD else 0


def temple_price(s: Any, text: str) -> int:
    """GS-5.4, GS-2.9 The first temple is free."""
    return int(s.rules.temple_cost) if s.node == Node.BUILD else 0


_PRICES: dict[Verb, Callable[[Any, str], int]] = {
    actions.SUMMON: summon_price,
    actions.TEMPLE: temple_price,
    actions.BUY: lambda s, text: int(card_price(s)),
    actions.PLAY: lambda s, text: int(COST[CARD_NAMES.index(text)]),
}


def explain_defender(s: Any, verb: Verb, name: str) -> str:
    """Whose it is: a seat, `N`, or `none`."""
    if verb == actions.INVADE:
        return owner_name(owner_at(in_python(s), NUMBERS[name])) or "none"
    return owner_name(int(s.space_owner[SPACE_NAMES.index(name)])) or "none"


@functools.cache
def arguments(verb: Verb, text: str) -> dict[str, Any]:
    """What a move's text says of it; not to be changed."""
    if verb in _TERRITORY_VERBS:
        return {"territory": text}
    if verb in _NUMBER_VERBS:
        return {"number": int(text)}
    if verb in _ONE_WORD:
        return {_ONE_WORD[verb]: text}
    if verb in _TWO_WORDS:
        return dict(zip(_TWO_WORDS[verb], text.split(), strict=True))
    if verb in _DICE_VERBS:
        return {"side": "A" if verb in (actions.ROLL_A, actions.REROLL_A) else "D", "dice": text}
    if verb in (actions.GODS, actions.WITH):
        return {"gods": "none" if text == GOD_SETS[0] else text}
    return in_order(text.split()) if text else {}


def in_order(seats: list[str]) -> dict[str, Any]:
    """GS-2.4 A ranking, best first, and how many it ranks."""
    return {"number": len(seats), **dict(zip(_RANKS, seats, strict=False))}
