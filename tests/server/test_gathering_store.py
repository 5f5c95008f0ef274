"""What every store keeps of open tables, of who is to act and how games ended, and of ratings."""

import asyncio
from dataclasses import replace

import pytest
import test_store
from test_store import TABLE, event, with_store

from theomachy.server.keeping import close
from theomachy.server.store import NameTaken, Snapshot, Standing, StoredSeat

kind = test_store.kind

HOSTED = replace(TABLE, opener="owner-a", listed=100)
WON = {"reason": "score", "scores": [9, 4], "ranks": [1, 2]}
PEOPLE = [StoredSeat("human", name, None, f"owner-{name}", None) for name in ("a", "b")]
AGAINST_A_BOT = [PEOPLE[0], StoredSeat("bot", "level3", "level3", None, None)]


async def ended(store, table="t1", seats=PEOPLE, last=None, **more):
    """A game of one move, which the first seat wins."""
    await store.create(replace(TABLE, id=table, seats=seats, **more))
    stands, at = Standing(-2, WON), Snapshot(1, b"end")
    return await store.append(table, last or event(0), is_over=True, at=at, stands=stands)


async def ladder(store, *owners):
    """The owners on the ladder, once these want a rating and one game has ended."""
    for owner in owners:
        await store.compete(owner, 7)
    await ended(store)
    return [one.owner for one in await store.ladder("bello", 9)]


def test_who_is_to_act_and_how_it_ended_are_told_by_the_head(kind, tmp_path):
    async def play(store):
        await store.create(replace(TABLE, actor=1))
        told = [await store.head("t1")]
        for seq, stands in enumerate((Standing(0), Standing(-2, WON), Standing(1))):
            await store.append("t1", event(seq), stands=stands)
            told.append(await store.head("t1"))
        return [(head.actor, head.result) for head in told]

    assert with_store(kind, tmp_path, play) == [(1, None), (0, None), (-2, WON), (1, None)]


def test_open_tables_are_listed_with_a_free_seat_and_not_for_ever(kind, tmp_path):
    full = [StoredSeat("human", "Ann", None, "owner-a", None)]
    tables = {"old": {"listed": 50}, "full": {"seats": full}, "over": {"is_over": True}}
    tables |= {"unlisted": {"listed": 0}, "closed": {}, "newest": {"listed": 120}, "good": {}}

    async def look(store):
        for number, (name, more) in enumerate(tables.items()):
            free = [StoredSeat("open", "?", None, None, f"invite-{number}")]
            await store.create(replace(HOSTED, id=name, **({"seats": free} | more)))
        await store._do(lambda db: close(db, "closed"))
        pages = [await store.open_tables(60, 1, skip) for skip in (0, 1, 2)]
        return [[head.id for head in page] for page in pages], await store.listed_by("owner-a", 60)

    assert with_store(kind, tmp_path, look) == ([["newest"], ["good"], []], 2)


def test_only_the_host_lists_and_unlists(kind, tmp_path):
    async def offer(store):
        await store.create(replace(HOSTED, listed=0))
        answers = [await store.list_table("t1", owner, 100) for owner in ("owner-b", "owner-a")]
        listed = len(await store.open_tables(60, 9, 0))
        answers.append(await store.list_table("t1", "owner-a", 0))
        return answers, listed, await store.open_tables(60, 9, 0)

    assert with_store(kind, tmp_path, offer) == ([False, True, True], 1, [])


def test_one_seat_for_each_who_sits_down_at_an_open_table(kind, tmp_path):
    async def sit(store):
        await store.create(HOSTED)
        with pytest.raises(NameTaken):
            await store.sit_down("t1", "owner-b", "ann", None, 60, 110)
        seats = [
            await store.sit_down("t1", owner, owner, "aa", 60, 110)
            for owner in ("owner-a", "owner-b", "owner-b", "owner-c")
        ]
        return seats, (await store.head("t1")).seats[1], await store.take_seat("invite-1", "x", "x")

    seats, taken, invited = with_store(kind, tmp_path, sit)
    assert seats == [0, 1, 1, None]
    assert taken == StoredSeat("human", "owner-b", None, "owner-b", None, None, "aa", seen=110_000)
    assert invited is None


def test_nobody_sits_down_where_nothing_is_offered(kind, tmp_path):
    async def sit(store):
        await store.create(replace(HOSTED, listed=50))
        return [await store.sit_down(table, "b", "Ben", None, 60, 110) for table in ("t1", "t9")]

    assert with_store(kind, tmp_path, sit) == [None, None]


