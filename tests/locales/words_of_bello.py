"""What Bello Divorum has words for."""

from spoken import Spoken, each, with_suffixes

from theomachy.games.bello import describe
from theomachy.games.bello.board import KIND_NAMES
from theomachy.games.bello.cards import PANTHEONS, POWERS

SPOKEN = Spoken(
    things={
        "kind": KIND_NAMES,
        "pantheon": PANTHEONS,
        "power": with_suffixes(POWERS, "-text"),
    },
    phases=tuple(describe.NODES),
    endings=("doomsday", "elimination"),
    steps={
        "end-actions", "end-turn", "turn", "final-turn", "recruits", "extra-recruits",
        "losses", "round-end", "over",
    },
    untold={"end"},
    arguments={
        **each("actions moves number cost attackers lost killed", 0, 1, 2),
        **each("round doom of followers chips", 0, 1, 2),
        **each("player from to cell defender pantheon power", "x1"),
        **each("outcome", "fell", "held"),
        **each("what", "actions", "turn"),
        **each("reason", "doomsday", "elimination", "x1"),
    },
)  # fmt: skip
