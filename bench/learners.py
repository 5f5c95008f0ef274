"""Steps a second of many games under way on one core, as a learner steps them, beside others.

    python bench/learners.py [GAMES [SECONDS [GAME ...]]]    (2048 games at once, 2 seconds each)

Uniformly random actions by the games' own dice: the step alone, with the mask, and with the mask
and the observation, all checked; beside them random play to the end in one piece (`play_games`),
so that figures of a busy machine can still be compared as ratios. Then, unless games were named,
connect four and backgammon of Pgx and connect four of PettingZoo in the same run, on one core, with
masks and observations; they are installed into .venv-peers the first time.
"""

import os
import sys
from collections.abc import Callable

from theomachy.cli.measure import peer_figures
from theomachy.games import load, names
from theomachy.kernel import Game
from theomachy.kernel.batch import Batch
from theomachy.locales import speech
from theomachy.study.speed import best_of, random_play

_USUAL_PLAYERS = 4
_STEPS = 20


def paces(game: Game, games: int, seconds: float) -> dict[str, float]:
    """Decisions a second, by what is asked for at each."""
    players = _USUAL_PLAYERS if _USUAL_PLAYERS in game.players else game.players[0]
    batch = Batch(game, players, games, seed=1)
    ways: dict[str, tuple[Callable[[], object], ...]] = {
        "step": (),
        "and mask": (batch.mark,),
        "and observation": (batch.mark, batch.observe),
    }
    told = {"play_games": random_play(game, players, seconds).decisions_per_s}
    for name, asked in ways.items():
        step_on(batch, asked)
        told[name] = best_of(seconds, lambda asked=asked: step_on(batch, asked))  # type: ignore[misc]
    return told


def step_on(batch: Batch, asked: tuple[Callable[[], object], ...]) -> int:
    for _ in range(_STEPS):
        for ask_for in asked:
            ask_for()
        batch.step(batch.any_actions())
    return _STEPS * batch.games


def main(games: str = "2048", seconds: str = "2", *wanted: str) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for name in wanted or names():
        told = paces(load(name), int(games), float(seconds))
        ways = ", ".join(f"{way} {pace / 1e6:.2f} M/s" for way, pace in told.items())
        print(f"{name}: {ways}", flush=True)
    if not wanted:
        show_peers(float(seconds))


def show_peers(seconds: float) -> None:
    for name, told in peer_figures(speech("en"), 3 * seconds, "--learners").items():
        pace = f"{told['steps_per_s'] / 1e6:.4f} M/s" if "steps_per_s" in told else told["error"]
        print(f"{name}: and observation {pace} ({told.get('how', 'not measured')})", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
