"""Which policy wins? Its weights, bred by matches against greedy bots.

A separable natural evolution strategy: every step a brood of policies leans from the present one to
all sides, each plays a seat among greedy bots, and the policy and how far it leans follow those who
won most.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from theomachy.bots.levels import Settings, settings_of
from theomachy.bots.match import play_matches
from theomachy.bots.opinions import opinion_of
from theomachy.kernel import Game
from theomachy.kernel.drive import Progress

BROOD = 24
"""How many policies are tried in a step; each has a twin that leans to the opposite side."""
SPREAD = 0.3
"""How far a weight leans at first, in parts of itself."""
_LEAST_PART = 0.15
"""Of the median weight: a smaller one leans as if it were as large."""
TABLES = (2, 4, 6)
"""Numbers of players at which a policy has to do well."""


def evolve(
    game: Game,
    steps: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    progress: Progress | None = None,
    only: str = "",
) -> np.ndarray:
    """The policy after so many steps, in which each of the brood plays so many games at every
    table; the seed decides all. Weights whose names do not begin with `only` stay."""
    policy, rng = opinion_of(game).policy, np.random.default_rng(seed)
    part = np.maximum(abs(policy), _LEAST_PART * np.median(abs(policy[policy != 0.0])))
    leans_at_all = np.array([name.startswith(only) for name in opinion_of(game).names])
    spread, shares = part * SPREAD * leans_at_all, shares_by_rank(BROOD)
    pace = (3.0 + np.log(leans_at_all.sum())) / (5.0 * np.sqrt(leans_at_all.sum()))
    openings = [game.new(players, options) for players in TABLES if players in game.players]
    for step in range(steps):
        half = rng.standard_normal((BROOD // 2, policy.size))
        leans = np.concatenate([half, -half])
        brood = [policy + spread * lean for lean in leans]
        success = [succeed(game, openings, one, games, seed + step, threads) for one in brood]
        leans = leans[np.argsort(success)[::-1]]
        policy = policy + spread * (shares @ leans)
        spread = spread * np.exp(pace / 2.0 * (shares @ (leans**2 - 1.0)))
        if progress:
            progress(1)
    return policy


def shares_by_rank(brood: int) -> np.ndarray:
    """How far the policy follows the best, the second … and flees the worst; 0 in all."""
    ranks = np.arange(1, brood + 1)
    merit: np.ndarray = np.maximum(0.0, np.log(brood / 2.0 + 1.0) - np.log(ranks))
    return merit / float(merit.sum()) - 1.0 / brood


def succeed(
    game: Game, openings: Sequence[Any], policy: np.ndarray, games: int, seed: int, threads: int = 1
) -> float:
    """The logarithm of the odds of a policy among greedy bots, on the average of all openings."""
    one, greedy = Settings(0, 0.0, policy, policy), settings_of("greedy", game)
    odds = []
    for opening in openings:
        players = int(opening.players)
        batch = play_matches(game, opening, [one] + [greedy] * (players - 1), games, seed, threads)
        match = np.arange(games)
        share = batch.sheets.payoff[match, -match % players].sum()
        odds.append(np.log((share + 0.5) / (games - share + 0.5)))
    return float(np.mean(odds))
