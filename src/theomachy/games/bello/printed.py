"""What the page shows of board, cards and numbers; TypeScript is generated from it."""

from typing import Any

from theomachy.games.bello.board import HEXAGON, KIND_NAMES, KIND_OF, TRACK
from theomachy.games.bello.cards import PANTHEONS, POWERS, POWERS_PER_CARD
from theomachy.games.bello.numbers import (
    CITY_POINTS,
    CORNERS_BY_PLAYERS,
    FIELD_POINTS,
    FOLLOWER_POINTS,
    TEMPLE_POINTS,
)

PRINTED: dict[str, Any] = {
    "kinds": {HEXAGON.names[cell]: KIND_NAMES[kind] for cell, kind in enumerate(KIND_OF)},
    "track": [HEXAGON.names[cell] for cell in TRACK],
    "corners": CORNERS_BY_PLAYERS,
    "powers": {
        pantheon: POWERS[POWERS_PER_CARD * number :][:POWERS_PER_CARD]
        for number, pantheon in enumerate(PANTHEONS)
    },
    "points": {
        "followers": FOLLOWER_POINTS,
        "temples": TEMPLE_POINTS,
        "cities": CITY_POINTS,
        "fields": FIELD_POINTS,
    },
    # BD-11.3 What is compared, one after another, when the circle is complete.
    "ranking": {
        "rule": "BD-11.3",
        "compared": {"doomsday": ("points", "temples", "cities", "fields")},
    },
}
