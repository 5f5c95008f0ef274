"""One game under way, for Python that plays it action by action: one call of compiled code each."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from theomachy.kernel.compiled import entry
from theomachy.kernel.game import SHEET, Game
from theomachy.kernel.kinds import Action, Seat, is_whole
from theomachy.kernel.observation import NUMBER
from theomachy.kernel.philox import draw, new_rng
from theomachy.kernel.record import quick
from theomachy.kernel.running import settle
from theomachy.kernel.scoring import final_score
from theomachy.kernel.seats import check_viewer
from theomachy.kernel.verbs import OVER, apply, legal, observe
from theomachy.locales import Wrong

NOTHING = -1
"""No action: nature begins."""


@entry
def play_one(
    states: np.ndarray,
    action: Action,
    actions: np.ndarray,
    rng: np.ndarray,
    mask: np.ndarray,
    sheet: Any,
) -> Seat:
    """Play an action, and what nature does then: who decides next, and among what.

    Trusts that the action may be played.
    """
    if action != NOTHING:
        apply(states[0], action)
    who = settle(states[0], actions, rng)
    mask[:] = 0
    if who == OVER:
        final_score(states[0], sheet)
    else:
        for k in range(legal(states[0], actions)):
            mask[actions[k]] = 1
    return who


@entry
def look_at_one(
    states: np.ndarray, seat: Seat, always: np.ndarray, row: np.ndarray, seen: np.ndarray
) -> None:
    """What a seat may know; `row` is the bytes of `seen`."""
    for k in range(always.size):
        row[k] = always[k]
    observe(states[0], seat, seen[0])


@entry
def any_marked(mask: np.ndarray, rng: np.ndarray) -> Action:
    """One of the actions that may be played, each as likely."""
    left = draw(rng, mask.sum())
    action = 0
    while left > 0 or mask[action] == 0:
        left -= mask[action]
        action += 1
    return action


class Single:
    """A game that stands where a seat decides, or is over. Nature acts by dice of its own."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | None = None) -> None:
        self.game, self.players = game, players
        self._opening = game.new(players, options)
        self._states = np.zeros(1, quick(game.state))
        self._sheet = np.zeros(players, quick(SHEET))
        self._scratch = np.zeros(game.most_legal, np.int16)
        self.mask = np.zeros(game.decisions, np.int8)
        """1 for each action that may be played now."""
        self._row = np.zeros(game.observation.size, NUMBER)
        self._seen = self._row.view(quick(game.observation.kind))
        self.rng = new_rng(0)
        """The dice of this very game."""
        self.seed: int | None = None
        self.number = 0
        """Which game it is among all that are ever played with this seed."""
        self.seat = OVER
        """Who decides."""

    def begin(self, seed: int | None = None) -> None:
        """A new game: the first of this seed, or else the next one."""
        if seed is None:
            self.number = 0 if self.seed is None else self.number + 1
            self.seed = secrets.randbits(32) if self.seed is None else self.seed
        else:
            self.seed, self.number = checked_seed(seed), 0
        self.rng = new_rng(self.seed, self.number)
        self._states[0] = self._opening
        self._go_on(NOTHING)

    def play(self, action: Action) -> None:
        """Play an action of which it is known that it may be played."""
        self._go_on(action)

    def _go_on(self, action: Action) -> None:
        self.seat = play_one(self._states, action, self._scratch, self.rng, self.mask, self._sheet)

    def allows(self, action: Any) -> bool:
        """Whether it may be played now; Wrong says why it is none."""
        if not is_whole(action) or not 0 <= action < self.mask.size:
            raise Wrong("door-action", action=str(action), last=str(self.mask.size - 1))
        return bool(self.mask[action])

    def any_action(self, rng: np.ndarray) -> Action:
        """One of those that may be played, by somebody's dice."""
        return int(any_marked(self.mask, rng))

    def observe(self, seat: Seat) -> np.ndarray:
        """What a seat may know, in an array of its own."""
        check_viewer(seat, self.players)
        look_at_one(self._states, seat, self.game.observation.always, self._row, self._seen)
        return self._row.copy()

    @property
    def is_over(self) -> bool:
        return self.seat == OVER

    @property
    def state(self) -> Any:
        """The record, which only this game changes."""
        return self._states[0]

    @property
    def payoffs(self) -> list[float]:
        """What a game that is over has brought each seat."""
        shares: list[float] = self._sheet["payoff"].tolist()
        return shares


def checked_seed(seed: int) -> int:
    if not is_whole(seed) or seed < 0:
        raise Wrong("door-seed", seed=str(seed))
    return int(seed)
