"""Who might play: bots see what their seat may know, and nothing else."""

from theomachy.bots.bot import Advice, Bot, Mind, bot, win_probabilities
from theomachy.bots.levels import ADVISER, BOTS, Settings, check_bot, settings_of
from theomachy.bots.reasons import Reason
from theomachy.bots.view import View, view_of

__all__ = [
    "ADVISER", "BOTS", "Advice", "Bot", "Mind", "Reason", "Settings", "View",
    "bot", "check_bot", "settings_of", "view_of", "win_probabilities",
]  # fmt: skip
