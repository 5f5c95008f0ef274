"""Bots that are not ours: each in a process of its own, told what its seat may know."""

from theomachy.bots.guests.chair import Chair
from theomachy.bots.guests.company import Company
from theomachy.bots.guests.forfeit import Forfeit, Forfeited, Offence
from theomachy.bots.guests.guest import USUAL, Bounds, Guest, Setting
from theomachy.bots.guests.matches import (
    Played,
    guest_player,
    in_order_of_matches,
    play_guest_matches,
)
from theomachy.bots.guests.names import check_player, installed, is_guest

__all__ = [
    "USUAL", "Bounds", "Chair", "Company", "Forfeit", "Forfeited", "Guest", "Offence", "Played",
    "Setting", "check_player", "guest_player", "in_order_of_matches", "installed", "is_guest",
    "play_guest_matches",
]  # fmt: skip
