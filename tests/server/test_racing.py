"""Two people and their second tabs at one table: racing, resending, starting anew."""

import asyncio
import pathlib
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from theomachy.games import load
from theomachy.server import messages
from theomachy.server.referee import Referee
from theomachy.server.sqlite import SqliteStore
from theomachy.server.store import StoredSeat, StoredTable
from theomachy.server.waking import wake

pytestmark = pytest.mark.compiled_only

OWNERS = "owner-a", "owner-b"
SEATS = [StoredSeat("human", name, None, name, None) for name in OWNERS]
WHO, WHICH, LATE = st.sampled_from(OWNERS), st.integers(0, 30), st.integers(0, 2)


class Racing(RuleBasedStateMachine):
    """Every answer is remembered; the log must be what was acknowledged, and nature's."""

    def __init__(self):
        super().__init__()
        self.apart, self.runner = ThreadPoolExecutor(1), asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name) / "log.sqlite"
        self.sent, self.acked = [], {}
        game = load("bello")
        table = StoredTable("t1", "bello", game.version, 2, {}, "a seed", None, 7, SEATS)
        self.store = SqliteStore(self.path)
        self.run(self.store.create(table))
        self.wake()

    def run(self, work):
        """In a thread without a loop of its own, always the same."""
        return self.apart.submit(self.runner.run, work).result()

    def wake(self):
        async def awake():
            stored = await self.store.load("t1")
            head = replace(stored, events=[], snapshots=[])
            self.referee = Referee(head, wake(stored), self.store, None)
            self.referee.others.go_on()
            await self.referee.others.going

        self.run(awake())

    def play(self, *asked):
        """Messages at the same time, each of somebody; what they are answered."""

        async def race():
            answers = await asyncio.gather(*(self.referee.play(*one) for one in asked))
            if self.referee.others.going:
                await self.referee.others.going
            return answers

        answers = self.run(race())
        for (owner, message), answer in zip(asked, answers, strict=True):
            self.sent.append((owner, message))
            if isinstance(answer, messages.Ack):
                assert self.acked.setdefault((owner, message.id), answer.seq) == answer.seq
        return answers

    def move(self, owner, which, late=0):
        legal = [*self.referee.view_for(owner).legal, "pass"]
        seq = max(0, len(self.referee.log) - late)
        id_ = f"move-{len(self.sent):04}-{which:02}"
        return owner, messages.Play(id_, seq, legal[which % len(legal)])

    @rule(owner=WHO, which=WHICH, late=LATE)
    def plays(self, owner, which, late):
        self.play(self.move(owner, which, late))

    @rule(first=WHICH, second=WHICH)
    def race(self, first, second):
        """All for one place, two of them from the same person's tabs: one wins at most."""
        asked = [self.move(owner, which) for owner in OWNERS for which in {first, second}]
        answers = self.play(*asked)
        assert sum(isinstance(answer, messages.Ack) for answer in answers) <= 1

    @precondition(lambda self: self.sent)
    @rule(which=WHICH)
    def resend(self, which):
        """Twice at once: what was acknowledged is acknowledged as the same, and written once."""
        self.play(*[self.sent[-1 - which % len(self.sent)]] * 2)

    @rule(owner=WHO)
    def undo(self, owner):
        id_ = f"undo-{len(self.sent):04}"
        self.play((owner, messages.Undo(id_, len(self.referee.log))))

    @rule()
    def start_anew(self):
        """What a server that starts again shows is what was shown before."""
        before = [self.referee.view_for(owner) for owner in OWNERS]
        self.run(self.store.close())
        self.store = SqliteStore(self.path)
        self.wake()
        assert [self.referee.view_for(owner) for owner in OWNERS] == before

    @invariant()
    def the_log_is_what_was_acknowledged(self):
        events = self.run(self.store.load("t1")).events
        assert [event.seq for event in events] == list(range(len(events)))
        people = {e.client_move_id: e.seq for e in events if e.seat >= 0}
        assert people == {f"{owner[:16]}:{id_}": seq for (owner, id_), seq in self.acked.items()}

    def teardown(self):
        self.run(self.store.close())
        self.apart.submit(self.runner.close).result()
        self.apart.shutdown()
        self.folder.cleanup()


TestRacing = Racing.TestCase
TestRacing.settings = settings(
    max_examples=15, stateful_step_count=20, deadline=None, derandomize=True, database=None
)
