"""Text agents: what a seat may know as a prompt, and a move read from what is answered."""

from theomachy.bots.guests.text.agent import TextAgent
from theomachy.bots.guests.text.manner import Manner, read_manner

__all__ = ["Manner", "TextAgent", "read_manner"]
