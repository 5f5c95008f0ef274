"""Godstorm on paper."""

from theomachy.games.godstorm.board import CONTINENT_OF, CONTINENTS, NAMES
from theomachy.games.godstorm.cards import CARD_NAMES, DECK_OF, DOUBLES, GOD_LETTERS, GODS
from theomachy.games.godstorm.numbers import (
    CONTINENT_BONUS,
    FACES,
    GODSWAR_MOST_DICE,
    MOST_EPOCHS,
    MOST_PLAYERS,
    MOST_TEMPLES,
    PLAGUES,
    SITE_POINTS,
    SPACE_POINTS,
    SPARE_PLAGUES,
    TEMPLE_POINTS,
    TERRITORY_POINTS,
)
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

UNIT = 0.49
"""Millimetres to a unit of the drawn map."""
PEOPLES = ("gr", "ce", "ba", "no", "eg")
SINGLES, FIVES = 45, 16
"""Armies of each people: as many as have ever been needed, and more in reserve."""
FAITHS, FIVE_FAITHS = 60, 20


def sheets(say: Say) -> list[Sheet]:
    decks = [deck(say, number) for number in range(GODS)]
    return [
        Poster(say("print-map"), "map", 1054 * UNIT, 1032 * UNIT),
        Counters(say("print-godstorm-armies"), "round", 11.0, armies(1, SINGLES)),
        Counters(say("print-godstorm-fives"), "square", 13.0, armies(5, FIVES)),
        Counters(say("print-godstorm-gods"), "hex", 20.0, gods()),
        Counters(say("print-godstorm-faith"), "round", 12.0, (Piece("faith", FAITHS),)),
        Counters(
            say("print-godstorm-faith-fives"), "square", 15.0, (Piece("faith-5", FIVE_FAITHS),)
        ),
        Counters(say("print-godstorm-markers"), "round", 15.0, markers()),
        Counters(say("print-godstorm-orders"), "square", 16.0, orders()),
        Dice(say("print-godstorm-dice"), pips(), 16.0, 2 * GODSWAR_MOST_DICE),
        *decks,
        Cards(say("print-godstorm-territories"), territories(say), "emblem", 44.0, 63.0),
        Aids(say("print-aids"), AIDS, MOST_PLAYERS),
        Score(say("print-score"), scores(say), MOST_PLAYERS),
        Score(say("print-godstorm-epochs"), epochs(say), MOST_PLAYERS, is_summed=False),
    ]


AIDS = ("An epoch and a turn in short", "The four gods", "Prices and income")


def armies(value: int, copies: int) -> tuple[Piece, ...]:
    return tuple(Piece(f"army-{people}-{value}", copies) for people in PEOPLES)


def gods() -> tuple[Piece, ...]:
    return tuple(Piece(f"god-{people}-{god}", 1) for people in PEOPLES for god in GOD_LETTERS)


def markers() -> tuple[Piece, ...]:
    """GS-1.6, GS-2.1"""
    ones = ("maelstrom", "sunken", "epoch")
    many = Piece("temple", MOST_TEMPLES), Piece("plague", PLAGUES + SPARE_PLAGUES)
    return (*many, *(Piece(one, 1) for one in ones))


def orders() -> tuple[Piece, ...]:
    return tuple(Piece(f"order-{people}", 1) for people in PEOPLES)


def pips() -> tuple[str, ...]:
    return tuple(str(face + 1) for face in range(FACES))


def deck(say: Say, number: int) -> Cards:
    """GS-16 to GS-19"""
    letter = GOD_LETTERS[number]
    kinds = [kind for kind, deck in enumerate(DECK_OF) if deck == number]
    name = say(f"godstorm-deck-{letter.lower()}")
    cards = tuple(miracle(say, kind, name, letter) for kind in kinds)
    return Cards(say("print-godstorm-deck", deck=name), cards, f"deck-{letter}")


def miracle(say: Say, kind: int, deck: str, letter: str) -> Card:
    key = f"godstorm-card-{CARD_NAMES[kind].lower()}"
    copies = 2 if DOUBLES >> kind & 1 else 1
    text = (("", say(f"{key}-text")),)
    return Card(say(key), deck, text, f"deck-{letter}", copies=copies)


def territories(say: Say) -> tuple[Card, ...]:
    """GS-2.5 What is dealt, or drawn for plagues."""
    return tuple(
        Card(
            say(f"godstorm-territory-{code.lower()}"),
            say(f"godstorm-continent-{CONTINENTS[continent].lower()}"),
            (("", code),),
        )
        for code, continent in zip(NAMES, CONTINENT_OF, strict=True)
    )


def scores(say: Say) -> tuple[tuple[str, str], ...]:
    """GS-20.2"""
    bonuses = ((f"godstorm-continent-{c.lower()}", f"+ {n}") for c, n in CONTINENT_BONUS.items())
    worth = (
        ("godstorm-tally-territories", f"× {TERRITORY_POINTS}"),
        *bonuses,
        ("print-godstorm-spaces", f"× {SPACE_POINTS}"),
        ("print-godstorm-sites", f"× {SITE_POINTS}"),
        ("print-godstorm-temples", f"× {TEMPLE_POINTS}"),
    )
    return tuple((say(key), points) for key, points in worth)


def epochs(say: Say) -> tuple[tuple[str, str], ...]:
    return tuple((say("print-godstorm-epoch", number=n + 1), "") for n in range(MOST_EPOCHS))
