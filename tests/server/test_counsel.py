"""What the thinkers are asked, and what becomes of their answers."""

import asyncio
import dataclasses
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from worlds import is_same, twin_of

from theomachy import Table
from theomachy.bots import Advice, Reason
from theomachy.kernel.seats import SPECTATOR, viewers
from theomachy.server import counsel, messages
from theomachy.server import readers as reading
from theomachy.server.connection import Connection
from theomachy.server.curtain import Curtain
from theomachy.server.outbox import Outbox
from theomachy.server.referee import Referee
from theomachy.server.roster import Roster
from theomachy.server.sqlite import SqliteStore
from theomachy.server.store import StoredSeat, StoredTable
from theomachy.server.turns import Asker, Overasked
from theomachy.server.waking import wake

SECRET = "2p; at P1 bid; faith P1 99; faith P2 9; hand P1 SUN; hand P2 FOG; ROM P1:5 W; RUS P2:2"
REASONS = (Reason("points", 0, True), Reason("forces", 1, False))
SEATS = [
    StoredSeat("human", "Ann", None, "ann", None),
    StoredSeat("human", "Ben", None, "ben", None),
]
ANN, BEN, STRANGER = Asker("here", "ann"), Asker("here", "ben"), Asker("there", "stranger")


class Ear:
    """Thinkers who remember what they were asked, and answer when they are let."""

    def __init__(self, is_full=False):
        self.roster = Roster()
        self.asked, self.is_full, self.may_answer = [], is_full, asyncio.Event()
        self.while_advising = lambda: None

    async def choose(self, asker, view, name, luck):
        self.asked.append((name, view.seat, asker))
        await self.may_answer.wait()
        return view.actions[0]

    async def advise(self, asker, view, name, luck):
        self.while_advising()
        advice = Advice(view.actions[0], (1, 0), REASONS)
        return await self.heard((view.seat, view.seen.tobytes()), advice)

    async def judge(self, asker, game, viewer, positions):
        return await self.heard((viewer, *positions), [(0.5, 0.5)] * len(positions))

    async def heard(self, question, answer):
        if self.is_full:
            raise Overasked
        self.asked.append(question)
        return answer


class Eye:
    """A reader in this process."""

    async def positions_of(self, asker, stored, seat):
        return reading.positions_of(stored, seat)


async def listen(text):
    """Read, and say nothing."""


def at_table(path, start, ear, work, seats=SEATS):
    """Run an async function on a referee, in a thread without a loop of its own."""

    async def run():
        store = SqliteStore(path / "log.sqlite")
        stored = StoredTable("t1", start.game.name, 1, 2, {}, "seed", start.describe(), 7, [*seats])
        try:
            await store.create(stored)
            referee = Referee(stored, wake(stored), store, ear)
            return await work(referee)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, run()).result()


def asked_by(path, start):
    """What the thinkers are asked when everybody asks for everything."""

    async def ask_all(referee):
        for asker in (ANN, BEN, STRANGER):
            await counsel.hint(referee, asker, messages.Hint("hint-0001"))
            await counsel.judge(referee, asker, messages.Judge("judge-001"))
            await counsel.win_probabilities(referee.stored, asker, Eye(), ear)

    ear = Ear()
    path.mkdir()
    at_table(path, start, ear, ask_all)
    return ear.asked


def test_questions_are_made_from_what_the_asker_may_know(tmp_path):
    table = Table.at("godstorm", SECRET, seed="0")
    asked = asked_by(tmp_path / "here", table)
    assert [question[0] for question in asked] == [0, 0, 0, 1, 1, SPECTATOR, SPECTATOR]
    for viewer in viewers(2):
        twin = twin_of(table, None if viewer < 0 else viewer, random.Random(5))
        assert not is_same(table, twin)
        theirs = asked_by(tmp_path / f"there{viewer}", twin)
        assert [q for q in asked if q[0] == viewer] == [q for q in theirs if q[0] == viewer]


def test_a_hint_is_told_with_its_reasons(tmp_path):
    asked = messages.Hint("hint-0001")
    start = Table.at("godstorm", SECRET, seed="0")
    told = at_table(tmp_path, start, Ear(), lambda referee: counsel.hint(referee, ANN, asked))
    assert (told.move, told.win_probabilities) == ("bid 0", [1, 0])
    assert told.reasons == [messages.Reason("points", 0, True), messages.Reason("forces", 1, False)]


