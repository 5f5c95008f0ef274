"""What the page shows of map pieces and numbers; TypeScript is generated from it."""

from typing import Any

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
from theomachy.games.gog.tiles import LETTERS, PIECE_ROWS, TERRAINS

PRINTED: dict[str, Any] = {
    "terrains": dict(zip(LETTERS, TERRAINS, strict=True)),
    "pieces": PIECE_ROWS,
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
}
