"""What every store keeps of those who sit together: seats in other hands, votes, words."""

import asyncio
from dataclasses import replace

import test_store
from test_store import SEATS, TABLE, event, with_store

from theomachy.server import limits
from theomachy.server.company import Handed, Pace
from theomachy.server.store import StoredSeat

kind = test_store.kind
NOW = 1_000_000
LATE = Pace("turn", 60, "turn")
THREE = [StoredSeat("human", name, None, f"owner-{name}", None, seen=NOW) for name in "abc"]


def company(store, pace=LATE, **more):
    return store.create(replace(TABLE, players=3, seats=THREE, pace=pace, **more))


def kinds(notes):
    return [(note.kind, note.seat, note.who, note.seq) for note in notes]


def test_a_pace_and_whether_there_is_talk_are_kept(kind, tmp_path):
    async def keep(store):
        await company(store, talk=False)
        return await store.head("t1")

    head = with_store(kind, tmp_path, keep)
    assert (head.pace, head.talk, head.due, head.seats[0].seen) == (LATE, False, None, NOW)


def test_of_many_that_find_a_seat_late_one_hands_it_over(kind, tmp_path):
    async def race(store):
        await company(store)
        await store.append("t1", event(0))
        await store.wind("t1", 1, 2, NOW)
        early, [late] = await store.run_out(NOW - 1, 9), await store.run_out(NOW, 9)
        done = await asyncio.gather(*(store.stand_in(late, NOW) for _ in range(8)))
        return early, done, await store.load("t1"), await store.run_out(NOW, 9)

    early, done, table, after = with_store(kind, tmp_path, race)
    assert (early, sorted(done), after) == ([], [False] * 7 + [True], [])
    assert (table.seats[2].deputy, table.seats[2].deputy_from) == ("level3", 1)
    assert kinds(table.notes) == [("late-turn", 2, -1, 1)]


def test_who_has_moved_meanwhile_is_not_late(kind, tmp_path):
    async def move(store):
        await company(store)
        await store.wind("t1", 0, 0, NOW)
        [late] = await store.run_out(NOW, 9)
        await store.append("t1", event(0))
        return await store.stand_in(late, NOW), await store.run_out(NOW, 9)

    assert with_store(kind, tmp_path, move) == (False, [])


def test_a_table_without_a_rule_waits(kind, tmp_path):
    async def wait(store):
        await company(store, Pace("turn", 60, "nothing"))
        await store.wind("t1", 0, 0, NOW)
        return await store.run_out(NOW + 1, 9)

    assert with_store(kind, tmp_path, wait) == []


def test_a_clock_is_wound_once_for_a_position(kind, tmp_path):
    async def twice(store):
        await company(store)
        await store.wind("t1", 0, 0, NOW)
        await store.wind("t1", 0, 0, NOW + 99)
        await store.wind("t1", 5, 0, NOW + 99)
        return (await store.head("t1")).due

    assert with_store(kind, tmp_path, twice) == NOW


def test_who_is_away_too_long_is_stood_in_for_until_he_returns(kind, tmp_path):
    async def away(store):
        await company(store, Pace(away=100))
        await store.wind("t1", 0, 1, None)
        here = await store.run_out(NOW + 100_000, 9)
        [late] = await store.run_out(NOW + 100_001, 9)
        await store.sighted("t1", {"owner-a"}, NOW + 100_000)
        return here, await store.stand_in(late, NOW), await store.load("t1")

    here, done, table = with_store(kind, tmp_path, away)
    assert (here, done, [seat.deputy for seat in table.seats]) == ([], True, [None, "level3", None])
    assert kinds(table.notes) == [("away", 1, -1, 0)]


def test_an_owner_gives_a_seat_for_a_turn_and_takes_it_back_in_the_log(kind, tmp_path):
    async def give(store):
        await company(store)
        await store.delegate("t1", 0, "owner-a", None)
        await store.delegate("t1", 0, "owner-a", "level2", 0)
        await store.delegate("t1", 0, "owner-a", None)
        return await store.load("t1")

    table = with_store(kind, tmp_path, give)
    assert kinds(table.notes) == [("deputy-turn", 0, 0, 0), ("back", 0, 0, 0)]
    assert (table.seats[0].deputy, table.seats[0].deputy_from, table.seating) == (None, None, 2)


