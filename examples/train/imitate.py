"""Play as a bot of the house does: what it would choose is learned by heart, and how its games end.
A warm start for train.ppo, which then goes on from the same folder.

    PYTHONPATH=examples python -m train.imitate storm --minutes 2 --out /tmp/storm
"""

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from train.learner import Learner, Lessons, Settings, foretelling
from train.many import Crowds, Games
from train.network import masked
from train.school import Terms, attend, teach
from train.selfplay import SelfPlay, Teacher

_STRAYS = 0.1
"""In so many decisions anything is played, so that positions are met where something went wrong."""


def by_heart(learner: Learner, part: Lessons) -> Tensor:
    """What was chosen shall be likely, and what became of it foreseen."""
    with learner.half_precision():
        logits, value = learner.network(part.seen)
    policy = functional.cross_entropy(masked(logits, part.words), part.actions)
    return policy + foretelling(value, part)


def taught_by(name: str, selves: SelfPlay) -> Teacher:
    crowds = [Crowds(name, games, half) for half, games in enumerate(selves.halves)]
    chance = np.random.default_rng(selves.learner.settings.seed)

    def teach_half(half: int, games: Games, actions: Tensor) -> Tensor:
        chosen = np.zeros(games.size, np.int64)
        crowds[half].choose(np.ones(games.size, np.bool_), chosen)
        actions.copy_(torch.from_numpy(chosen))
        strays = chance.random(games.size) < _STRAYS
        return torch.from_numpy(np.where(strays, games.any_actions(), chosen))

    return teach_half


def lessons(settings: Settings, terms: Terms) -> None:
    learner = Learner(settings)
    games = SelfPlay(learner)
    games.restore(learner.resume(terms.folder))
    teacher = taught_by(terms.rival, games)
    teach(learner, terms, lambda: learner.learn(games.play(teacher), by_heart), games.save)


if __name__ == "__main__":
    attend(lessons, __doc__)
