"""Which game is prepared first, and how long the rest will take."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

TABLE, BOTS, STUDIES = "table", "bots", "studies"
STEPS = (TABLE, BOTS)
"""What is prepared of every game, in this order; studies follow where somebody asks for them."""
_SECONDS = {
    "storm": {TABLE: 11, BOTS: 9, STUDIES: 12},
    "bello": {TABLE: 13, BOTS: 10, STUDIES: 14},
    "gog": {TABLE: 30, BOTS: 20, STUDIES: 28},
    "godstorm": {TABLE: 33, BOTS: 26, STUDIES: 35},
}
_SECONDS_OF_A_GUEST = {TABLE: 2, BOTS: 2, STUDIES: 8}
_BELIEVED = 10.0
"""So many seconds must be measured before the measured pace weighs more than the expected one."""
_OVERDUE = 1.1
"""What has taken longer than expected is thought to take so much of that again."""


@dataclass(eq=False)
class Step:
    game: str
    kind: str
    begun: float | None = None
    failures: int = 0

    @property
    def seconds(self) -> float:
        """What it takes of one core."""
        return _SECONDS.get(self.game, _SECONDS_OF_A_GUEST)[self.kind]


class Schedule:
    """Tables before bots and short before long; but what somebody asks for goes first."""

    def __init__(self, hands: int, now: Callable[[], float]) -> None:
        self._hands, self._now = hands, now
        self._steps: list[Step] = []
        self._asked: list[str] = []
        self._expected = self._spent = _BELIEVED

    def add(self, game: str, kinds: Iterable[str]) -> None:
        self._steps += [Step(game, kind) for kind in kinds]

    def drop(self, game: str) -> None:
        self._steps = [step for step in self._steps if step.game != game]

    def waits_for(self, game: str, kinds: Sequence[str] = STEPS) -> bool:
        """Whether any of these steps of a game is still to be done."""
        return any(step.game == game and step.kind in kinds for step in self._steps)

    def put_first(self, game: str) -> None:
        """Before whatever was asked for earlier."""
        self._asked = [game, *(other for other in self._asked if other != game)]

    def begin(self) -> Step | None:
        """The next step, begun; None while all hands are full, or when nothing is left."""
        running = [step for step in self._steps if step.begun is not None]
        waiting = [step for step in self._steps if step.begun is None]
        step = self._next(waiting, running) if len(running) < self._hands else None
        if step is not None:
            step.begun = self._now()
        return step

    def end(self, step: Step, is_done: bool) -> None:
        """A step is done, or waits to be begun again."""
        if is_done:
            self._spent += self._elapsed(step)
            self._expected += step.seconds
            self._steps.remove(step)
        else:
            step.begun = None
            step.failures += 1

    def left(self) -> dict[tuple[str, str], float]:
        """The seconds until each step is done, if nobody asks for anything meanwhile."""
        busy = {step: self._left_of(step) for step in self._steps if step.begun is not None}
        waiting = [step for step in self._steps if step.begun is None]
        ends, time = {}, 0.0
        while busy or waiting:
            while len(busy) < self._hands and (step := self._next(waiting, busy)) is not None:
                waiting.remove(step)
                busy[step] = time + step.seconds * self._pace
            first = min(busy, key=lambda step: busy[step])
            ends[first.game, first.kind] = time = busy.pop(first)
        return ends

    @property
    def _pace(self) -> float:
        return self._spent / self._expected

    def _elapsed(self, step: Step) -> float:
        return 0.0 if step.begun is None else self._now() - step.begun

    def _left_of(self, step: Step) -> float:
        elapsed = self._elapsed(step)
        return max(step.seconds * self._pace, elapsed * _OVERDUE) - elapsed

    def _next(self, waiting: Iterable[Step], busy: Iterable[Step]) -> Step | None:
        """Of what may be begun, the most urgent; one process at a time works on a game."""
        taken = {step.game for step in busy}
        free: dict[str, Step] = {}
        for step in waiting:
            if step.game not in taken:
                free.setdefault(step.game, step)
        return min(free.values(), key=self._rank, default=None)

    def _rank(self, step: Step) -> tuple[int, int, float]:
        is_asked = step.game in self._asked
        urgency = self._asked.index(step.game) if is_asked else len(self._asked)
        return urgency, 0 if is_asked else STEPS.index(step.kind), step.seconds