def test_the_host_decides_alone_about_who_is_away(kind, tmp_path):
    async def decide(store):
        await company(store, opener="owner-a")
        here = await store.hand_over("t1", 1, "owner-a", NOW, NOW)
        stranger = await store.hand_over("t1", 1, "owner-x", NOW, NOW + 1)
        mine = await store.hand_over("t1", 0, "owner-a", NOW, NOW + 1)
        gone = await store.hand_over("t1", 1, "owner-a", NOW, NOW + 1)
        return (here, stranger, mine, gone), await store.notes("t1")

    answers, notes = with_store(kind, tmp_path, decide)
    assert answers == (Handed.STILL_HERE, Handed.NOT_YOURS, Handed.NOT_YOURS, Handed.DONE)
    assert kinds(notes) == [("host", 1, 0, 0)]


def test_more_than_half_of_the_others_decide_where_the_host_is_away(kind, tmp_path):
    async def vote(store):
        await company(store, opener="owner-a")
        first = [await store.hand_over("t1", 0, "owner-b", NOW, NOW + 1) for _ in range(2)]
        second = await store.hand_over("t1", 0, "owner-c", NOW, NOW + 1)
        return first, second, await store.load("t1")

    first, second, table = with_store(kind, tmp_path, vote)
    assert (first, second) == ([Handed.VOTED] * 2, Handed.DONE)
    assert table.seats[0].deputy == "level3"
    assert [note.kind for note in table.notes] == ["vote", "vote", "voted"]


def test_votes_about_who_has_come_are_forgotten(kind, tmp_path):
    async def come(store):
        await company(store)
        await store.hand_over("t1", 0, "owner-b", NOW, NOW + 1)
        await store.sighted("t1", {"owner-a"}, NOW)
        return await store.hand_over("t1", 0, "owner-c", NOW, NOW + 1)

    assert with_store(kind, tmp_path, come) is Handed.VOTED


def test_words_are_kept_in_order_and_the_oldest_make_room(kind, tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "SAYINGS_KEPT", 2)

    async def talk(store):
        await company(store)
        for words in ("one", "two", "three"):
            await store.say("t1", 0, "owner-a", NOW, None, words)
        phrase = await store.say("t1", 1, "owner-b", NOW, "thanks", "")
        return phrase, await store.said("t1"), await store.said("t1", 3)

    phrase, kept, new = with_store(kind, tmp_path, talk)
    assert [(one.number, one.name, one.words) for one in kept] == [(3, "a", "three"), (4, "b", "")]
    assert new == [phrase]


def test_nobody_speaks_for_another_or_where_there_is_no_talk(kind, tmp_path):
    async def speak(store):
        await company(store)
        await store.create(replace(TABLE, id="t2", seats=SEATS[:1], talk=False))
        others = await store.say("t1", 0, "owner-b", NOW, None, "I am a")
        silent = await store.say("t2", 0, "owner-a", NOW, None, "hush")
        return others, silent, await store.said("t1"), await store.said("t2")

    assert with_store(kind, tmp_path, speak) == (None, None, [], [])


def test_words_and_votes_go_with_their_owner_and_with_the_table(kind, tmp_path):
    async def leave(store):
        await company(store)
        await store.say("t1", 0, "owner-a", NOW, None, "mine")
        await store.say("t1", 1, "owner-b", NOW, None, "yours")
        await store.forget("owner-a")
        left = [one.words for one in await store.said("t1")]
        for owner in ("owner-b", "owner-c"):
            await store.forget(owner)
        return left, await store.said("t1"), await store.notes("t1"), await store.head("t1")

    assert with_store(kind, tmp_path, leave) == (["yours"], [], [], None)
