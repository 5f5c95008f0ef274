"""Do the intervals of `theomachy compare` keep their promise? Games whose truth is known.

    python bench/truths.py [TRUTHS [GAMES]]     (1,000 truths of up to 4,000 games a side)

Each truth says how often places win, how games end, and what points and lengths are like, of A and
of B; games are drawn from it and compared as games of bots are. Printed is how often an interval
holds the truth: of a difference alone (95 % is promised, so 93 to 97 in a thousand truths), of all
those of a report together, and of all of them where the comparison stopped as soon as it was
decided (at least 95 %).
"""

import itertools
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from theomachy.games import load
from theomachy.study.candidate import Candidate
from theomachy.study.compare import Comparison, Plan, compared, follow
from theomachy.study.findings import Findings, Sample
from theomachy.study.measures import UNFAIR, Key, measures_of

TRUTHS, GAMES, SEED = 1000, 4000, 1
_ENDINGS = ("cap", "exhaustion", "sanctuary")
_FOR_EVER = 10**12
PAIR = (Candidate(load("storm"), {}),) * 2


@dataclass(frozen=True)
class Truth:
    """What is true of one side."""

    order: np.ndarray
    endings: np.ndarray
    means: np.ndarray
    """Of a seat's points, the winner's points and the length: they are gamma distributed."""

    @classmethod
    def drawn(cls, players: int, rng: np.random.Generator) -> "Truth":
        return cls(
            rng.dirichlet(np.full(players, 30.0)),
            rng.dirichlet(np.full(len(_ENDINGS), 2.0)),
            rng.uniform(5, 50, 3),
        )

    def play(self, games: int, rng: np.random.Generator) -> Findings:
        wins, ends = rng.multinomial(games, self.order), rng.multinomial(games, self.endings)
        numbers = [Sample.of(rng.gamma(2.0, mean / 2.0, games)) for mean in self.means]
        return findings(games, wins, ends, numbers)

    def grown(self, steps: list[int], rng: np.random.Generator) -> Iterator[Findings]:
        """After each step, of so many games."""
        return itertools.accumulate(self.play(games, rng) for games in steps)

    def for_ever(self) -> Findings:
        """What would be found in the end."""
        order, endings = self.order * _FOR_EVER, self.endings * _FOR_EVER
        numbers = [Sample(_FOR_EVER, mean * _FOR_EVER) for mean in self.means]
        return findings(_FOR_EVER, order, endings, numbers)


def findings(games: int, wins: np.ndarray, ends: np.ndarray, numbers: list[Sample]) -> Findings:
    order = tuple(Sample(games, won, won) for won in wins.tolist())
    return Findings(games, order, {}, dict(zip(_ENDINGS, ends.tolist(), strict=True)), *numbers)


@dataclass(frozen=True)
class Case:
    """A and B, and what is true of their differences."""

    players: int
    sides: tuple[Truth, Truth]
    games: int

    @property
    def differences(self) -> dict[Key, float]:
        a, b = (measures_of(PAIR[0].game, side.for_ever(), _ENDINGS) for side in self.sides)
        return {key: a[key].value - b[key].value for key in a}

    def compared(self, rng: np.random.Generator) -> Comparison:
        plan = Plan((self.players,), ("greedy",), self.games)
        a, b = (side.play(self.games, rng) for side in self.sides)
        return compared(PAIR, plan, self.players, (a, b))

    def decided(self, rng: np.random.Generator) -> Comparison:
        """Looked at again and again, until it is decided."""
        plan = Plan((self.players,), ("greedy",), self.games, precision=0.02, until_decided=True)
        steps = [after - before for before, after in itertools.pairwise([0, *plan.stops])]
        a, b = (side.grown(steps, rng) for side in self.sides)
        return follow(PAIR, plan, self.players, zip(a, b, strict=True), lambda: False)[0]


def cases(truths: int, games: int, rng: np.random.Generator) -> Iterator[Case]:
    for _ in range(truths):
        players = int(rng.integers(2, 7))
        sides = (Truth.drawn(players, rng), Truth.drawn(players, rng))
        yield Case(players, sides, int(rng.integers(games // 10, games + 1)))


def kind(key: Key) -> str:
    group, name = key
    if name == UNFAIR:
        return "furthest from fair"
    return "ending" if name == "decisive" else "mean" if group == "game" else group


def covered(truths: int = TRUTHS, games: int = GAMES, seed: int = SEED) -> dict[str, float]:
    """How often the truth lies in the interval, by what the interval is of."""
    rng = np.random.default_rng(seed)
    held: dict[str, list[bool]] = defaultdict(list)
    for case in cases(truths, games, rng):
        true = case.differences
        at_once, decided = case.compared(rng), case.decided(rng)
        for row in at_once.rows:
            held[kind(row.key)].append(lies(true[row.key], row.alone))
        for told, one in (("all of a report", at_once), ("all, when decided", decided)):
            held[told].append(all(lies(true[row.key], row.interval) for row in one.rows))
        held["decided early"].append(decided.games < at_once.games)
    return {told: sum(found) / len(found) for told, found in held.items()}


def lies(truth: float, ends: tuple[float, float]) -> bool:
    return ends[0] <= truth <= ends[1]


def main() -> None:
    for told, share in covered(*map(int, sys.argv[1:])).items():
        print(f"{told}: {share:.1%}")


if __name__ == "__main__":
    main()
