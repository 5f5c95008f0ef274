"""Who might play: bots see what their seat may know, and nothing else."""

from theomachy.bots.bot import Advice, Bot, Mind, bot, win_probabilities
from theomachy.bots.levels import ADVISER, BOTS, Settings, check_bot, is_ours, settings_of
from theomachy.bots.outsiders import OUTSIDERS, Outsider, is_outsider
from theomachy.bots.reasons import Reason
from theomachy.bots.view import View, view_of

__all__ = [
    "ADVISER", "BOTS", "OUTSIDERS", "Advice", "Bot", "Mind", "Outsider", "Reason", "Settings",
    "View", "bot", "check_bot", "is_ours", "is_outsider", "settings_of", "view_of",
    "win_probabilities",
]  # fmt: skip
