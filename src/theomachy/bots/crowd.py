"""A bot that answers in many games at once."""

from typing import Any

import numpy as np

from theomachy.bots import minds
from theomachy.bots.levels import settings_of
from theomachy.bots.match import compiled_settings, workspace_for
from theomachy.kernel import Game
from theomachy.table.secrecy import has_secrets


class Crowd:
    """One bot on many seats: it sees of each game what the seat may know that decides there."""

    def __init__(self, name: str, game: Game, players: int, seed: int = 0) -> None:
        mind = settings_of(name, game)
        self._told = compiled_settings([mind])[0]
        self._hides = has_secrets(game)
        self._workspace = workspace_for([mind], game, players, seed)
        self._workspace.policy[:], self._workspace.value[:] = mind.policy, mind.value

    def choose(self, states: Any, asked: np.ndarray, actions: np.ndarray) -> None:
        """Put into `actions` what it plays in the positions where `asked`."""
        minds.think_where(self._told, self._workspace, states, asked, actions, self._hides)
