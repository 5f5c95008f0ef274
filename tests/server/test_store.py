"""What every store keeps: durable compare-and-append, seats given once."""

import asyncio
import threading
import uuid
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import apsw
import pytest

from theomachy.locales import Wrong
from theomachy.server import limits
from theomachy.server.keeping import ban, close, unban
from theomachy.server.postgres import PostgresStore
from theomachy.server.sqlite import MIGRATIONS, SqliteStore
from theomachy.server.store import (
    Broken,
    Snapshot,
    StoredEvent,
    StoreDown,
    StoredSeat,
    StoredTable,
    Written,
)

SEATS = [
    StoredSeat("human", "Ann", None, "owner-a", None),
    StoredSeat("open", "?", None, None, "invite-1"),
]
TABLE = StoredTable("t1", "bello", 1, 2, {"doomsday": 12}, "seed", None, 7, SEATS)


def event(seq, id_=None, action=3):
    return StoredEvent(seq, id_ or f"id-{seq}", 0, action, f"digest-{seq}", "prev", 1000 + seq)


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request):
    """What opens a store at a path."""
    if request.param == "sqlite":
        return SqliteStore
    databases, cluster = {}, request.getfixturevalue("cluster")

    def opened(path):
        if path not in databases:
            databases[path] = cluster.new_database(f"{path.parent.name}-{uuid.uuid4()}"[-60:])
        return PostgresStore(databases[path])

    return opened


def with_store(kind, path, work):
    """Run an async function on an open store, in a thread without a loop of its own."""

    async def run():
        store = kind(path / "log.sqlite")
        try:
            return await work(store)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, run()).result()


def test_a_table_is_found_again_after_reopening(kind, tmp_path):
    async def write(store):
        await store.create(TABLE)
        return await store.append("t1", event(0))

    assert with_store(kind, tmp_path, write).written is Written.APPENDED
    again = with_store(kind, tmp_path, lambda store: store.load("t1"))
    assert (again.seats, again.options, again.events) == (SEATS, {"doomsday": 12}, [event(0)])


def test_an_unknown_table_is_none(kind, tmp_path):
    assert with_store(kind, tmp_path, lambda store: store.load("t9")) is None


def test_the_same_move_twice_is_one_event(kind, tmp_path):
    async def twice(store):
        await store.create(TABLE)
        await store.append("t1", event(0, "mine"))
        again = await store.append("t1", event(1, "mine"))
        return again, len((await store.load("t1")).events)

    again, length = with_store(kind, tmp_path, twice)
    assert (again.written, again.seq, length) == (Written.REPEATED, 0, 1)


def test_of_many_racing_for_one_place_one_wins(kind, tmp_path):
    async def race(store):
        await store.create(TABLE)
        runners = [store.append("t1", event(0, f"runner-{n}", n)) for n in range(40)]
        return [answer.written for answer in await asyncio.gather(*runners)]

    outcomes = with_store(kind, tmp_path, race)
    assert outcomes.count(Written.APPENDED) == 1
    assert outcomes.count(Written.STALE) == 39


def test_a_gap_is_stale(kind, tmp_path):
    async def skip(store):
        await store.create(TABLE)
        return await store.append("t1", event(5))

    answer = with_store(kind, tmp_path, skip)
    assert (answer.written, answer.seq) == (Written.STALE, 0)


def test_what_was_written_since_is_read_alone(kind, tmp_path):
    async def read(store):
        await store.create(TABLE)
        for seq in range(5):
            await store.append("t1", event(seq))
        newest, head = await store.events_from("t1", 3), await store.head("t1")
        return newest, head.length, await store.seq_of("t1", "id-2"), await store.seq_of("t1", "?")

    newest, length, known, unknown = with_store(kind, tmp_path, read)
    assert (newest, length, known, unknown) == ([event(3), event(4)], 5, 2, None)


def test_a_position_is_kept_with_its_event_or_not_at_all(kind, tmp_path):
    async def keep(store):
        await store.create(TABLE)
        await store.append("t1", event(0), at=Snapshot(1, b"\x00one"))
        await store.append("t1", event(0, "late"), at=Snapshot(1, b"late"))
        return (await store.load("t1")).snapshots

    assert with_store(kind, tmp_path, keep) == [Snapshot(1, b"\x00one")]


