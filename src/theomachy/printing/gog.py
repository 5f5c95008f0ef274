"""Battle of GOG on paper."""

from dataclasses import replace

from theomachy.games.gog.board import SIDE
from theomachy.games.gog.cards import ABILITIES, TREASURES
from theomachy.games.gog.numbers import (
    BARN,
    CITIES,
    COPIES_OF_AN_ABILITY,
    HIGHEST_LEVEL,
    LARGEST_BARN,
    MOST_PLAYERS,
    SCROLLS,
    SOLDIERS,
    STEP_DICE,
    TREASURE_CARDS,
)
from theomachy.games.gog.tiles import PIECES, RESOURCES
from theomachy.printing.sheets import (
    Aids,
    Card,
    Cards,
    Counters,
    Dice,
    Piece,
    Poster,
    Say,
    Score,
    Sheet,
)

CELL = 20.0
_FRAME = 0.92
"""The rim of the fixed map, in cells."""


def sheets(say: Say) -> list[Sheet]:
    side = (SIDE + _FRAME) * CELL
    return [
        Counters(say("print-gog-pieces"), "square", 3 * CELL, pieces(), back="emblem"),
        Poster(say("print-gog-fixed-map"), "map", side, side),
        Counters(say("print-gog-soldiers"), "square", 15.0, dice("soldier", SOLDIERS)),
        Counters(say("print-gog-cities"), "square", 18.0, dice("city", CITIES)),
        Counters(say("print-gog-figures"), "round", 19.0, (Piece("gog", 1), Piece("angel", 1))),
        Counters(say("print-gog-scrolls"), "square", 18.0, (Piece("scroll", SCROLLS),)),
        Counters(say("print-gog-goods"), "round", 13.0, goods()),
        Dice(say("print-gog-dice"), tuple(map(str, range(1, 7))), 18.0, STEP_DICE),
        *decks(say),
        Aids(say("print-aids"), AIDS, MOST_PLAYERS),
        Score(say("print-standing"), standing(say), MOST_PLAYERS, is_summed=False),
    ]


def decks(say: Say) -> list[Cards]:
    treasures = tuple(treasure(say, name) for name in TREASURES)
    abilities = tuple(ability(say, name) for name in ABILITIES)
    larger = tuple(barn(say, size) for size in barns())
    return [
        Cards(say("print-gog-treasures"), treasures, "icon-chest"),
        Cards(say("print-gog-abilities"), abilities, "icon-ability"),
        Cards(say("print-gog-barns"), larger, "icon-barn"),
    ]


AIDS = ("Your turn in short", "Prices", "Scrolls, and three ways to win")


def pieces() -> tuple[Piece, ...]:
    """GG-2.1"""
    return tuple(Piece(f"piece-{piece}", 1) for piece in PIECES)


def dice(kind: str, copies: int) -> tuple[Piece, ...]:
    """GG-1.7 In the place of dice: every level for each piece, changed as it rises or falls."""
    return tuple(
        Piece(f"{kind}-{seat}-{level}", copies)
        for seat in range(1, MOST_PLAYERS + 1)
        for level in range(1, HIGHEST_LEVEL + 1)
    )


def goods() -> tuple[Piece, ...]:
    """GG-1.8 As much as all barns can hold."""
    return tuple(Piece(resource, LARGEST_BARN * MOST_PLAYERS) for resource in RESOURCES)


def treasure(say: Say, name: str) -> Card:
    """GG-8 Each once, and what is left of the deck are omens."""
    copies = TREASURE_CARDS - len(TREASURES) + 1 if name == "omen" else 1
    made = card(say, "card", name, "treasure-card", "icon-chest", copies)
    return replace(made, picture="picture-chest")


def ability(say: Say, name: str) -> Card:
    """GG-17"""
    copies = COPIES_OF_AN_ABILITY
    made = card(say, "ability", name.lower(), "ability-card", "icon-ability", copies)
    return replace(made, picture="icon-ability")


def card(say: Say, key: str, name: str, kind: str, drawing: str, copies: int) -> Card:
    text = say(f"gog-{key}-{name}-text")
    title, named = say(f"gog-{key}-{name}"), say(f"gog-piece-{kind}")
    return Card(title, named, (("", text),), drawing, copies=copies)


def barns() -> range:
    """GG-1.8 Larger ones than everybody begins with."""
    return range(BARN + 1, LARGEST_BARN + 1)


def barn(say: Say, size: int) -> Card:
    text = say("print-gog-barn-text", size=size)
    title, kind = say("print-gog-barn", size=size), say("gog-piece-barn")
    return Card(title, kind, (("", text),), "icon-barn", "icon-barn", MOST_PLAYERS)


def standing(say: Say) -> tuple[tuple[str, str], ...]:
    """GG-18.8 In the order in which players are compared."""
    names = ("scrolls", "cities", "city-levels", "soldier-levels")
    rows = [say(f"gog-tally-{name}") for name in names]
    return tuple((row, "") for row in (*rows, say("print-gog-all-goods")))
