"""Search and learning from it (Silver et al. 2017) for any number of seats, with nature's dice.

Every decision is searched for, in many games at once; the network learns what the search preferred
and who won. Only games without secrets: the search plays on from the true position.

    PYTHONPATH=examples python -m train.alphazero connect_four --minutes 5 --out /tmp/four
"""

import random
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from theomachy.kernel import Game
from theomachy.locales import Wrong
from theomachy.table.secrecy import has_secrets
from train.learner import Learner, Settings
from train.network import masked
from train.school import Terms, attend, teach
from train.tree import Forest

_SIMULATIONS = 24
_GAMES = 64
_KEPT = 100_000


class Position(NamedTuple):
    seen: np.ndarray
    words: np.ndarray
    preferred: np.ndarray
    """The share of visits of each action."""
    seat: int


class Searcher:
    """Plays against itself, and remembers what was searched and how it ended."""

    def __init__(self, learner: Learner, games: int, seed: int) -> None:
        made = [learner.new_games(games, seed + number) for number in range(2)]
        self.learner, self.games = learner, made[0]
        self.forest = Forest(made[1], _SIMULATIONS)
        self.stories: list[list[Position]] = [[] for _ in range(games)]
        self.lessons: deque[tuple[Position, np.ndarray]] = deque(maxlen=_KEPT)
        self.chance = np.random.default_rng(seed)

    def play(self) -> int:
        """A decision in every game; how many positions have become lessons with it."""
        visits = self.forest.search(self.games, self.learner.evaluate, self.chance)
        shares = visits / visits.sum(1, keepdims=True, dtype=np.float64)
        for game, story in enumerate(self.stories):
            rows = self.games.seen[game].copy(), self.games.mask[game].copy(), shares[game]
            story.append(Position(*rows, int(self.games.seats[game])))
        ticket = self.chance.random((self.games.size, 1))
        rising = shares.cumsum(1)
        self.games.play((rising > ticket * rising[:, -1:]).argmax(1))
        self.games.wait()
        return sum(self._close(int(game)) for game in np.flatnonzero(self.games.done))

    def _close(self, game: int) -> int:
        """The game is over: of all its positions is known who won."""
        story, self.stories[game] = self.stories[game], []
        payoffs = self.games.payoffs[game]
        self.lessons.extend((one, np.roll(payoffs, -one.seat)) for one in story)
        return len(story)


def twice(learner: Learner, lessons: Sequence[tuple[Position, np.ndarray]]) -> Tensor:
    """What the search preferred shall be likely, and who won be foreseen."""
    seen, words, preferred = (
        torch.from_numpy(np.stack([one[0][field] for one in lessons])).to(learner.settings.device)
        for field in range(3)
    )
    won = torch.from_numpy(np.stack([payoffs for _, payoffs in lessons])).to(seen.device)
    logits, value = learner.network(seen)
    likely = masked(logits, words).log_softmax(-1).clamp(min=-1e4)
    policy = -(preferred * likely).sum(-1).mean()
    return policy + functional.cross_entropy(value, won)


def learn(searcher: Searcher) -> None:
    """Decisions until some games have ended, then lessons drawn from all that are remembered."""
    learner, fresh = searcher.learner, 0
    while fresh < learner.settings.part:
        fresh += searcher.play()
        learner.decisions += searcher.games.size
    for _ in range(learner.settings.epochs * fresh // learner.settings.part):
        drawn = random.sample(searcher.lessons, learner.settings.part)
        learner.improve(twice(learner, drawn))
    learner.rounds += 1


def check(game: Game) -> None:
    if has_secrets(game):
        raise Wrong("train-secrets", game=game.name)


def lessons(settings: Settings, terms: Terms) -> None:
    learner = Learner(settings, chairs=settings.players)
    learner.resume(terms.folder)
    searcher = Searcher(learner, min(settings.games, _GAMES), settings.seed)
    teach(learner, terms, lambda: learn(searcher), list)


if __name__ == "__main__":
    attend(lessons, __doc__, check)