def test_tables_that_have_moved_on_are_told(kind, tmp_path):
    async def move_on(store):
        for name in ("t1", "t2", "t3", "t4"):
            await store.create(replace(TABLE, id=name, seats=SEATS[:1]))
        known = dict.fromkeys(("t1", "t2", "t3", "t4", "t9"), (0, 0, 0))
        await store.append("t1", event(0))
        await store.delegate("t2", 0, "owner-a", "level3")
        await store.say("t3", 0, "owner-a", 5, None, "Hello")
        return sorted(await store.moved_on(known))

    assert with_store(kind, tmp_path, move_on) == ["t1", "t2", "t3"]


def test_a_seat_is_given_once(kind, tmp_path):
    async def give(store):
        await store.create(TABLE)
        first = await store.take_seat("invite-1", "owner-b", "Ben")
        again = await store.take_seat("invite-1", "owner-b", "Ben")
        other = await store.take_seat("invite-1", "owner-c", "Cyd")
        nothing = await store.take_seat("invite-9", "owner-c", "Cyd")
        return first, again, other, nothing, await store.all_tables_of("owner-b", 5)

    assert with_store(kind, tmp_path, give) == (("t1", 1), ("t1", 1), None, None, ["t1"])


def test_a_seat_is_delegated_by_its_owner_alone(kind, tmp_path):
    async def give(store):
        await store.create(TABLE)
        mine = await store.delegate("t1", 0, "owner-a", "level3")
        other = await store.delegate("t1", 0, "owner-b", None)
        nobodys = await store.delegate("t1", 1, "owner-a", "level3")
        return mine, other, nobodys

    assert with_store(kind, tmp_path, give) == (True, False, False)
    again = with_store(kind, tmp_path, lambda store: store.load("t1"))
    assert [seat.deputy for seat in again.seats] == ["level3", None]


def test_a_database_of_the_first_version_is_brought_forward(tmp_path):
    old = apsw.Connection(str(tmp_path / "log.sqlite"))
    old.execute(f"{MIGRATIONS[0]}; PRAGMA user_version = 1")
    old.execute("INSERT INTO tables VALUES ('t1', 'bello', 1, 2, '{}', 'seed', NULL, 7)")
    old.execute("INSERT INTO seats VALUES ('t1', 0, 'human', 'Ann', NULL, 'owner-a', NULL)")
    old.close()

    async def delegate(store):
        await store.delegate("t1", 0, "owner-a", "level3")
        return await store.load("t1")

    [seat] = with_store(SqliteStore, tmp_path, delegate).seats
    assert (seat.name, seat.deputy) == ("Ann", "level3")


def test_a_locked_database_refuses_and_recovers(tmp_path):
    async def locked(store):
        await store.create(TABLE)
        other = apsw.Connection(str(tmp_path / "log.sqlite"))
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown):
            await store.append("t1", event(0))
        other.execute("ROLLBACK")
        other.close()
        return await store.append("t1", event(0))

    assert with_store(SqliteStore, tmp_path, locked).written is Written.APPENDED


def test_a_group_that_fails_fails_whole(tmp_path):
    async def create_twice(store):
        await store.create(TABLE)
        with pytest.raises(StoreDown):
            await store.create(TABLE)
        return await store.append("t1", event(0))

    assert with_store(SqliteStore, tmp_path, create_twice).written is Written.APPENDED


def test_a_broken_row_breaks_its_table_only(tmp_path):
    async def spoil(store):
        await store.create(TABLE)
        await store.create(replace(TABLE, id="t2", seats=[]))
        other = apsw.Connection(str(tmp_path / "log.sqlite"))
        other.execute("UPDATE tables SET options = '{' WHERE id = 't1'")
        other.close()
        asked = [store.load("t1"), store.load("t2"), store.append("t2", event(0))]
        return await asyncio.gather(*asked, return_exceptions=True), await store.load("t2")

    (broken, whole, appended), again = with_store(SqliteStore, tmp_path, spoil)
    assert isinstance(broken, Broken)
    assert (whole.id, appended.written, len(again.events)) == ("t2", Written.APPENDED, 1)


def test_the_writer_outlives_whatever_goes_wrong(tmp_path):
    def fail(db):
        raise ZeroDivisionError

    async def go_on(store):
        await store.create(TABLE)
        asked = [store._do(fail), store.append("t1", event(0))]
        wrong, appended = await asyncio.gather(*asked, return_exceptions=True)
        return wrong, appended

    wrong, appended = with_store(SqliteStore, tmp_path, go_on)
    assert isinstance(wrong, ZeroDivisionError)
    assert appended.written is Written.APPENDED


