"""Random play of a variant beside the game as printed: paired batches in turns, by CPU time.

    python bench/variants.py [GAME@NUMBERS ...]

Both, in one process, play a batch in turn; decisions are counted, since the games of a variant are
longer or shorter. The median of the ratios counts, and the best of each.
"""

import statistics
import sys
import time

from theomachy.games import load
from theomachy.kernel import Game
from theomachy.kernel.drive import DECISIONS, play_many

_USUAL = (
    "storm@marker_belief=2", "storm@income=3", "gog@abundance=2", "bello@actions=4",
    "godstorm@summon_price=2",
)  # fmt: skip
"""The first plays the very games of the printed one: markers are of powers, which are off."""
_BATCHES, _GAMES = 30, 2000


def pace(game: Game, players: int, seed: int) -> float:
    """Decisions for each CPU second of one batch."""
    opening = game.new(players)
    begun = time.process_time()
    batch = play_many(game, opening, _GAMES, seed)
    return int(batch.tallies[:, DECISIONS].sum()) / (time.process_time() - begun)


def compare(name: str, players: int) -> None:
    variant = load(name)
    printed = load(variant.name)
    for game in (variant, printed):
        pace(game, players, 0)
    seeds = range(1, _BATCHES + 1)
    paces = [(pace(variant, players, seed), pace(printed, players, seed)) for seed in seeds]
    ours, theirs = zip(*paces, strict=True)
    median = statistics.median(one / two for one, two in paces)
    print(
        f"{name}, {players} players: {max(ours) / 1e6:.2f} M decisions/s, "
        f"best {max(ours) / max(theirs):.2f}, median {median:.2f} of the printed game's",
        flush=True,
    )


def main(*names: str) -> None:
    for name in names or _USUAL:
        for players in (2, 4):
            compare(name, players)


if __name__ == "__main__":
    main(*sys.argv[1:])
