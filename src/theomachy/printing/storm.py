"""Storm of the Gods on paper."""

from theomachy.games.storm.board import FACES
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.numbers import (
    CONSTRUCTION_BELIEF,
    CONSTRUCTIONS,
    LONGEST_WALK,
    MARKER_BELIEF,
    MOST_PLAYERS,
    SANCTUARIES,
    SANCTUARY_BELIEF,
    SEA_TILES,
    TILES,
    WORSHIPER_BELIEF,
    WORSHIPERS,
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

HEX = 44.0
_HIGH = 10.5 * HEX * 3**0.5 / 2


def sheets(say: Say) -> list[Sheet]:
    return [
        Poster(say("print-board"), "board", 8 * HEX, _HIGH),
        Counters(say("print-storm-tiles"), "hex", HEX, tiles(), back="emblem"),
        Counters(say("print-storm-buildings"), "square", 17.0, buildings()),
        Counters(say("print-storm-worshipers"), "round", 13.0, each_god("worshiper", WORSHIPERS)),
        Counters(say("print-storm-vaal"), "round", 28.0, (Piece("vaal", 1),)),
        Counters(say("print-storm-markers"), "round", 11.0, (Piece("marker", CONSTRUCTIONS),)),
        Dice(say("print-storm-direction-die"), tuple(compass(say)), 26.0, 1),
        Dice(say("print-storm-distance-die"), distances(), 18.0, 1),
        Cards(say("print-storm-gods"), tuple(god_card(say, god) for god in GODS), "emblem"),
        Aids(say("print-aids"), ("Your turn in short", "Prices and values"), MOST_PLAYERS),
        Score(say("print-score"), scores(say), MOST_PLAYERS),
    ]


def tiles() -> tuple[Piece, ...]:
    """ST-2.5 Every tile; the sea tiles lie with them, to be put in the place of 0-tiles."""
    land = [Piece(f"tile-{number}", copies) for number, copies in enumerate(TILES)]
    return (Piece("compass", 1), *land, Piece("tile-s", SEA_TILES))


def buildings() -> tuple[Piece, ...]:
    return (*each_god("construction", CONSTRUCTIONS), *each_god("sanctuary", SANCTUARIES))


def each_god(piece: str, copies: int) -> tuple[Piece, ...]:
    return tuple(Piece(f"{piece}-{god}", copies) for god in GODS)


def compass(say: Say) -> list[str]:
    return [say(f"storm-face-{face.lower()}") for face in FACES]


def distances() -> tuple[str, ...]:
    return tuple(str(number + 1) for number in range(LONGEST_WALK) for _ in range(2))


def god_card(say: Say, god: str) -> Card:
    return Card(
        title=say(f"storm-god-{god}"),
        kind=say(f"storm-god-{god}-title"),
        paragraphs=(
            (say(f"storm-building-{god}"), ""),
            (say("storm-option-powers"), say(f"storm-god-{god}-power")),
        ),
        drawing=f"sign-{god}",
        picture=f"god-{god}",
    )


def scores(say: Say) -> tuple[tuple[str, str], ...]:
    """ST-16.1 Belief points."""
    worth = {
        "worshipers": WORSHIPER_BELIEF,
        "constructions": CONSTRUCTION_BELIEF,
        "sanctuaries": SANCTUARY_BELIEF,
        "markers": MARKER_BELIEF,
    }
    return tuple((say(f"storm-tally-{name}"), f"× {points}") for name, points in worth.items())
