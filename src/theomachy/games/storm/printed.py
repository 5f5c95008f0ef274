"""What the page shows of the numbers; TypeScript is generated from it."""

from typing import Any

from theomachy.games.storm.numbers import (
    CONSTRUCTION_BELIEF,
    HOLY_GROUND,
    MARKER_BELIEF,
    SANCTUARY_BELIEF,
    WORSHIPER_BELIEF,
)

_COMPARED = ("points", "worshipers", "community")

PRINTED: dict[str, Any] = {
    "holy_ground": HOLY_GROUND,
    "points": {
        "worshipers": WORSHIPER_BELIEF,
        "constructions": CONSTRUCTION_BELIEF,
        "sanctuaries": SANCTUARY_BELIEF,
        "markers": MARKER_BELIEF,
    },
    # ST-16.5 What is compared, one after another, where no claim names the winner.
    "ranking": {
        "rule": "ST-16.5",
        "compared": {
            "encirclement": ("ring", *_COMPARED),
            "exhaustion": _COMPARED,
            "cap": _COMPARED,
        },
    },
}
