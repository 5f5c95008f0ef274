"""What Godstorm has words for."""

from spoken import Spoken, each, with_suffixes

from theomachy.games.godstorm.actions import GOD_SETS, PEOPLES
from theomachy.games.godstorm.board import CONTINENTS, FEATURES, NAMES, SEA_NAMES, SPACE_NAMES
from theomachy.games.godstorm.cards import CARD_NAMES, GOD_LETTERS
from theomachy.games.godstorm.describe import HEAVEN_NAME, PLACES
from theomachy.games.godstorm.state import Clash, Ending, Node
from theomachy.games.godstorm.words import STEPS

SPOKEN = Spoken(
    things={
        "people": PEOPLES,
        "heaven": PEOPLES,
        "god": (
            *with_suffixes(GOD_LETTERS, "-power", "-labour"),
            *(f"{people}-{god}" for people in PEOPLES for god in GOD_LETTERS),
        ),
        "deck": GOD_LETTERS,
        "continent": CONTINENTS,
        "territory": NAMES,
        "feature": set(FEATURES),
        "space": (*SPACE_NAMES, "h"),
        "piece": (
            "army", "faith", "god", "temple", "plague-marker", "maelstrom", "sunken-atlantis",
            "turn-order-marker", "epoch-marker", "miracle-card", "relic", "die",
        ),
        "place": ("map", "underworld", "heaven", "reserve", "bank", "hand", "out"),
        "step": tuple(f"t{step}" for step in range(11)),
        "clash": tuple(clash.name for clash in Clash if clash),
        "card": with_suffixes(CARD_NAMES, "-text"),
        "phrase": (
            "player", "rival", "victim", "defender", "people", "god", "your-god", "own-god",
            "rival-god", "gods", "deck", "the-deck", "card", "continent", "territory",
            "in-territory", "place", "at-place", "space", "from", "to", "sea", "armies", "dice",
            "amount", "price", "for-price", "order",
        ),
    },
    phases=tuple(node.name.lower() for node in Node if node <= Node.OVER),
    endings=tuple(ending.name for ending in Ending if ending),
    steps={
        "epoch", "epoch-back", "turn", "income", "bid-own", "reveal", "draw-card", "draw-relic",
        "draw-omen", "take-card", "godswar-round", "battle-round", "conquered", "moved", "lost",
        "raised", "banished", "god-moved", "temple-raised", "temple-gone", "plagued", "cleansed",
        "sunk", "maelstrom", "sacred", "seared", "relic-won", "relic-gone", "discarded",
        "faith-gained", "struck", "eliminated", "spoils", "over", "neutral",
    },
    untold=set(),
    arguments={
        **each("number price left armies faith epoch result rival_result bonus", 0, 1, 2),
        **each("player rival victim", "x1", "N-BA"),
        **each("defender", "x1", "N-EG", "none"),
        **each("target attack defence dice first second third fourth fifth", "x1"),
        **each("side", "A", "D"),
        **each("answer", "yes", "no"),
        **each("step", *STEPS.values()),
        **each("reason", *(ending.name.lower() for ending in Ending), "x1"),
        **each("people", *PEOPLES),
        **each("god rival_god deck", *GOD_LETTERS),
        **each("gods", *GOD_SETS[1:], "none"),
        **each("card", *CARD_NAMES),
        **each("continent", *CONTINENTS),
        **each("territory", *NAMES),
        **each("place", *PLACES, HEAVEN_NAME),
        **each("space", *SPACE_NAMES),
        **each("from", *PLACES, HEAVEN_NAME),
        **each("to", "ROM", "ATL", "U2", "U13"),
        **each("sea", *SEA_NAMES),
    },
)  # fmt: skip
