"""What every store keeps of seats, keys and owners, and how long it keeps tables."""

import asyncio
from dataclasses import replace

import pytest
import test_store
from test_store import SEATS, TABLE, event, with_store

from theomachy.server.retention import Retention
from theomachy.server.store import NOBODY, Expiry, NameTaken, StoredSeat

kind = test_store.kind
HOSTED = replace(TABLE, opener="owner-a")


def test_what_seats_add_is_sealed(kind, tmp_path):
    async def add(store):
        await store.create(TABLE)
        added = [await store.contribute("t1", "owner-a", text) for text in ("aa", "bb")]
        await store.take_seat("invite-1", "owner-b", "Ben", "cc")
        sealed = [await store.seal("t1"), await store.seal("t1")]
        return added, sealed, await store.contribute("t1", "owner-b", "dd"), await store.load("t1")

    added, sealed, late, stored = with_store(kind, tmp_path, add)
    assert (added, sealed, late) == ([True, False], [["aa", "cc"]] * 2, False)
    assert (stored.is_sealed, [seat.entropy for seat in stored.seats]) == (True, ["aa", "cc"])


def test_of_adding_and_sealing_at_once_one_is_first(kind, tmp_path):
    async def race(store):
        await store.create(TABLE)
        asked = [store.contribute("t1", "owner-a", "aa"), store.seal("t1")]
        return await asyncio.gather(*asked), await store.seal("t1")

    (added, first), again = with_store(kind, tmp_path, race)
    assert first == again == (["aa", ""] if added else ["", ""])


def test_the_promise_is_kept(kind, tmp_path):
    async def keep(store):
        await store.create(replace(HOSTED, server="public", signature="signed"))
        return await store.head("t1")

    head = with_store(kind, tmp_path, keep)
    assert (head.opener, head.server, head.signature) == ("owner-a", "public", "signed")
    assert not head.is_sealed


def test_the_first_key_of_the_house_stays(kind, tmp_path):
    keys = [with_store(kind, tmp_path, lambda store, k=k: store.house_key(k)) for k in "ab"]
    assert keys == ["a", "a"]


def test_a_name_is_refused_and_nothing_has_changed(kind, tmp_path):
    async def take(store):
        await store.create(TABLE)
        with pytest.raises(NameTaken):
            await store.take_seat("invite-1", "owner-b", "ANN")
        return await store.head("t1")

    head = with_store(kind, tmp_path, take)
    assert (head.seats, head.seating) == (SEATS, 0)


@pytest.mark.parametrize(("first", "is_opened"), [(0, True), (-1, False)])
def test_a_seat_is_opened_again_before_anybody_acts(kind, tmp_path, first, is_opened):
    async def reopen(store):
        await store.create(HOSTED)
        await store.take_seat("invite-1", "owner-b", "Ben", "cc")
        await store.append("t1", replace(event(0), seat=-1))
        opened = await store.invite_anew("t1", 1, "owner-a", "invite-2", first)
        return opened, (await store.head("t1")).seats[1]

    opened, seat = with_store(kind, tmp_path, reopen)
    assert opened == is_opened
    assert (seat == StoredSeat("open", "?", None, None, "invite-2")) == is_opened


def test_a_link_is_good_until_its_time(kind, tmp_path):
    async def link(store):
        await store.create(TABLE)
        assert await store.link_seat("t1", 0, "owner-a", "link", 100)
        late = await store.invited("link", 100), await store.carry_seat("link", "x", 100)
        found = await store.invited("link", 99)
        return late, found, await store.carry_seat("link", "x", 99)

    late, found, carried = with_store(kind, tmp_path, link)
    assert late == (None, None)
    assert (found.table, found.seat, found.is_link, carried) == ("t1", 0, True, ("t1", 0))


