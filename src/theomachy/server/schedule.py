"""Which game is prepared first, and how long the rest will take."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from theomachy.kernel.dial import AT

TABLE, BOTS, STUDIES, ROWS = "table", "bots", "studies", "rows"
STEPS = (TABLE, BOTS)
"""What is prepared of every game, in this order; studies, and
rows of their games, follow where somebody asks for them."""
KINDS = (*STEPS, STUDIES, ROWS)
_SECONDS = {
    "storm": {TABLE: 11, BOTS: 9, STUDIES: 12, ROWS: 13},
    "bello": {TABLE: 13, BOTS: 10, STUDIES: 14, ROWS: 15},
    "gog": {TABLE: 30, BOTS: 20, STUDIES: 28, ROWS: 30},
    "godstorm": {TABLE: 33, BOTS: 26, STUDIES: 35, ROWS: 37},
}
_SECONDS_OF_A_GUEST = {TABLE: 2, BOTS: 2, STUDIES: 8, ROWS: 8}
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
        return _SECONDS.get(self.game.partition(AT)[0], _SECONDS_OF_A_GUEST)[self.kind]


class Schedule:
    """Tables before bots and short before long; but what somebody asks for goes first, games as
    printed before variants, and these one after another."""

    def __init__(self, hands: int, now: Callable[[], float]) -> None:
        self._hands, self._now = hands, now
        self._steps: list[Step] = []
        self._asked: list[str] = []
        self._expected = self._spent = _BELIEVED

    def add(self, game: str, kinds: Iterable[str]) -> None:
        self._steps += [Step(game, kind) for kind in kinds]

    def drop(self, game: str) -> None:
        self._steps = [step for step in self._steps if step.game != game]
        self._leave(game)

    def _leave(self, game: str) -> None:
        """A variant of which nothing waits has had its turn."""
        if AT in game and game in self._asked and not self.waits_for(game, KINDS):
            self._asked.remove(game)

    def variants(self) -> int:
        """How many of them wait, or are under way."""
        return len({step.game for step in self._steps if AT in step.game})

    def waits_for(self, game: str, kinds: Sequence[str] = STEPS) -> bool:
        """Whether any of these steps of a game is still to be done."""
        return any(step.game == game and step.kind in kinds for step in self._steps)

    def put_first(self, game: str) -> None:
        """Before whatever was asked for earlier; a variant stands in line."""
        if AT not in game:
            self._asked = [game, *(other for other in self._asked if other != game)]
        elif game not in self._asked:
            self._asked.append(game)

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
            self._leave(step.game)
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
        """Of what may be begun, the most urgent; one process at a time works on a game, and one on
        variants."""
        taken = {step.game for step in busy}
        has_variant = any(AT in game for game in taken)
        free: dict[str, Step] = {}
        for step in waiting:
            if step.game not in taken and not (has_variant and AT in step.game):
                free.setdefault(step.game, step)
        return min(free.values(), key=self._rank, default=None)

    def _rank(self, step: Step) -> tuple[bool, int, int, float]:
        is_asked = step.game in self._asked
        urgency = self._asked.index(step.game) if is_asked else len(self._asked)
        return AT in step.game, urgency, 0 if is_asked else KINDS.index(step.kind), step.seconds