def test_a_disk_that_hangs_is_waited_for_no_longer_than_so_and_does_nothing_late(
    tmp_path, monkeypatch
):
    begun, mended = threading.Event(), threading.Event()

    async def hang(store):
        await store.create(TABLE)
        monkeypatch.setattr(limits, "SECONDS_TO_WRITE", 0.1)
        hanging = asyncio.create_task(store._do(lambda db: begun.set() or mended.wait()))
        await asyncio.to_thread(begun.wait)
        asked = [hanging, store.append("t1", event(0))]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        monkeypatch.undo()
        mended.set()
        return answers, (await store.load("t1")).events

    answers, events = with_store(SqliteStore, tmp_path, hang)
    assert ([type(answer) for answer in answers], events) == ([StoreDown, StoreDown], [])


def test_a_schema_half_made_is_made_whole_by_who_comes_next(tmp_path, monkeypatch):
    for step in range(1, len(MIGRATIONS)):
        broken = f"{MIGRATIONS[step]}; SELECT * FROM nowhere"
        steps = (*MIGRATIONS[:step], broken, *MIGRATIONS[step + 1 :])
        monkeypatch.setattr("theomachy.server.sqlite.MIGRATIONS", steps)
        with pytest.raises(Wrong, match="nowhere"):
            SqliteStore(tmp_path / "log.sqlite")
    monkeypatch.undo()

    async def write(store):
        await store.create(TABLE)
        return (await store.append("t1", event(0))).written

    assert with_store(SqliteStore, tmp_path, write) is Written.APPENDED


def test_a_newer_database_and_what_is_none_are_refused_in_a_line(tmp_path):
    newer = apsw.Connection(str(tmp_path / "newer.sqlite"))
    newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    newer.close()
    with pytest.raises(Wrong, match="newer"):
        SqliteStore(tmp_path / "newer.sqlite")
    (tmp_path / "none.sqlite").write_bytes(b"no database at all, but long enough to look at" * 99)
    with pytest.raises(Wrong, match="cannot be used"):
        SqliteStore(tmp_path / "none.sqlite")


def test_a_head_knows_whether_the_game_is_over(kind, tmp_path):
    async def end(store):
        await store.create(TABLE)
        before = await store.head("t1")
        await store.append("t1", event(0), is_over=True)
        return before, await store.head("t1"), await store.head("t9")

    before, after, nothing = with_store(kind, tmp_path, end)
    assert (before.is_over, after.is_over, after.events, nothing) == (False, True, [], None)


def test_who_comes_back_by_an_invitation_keeps_the_name(kind, tmp_path):
    async def rename(store):
        await store.create(TABLE)
        await store.take_seat("invite-1", "owner-b", "Ben")
        await store.take_seat("invite-1", "owner-b", "Ann")
        return (await store.load("t1")).seats[1].name

    assert with_store(kind, tmp_path, rename) == "Ben"


def test_a_closed_table_takes_no_event_and_a_repeated_one_is_known(kind, tmp_path):
    async def closed(store):
        await store.create(TABLE)
        await store.append("t1", event(0, "mine"))
        await store._do(lambda db: close(db, "t1"))
        tried = [await store.append("t1", event(1)), await store.append("t1", event(1, "mine"))]
        return tried, await store.head("t1"), await store.rulings()

    (refused, known), head, rulings = with_store(kind, tmp_path, closed)
    assert (refused.written, known.written) == (Written.CLOSED, Written.REPEATED)
    assert (head.length, head.is_closed, rulings.closed) == (1, True, {"t1"})


def test_bans_are_kept_once_and_lifted(kind, tmp_path):
    async def banned(store):
        for _ in range(2):
            await store._do(lambda db: ban(db, "203.0.113.9"))
        known = await store.rulings()
        await store._do(lambda db: unban(db, "203.0.113.9"))
        return known.bans, (await store.rulings()).bans

    assert with_store(kind, tmp_path, banned) == ({"203.0.113.9/32"}, frozenset())


def test_games_in_play_are_those_of_tables_that_go_on(kind, tmp_path):
    async def play(store):
        for number, game in enumerate(("storm", "bello", "bello", "gog")):
            await store.create(replace(TABLE, id=f"t{number}", game=game, seats=[]))
        await store.append("t3", event(0), is_over=True)
        return await store.games_in_play()

    assert with_store(kind, tmp_path, play) == ["bello", "storm"]