def test_codes_are_good_once_and_until_their_time(kind, tmp_path):
    async def take(store):
        await store.offer_code("old", "owner-a", 100)
        await store.offer_code("new", "owner-a", 100)
        tried = [("old", 99), ("new", 100), ("new", 99), ("new", 99)]
        taken = [await store.take_code(code, f"key-{n}", at) for n, (code, at) in enumerate(tried)]
        return taken, await store.owner_of("key-2"), await store.owner_of("key-1")

    taken, alias, own = with_store(kind, tmp_path, take)
    assert (taken, alias, own) == ([None, None, "owner-a", None], "owner-a", "key-1")


def test_signing_out_leaves_one_key(kind, tmp_path):
    async def sign_out(store):
        for code in "ab":
            await store.offer_code(code, "owner-a", 100)
            await store.take_code(code, f"key-{code}", 1)
        await store.sign_out("owner-a", "key-a")
        return [await store.owner_of(key) for key in ("owner-a", "key-a", "key-b")]

    assert with_store(kind, tmp_path, sign_out) == [NOBODY, "owner-a", NOBODY]


def test_an_owner_is_forgotten_whole(kind, tmp_path):
    async def forget(store):
        await store.create(replace(HOSTED, id="alone"))
        await store.append("alone", event(0))
        await store.create(replace(HOSTED, seats=[SEATS[0], replace(SEATS[1], invite="i2")]))
        await store.take_seat("i2", "owner-b", "Ben")
        forgotten = await store.forget("owner-a")
        return forgotten, await store.load("alone"), await store.load("t1")

    forgotten, alone, shared = with_store(kind, tmp_path, forget)
    assert (forgotten.gone, forgotten.left, alone) == (["alone"], ["t1"], None)
    assert (shared.opener, [seat.name for seat in shared.seats]) == (None, ["-", "Ben"])
    assert [seat.owner for seat in shared.seats] == [None, "owner-b"]


DAY = 86_400
TOUCHED = {"over": (True, 50), "going": (False, 50), "fresh": (False, 99), "unbegun": (False, None)}


async def fill(store):
    """Tables finished, begun and never begun; a hundred days after the first second."""
    for name, (is_over, day) in TOUCHED.items():
        await store.create(replace(TABLE, id=name, created=50 * DAY, seats=SEATS[:1]))
        if day is not None:
            await store.append(name, replace(event(0), at=day * DAY * 1000), is_over)


@pytest.mark.parametrize(
    ("retention", "kept"),
    [
        (Retention(), ["fresh", "going", "over", "unbegun"]),
        (Retention(finished=30), ["fresh", "going"]),
        (Retention(idle=30), ["fresh", "over"]),
        (Retention(30, 30), ["fresh"]),
        (Retention(60, 60), ["fresh", "going", "over"]),
    ],
)
def test_tables_are_kept_as_long_as_the_host_says(kind, tmp_path, retention, kept, monkeypatch):
    monkeypatch.setattr("theomachy.server.limits.TABLES_SWEPT_AT_ONCE", 2)

    async def sweep(store):
        await fill(store)
        last, gone = "", []
        while last is not None:
            swept = await store.sweep(last, retention.expiry(100 * DAY))
            last, gone = swept.last, gone + swept.gone
        return gone, [name for name in sorted(TOUCHED) if await store.load(name)]

    gone, left = with_store(kind, tmp_path, sweep)
    assert left == kept
    assert sorted(gone + left) == sorted(TOUCHED)


def test_codes_and_links_are_purged_in_their_time(kind, tmp_path):
    async def purge(store):
        await store.create(TABLE)
        await store.link_seat("t1", 0, "owner-a", "link", 100)
        await store.offer_code("code", "owner-a", 100)
        await store.purge(100)
        return await store.invited("link", 1), await store.take_code("code", "key", 1)

    assert with_store(kind, tmp_path, purge) == (None, None)


def test_nothing_expires_by_itself():
    assert not Expiry(None, None, None).has_come(True, 0, 0)
