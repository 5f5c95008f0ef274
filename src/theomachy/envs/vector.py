"""Many games at once as an environment of Gymnasium: whoever is to act, acts (self-play)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from theomachy.envs.entrance import Missing, known_game
from theomachy.kernel import Game
from theomachy.kernel.batch import Batch
from theomachy.kernel.single import checked_seed
from theomachy.locales import Wrong
from theomachy.table.position import DEFAULT_PLAYERS

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from theomachy.envs import spaces
except ImportError:
    raise Missing("door-envs") from None

METADATA: dict[str, Any] = {
    "autoreset_mode": AutoresetMode.SAME_STEP,
    "render_modes": ["ansi"],
    "render_fps": 1,
}
Told = dict[str, Any]


class Vector(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """`gymnasium.make_vec("theomachy/StormSelfPlay-v0", 512, players=4)`.

    A row is a game, an observation that of the seat to act, `info["seat"]`; `info["action_mask"]`
    says what it may play. A reward is what the game brought the seat that has just acted,
    `info["mover"]`, and comes at the end, when `info["payoffs"]` tells all seats'. Where a game
    ends the next begins in the same step; what the mover saw last is `info["final_obs"]`. An
    action that may not be played is an error, and nothing has changed.
    """

    metadata = METADATA

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int = DEFAULT_PLAYERS,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise Wrong("door-render-mode", name=str(render_mode), known=["ansi"])
        self.game, self.render_mode = known_game(game, options), render_mode
        self.batch = Batch(self.game, players, num_envs, 0, options)
        self.num_envs, self.players = self.batch.games, self.batch.players
        self.single_observation_space = spaces.of_observation(self.game)
        self.single_action_space = spaces.of_actions(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_open = False

    def reset(
        self, *, seed: int | None = None, options: Told | None = None
    ) -> tuple[np.ndarray, Told]:
        """Begin anew; of one seed always the same games. Options are those of the environment."""
        super().reset(seed=None if seed is None else checked_seed(seed))
        self.batch.reset(int(self.np_random.integers(1 << 32)))
        self._is_open = True
        return self._observed(), self._told()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, Told]:
        """One decision in every game."""
        if not self._is_open:
            raise Wrong("door-reset")
        self.batch.step(actions)
        done, movers = self.batch.done.copy(), self.batch.movers
        rewards = np.where(done, self.batch.payoffs[np.arange(self.num_envs), movers], 0.0)
        told = self._told() | {"mover": movers.copy(), "_mover": np.ones_like(done)}
        if done.any():
            told |= self._ends(done)
        return self._observed(), rewards, done, np.zeros_like(done), told

    def _observed(self) -> np.ndarray:
        return self.batch.observe().copy()

    def _told(self) -> Told:
        """What goes with every observation; with `_` before its name, for which games."""
        everywhere = np.ones(self.num_envs, bool)
        mask = self.batch.mark().astype(np.int8)
        seats = self.batch.seats.copy()
        return {"action_mask": mask, "_action_mask": everywhere, "seat": seats, "_seat": everywhere}

    def _ends(self, done: np.ndarray) -> Told:
        """What there is to know of the games that ended at this step."""
        last = np.full(self.num_envs, None, dtype=object)
        seen = self.batch.observe_ends()
        for game in done.nonzero()[0]:
            last[game] = seen[game].copy()
        payoffs = np.where(done[:, None], self.batch.payoffs, 0.0)
        return {"payoffs": payoffs, "_payoffs": done, "final_obs": last, "_final_obs": done}

    def render(self) -> tuple[str, ...] | None:
        """Every board in letters."""
        if not self._is_open:
            raise Wrong("door-reset")
        boards = tuple(map(self.game.picture, self.batch.states))
        return boards if self.render_mode == "ansi" else None
