"""Who might play: bots see what their seat may know, and nothing else."""

from theomachy.bots.bot import BOTS, Bot, View, bot, look

__all__ = ["BOTS", "Bot", "View", "bot", "look"]