def test_the_answer_to_a_hint_is_kept_back_once_the_curtain_is_closed(tmp_path):
    table, ear, curtain = Table.at("godstorm", SECRET, seed="0"), Ear(), Curtain()

    async def ask_while_it_closes(referee):
        referee.stored.seats[:] = [dataclasses.replace(seat, owner="ann") for seat in SEATS]
        curtain.draw(0, table.actor)
        told = [await counsel.hint(referee, ANN, messages.Hint("hint-0001"), curtain)]
        ear.while_advising = lambda: curtain.draw(None, table.actor)
        return [*told, await counsel.hint(referee, ANN, messages.Hint("hint-0002"), curtain)]

    advice, problem = at_table(tmp_path, table, ear, ask_while_it_closes)
    assert (advice.move, problem.reason, len(ear.asked)) == ("bid 0", "curtained", 2)


@pytest.mark.parametrize("ask", [counsel.hint, counsel.judge])
def test_when_too_many_wonder_the_answer_is_busy(tmp_path, ask):
    kind = messages.Hint if ask is counsel.hint else messages.Judge
    start = Table.at("godstorm", SECRET, seed="0")
    full = Ear(is_full=True)
    told = at_table(tmp_path, start, full, lambda referee: ask(referee, ANN, kind("some-id-1")))
    assert isinstance(told, messages.Busy)


def look_on(referee, *askers):
    """Somebody looks on: bots of a table that nobody looks at wait."""
    for asker in askers:
        referee.join(Connection(Outbox(listen), asker))


def test_a_seat_taken_back_while_the_bot_thinks_drops_its_answer(tmp_path):
    ear = Ear()

    async def take_back(referee):
        look_on(referee, ANN)
        await referee.deputies.delegate("ann", messages.Delegate("some-id-1", 0, "level3"))
        while not ear.asked:
            await asyncio.sleep(0)
        back = await referee.deputies.delegate("ann", messages.Delegate("some-id-2", 0, None))
        ear.may_answer.set()
        await referee.others.going
        legal = referee.view_for("ann").legal
        return back, len(referee.log), legal, await referee.store.load("t1")

    start = Table.at("godstorm", SECRET, seed="0")
    back, length, legal, stored = at_table(tmp_path, start, ear, take_back)
    assert (back, length, stored.events) == (messages.Ack("some-id-2", 0), 0, [])
    assert (bool(legal), stored.seats[0].deputy) == (True, None)
    assert ear.asked == [("level3", 0, ANN)]


def test_another_deputy_thinks_anew(tmp_path):
    ear = Ear()

    async def change(referee):
        look_on(referee, STRANGER, ANN, BEN)
        for bot in ("level3", "level4"):
            await referee.deputies.delegate("ann", messages.Delegate("some-id-1", 0, bot))
            while not ear.asked or ear.asked[-1][0] != bot:
                await asyncio.sleep(0)
        ear.may_answer.set()
        await referee.others.going
        return len(referee.log)

    assert at_table(tmp_path, Table.at("godstorm", SECRET, seed="0"), ear, change) == 1
    assert ear.asked == [("level3", 0, ANN), ("level4", 0, ANN)]


BOT = StoredSeat("bot", "level3", "level3", None, None)


def test_bots_of_a_table_that_nobody_looks_at_wait(tmp_path):
    ear = Ear()
    ear.may_answer.set()

    async def look_late(referee):
        referee.others.go_on()
        await referee.others.going
        unwatched = list(ear.asked)
        look_on(referee, STRANGER)
        await referee.others.going
        return unwatched, len(referee.log)

    start = Table.at("godstorm", SECRET, seed="0")
    assert at_table(tmp_path, start, ear, look_late, [BOT, SEATS[1]]) == ([], 1)


def test_handing_over_ones_own_seat_does_not_disturb_the_bot_of_another(tmp_path):
    ear = Ear()

    async def hand_to_and_fro(referee):
        look_on(referee, BEN)
        while not ear.asked:
            await asyncio.sleep(0)
        for bot in ("level1", None) * 5:
            await referee.deputies.delegate("ben", messages.Delegate("some-id-1", 1, bot))
        ear.may_answer.set()
        await referee.others.going
        return len(referee.log)

    start = Table.at("godstorm", SECRET, seed="0")
    assert at_table(tmp_path, start, ear, hand_to_and_fro, [BOT, SEATS[1]]) == 1
    assert ear.asked == [("level3", 0, BEN)]


def test_bots_that_strangers_watch_think_for_all_of_an_address(tmp_path):
    async def watch(referee):
        look_on(referee, STRANGER, Asker("there", "another"))
        return referee.audience.asker

    start = Table.at("godstorm", SECRET, seed="0")
    assert at_table(tmp_path, start, Ear(), watch) == Asker("there", "")
