"""A network plays all seats of many games, some of them by an earlier self, and takes notes."""

from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor

from train.learner import Kept, Learner, Lessons
from train.many import Games
from train.returns import along_each_seat

_HALVES = 2
"""While the processor plays on in one half of the games, the network thinks about the other."""

Teacher = Callable[[int, Games, Tensor], Tensor]
"""Of one half of the games: puts what should be played in place of the actions chosen there, and
returns what shall be."""


class SelfPlay:
    def __init__(self, learner: Learner) -> None:
        self.learner, asked = learner, learner.settings
        self.halves = [
            learner.new_games(asked.games // _HALVES, asked.seed * _HALVES + half)
            for half in range(_HALVES)
        ]
        self.notes = self._notebook()
        for _ in range(asked.scatter):
            for games in self.halves:
                games.play(games.any_actions())
        for games in self.halves:
            games.wait()

    def save(self) -> Kept:
        return [half.save() for half in self.halves]

    def restore(self, kept: Kept) -> None:
        """Go on where games were left; where nothing was kept, they are new."""
        for half, saved in zip(self.halves, kept, strict=False):
            half.restore(saved)

    def _notebook(self) -> dict[str, Tensor]:
        """What is noted of every decision, [step, half, game], where the network can read it."""
        games, asked = self.halves[0], self.learner.settings
        where = (asked.steps, _HALVES, games.size)
        kinds = {
            "seen": torch.int8, "words": torch.int64, "actions": torch.int64,
            "log_likely": torch.float32, "values": torch.float32,
        }  # fmt: skip
        more = {"seen": games.seen.shape[1:], "words": games.mask.shape[1:]}
        return {
            name: torch.zeros(where + more.get(name, ()), dtype=kind, device=asked.device)
            for name, kind in kinds.items()
        }

    def play(self, teacher: Teacher | None = None) -> Lessons:
        """Some decisions in every game; those that the present self made, or was taught."""
        asked = self.learner.settings
        where = (asked.steps, _HALVES, self.halves[0].size)
        movers, done = np.zeros(where, np.int64), np.zeros(where, bool)
        payoffs, learns = np.zeros((*where, asked.players)), np.zeros(where, bool)
        for step in range(asked.steps + 1):
            for half, games in enumerate(self.halves):
                games.wait()
                if step:
                    done[step - 1, half], payoffs[step - 1, half] = games.done, games.payoffs
                if step < asked.steps:
                    movers[step, half] = games.seats
                    learns[step, half] = self._is_own(games) & (games.counts > 1)
                    self._take_step(step, half, teacher)
        self.learner.decisions += done.size
        return self._lessons(flat(movers), flat(done), flat(payoffs), flat(learns))

    def _is_own(self, games: Games) -> np.ndarray:
        """All decisions but those of an earlier self, on the other seats of the last games."""
        number = np.arange(games.size)
        own: np.ndarray = (number < self._alone(games)) | (games.seats == number % games.players)
        return own

    def _alone(self, games: Games) -> int:
        """In so many games, the first, there is no earlier self."""
        shared = int(games.size * self.learner.settings.past) if self.learner.selves else 0
        return games.size - shared

    def _take_step(self, step: int, half: int, teacher: Teacher | None) -> None:
        games, learner = self.halves[half], self.learner
        notes = {name: one[step, half] for name, one in self.notes.items()}
        notes["seen"].copy_(torch.from_numpy(games.seen), non_blocking=True)
        notes["words"].copy_(torch.from_numpy(games.mask), non_blocking=True)
        said = learner.decide(learner.network, notes["seen"], notes["words"])
        for name, one in zip(("actions", "log_likely", "values"), said, strict=True):
            notes[name].copy_(one)
        actions = notes["actions"]
        if teacher:
            actions = teacher(half, games, actions)
        elif (alone := self._alone(games)) < games.size:
            actions = actions.clone()
            theirs = learner.decide(learner.earlier, notes["seen"][alone:], notes["words"][alone:])
            own = torch.from_numpy(self._is_own(games)[alone:]).to(actions.device)
            actions[alone:] = torch.where(own, actions[alone:], theirs[0])
        games.play(actions.cpu().numpy())

    def _lessons(
        self, movers: np.ndarray, done: np.ndarray, payoffs: np.ndarray, learns: np.ndarray
    ) -> Lessons:
        asked = self.learner.settings
        values = self.notes["values"].reshape(asked.steps, -1)
        gains, known = np.zeros(values.shape, np.float32), np.zeros(values.shape, bool)
        expected = values.cpu().numpy()
        along_each_seat(movers, expected, done, payoffs, asked.trace, gains, known)
        rows = torch.from_numpy(np.flatnonzero(known & learns)).to(asked.device)
        gain = torch.from_numpy(gains).to(asked.device).flatten()[rows]
        names = ("seen", "words", "actions", "log_likely")
        noted = {name: self.notes[name].flatten(0, 2)[rows] for name in names}
        return Lessons(**noted, gains=gain, returns=gain + values.flatten()[rows])


def flat(noted: np.ndarray) -> np.ndarray:
    """[step, half, game] as [step, game]."""
    return noted.reshape(noted.shape[0], -1, *noted.shape[3:])
