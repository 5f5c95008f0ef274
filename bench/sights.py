"""Positions by what whoever decides sees of them: where two look the same, nothing may differ."""

import hashlib
import random
from collections.abc import Iterator

import numpy as np

from theomachy.kernel import Game, ask
from theomachy.kernel.batch import Batch
from theomachy.kernel.kinds import Action, Seat, State
from theomachy.kernel.record import restored


def wander(game: Game, rng: random.Random, games: int, steps: int) -> Iterator[Batch]:
    """Random games of any players and options under way, so many steps of so many games each."""
    while True:
        options = {option.name: rng.choice(list(option.values)) for option in game.options}
        batch = Batch(game, rng.choice(game.players), games, rng.getrandbits(32), options)
        for _ in range(steps):
            yield batch
            batch.step(batch.any_actions())


class Sights:
    """All that was seen so far, with the legal list and one position behind each sight."""

    def __init__(self, game: Game, is_blind: bool = False) -> None:
        self.game, self.is_blind = game, is_blind
        self.positions, self.again, self.twins = 0, 0, 0
        self._known: dict[bytes, tuple[bytes, bytes, Seat]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def add(self, batch: Batch) -> str:
        """What is wrong with the positions of a batch, if anything is."""
        rows = batch.observe()
        if self.is_blind:
            rows[:] = 0
        for slot in range(batch.games):
            legal = batch.legal[slot, : batch.counts[slot]]
            found = self._look(rows[slot], legal, batch.states[slot], int(batch.seats[slot]))
            if found:
                return found
        return ""

    def add_one(self, s: State) -> str:
        """What is wrong with a position in which somebody decides, if anything is."""
        row, seat = self.game.observation.always.copy(), int(ask.actor(s))
        if not self.is_blind:
            ask.observe(s, seat, row)
        return self._look(row, np.array(self.game.legal_actions(s), np.int16), s, seat)

    def _look(self, row: np.ndarray, legal: np.ndarray, s: State, seat: Seat) -> str:
        self.positions += 1
        sight = hashlib.blake2b(row.tobytes(), digest_size=16).digest()
        position = s.tobytes()
        known = self._known.setdefault(sight, (legal.tobytes(), position, seat))
        listed, other, chair = known
        self.again += other is not position
        if listed != legal.tobytes():
            return f"{self.game.name}: two positions look the same and offer other moves"
        if other == position:
            return ""
        self.twins += 1
        s, t = restored(other, self.game.state), restored(position, self.game.state)
        return self._compare(s, chair, t, seat, int(legal[self.twins % legal.size]))

    def _compare(self, s: State, chair: Seat, t: State, seat: Seat, action: Action) -> str:
        """Play an action in two positions that look the same, each to its own mover."""
        is_shown = any([self._play(s, action), self._play(t, action)])
        if is_shown or self.look_alike(s, chair, t, seat):
            return ""
        move = self.game.notation(action)
        return f"{self.game.name}: two positions look the same, but not after {move}"

    def _play(self, s: State, action: Action) -> bool:
        """Whether the action shows what was hidden before."""
        before = s.copy()
        ask.apply(s, action)
        return bool(ask.reveals(before, action, s))

    def look_alike(self, s: State, chair: Seat, t: State, seat: Seat) -> bool:
        seen = np.zeros((2, self.game.observation.size), np.int8)
        ask.observe(s, chair, seen[0])
        ask.observe(t, seat, seen[1])
        return bool((seen[0] == seen[1]).all())
