"""What Storm of the Gods has words for."""

from spoken import Spoken, each, with_suffixes

from theomachy.games.storm.board import FACES, WAYS
from theomachy.games.storm.describe import PHASES
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.state import Ending
from theomachy.games.storm.tiles import LETTERS

SPOKEN = Spoken(
    things={
        "kind": (*LETTERS, "compass"),
        "piece": ("vaal", "worshiper", "construction", "sanctuary", "marker"),
        "place": ("community", "limbo", "stock", "pile"),
        "face": FACES,
        "way": WAYS,
        "god": with_suffixes(GODS, "-title", "-power"),
        "building": GODS,
        "phrase": (
            "god", "building", "a-building", "own-building", "the-construction", "face",
            "way", "price", "capture",
        ),
    },
    phases=(*PHASES, "develop-nothing"),
    endings=tuple(ending.name for ending in Ending if ending),
    steps={
        "uncover", "find", "find-lost", "leave-find", "vanish", "war", "vaal-enters",
        "vaal-stops", "vaal-strikes", "vaal-batters", "upkeep", "sanctuary-lost", "income",
        "claim", "claim-broken", "ring", "ring-broken", "turn", "over",
    },
    untold={"draw"},
    arguments={
        **each("worshipers price left gone spent distance turn due number lost", 0, 1, 2),
        **each("player from cell cells victim kind", "x1"),
        **each("outcome", "taken", "joined"),
        **each("reason", "sanctuary", "encirclement", "exhaustion", "cap", "x1"),
        **each("god", *GODS),
        **each("construction", "none", *GODS),
        **each("face", *FACES),
        **each("way", *WAYS),
        **each("war", True, False),
    },
)  # fmt: skip
