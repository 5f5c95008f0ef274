"""Every game as an environment of PettingZoo, whose agents act one at a time (AEC).

A seat with several actions in its turn is selected again and again. One that is eliminated is not
selected any more and ends with the others, when its payoff is known.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from theomachy.envs.entrance import (
    RENDER_MODES,
    Missing,
    check_render_mode,
    drawn,
    opened,
    why_not,
)
from theomachy.kernel import Game
from theomachy.locales import Unknown, Wrong
from theomachy.table.position import DEFAULT_PLAYERS

try:
    from pettingzoo import AECEnv

    from theomachy.envs import spaces
except ImportError:
    raise Missing("door-envs") from None

Seen = dict[str, np.ndarray]
"""`observation` and `action_mask`."""


class Zoo(AECEnv[str, Seen, int]):
    """`zoo.env("storm", players=4)`.

    A reward is what the game has brought, the share of the win, and comes at the end. Whoever
    plays what may not be played ends the game, as with PettingZoo's `TerminateIllegalWrapper`: he
    gets `illegal_reward`, the others nothing, and his info says under `refusal` why not.
    """

    def __init__(
        self,
        game: Game | str,
        players: int = DEFAULT_PLAYERS,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        illegal_reward: float = -1.0,
    ) -> None:
        super().__init__()
        self._single = opened(game, players, options)
        self.game, self.render_mode = self._single.game, check_render_mode(render_mode)
        self.illegal_reward = float(illegal_reward)
        self.metadata = {
            "name": f"theomachy_{self.game.name}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.masked(self.game) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.of_actions(self.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise Unknown("door-agent", name=str(agent), known=self.possible_agents)
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the first of a seed, or else the next. Options are those of `env`."""
        self._single.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._select()
        self._show()

    def step(self, action: Any) -> None:
        """Play for the agent selected; for one whose game is over, None."""
        self._check_begun()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if self._single.allows(action):
            self._single.play(action)
            self._select()
        else:
            self._forfeit(why_not(self._single, action))
        self._show()

    def _select(self) -> None:
        """Whoever decides next, or the end."""
        self.infos[self.agent_selection] = {}
        if self._single.is_over:
            self._end(dict(zip(self.agents, self._single.payoffs, strict=True)))
            return
        seat, mask = self._single.seat, self._single.mask.copy()
        self.agent_selection = agent = self.agents[seat]
        self._seen = {"observation": self._single.observe(seat), "action_mask": mask}
        self.infos[agent] = {"action_mask": mask}

    def _forfeit(self, why: str) -> None:
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos[self.agent_selection] = {"refusal": why}
        self._end(dict.fromkeys(self.agents, 0.0) | {self.agent_selection: self.illegal_reward})

    def _end(self, rewards: dict[str, float]) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = rewards
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Seen:
        """What an agent may know; its mask is of zeros unless it is to act."""
        self._check_begun()
        if agent == self.agent_selection and not self.terminations[agent]:
            return self._seen
        seat = self.possible_agents.index(self._known(agent))
        mask = np.zeros_like(self._single.mask)
        return {"observation": self._single.observe(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        self._check_begun()
        return super().last(observe)

    def render(self) -> str | None:
        """The board in letters: printed, or as text."""
        self._check_begun()
        self._show()
        return drawn(self._single) if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(drawn(self._single), flush=True)

    def close(self) -> None:
        """Nothing is left open."""

    def _check_begun(self) -> None:
        if not self.agents:
            raise Wrong("door-reset")


def env(
    game: Game | str,
    players: int = DEFAULT_PLAYERS,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
    illegal_reward: float = -1.0,
) -> Zoo:
    """As PettingZoo's environments are made; see `Zoo`."""
    return Zoo(game, players, options, render_mode, illegal_reward)
