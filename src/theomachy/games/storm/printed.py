"""What the page shows of the numbers; TypeScript is generated from it."""

from typing import Any

from theomachy.games.storm.numbers import (
    CONSTRUCTION_BELIEF,
    HOLY_GROUND,
    MARKER_BELIEF,
    SANCTUARY_BELIEF,
    WORSHIPER_BELIEF,
)

PRINTED: dict[str, Any] = {
    "holy_ground": HOLY_GROUND,
    "points": {
        "worshipers": WORSHIPER_BELIEF,
        "constructions": CONSTRUCTION_BELIEF,
        "sanctuaries": SANCTUARY_BELIEF,
        "markers": MARKER_BELIEF,
    },
}
