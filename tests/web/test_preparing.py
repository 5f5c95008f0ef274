"""A page whose game is still being prepared."""

import pytest
from player import serious_faults
from playwright.sync_api import expect

from theomachy.server.store import StoredSeat, StoredTable
from unready import UnreadyHouse


@pytest.fixture
def unready(tmp_path):
    house = UnreadyHouse(tmp_path)
    yield house
    house.stop()


def test_the_shelf_shows_what_is_being_prepared_until_it_is_ready(page, unready):
    page.goto(f"http://{unready.address}/")
    storm = page.get_by_test_id("game-storm")
    expect(storm.get_by_role("progressbar")).to_be_visible()
    expect(storm).to_contain_text("Being prepared: about")
    assert serious_faults(page) == []
    unready.finish("storm", "table")
    expect(storm).to_contain_text("the bots follow in about")
    unready.finish("storm", "bots")
    expect(storm.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_test_id("game-gog").get_by_role("progressbar")).to_be_visible()


def test_a_table_that_is_wished_for_opens_by_itself_and_says_when_its_bots_follow(page, unready):
    page.goto(f"http://{unready.address}/")
    page.get_by_test_id("game-bello").click()
    page.get_by_test_id("seat-0-kind").select_option("bot")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("opens-itself")).to_be_visible()
    unready.finish("bello", "table")
    expect(page.get_by_test_id("status")).to_be_visible()
    expect(page.get_by_test_id("preparing")).to_contain_text("the bots follow")
    unready.finish("bello", "bots")
    expect(page.get_by_test_id("preparing")).to_have_count(0)


@pytest.mark.parametrize(("where", "what"), [("table", "status"), ("replay", "replay-page")])
def test_a_table_from_before_is_waited_for(page, unready, where, what):
    seats = [StoredSeat("human", name, None, "somebody", None) for name in ("Ann", "Bob")]
    unready.keep(StoredTable("t1", "bello", 1, 2, {}, "seed", None, 7, seats))
    page.goto(f"http://{unready.address}/#/{where}/t1")
    expect(page.get_by_test_id("preparing")).to_contain_text("Being prepared")
    unready.finish("bello", "table")
    expect(page.get_by_test_id(what)).to_be_visible()
