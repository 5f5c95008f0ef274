"""Random plies over all player counts and option values, every invariant checked at every ply.

    python bench/soak.py [PLIES [GAME ...]]     (ten million of every game by default)

Prints the count; exits 1 at the first broken invariant, deadlock or unfinished game.
"""

import itertools
import multiprocessing
import sys
import time

import numpy as np

from theomachy.cli.screen import counting
from theomachy.games import SHELF, load
from theomachy.kernel import Game
from theomachy.kernel.drive import DECISIONS, audit
from theomachy.kernel.philox import new_rng

Settings = tuple[str, int, dict[str, object]]
_FEW = 6


def all_settings(game: Game) -> list[Settings]:
    """Every player count with every combination of options; of a long range three values."""
    values = [
        sorted({o.values[0], o.default, o.values[-1]}) if len(o.values) > _FEW else list(o.values)
        for o in game.options
    ]
    names = [option.name for option in game.options]
    return [
        (game.name, players, dict(zip(names, chosen, strict=True)))
        for players in game.players
        for chosen in itertools.product(*values)
    ]


def play_on(job: tuple[Settings, int, int]) -> tuple[int, int, str]:
    """Plies, games, and what went wrong, for one combination until it has its share of plies."""
    (name, players, options), plies, seed = job
    game = load(name)
    actions, rng, played, games = np.zeros(game.most_legal, np.int16), new_rng(seed), 0, 0
    while played < plies:
        s, tally = game.new(players, options), np.zeros(2, np.int32)
        broken = game.faults(audit(s, actions, rng, tally))
        played, games = played + int(tally[DECISIONS]), games + 1
        if broken:
            return played, games, f"{name} {players}p {options}: {broken.name}\n{game.picture(s)}"
    return played, games, ""


def main(plies: int, names: list[str]) -> None:
    for name in names:
        soak(name, plies)


def soak(name: str, plies: int) -> None:
    settings = all_settings(load(name))
    share = -(-plies // len(settings))
    jobs = [(found, share, seed) for seed, found in enumerate(settings)]
    begun, total, games = time.perf_counter(), 0, 0
    with (
        counting("combinations of players and options", len(jobs)) as progress,
        multiprocessing.get_context("spawn").Pool() as pool,
    ):
        for played, finished, wrong in pool.imap_unordered(play_on, jobs):
            if wrong:
                sys.exit(wrong)
            total, games = total + played, games + finished
            progress(1)
    seconds = time.perf_counter() - begun
    print(
        f"{name}: {total:,} random plies in {games:,} finished games over {len(jobs)} combinations "
        f"of players and options: no broken invariant, no deadlock ({seconds:.0f} s)"
    )


if __name__ == "__main__":
    plies, *names = sys.argv[1:] or ["10000000"]
    main(int(plies), names or list(SHELF))
