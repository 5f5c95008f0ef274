"""OpenSpiel's own test of every game at every number of players, with serialisation: minutes each.

python bench/spiel.py [simulations] [game …]
"""

import sys
import time

import pyspiel

from theomachy.envs.spiel import PREFIX
from theomachy.games import load, names

SIMULATIONS = 100


def main(simulations: int, games: list[str]) -> None:
    for name in games:
        for players in load(name).players:
            begun = time.perf_counter()
            game = pyspiel.load_game(PREFIX + name, {"players": players})
            pyspiel.random_sim_test(game, simulations, serialize=True, verbose=False)
            spent = time.perf_counter() - begun
            print(f"{game}: {simulations} simulations in {spent:.0f} s", flush=True)


if __name__ == "__main__":
    _, *given = sys.argv
    main(int(given[0]) if given else SIMULATIONS, given[1:] or names())
