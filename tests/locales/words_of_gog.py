"""What Battle of GOG has words for."""

from spoken import Spoken, each, with_suffixes

from theomachy.games.gog.actions import LOOT
from theomachy.games.gog.board import DIRECTIONS
from theomachy.games.gog.cards import ABILITIES, TREASURES
from theomachy.games.gog.describe import NODES
from theomachy.games.gog.state import ENDINGS, FIGURES, PURCHASES, Node
from theomachy.games.gog.tiles import RESOURCES, ROTATIONS, TERRAINS

SPOKEN = Spoken(
    things={
        "terrain": TERRAINS,
        "resource": RESOURCES,
        "piece": (
            "soldier", "city", "scroll", "locked-scroll", "barn", "treasure-card",
            "ability-card", "map-piece",
        ),
        "figure": with_suffixes(FIGURES[1:], "-text"),
        "place": ("stock", "stack", "treasure-deck", "ability-deck", "discards"),
        "direction": DIRECTIONS,
        "rotation": ROTATIONS,
        "ability": with_suffixes(ABILITIES, "-text"),
        "card": with_suffixes(TREASURES, "-text"),
        "phrase": (
            "ability", "loot", "card", "duel", "direction", "rotation", "given", "some-given",
            "got", "goods", "food-change", "wood-change", "gold-change", "changes",
        ),
    },
    phases=tuple(
        name
        for name, node in NODES.items()
        if node < Node.TURN_START or node == Node.OVER
    ),
    endings=ENDINGS[1:],
    steps={
        "end-exchange", "end-purchases", "end-chests", "end-turn", "turn", "gathers", "steps",
        "affected", "battle", "soldier-placed", "soldier-level", "soldier-lost", "city-level",
        "resources", "barn-limit", "ability-gained", "ability-lost", "scroll-gained",
        "scroll-lost", "deck-renewed", "eliminated", "round-end", "over",
    },
    untold={"next", "end"},
    arguments={
        **each("number round", 0, 1, 2),
        **each("food wood gold", -7, -1, 0, 1, 2),
        **each("attack defence die high low level limit scrolls steps", 0, 1, 2),
        **each("player from to cell place piece partner rival owner defender", "x1"),
        **each("what", "x1", "muster", "ambush", *PURCHASES, *FIGURES, *TREASURES),
        **each("outcome", "none", "won", "lost", "tied", "kept", "returned"),
        **each("reason", *ENDINGS, "x1"),
        **each("given got", *RESOURCES),
        **each("direction", *DIRECTIONS),
        **each("rotation", *ROTATIONS),
        **each("ability", *ABILITIES),
        **each("loot", *LOOT),
        **each("card", *TREASURES),
    },
)  # fmt: skip