def test_of_many_who_sit_down_at_once_one_has_the_seat(kind, tmp_path):
    async def race(store):
        await store.create(HOSTED)
        asked = [store.sit_down("t1", f"o{n}", f"N{n}", None, 60, 110) for n in range(4)]
        return await asyncio.gather(*asked)

    assert sorted(map(str, with_store(kind, tmp_path, race))) == ["1", "None", "None", "None"]


def test_games_are_told_page_by_page_and_running_ones_first_on_the_shelf(kind, tmp_path):
    async def look(store):
        await ended(store, "late", [PEOPLE[0]], created=9)
        await store.create(replace(TABLE, id="early", seats=[PEOPLE[0]], created=3))
        pages = [await store.games_of("owner-a", 1, skip) for skip in (0, 1, 2)]
        shelf = [head.id for head in await store.heads_of("owner-a", 9)]
        return [[(one.head.id, one.head.result, one.last) for one in page] for page in pages], shelf

    pages, shelf = with_store(kind, tmp_path, look)
    assert pages == [[("late", WON, 1000)], [("early", None, None)], []]
    assert shelf == ["early", "late"]


def test_all_people_at_a_table_must_want_a_rating(kind, tmp_path):
    async def one_then_both(store):
        return await ladder(store, "owner-a")

    assert with_store(kind, tmp_path, one_then_both) == []


def test_the_winner_stands_above_the_loser_and_an_unwilling_one_is_not_shown(kind, tmp_path):
    async def leave(store):
        both = await ladder(store, "owner-a", "owner-b")
        await store.compete("owner-a", 0)
        return both, [one.owner for one in await store.ladder("bello", 9)]

    assert with_store(kind, tmp_path, leave) == (["owner-a", "owner-b"], ["owner-b"])


def test_a_table_is_rated_once_however_often_it_ends(kind, tmp_path):
    async def end_again(store):
        await store.compete("owner-a", 7)
        await ended(store, seats=AGAINST_A_BOT)
        for seq, stands in ((1, Standing(0)), (2, Standing(-2, WON))):
            await store.append("t1", event(seq), stands=stands)
        return [(one.name, one.is_bot, one.games) for one in await store.ladder("bello", 9)]

    assert with_store(kind, tmp_path, end_again) == [("a", False, 1), ("level3", True, 1)]


UNCOUNTED = {
    "a_record": {"start": {"seed": 1}},
    "both_seats_mine": {"seats": [PEOPLE[0], PEOPLE[0]]},
    "bots_alone": {"seats": [AGAINST_A_BOT[1]] * 2},
    "a_deputy": {"last": event(0, "house:0:0")},
    "a_variant": {"game": "bello@actions=4"},
}


@pytest.mark.parametrize("more", UNCOUNTED.values(), ids=list(UNCOUNTED))
def test_what_does_not_count_is_not_rated(kind, tmp_path, more):
    async def play(store):
        for owner in ("owner-a", "owner-b"):
            await store.compete(owner, 7)
        await ended(store, **more)
        return await store.ladder(more.get("game", "bello"), 9)

    assert with_store(kind, tmp_path, play) == []


def test_games_that_end_at_once_all_count(kind, tmp_path):
    async def race(store):
        await store.compete("owner-a", 7)
        await asyncio.gather(*(ended(store, f"t{n}", AGAINST_A_BOT) for n in range(3)))
        return [one.games for one in await store.ladder("bello", 9)]

    assert with_store(kind, tmp_path, race) == [3, 3]


def test_a_bot_on_two_seats_has_one_rating(kind, tmp_path):
    async def play(store):
        await store.compete("owner-a", 7)
        seats = [*AGAINST_A_BOT, AGAINST_A_BOT[1]]
        await store.create(replace(TABLE, seats=seats, players=3))
        won = {"reason": "score", "scores": [9, 4, 2], "ranks": [1, 2, 3]}
        await store.append("t1", event(0), is_over=True, stands=Standing(-2, won))
        return [(one.name, one.games) for one in await store.ladder("bello", 9)]

    assert with_store(kind, tmp_path, play) == [("a", 1), ("level3", 1)]


def test_ratings_go_with_their_owner(kind, tmp_path):
    async def forget(store):
        await ladder(store, "owner-a", "owner-b")
        before = [one.game for one in await store.ratings_of("owner-a")]
        await store.forget("owner-a")
        left = [one.owner for one in await store.ladder("bello", 9)]
        return before, await store.ratings_of("owner-a"), await store.competes("owner-a"), left

    assert with_store(kind, tmp_path, forget) == (["bello"], [], False, ["owner-b"])
