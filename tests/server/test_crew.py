"""Workers that hang, stop, die or never begin; who is answered when; and what is too much."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import chores
from house import PATIENCE
from theomachy import IllegalMove, Table
from theomachy.locales import Wrong
from theomachy.server.crew import Crew, Unanswered
from theomachy.server.turns import Asker, Overasked, Tally, Turns
from theomachy.server.worker import Failed

ANN, BEN, CLEO = Asker("a", "ann"), Asker("a", "ben"), Asker("c", "cleo")
SHORT = {"seconds": 0.5, "tries": 50}
"""A deadline that is soon over, and so many tries that a slow machine has its answer too."""
NEVER_CLOSED = """
import asyncio, os, signal
from theomachy.server.crew import Crew
from theomachy.server.turns import Asker

async def main():
    os.kill(await Crew(1).ask(Asker("", ""), os.getpid), signal.SIGSTOP)

loop = asyncio.new_event_loop()
loop.run_until_complete(main())
"""


def with_crew(work, **given):
    """What an async function finds out about a crew of one; it leaves no process behind."""

    async def run():
        crew = Crew(1, **given)
        try:
            async with asyncio.timeout(4 * PATIENCE):
                return await work(crew)
        finally:
            crew.close()
            assert multiprocessing.active_children() == []

    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, run()).result()


def workers():
    return {process.pid for process in multiprocessing.active_children()}


async def put(crew, asker, *question):
    """Ask without waiting: it stands in line when this returns."""
    asking = asyncio.create_task(crew.ask(asker, *question))
    await asyncio.sleep(0)
    return asking


@pytest.mark.parametrize("trouble", [chores.hang, chores.die])
def test_a_worker_in_trouble_is_replaced_and_its_question_asked_again(tmp_path, trouble):
    path = tmp_path / "first"
    answer = with_crew(lambda crew: crew.ask(ANN, chores.once, trouble, str(path), **SHORT))
    assert answer not in (int(path.read_text()), os.getpid())


@pytest.mark.parametrize("sent", [signal.SIGSTOP, signal.SIGKILL])
@pytest.mark.parametrize("size", [10, 4_000_000])
def test_a_worker_that_was_stopped_or_killed_is_found_out(sent, size):
    async def work(crew):
        first = await crew.ask(ANN, os.getpid)
        os.kill(first, sent)
        assert await crew.ask(ANN, chores.size_of, bytes(size), **SHORT) == size
        return first, await crew.ask(ANN, os.getpid)

    first, second = with_crew(work)
    assert first != second


def test_a_worker_that_dies_while_nothing_is_asked_is_replaced():
    async def work(crew):
        first = await crew.ask(ANN, os.getpid)
        os.kill(first, signal.SIGKILL)
        while not workers() - {first}:
            await asyncio.sleep(0.01)
        return first, await crew.ask(ANN, os.getpid)

    first, second = with_crew(work)
    assert first != second


def test_a_worker_that_is_stopped_while_nothing_is_asked_is_replaced(monkeypatch):
    monkeypatch.setattr("theomachy.server.limits.SECONDS_BETWEEN_ROLL_CALLS", 0.1)
    monkeypatch.setattr("theomachy.server.limits.SECONDS_FOR_AN_ANSWER", 1.0)

    async def work(crew):
        first = await crew.ask(ANN, os.getpid, seconds=PATIENCE)
        with contextlib.suppress(ProcessLookupError):
            os.kill(first, signal.SIGSTOP)
        while first in workers() or not workers():
            await asyncio.sleep(0.01)
        return first, await crew.ask(ANN, os.getpid, seconds=PATIENCE)

    first, second = with_crew(work)
    assert first != second


def test_a_worker_that_is_never_ready_is_replaced():
    async def work(crew):
        seen, asking = set(), await put(crew, ANN, os.getpid)
        while len(seen) < 2:
            seen |= workers()
            await asyncio.sleep(0.01)
        crew._seconds_to_start = PATIENCE
        return len(seen), await asking

    replaced, answer = with_crew(work, seconds_to_start=0.1)
    assert (replaced >= 2, answer > 0) == (True, True)


@pytest.mark.parametrize("trouble", [chores.hang, chores.die])
def test_what_nobody_can_answer_is_given_up_and_others_are_answered(trouble):
    async def work(crew):
        with pytest.raises(Unanswered):
            await crew.ask(ANN, trouble, seconds=0.2, tries=2)
        return await crew.ask(ANN, os.getpid)

    assert with_crew(work) not in (0, os.getpid())


def test_who_waits_too_long_is_told_to_come_back(monkeypatch):
    monkeypatch.setattr("theomachy.server.limits.SECONDS_IN_LINE", 1.0)

    async def work(crew):
        with pytest.raises(Overasked) as told:
            await crew.ask(ANN, chores.hang)
        return told.value.seconds, len(crew._tally)

    assert with_crew(work) == (1, 0)


def order_of(path, *askers):
    """In which order a worker takes what was asked in this order, all of it before it is free."""

    async def work(crew):
        told, gate = str(path / "told"), path / "gate"
        first = await put(crew, Asker("z", "z"), chores.wait_for, str(gate))
        asking = [await put(crew, asker, chores.note, told, asker.owner) for asker in askers]
        gate.touch()
        await asyncio.gather(first, *asking)

    with_crew(work)
    return (path / "told").read_text().split()


def test_one_question_waits_for_one_of_everybody_else(tmp_path):
    assert order_of(tmp_path, *[ANN] * 5, BEN) == ["ann", "ben", *["ann"] * 4]


def test_addresses_take_turns_and_then_owners(tmp_path):
    taken = order_of(tmp_path, *[ANN] * 3, *[BEN] * 2, *[CLEO] * 2)
    assert taken == ["ann", "cleo", "ben", "cleo", "ann", "ben", "ann"]


def test_nobody_waits_for_what_is_not_wanted_any_more(tmp_path):
    async def work(crew):
        told, gate = str(tmp_path / "told"), tmp_path / "gate"
        first = await put(crew, ANN, chores.wait_for, str(gate))
        unwanted = await put(crew, BEN, chores.note, told, "unwanted")
        last = await put(crew, ANN, chores.note, told, "wanted")
        unwanted.cancel()
        first.cancel()
        await asyncio.wait({unwanted, first})
        gate.touch()
        await last
        return len(crew._tally), bool(crew._turns)

    assert with_crew(work) == (0, False)
    assert (tmp_path / "told").read_text() == "wanted\n"


def test_what_is_too_much_for_one_an_address_or_all_is_refused():
    async def work(crew):
        asking = [await put(crew, asker, chores.hang) for asker in (CLEO, ANN, BEN)]
        told = []
        for asker in (ANN, Asker("a", "dan"), Asker("d", "dan")):
            with pytest.raises(Overasked) as full:
                await crew.ask(asker, os.getpid)
            told.append((full.value.is_yours, full.value.seconds > 0))
        for task in asking:
            task.cancel()
        await asyncio.wait(asking)
        return told, len(crew._tally)

    told, left = with_crew(work, bounds=(3, 2, 1))
    assert (told, left) == ([(True, True), (True, True), (False, True)], 0)


def illegal():
    with pytest.raises(IllegalMove) as refused:
        Table("bello", 2, seed=1).play("end")
    return refused.value


@pytest.mark.parametrize("wrong", [Wrong("door-line", line="3", why="so"), TimeoutError("late")])
def test_what_is_raised_is_raised_to_the_asker_and_harms_nobody(wrong):
    async def work(crew):
        first = await crew.ask(ANN, os.getpid)
        with pytest.raises(type(wrong)) as raised:
            await crew.ask(ANN, chores.reject, wrong)
        return str(raised.value) == str(wrong), await crew.ask(ANN, os.getpid) == first

    assert with_crew(work) == (True, True)


def test_a_move_that_is_refused_is_refused_in_the_same_words_elsewhere():
    async def work(crew):
        with pytest.raises(Wrong) as raised:
            await crew.ask(ANN, chores.reject, Wrong("door-line", line="3", why=refused))
        return raised.value.words["why"]

    refused = illegal()
    again = with_crew(work)
    assert (again.reason, str(again)) == (refused.reason, str(refused))


def test_what_cannot_travel_is_told_in_words():
    async def work(crew):
        with pytest.raises(Failed, match="here and there"):
            await crew.ask(ANN, chores.fail)

    with_crew(work)


def test_a_process_ends_though_its_worker_is_stopped():
    run = subprocess.run([sys.executable, "-c", NEVER_CLOSED], timeout=2 * PATIENCE)
    assert run.returncode == 0


def test_a_crowd_is_whoever_comes_before_the_last_of_ones_own():
    tally = Tally((100, 100, 100))
    for asker in (*[ANN] * 3, *[BEN] * 2, CLEO):
        tally.add(asker, 1.0)
    assert [tally.crowd(asker) for asker in (ANN, BEN, CLEO)] == [12, 8, 2]
    tally.remove(CLEO)
    assert (tally.crowd(ANN), len(tally)) == (6, 5)


def test_who_is_dropped_leaves_no_name_behind():
    turns = Turns()
    turns.put(ANN, 1)
    turns.put(ANN, 2)
    turns.drop(ANN, 1)
    turns.drop(BEN, 1)
    assert (bool(turns), turns.take(), bool(turns)) == (True, 2, False)
    turns.put(ANN, 3)
    turns.drop(ANN, 3)
    assert not turns
