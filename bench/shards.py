"""A study on other machines: the whole's digest though a worker is killed, and what it costs.

    python bench/shards.py [GAMES] [GAME] [BOTS]    (4000 greedy games of Storm)

Ray runs on this machine, on the loopback, with two workers; nothing is left of it. So few
games are four shards; whoever is first asked for the third is killed as it begins. Then the same
games once more with nobody killed, and here in two threads. What has to be compiled is compiled
before.
"""

import os
import pathlib
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Any

from machines import alone
from machines import cluster as ours

from theomachy.games import load
from theomachy.study.cluster import Cluster, cluster
from theomachy.study.report import Report
from theomachy.study.simulate import simulate

_WORKERS = 2


class Mortal:
    """The same machines, of which one dies when it is first asked for the third shard."""

    on_gpu, slots = False, _WORKERS

    def __init__(self, found: Cluster, marker: pathlib.Path) -> None:
        self.found, self.marker = found, marker

    def in_order(self, do: Callable[[Any], Any], jobs: Iterable[Any]) -> Generator[Any]:
        asked, marker = list(jobs), self.marker
        third = asked[2]

        def once(job: Any) -> Any:
            if job == third and not marker.exists():
                marker.touch()
                os._exit(1)
            return do(job)

        print(f"{len(asked)} shards on {self.slots} workers", flush=True)
        return self.found.in_order(once, asked)


def timed(name: str, play: Callable[[], Report]) -> tuple[str, float]:
    begun = time.perf_counter()
    digest, seconds = play().digest, time.perf_counter() - begun
    print(f"{name:12} {digest[:16]}… {seconds:6.1f} s", flush=True)
    return digest, seconds


def main(games: str = "4000", game: str = "storm", bots: str = "greedy") -> None:
    os.environ |= alone()

    def play(many: int = int(games), **how: Any) -> Report:
        return simulate(load(game), 2, many, [bots], seed=1, **how)

    play(10)
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(_WORKERS) as address,
        cluster(address) as found,
    ):
        play(10, cluster=found)
        mortal = Mortal(found, pathlib.Path(folder, "died"))
        killed, _ = timed("one killed", partial(play, cluster=mortal))
        print(f"workers lost: {found.lost}")
        there, seconds = timed("nobody", partial(play, cluster=found))
    here, alike = timed("one machine", partial(play, threads=_WORKERS))
    print(f"time by Ray / on one machine: {seconds / alike:.2f}")
    if not killed == there == here:
        sys.exit("the digests differ")


if __name__ == "__main__":
    main(*sys.argv[1:])
