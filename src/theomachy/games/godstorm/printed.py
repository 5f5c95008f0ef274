"""What the page shows of cards and numbers; TypeScript is generated from it."""

from typing import Any

from theomachy.games.godstorm.cards import CARD_NAMES, COST, DECK_OF, GOD_LETTERS
from theomachy.games.godstorm.numbers import CONTINENT_BONUS
from theomachy.games.godstorm.state import NEUTRAL

PRINTED: dict[str, Any] = {
    "neutral": NEUTRAL,
    "continents": CONTINENT_BONUS,
    "cards": {
        name: {"deck": GOD_LETTERS[deck], "cost": int(cost)}
        for name, deck, cost in zip(CARD_NAMES, DECK_OF, COST, strict=True)
    },
    # GS-20.3 What is compared, one after another, after the last epoch.
    "ranking": {"rule": "GS-20.3", "compared": {"epochs": ("points", "faith", "armies")}},
}
