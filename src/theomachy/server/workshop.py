"""Games are prepared in processes of their own, so that the server never compiles."""

import asyncio
import math
import multiprocessing
import os
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence

from theomachy.bots.bot import for_bots, for_matches, for_rows
from theomachy.games import as_printed, called, load
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.kernel.dial import AT
from theomachy.kernel.game import Game
from theomachy.kernel.warm import (
    Chore,
    for_a_table,
    for_random_rows,
    for_studies,
    keep,
    left_to_do,
    warm,
)
from theomachy.server import limits
from theomachy.server.bodies import Readiness, State
from theomachy.server.pace import PaceByAddress
from theomachy.server.schedule import BOTS, KINDS, ROWS, STEPS, STUDIES, TABLE, Schedule, Step
from theomachy.server.turns import Overasked
from theomachy.server.worker import begin

_MOST_HANDS = 2
_MOST_AGAIN = 2
_NICENESS = 5
_FAILED = Readiness("failed", 0, 0.0)


def for_the_laboratory(game: Game) -> list[Chore]:
    """Games by the hundred, of any bots."""
    return [*for_studies(game), *for_matches(game)]


def for_all_rows(game: Game) -> list[Chore]:
    """The same, a row being made for each seat."""
    return [*for_random_rows(game), *for_rows(game)]


_CHORES = {TABLE: for_a_table, BOTS: for_bots, STUDIES: for_the_laboratory, ROWS: for_all_rows}

Child = Callable[[str, str], Awaitable[bool]]
"""Takes a step of a game, and tells whether it was done."""
Tell = Callable[[str, str, float], None]
"""Is told a key of the house, the game it speaks of and the seconds expected."""


class Unprepared(Exception):
    """A game that cannot be played yet."""

    def __init__(self, readiness: Readiness) -> None:
        super().__init__(readiness.state)
        self.readiness = readiness


# --- in a child, which leaves its memory behind when it is done ---------------------------------


def do(game: str, kind: str) -> None:
    begin(_NICENESS)
    prepared = load(game)
    warm(prepared, _CHORES[kind](prepared), lambda *_: None)


# --- in the server -----------------------------------------------------------------------------


def missing(game: str, kinds: Sequence[str] = STEPS) -> list[str]:
    """Of these steps, those whose code is not there yet. A variant's chores are called as those of
    the game as printed: it is not made for this; but it is asked for, and so kept. Wrong if there
    is no such variant."""
    known, name = as_printed(game.partition(AT)[0]), called(game)
    if IS_PLAIN:
        return []
    if AT in name:
        keep(known, name)
    return [kind for kind in kinds if left_to_do(known, _CHORES[kind](known), name)]


async def in_a_child(game: str, kind: str) -> bool:
    """Take a step in a process of its own; cancelled, it ends too."""
    spawn = multiprocessing.get_context("spawn")
    process = spawn.Process(target=do, args=(game, kind), daemon=True)
    try:
        process.start()
    except OSError:
        return False
    try:
        await asyncio.to_thread(process.join)
    except asyncio.CancelledError:
        process.terminate()
        raise
    return process.exitcode == 0


def under_way(state: State, left: float, spent: float) -> Readiness:
    return Readiness(state, math.ceil(left), round(spent / (spent + left), 3))


def silent(key: str, game: str, seconds: float) -> None:
    """Tell nobody."""


