"""Variants whose numbers are drawn by lot, each within its bounds."""

import random

from theomachy.games import load
from theomachy.games.variants import with_numbers

SHORT = {
    "storm": {"radius": 3, "max_turns": 60},
    "gog": {"round_cap": 10},
    "bello": {"doomsday": 12},
    "godstorm": {"epochs": 1},
}


def turned(name, seed):
    """Every number by lot."""
    lots = random.Random(f"{name} {seed}")
    game = load(name)
    numbers = {dial.name: lots.randint(dial.least, dial.most) for dial in game.dials}
    return with_numbers(game, numbers)


def options(game, seed):
    """The shortest games, all other options by lot."""
    lots, short = random.Random(f"options {seed}"), SHORT[game.name]
    drawn = {option.name: lots.choice(list(option.values)) for option in game.options}
    return drawn | short
