"""A game as an environment of Gymnasium: one seat learns, bots play the others."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from theomachy.bots import Bot, View, bot, check_bot
from theomachy.envs.entrance import (
    RENDER_MODES,
    Missing,
    check_render_mode,
    drawn,
    opened,
    why_not,
)
from theomachy.kernel import Game
from theomachy.kernel.kinds import is_whole
from theomachy.kernel.philox import new_rng
from theomachy.kernel.single import Single, checked_seed
from theomachy.locales import Wrong
from theomachy.table.position import DEFAULT_PLAYERS
from theomachy.table.secrecy import seen_by

try:
    import gymnasium

    from theomachy.envs import spaces
except ImportError:
    raise Missing("door-envs") from None

METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}
ANYTHING = "random"
"""The rival that plays any move."""
CLOCK = 1.0
"""Seconds a bot has for a move."""
Choice = Callable[[Single], int]
Told = dict[str, Any]


class Solo(gymnasium.Env[np.ndarray, int]):
    """`gymnasium.make("theomachy/Storm-v0", players=4, rivals="greedy")`.

    An action is one of the seat that learns; nature and the rivals answer before the next. A reward
    is the share of the win, at the end. What may be played stands in `info["action_mask"]`, and
    `action_masks()` says the same to those who ask. Whoever plays anything else has lost there: he
    gets `illegal_reward`, and `info["refusal"]` says why not.
    """

    metadata = METADATA

    def __init__(
        self,
        game: Game | str,
        players: int = DEFAULT_PLAYERS,
        seat: int = 0,
        rivals: str | Bot | Sequence[str | Bot] = ANYTHING,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        illegal_reward: float = -1.0,
    ) -> None:
        self._single = opened(game, players, options)
        self.game, self.render_mode = self._single.game, check_render_mode(render_mode)
        if not (is_whole(seat) and seat in range(players)):
            raise Wrong("door-seat-number", seat=str(seat), last=players - 1)
        self.seat, self.illegal_reward = seat, float(illegal_reward)
        self._rivals = company(rivals, players, seat)
        self._choices: dict[int, Choice] = {}
        self._is_open = False
        self.observation_space = spaces.of_observation(self.game)
        self.action_space: Any = spaces.of_actions(self.game)

    def reset(
        self, *, seed: int | None = None, options: Told | None = None
    ) -> tuple[np.ndarray, Told]:
        """A new game; of one seed always the same. Options are those of the environment."""
        super().reset(seed=None if seed is None else checked_seed(seed))
        self._single.begin(int(self.np_random.integers(1 << 32)))
        self._choices = {
            rival: choice_of(who, int(self.np_random.integers(1 << 32)))
            for rival, who in self._rivals.items()
        }
        self._is_open = True
        self._let_rivals_play()
        return self._observed(), self._told()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, Told]:
        """Play an action, and let everybody else answer."""
        if not self._is_open:
            raise Wrong("door-reset")
        if not self._single.allows(action):
            self._is_open = False
            told = self._told() | {"refusal": why_not(self._single, action)}
            return self._observed(), self.illegal_reward, True, False, told
        self._single.play(action)
        self._let_rivals_play()
        self._is_open = not self._single.is_over
        reward = 0.0 if self._is_open else self._single.payoffs[self.seat]
        return self._observed(), reward, not self._is_open, False, self._told()

    def _let_rivals_play(self) -> None:
        while self._single.seat in self._choices:
            action = self._choices[self._single.seat](self._single)
            if not self._single.allows(action):
                raise Wrong("door-rival", why=why_not(self._single, action))
            self._single.play(action)
            self._show()

    def _observed(self) -> np.ndarray:
        return self._single.observe(self.seat)

    def _told(self) -> Told:
        told: Told = {"action_mask": self._single.mask.copy()}
        return told | ({"payoffs": self._single.payoffs} if self._single.is_over else {})

    def action_masks(self) -> np.ndarray:
        """What may be played now, as MaskablePPO of sb3-contrib asks for it."""
        return self._single.mask.astype(bool)

    def render(self) -> str | None:  # type: ignore[override]
        """The board in letters: as text, or printed after every action."""
        if not self._choices:
            raise Wrong("door-reset")
        return drawn(self._single) if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(drawn(self._single), flush=True)


def company(
    rivals: str | Bot | Sequence[str | Bot], players: int, seat: int
) -> dict[int, str | Bot]:
    """Who plays each of the other seats: one for all, or one for each of them in their order."""
    others = [other for other in range(players) if other != seat]
    each = list(rivals) if isinstance(rivals, list | tuple) else [rivals] * len(others)
    if len(each) != len(others):
        raise Wrong("door-rivals", rivals=len(each), seats=len(others))
    return {other: checked_rival(who) for other, who in zip(others, each, strict=True)}


def checked_rival(who: Any) -> str | Bot:
    if isinstance(who, str) or not hasattr(who, "choose"):
        return check_bot(str(who))
    known: Bot = who
    return known


def choice_of(who: str | Bot, seed: int) -> Choice:
    """How a rival chooses, by dice of its own."""
    if who == ANYTHING:
        rng = new_rng(seed)
        return lambda single: single.any_action(rng)
    mind = bot(who, seed) if isinstance(who, str) else who
    return lambda single: mind.choose(view_of(single), CLOCK)


def view_of(single: Single) -> View:
    """What a bot is handed."""
    actions = tuple(single.mask.nonzero()[0].tolist())
    return View(single.game, single.seat, seen_by(single.state, single.seat), actions)