class Workshop:
    """A few children at a time; who asks for a game that is not prepared is told how long."""

    def __init__(
        self,
        games: Iterable[str],
        tell: Tell = silent,
        child: Child = in_a_child,
        lacks: Callable[..., list[str]] = missing,
        now: Callable[[], float] = time.monotonic,
        hands: int = min(_MOST_HANDS, os.cpu_count() or 1),
    ) -> None:
        self._tell, self._child, self._lacks, self._now = tell, child, lacks, now
        self._schedule = Schedule(hands, now)
        self._since: dict[str, float] = {}
        self._more_since: dict[tuple[str, str], float] = {}
        self._admitting = PaceByAddress(limits.VARIANTS_PER_SECOND, limits.VARIANTS_AT_ONCE)
        self._failed: dict[str, str] = {}
        self._changed = asyncio.Event()
        self._children: set[asyncio.Task[None]] = set()
        self._is_open = False
        self._games = list(games)

    async def open(self) -> None:
        """Begin, as soon as it is known what the games lack: loading them takes a moment."""
        for game in self._games:
            await asyncio.to_thread(self._learn, game)
        self._is_open = True
        self._go_on()

    async def close(self) -> None:
        """End whatever is under way."""
        self._is_open = False
        for child in self._children:
            child.cancel()
        await asyncio.gather(*self._children, return_exceptions=True)

    def is_playable(self, game: str) -> bool:
        """Whether the code a table needs is there."""
        if AT in game:
            return not self._lacks(game, (TABLE,))
        self._learn(game)
        return self._failed.get(game) != TABLE and not self._schedule.waits_for(game, [TABLE])

    def require(self, game: str, address: str = "", is_urgent: bool = True) -> None:
        """Unprepared if a game cannot be played yet; if it is urgent, it goes first."""
        if AT in game:
            self._require_variant(game, STEPS, address)
        elif not self.is_playable(game):
            if is_urgent:
                self._hurry(game)
            raise Unprepared(self.readiness(game))

    def prepare(self, game: str) -> Readiness:
        """Somebody asks for a game: it goes first, and what has failed is tried again."""
        if game in self._failed:
            del self._failed[game], self._since[game]
            for kind in KINDS:
                self._more_since.pop((game, kind), None)
        self._learn(game)
        self._hurry(game)
        return self.readiness(game)

    def require_more(self, game: str, kind: str, address: str = "") -> None:
        """Unprepared if a game cannot be played by the hundred yet, or no rows be made; that is
        prepared where somebody asks for it."""
        if AT in game:
            self._require_variant(game, (kind,), address)
            return
        self.require(game)
        if (game, kind) not in self._more_since:
            self._more_since[game, kind] = self._now()
            self._schedule.add(game, self._lacks(game, (kind,)))
            self._schedule.put_first(game)
            self._go_on()
        if self._failed.get(game) == kind:
            raise Unprepared(_FAILED)
        left = self._schedule.left().get((game, kind))
        if left is not None:
            since = self._more_since[game, kind]
            raise Unprepared(under_way("preparing", left, self._now() - since))

    # --- variants: their code is looked for each time, since old ones are tidied away ---

    def _require_variant(self, variant: str, kinds: Sequence[str], address: str) -> None:
        """Unprepared without these steps; whoever lets one be prepared has so many."""
        if self._failed.pop(variant, None) is not None:
            raise Unprepared(_FAILED)
        lacking = self._lacks(variant, kinds)
        if anew := [kind for kind in lacking if not self._schedule.waits_for(variant, [kind])]:
            self._admit(address)
            self._prepare_variant(variant, anew)
        if lacking:
            ends = self._schedule.left()
            left = max(ends[variant, kind] for kind in lacking)
            raise Unprepared(under_way("preparing", left, self._now() - self._since[variant]))

    def _admit(self, address: str) -> None:
        """Overasked, if too many are being prepared, or by this address."""
        if self._schedule.variants() >= limits.VARIANTS_BEING_PREPARED:
            raise Overasked(limits.SECONDS_TO_ASK_AGAIN)
        if wait := self._admitting.refuses(address):
            raise Overasked(math.ceil(wait), is_yours=True)

    def _prepare_variant(self, variant: str, kinds: Sequence[str]) -> None:
        self._since.setdefault(variant, self._now())
        self._schedule.add(variant, kinds)
        self._schedule.put_first(variant)
        self._go_on()

    # --- what is under way ---

    async def bots_of(self, game: str) -> None:
        """Wait until a game's bots may think; bots that could not be prepared think as they can."""
        if AT not in game:
            self._learn(game)
        elif game not in self._failed and not self._schedule.waits_for(game):
            self._prepare_variant(game, self._lacks(game))
        while self._schedule.waits_for(game):
            self._hurry(game)
            await self._changed.wait()

    def readiness(self, game: str) -> Readiness:
        self._learn(game)
        if self._failed.get(game) in STEPS:
            return _FAILED
        ends, spent = self._schedule.left(), self._now() - self._since[game]
        left = ends.get((game, TABLE), ends.get((game, BOTS)))
        if left is None:
            return Readiness("ready", 0, 1.0)
        state: State = "preparing" if (game, TABLE) in ends else "playable"
        return under_way(state, left, spent)

    def _learn(self, game: str) -> None:
        """Schedule what a game lacks, once."""
        if game not in self._since:
            lacking = self._lacks(game)
            self._since[game] = self._now()
            self._schedule.add(game, lacking)
            self._go_on()

    def _hurry(self, game: str) -> None:
        if self._schedule.waits_for(game):
            self._schedule.put_first(game)

    def _go_on(self) -> None:
        while self._is_open and (step := self._schedule.begin()) is not None:
            self._tell(f"house-warm-{step.kind}", step.game, step.seconds)
            child = asyncio.create_task(self._do(step))
            self._children.add(child)
            child.add_done_callback(self._children.discard)

    async def _do(self, step: Step) -> None:
        is_done = await self._child(step.game, step.kind)
        self._schedule.end(step, is_done)
        self._tell(self._outcome(step, is_done), step.game, step.seconds)
        if AT in step.game and not self._schedule.waits_for(step.game, KINDS):
            self._since.pop(step.game, None)
        self._changed.set()
        self._changed = asyncio.Event()
        self._go_on()

    def _outcome(self, step: Step, is_done: bool) -> str:
        """What became of a step; one that fails too often is given up, and the rest of its game."""
        if is_done:
            follows = self._schedule.waits_for(step.game)
            return "house-warm-playable" if follows else "house-warm-done"
        if step.failures <= _MOST_AGAIN:
            return "house-warm-again"
        self._schedule.drop(step.game)
        self._failed[step.game] = step.kind
        return "house-warm-failed"
