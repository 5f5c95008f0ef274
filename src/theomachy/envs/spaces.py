"""What learners are given and may give back, as Gymnasium says it."""

import numpy as np
from gymnasium import spaces

from theomachy.kernel import Game


def of_observation(game: Game) -> spaces.Box:
    """The numbers of the game's observation, each with its own bound."""
    most = game.observation.most
    return spaces.Box(np.zeros_like(most), most, dtype=most.dtype.type)


def of_actions(game: Game) -> spaces.Discrete:
    """The players' actions; nature's are nobody's to choose."""
    return spaces.Discrete(game.decisions)


def masked(game: Game) -> spaces.Dict:
    """An observation with the mask of what may be played, as PettingZoo's classics have it."""
    mask = spaces.Box(0, 1, (game.decisions,), np.int8)
    return spaces.Dict({"observation": of_observation(game), "action_mask": mask})
