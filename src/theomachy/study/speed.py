"""How fast? Our own figures, each measured on one core in the same run as the peers'."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import harmonic_mean
from typing import Any

import numpy as np

from theomachy.bots import Settings, bot, minds, view_of
from theomachy.bots.match import compiled_settings
from theomachy.bots.opinions import opinion_of
from theomachy.bots.workspace import new_workspace
from theomachy.kernel import NATURE, Game, ask
from theomachy.kernel.drive import DECISIONS, play_games, room_for
from theomachy.kernel.philox import new_rng
from theomachy.table import Table
from theomachy.table.secrecy import has_secrets

_WINDOWS = 5
_POSITIONS = 5
SIMULATIONS = 1000
"""Of a decision whose search is measured."""


@dataclass(frozen=True)
class Pace:
    """Random play: decisions and games per second, the exact legal list at every decision."""

    decisions_per_s: float
    games_per_s: float


def best_of(seconds: float, work: Callable[[], int]) -> float:
    """Units of work per second, in the fastest of a few windows (machines are noisy)."""
    fastest = 0.0
    for _ in range(_WINDOWS):
        begun, done = time.perf_counter(), 0
        while (elapsed := time.perf_counter() - begun) < seconds / _WINDOWS:
            done += work()
        fastest = max(fastest, done / elapsed)
    return fastest


def random_play(game: Game, players: int, seconds: float) -> Pace:
    """Batched random games on one core."""
    batch = room_for(game, players, 200)
    start = np.array([game.new(players)]).view(np.recarray)
    actions, rng = np.zeros(game.most_legal, np.int16), new_rng(1)
    numbers = iter(range(0, 1 << 31, 200))

    def play() -> int:
        batch.tallies[:] = 0
        first = next(numbers)
        play_games(start, first, batch.finals, batch.sheets, batch.tallies, actions, rng, None)
        return int(batch.tallies[:, DECISIONS].sum())

    play()
    decisions = best_of(seconds, play)
    return Pace(decisions, decisions / float(batch.tallies[:, DECISIONS].mean()))


def python_loop(game: Game, players: int, seconds: float) -> float:
    """Decisions per second of one game stepped from Python: legal list, choice, apply."""
    actions = np.zeros(game.most_legal, np.int16)
    rng = np.random.default_rng(1)

    def play() -> int:
        s, decisions = game.new(players), 0
        while count := ask.legal(s, actions):
            ask.apply(s, actions[int(rng.random() * count)])
            decisions += 1
        return decisions

    return best_of(seconds, play)


def table_loop(game: Game, players: int, seconds: float) -> float:
    """Checked and narrated decisions per second through the Table, as a referee plays them."""
    rng = np.random.default_rng(1)

    def play() -> int:
        table = Table(game, players, seed=1)
        while not table.is_over:
            legal = table.legal()
            list(table.play(legal[int(rng.random() * len(legal))]))
        return table.ply

    return best_of(seconds, play)


def clones(game: Game, players: int, seconds: float) -> float:
    """Records copied per second, from NumPy."""
    records = np.array([game.new(players)] * 1000)

    def copy() -> int:
        records.copy()
        return len(records)

    return best_of(seconds, copy)


def searches(game: Game, players: int, seconds: float, plays_on: bool) -> float:
    """Simulations per second by the opinion of a game, over positions of a game between greedy
    bots: evaluated at once, or played on to the thinker's next turn."""
    settings = Settings(SIMULATIONS, 0.0, *opinion_of(game).in_style(""), plays_on)
    told = compiled_settings([settings])[0]
    workspace = new_workspace(game, players, 1, settings.nodes)
    positions = few_positions(game, players)

    def search(s: Any) -> int:
        minds.search_on(told, workspace, s, SIMULATIONS, has_secrets(game), False)
        return int(workspace.tree[workspace.tree_state.root].visits)

    search(positions[0])
    paces = [best_of(seconds / len(positions), partial(search, s)) for s in positions]
    return harmonic_mean(paces)


def few_positions(game: Game, players: int) -> list[Any]:
    """From the opening, the middle and the end of a game: positions with a choice."""
    table, greedy = Table(game, players, seed=1), bot("greedy")
    met = []
    while not table.is_over:
        if table.actor == NATURE:
            table.roll()
            continue
        view = view_of(table, table.actor)
        if len(view.actions) > 1:
            met.append(view.seen)
        table.push(greedy.choose(view, 1.0))
    return [met[len(met) * i // _POSITIONS] for i in range(_POSITIONS)]


_FIRST_USE = """
import time; begun = time.perf_counter()
from theomachy.games import load
from theomachy.kernel.drive import play_many
game = load({name!r})
play_many(game, game.new({players}), 1, seed=1)
print(time.perf_counter() - begun)
"""


def starts(game: Game, players: int) -> tuple[float, float]:
    """Seconds from nothing to a random game played: with an empty cache, and with a full one."""
    with tempfile.TemporaryDirectory() as cache:
        code = _FIRST_USE.format(name=game.name, players=players)
        env = os.environ | {"THEOMACHY_CACHE": cache}
        runs = [
            subprocess.run(
                [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
            )
            for _ in range(2)
        ]
    cold, warm = (float(run.stdout) for run in runs)
    return cold, warm
