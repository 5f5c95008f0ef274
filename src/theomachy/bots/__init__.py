"""Who might play: bots see what their seat may know, and nothing else."""

from theomachy.bots.bot import Advice, Bot, Mind, View, bot, chances, look
from theomachy.bots.levels import ADVISER, BOTS, Character, character, check_bot
from theomachy.bots.reasons import Reason

__all__ = [
    "ADVISER", "BOTS", "Advice", "Bot", "Character", "Mind", "Reason", "View",
    "bot", "chances", "character", "check_bot", "look",
]  # fmt: skip
