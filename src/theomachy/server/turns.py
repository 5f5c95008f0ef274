"""Who is answered next: everybody in turn, however much anybody asks for."""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Who asks, the wider name first: addresses take turns, and then the owners at each."""

    address: str
    owner: str


class Overasked(Exception):
    """So many questions wait already that this one is not taken; come back in some seconds."""

    def __init__(self, seconds: int = 1, is_yours: bool = False) -> None:
        super().__init__(f"come back in {seconds} s")
        self.seconds, self.is_yours = seconds, is_yours


class Turns(Generic[T]):
    """What waits under a name: its branches in turn, and under the last name what came first."""

    def __init__(self) -> None:
        self._waiting: deque[T] = deque()
        self._branches: dict[str, Turns[T]] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting or self._branches)

    def put(self, names: Sequence[str], item: T) -> None:
        if names:
            self._branches.setdefault(names[0], Turns()).put(names[1:], item)
        else:
            self._waiting.append(item)

    def take(self) -> T:
        """The next; whose it was stands behind all others then."""
        if self._waiting:
            return self._waiting.popleft()
        name = next(iter(self._branches))
        branch = self._branches.pop(name)
        item = branch.take()
        if branch:
            self._branches[name] = branch
        return item

    def drop(self, names: Sequence[str], item: T) -> None:
        """It need not wait any more, if it still does."""
        if not names:
            if item in self._waiting:
                self._waiting.remove(item)
        elif branch := self._branches.get(names[0]):
            branch.drop(names[1:], item)
            if not branch:
                del self._branches[names[0]]


class Tally:
    """How much is asked: in all, under each first name, under each whole one; within bounds."""

    def __init__(self, bounds: Sequence[int]) -> None:
        self._bounds = bounds
        self._asked: Counter[Sequence[str]] = Counter()
        self._branches: Counter[Sequence[str]] = Counter()

    def add(self, names: Sequence[str], seconds_each: float) -> None:
        """One more, or Overasked; who asks too much himself is told that first."""
        for depth in reversed(range(len(self._bounds))):
            waiting = self._asked[names[:depth]]
            if waiting >= self._bounds[depth]:
                raise Overasked(1 + int(waiting * seconds_each), depth > 0)
        for depth in range(len(names) + 1):
            self._asked[names[:depth]] += 1
            if depth and self._asked[names[:depth]] == 1:
                self._branches[names[: depth - 1]] += 1

    def remove(self, names: Sequence[str]) -> None:
        for depth in range(len(names) + 1):
            lower(self._asked, names[:depth])
            if depth and names[:depth] not in self._asked:
                lower(self._branches, names[: depth - 1])

    def __len__(self) -> int:
        return self._asked[()]

    def crowd(self, names: Sequence[str]) -> int:
        """How many are answered until all of these are: as many as there are, times the turns."""
        turns = max(1, self._asked[names])
        for depth in range(len(names)):
            turns *= max(1, self._branches[names[:depth]])
        return turns


def lower(counted: Counter[Sequence[str]], key: Sequence[str]) -> None:
    counted[key] -= 1
    if not counted[key]:
        del counted[key]
