"""What PostgreSQL must do beyond the contract: several stores on one database, that may go away."""

import asyncio
import pathlib
import threading
import uuid
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import psycopg
import pytest
from test_store import TABLE, event

from house import PATIENCE
from theomachy.locales import Wrong
from theomachy.server import keeping, migrations
from theomachy.server.place import Place
from theomachy.server.postgres import PostgresStore
from theomachy.server.store import StoreDown, Written


@pytest.fixture
def url(cluster):
    return cluster.new_database(str(uuid.uuid4()))


def with_stores(url, count, work):
    """Run an async function on several open stores, in a thread without a loop of its own."""

    async def run():
        stores = [PostgresStore(url) for _ in range(count)]
        try:
            return await asyncio.wait_for(work(*stores), PATIENCE)
        finally:
            await asyncio.gather(*(store.close() for store in stores))

    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, run()).result()


def test_of_many_racing_in_two_stores_one_wins(url):
    async def race(one, other):
        await one.create(TABLE)
        runners = [(one, other)[n % 2].append("t1", event(0, f"runner-{n}", n)) for n in range(40)]
        answers = [answer.written for answer in await asyncio.gather(*runners)]
        return answers, [each.client_move_id for each in (await one.load("t1")).events]

    answers, written = with_stores(url, 2, race)
    assert (answers.count(Written.APPENDED), answers.count(Written.STALE)) == (1, 39)
    assert len(written) == 1


def test_one_move_sent_to_two_stores_at_once_is_one_event(url):
    async def race(one, other):
        await one.create(TABLE)
        for seq in range(10):
            runners = [store.append("t1", event(seq)) for store in (one, other) * 5]
            answers = {answer.written for answer in await asyncio.gather(*runners)}
            assert answers == {Written.APPENDED, Written.REPEATED}
        return len((await one.load("t1")).events)

    assert with_stores(url, 2, race) == 10


def test_a_seat_two_want_at_once_is_given_once(url):
    async def race(one, other):
        await one.create(TABLE)
        wanted = [(one, other)[n % 2].take_seat("invite-1", f"owner-{n}", "B") for n in range(20)]
        return await asyncio.gather(*wanted)

    taken = with_stores(url, 2, race)
    assert (taken.count(("t1", 1)), taken.count(None)) == (1, 19)


def test_others_hear_of_a_move_and_of_a_seat_and_nobody_of_his_own(url):
    async def listen(one, other):
        heard, own = asyncio.Queue(), []
        one.listen(own.extend)
        other.listen(lambda tables: [heard.put_nowait(table) for table in tables])
        await one.create(TABLE)
        await other.create(replace(TABLE, id="t2", seats=TABLE.seats[:1]))
        while heard.empty():
            await one.delegate("t1", 0, "owner-a", "level3")
            await asyncio.sleep(0.05)
        await one.append("t1", event(0))
        await other.append("t2", event(0))
        while "t2" not in own:
            await other.delegate("t2", 0, "owner-a", "level3")
            await asyncio.sleep(0.05)
        return {heard.get_nowait() for _ in range(heard.qsize())}, set(own)

    assert with_stores(url, 2, listen) == ({"t1"}, {"t2"})


def test_what_the_database_cannot_write_is_not_found(url):
    async def ask(store):
        await store.create(TABLE)
        written = await store.append("t1", event(0, "zero\0character"))
        return await store.load("t\0"), written.written

    assert with_stores(url, 1, ask) == (None, Written.APPENDED)


def test_a_database_that_goes_away_refuses_at_once_and_recovers(cluster, url):
    async def go_on(store):
        await store.create(TABLE)
        await store.append("t1", event(0))
        await asyncio.to_thread(cluster.kill)
        for _ in range(20):
            with pytest.raises(StoreDown):
                await store.append("t1", event(1))
        await asyncio.to_thread(cluster.start)
        async with asyncio.timeout(PATIENCE):
            while not await is_written(store):
                await asyncio.sleep(0.05)
        return [each.seq for each in (await store.load("t1")).events]

    try:
        assert with_stores(url, 1, go_on) == [0, 1]
    finally:
        if cluster.process.poll() is not None:
            cluster.start()


async def is_written(store):
    try:
        answer = await store.append("t1", event(1))
    except StoreDown:
        return False
    return answer.written in (Written.APPENDED, Written.REPEATED)


def test_many_who_start_at_once_make_the_schema_once(url):
    failures = []

    def begin():
        try:
            migrations.prepare(url)
        except Exception as wrong:
            failures.append(wrong)

    starting = [threading.Thread(target=begin) for _ in range(4)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join(PATIENCE)
    with psycopg.connect(url) as db:
        versions = db.execute("SELECT version FROM schema").fetchall()
    assert (failures, versions) == ([], [(len(migrations.MIGRATIONS),)])


def test_a_schema_half_made_is_made_whole_by_who_comes_next(url, monkeypatch):
    whole = migrations.MIGRATIONS
    for step in range(1, len(whole)):
        broken = f"{whole[step]}; SELECT 1 / 0"
        monkeypatch.setattr(migrations, "MIGRATIONS", (*whole[:step], broken, *whole[step + 1 :]))
        with pytest.raises(Wrong):
            migrations.prepare(url)
    monkeypatch.setattr(migrations, "MIGRATIONS", whole)

    async def write(store):
        await store.create(TABLE)
        return (await store.append("t1", event(0))).written

    assert with_stores(url, 1, write) is Written.APPENDED


def test_a_newer_schema_and_what_is_no_database_are_refused_in_a_line(url):
    migrations.prepare(url)
    with psycopg.connect(url) as db:
        db.execute("UPDATE schema SET version = version + 1")
    with pytest.raises(Wrong, match="newer"):
        PostgresStore(url)
    with pytest.raises(Wrong, match="cannot be used"):
        PostgresStore(url.replace("postgresql:///", "postgresql:///no"))


@pytest.mark.parametrize("wrong", ["mysql://a:hush@h/x", "postgresql://a:hush@h:port/x", "hush"])
def test_a_password_is_never_repeated(wrong):
    with pytest.raises(Wrong) as told:
        PostgresStore(wrong)
    assert "hush" not in str(told.value)
    assert "hush" not in migrations.shown("postgresql://ann:hush@host:5433/games")


def test_operators_decide_in_the_same_database(url):
    place = Place(pathlib.Path("nowhere"), url)

    async def write(store):
        await store.create(TABLE)
        with keeping.opened(place) as db:
            keeping.close(db, "t1")
            keeping.ban(db, "203.0.113.9")
        return await store.append("t1", event(0)), await store.rulings()

    appended, rulings = with_stores(url, 1, write)
    assert appended.written is Written.CLOSED
    assert (rulings.closed, rulings.bans) == ({"t1"}, {"203.0.113.9/32"})
    with keeping.opened(place) as db:
        assert [one.table for one in keeping.tables(db, None, False, 5)] == ["t1"]
        assert keeping.unban(db, "203.0.113.9") == "203.0.113.9/32"


def test_operators_are_told_what_cannot_be_reached():
    place = Place(pathlib.Path("nowhere"), "postgresql://somebody:secret@127.0.0.1:1/none")
    with pytest.raises(Wrong) as told, keeping.opened(place):
        pass
    assert "secret" not in str(told.value)
