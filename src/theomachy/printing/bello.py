"""Bello Divorum on paper."""

from theomachy.games.bello.board import KIND_NAMES
from theomachy.games.bello.cards import PANTHEONS, POWERS, POWERS_PER_CARD
from theomachy.games.bello.numbers import (
    CHIPS_PRINTED,
    CHIPS_TOTALS,
    CITY_POINTS,
    DECREES,
    FIELD_POINTS,
    FOLLOWER_POINTS,
    FOLLOWERS,
    MOST_PLAYERS,
    PLAGUES,
    TEMPLE_POINTS,
    ZIGGURATS,
)
from theomachy.printing.sheets import Aids, Card, Cards, Counters, Piece, Poster, Say, Score, Sheet

HEX = 44.0
AIDS = (
    "BD-3.1", "BD-4.1", "BD-5.1", "BD-5.2", "BD-5.4", "BD-6.1", "BD-6.2", "BD-6.3", "BD-6.8",
    "BD-6.9", "BD-8.1", "BD-3.4", "BD-11.1",
)  # fmt: skip
"""The four phases, the round, the score."""
MARKERS = {"ziggurat": ZIGGURATS, "plague": PLAGUES, "decree": DECREES, "horse": 1}
"""BD-3.6 How many places a power marks at a time."""


def sheets(say: Say) -> list[Sheet]:
    return [
        Poster(say("print-board"), "board", 7.7 * HEX, 8.9 * HEX),
        Counters(say("print-bello-followers"), "round", 12.0, followers()),
        Counters(say("print-bello-markers"), "round", 13.0, markers()),
        Counters(say("print-bello-doomsday"), "round", 18.0, (Piece("doomsday", 1),)),
        Counters(say("print-bello-chips"), "hex", 18.0, chips()),
        Cards(say("print-bello-powers"), power_cards(say), "emblem", 88.0, 126.0),
        Aids(say("print-aids"), AIDS, MOST_PLAYERS),
        Score(say("print-score"), scores(say), MOST_PLAYERS),
    ]


def followers() -> tuple[Piece, ...]:
    """BD-1.3"""
    return tuple(Piece(f"follower-{pantheon}", FOLLOWERS) for pantheon in PANTHEONS)


def chips() -> tuple[Piece, ...]:
    """BD-1.9 As many as either number of chips asks for."""
    most = [max(both) for both in zip(CHIPS_TOTALS, CHIPS_PRINTED, strict=True)]
    return tuple(
        Piece(f"{kind}-{pantheon}", copies)
        for pantheon in PANTHEONS
        for kind, copies in zip(KIND_NAMES, most, strict=True)
    )


def markers() -> tuple[Piece, ...]:
    return tuple(Piece(marker, copies) for marker, copies in MARKERS.items())


def power_cards(say: Say) -> tuple[Card, ...]:
    return tuple(power_card(say, pantheon) for pantheon in PANTHEONS)


def power_card(say: Say, pantheon: str) -> Card:
    """BD-7 Three powers; the k-th costs k followers from each temple."""
    first = POWERS_PER_CARD * PANTHEONS.index(pantheon)
    powers = POWERS[first : first + POWERS_PER_CARD]
    return Card(
        title=say(f"bello-pantheon-{pantheon}").capitalize(),
        kind=say("print-bello-power-card"),
        paragraphs=tuple(
            (f"{cost} · {say(f'bello-power-{power}')}", say(f"bello-power-{power}-text"))
            for cost, power in enumerate(powers, start=1)
        ),
        drawing=f"sign-{pantheon}",
    )


def scores(say: Say) -> tuple[tuple[str, str], ...]:
    """BD-11.1 Faith Points."""
    worth = {
        "followers": FOLLOWER_POINTS,
        "fields": FIELD_POINTS,
        "cities": CITY_POINTS,
        "temples": TEMPLE_POINTS,
    }
    return tuple((say(f"bello-tally-{name}"), f"× {points}") for name, points in worth.items())
