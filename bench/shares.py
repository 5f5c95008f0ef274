"""Which cores are whose: where there are many, who is measured shares none with who measures."""

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass

_ENOUGH, _OF_THE_DATABASE, _PLAYERS_AT_MOST = 8, 3, 8


@dataclass(frozen=True)
class Shares:
    """Sets of cores; the same one for all where there are few."""

    servers: frozenset[int]
    database: frozenset[int]
    players: frozenset[int]

    @property
    def generators(self) -> int:
        """In how many processes others play."""
        return min(_PLAYERS_AT_MOST, max(2, len(self.players)))

    @property
    def told(self) -> str:
        if self.servers == self.players:
            return "generator and database on the same cores"
        return f"generator on {len(self.players)}, database on {len(self.database)} other cores"


def shares_of(workers: int) -> Shares:
    """A core for each worker, a few for the database, and the rest for those who play."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < max(_ENOUGH, workers + _OF_THE_DATABASE + 2):
        return Shares(*[frozenset(cores)] * 3)
    end = workers + _OF_THE_DATABASE
    kinds = cores[:workers], cores[workers:end], cores[end:]
    return Shares(*map(frozenset, kinds))


@contextlib.contextmanager
def on(cores: frozenset[int]) -> Iterator[None]:
    """What is started meanwhile keeps to these cores."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
