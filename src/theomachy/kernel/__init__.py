"""How any game is represented and run; knows no game."""

from theomachy.kernel.compiled import compiled, entry
from theomachy.kernel.dial import Dial
from theomachy.kernel.game import Event, Game
from theomachy.kernel.option import Option, Preset
from theomachy.kernel.reason import Reason
from theomachy.kernel.seats import SPECTATOR
from theomachy.kernel.verbs import NATURE, OVER

__all__ = [
    "NATURE", "OVER", "SPECTATOR", "Dial", "Event", "Game", "Option", "Preset", "Reason",
    "compiled", "entry",
]  # fmt: skip
