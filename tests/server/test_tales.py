"""The story of a game: told when it is over and not before, once, however many ask."""

import asyncio
import dataclasses

import pytest

from house import Browser, House, awaited
from theomachy import Table
from theomachy.server import limits
from theomachy.server.crew import Unanswered
from theomachy.server.store import StoredSeat, StoredTable
from theomachy.server.tales import Tales, tell
from theomachy.server.turns import Asker, Overasked

ANYBODY = Asker("127.0.0.1", "anybody")
SEATS = [StoredSeat("human", name, None, f"owner-{name}", None) for name in ("Ann", "Ben")]
SHORT = {"doomsday": 12, "powers": "off"}


def stored(name="t1", is_over=True):
    version = Table("bello", 2).game.version
    begun = StoredTable(name, "bello", version, 2, {}, "00" * 16, None, 7, SEATS)
    return dataclasses.replace(begun, is_over=is_over)


class Prepared:
    """A workshop whose bots are all ready."""

    async def bots_of(self, game):
        return None


class Counted:
    """A crew that counts what it is asked to tell, and fails as often as it is told."""

    def __init__(self, failures=0):
        self.asked, self.failures = [], failures

    async def ask(self, asker, function, table, **bounds):
        self.asked.append(table.id)
        await asyncio.sleep(0)
        if len(self.asked) <= self.failures:
            raise Unanswered
        return table.id.encode()


def test_a_story_is_told_once_however_many_ask():
    async def ask():
        crew = Counted()
        tales = Tales(Prepared(), crew)
        told = await asyncio.gather(*(tales.of(ANYBODY, stored(id_)) for id_ in ("a", "b", "a")))
        return crew.asked, told, await tales.of(ANYBODY, stored("a"))

    assert awaited(ask()) == (["a", "b"], [b"a", b"b", b"a"], b"a")


def test_a_story_that_could_not_be_told_is_tried_anew():
    async def ask():
        tales = Tales(Prepared(), Counted(failures=1))
        with pytest.raises(Overasked):
            await tales.of(ANYBODY, stored())
        return await tales.of(ANYBODY, stored())

    assert awaited(ask()) == b"t1"


def test_no_more_stories_are_kept_than_there_is_room_for():
    async def ask():
        crew = Counted()
        tales = Tales(Prepared(), crew)
        for number in (*range(limits.STORIES_KEPT + 1), 0):
            await tales.of(ANYBODY, stored(str(number)))
        return crew.asked

    asked = awaited(ask())
    assert (len(asked), asked.count("0"), asked.count("1")) == (limits.STORIES_KEPT + 2, 2, 1)


def test_of_a_game_that_goes_on_nothing_is_told():
    crew = Counted()
    assert awaited(Tales(Prepared(), crew).of(ANYBODY, stored(is_over=False))) is None
    assert crew.asked == []
    assert tell(stored()) is None


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("tales"), SECONDS_OF_ADVICE_IN_A_STORY=0.5)
    yield house
    house.stop()


@pytest.mark.compiled_only
def test_the_story_is_told_at_the_end(house):
    browser = Browser(house)
    table, _ = browser.open_table("bot", "bot", **SHORT)
    seat = browser.sit(table)
    result = seat.settled()["view"]["result"]
    seat.close()
    status, story, _ = browser.ask(f"/api/tables/{table}/story")
    replay = browser.ask(f"/api/tables/{table}/replay")[1]
    assert (status, len(story["chances"])) == (200, len(replay["positions"]))
    won = [1.0 if payoff == "1" else 0.0 for payoff in result["payoffs"]]
    assert story["chances"][-1] == won
    for share in story["shares"]:
        parts = (share[part] for part in ("fair", "seat", "luck", "decisions"))
        assert sum(parts) == pytest.approx(share["result"], abs=1e-9)
    assert story["turns"]


@pytest.mark.compiled_only
def test_the_story_of_a_game_that_goes_on_is_refused(house):
    browser = Browser(house)
    table, _ = browser.open_table("me", "me", **SHORT)
    status, told, _ = browser.ask(f"/api/tables/{table}/story")
    assert (status, told["error"]) == (409, "not_yet")
    assert browser.ask("/api/tables/nowhere/story")[0] == 404
