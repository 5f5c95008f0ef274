"""What the page shows of map pieces and numbers; TypeScript is generated from it."""

from typing import Any

from theomachy.games.gog.board import SIDE
from theomachy.games.gog.numbers import (
    ABILITY_PRICE,
    BARN_PRICE,
    FAR_AREA,
    FORTIFY_PRICE,
    NEAR_AREA,
    SCROLL_PRICE,
    SCROLLS,
    SOLDIER_PRICE,
    TRAIN_PRICES,
)
from theomachy.games.gog.tiles import FIXED_MAP, LETTERS, PIECE_ROWS, TERRAINS

FIXED_ROWS = [
    "".join(LETTERS[FIXED_MAP[SIDE * column + row]] for column in range(SIDE))
    for row in reversed(range(SIDE))
]
"""GG-2.11 The fixed map, north to south."""

PRINTED: dict[str, Any] = {
    "terrains": dict(zip(LETTERS, TERRAINS, strict=True)),
    "pieces": PIECE_ROWS,
    "fixed_map": FIXED_ROWS,
    "areas": (NEAR_AREA, FAR_AREA),
    "scrolls": SCROLLS,
    "prices": {
        "soldier": SOLDIER_PRICE,
        "fortify": FORTIFY_PRICE,
        "ability": ABILITY_PRICE,
        "barn": BARN_PRICE,
        "scroll": SCROLL_PRICE,
    },
    "training": TRAIN_PRICES,
    # GG-18.8 What is compared, one after another, when the rounds run out.
    "ranking": {
        "rule": "GG-18.8",
        "compared": {
            "round_cap": ("scrolls", "cities", "city_levels", "soldier_levels", "food+wood+gold"),
        },
    },
}
