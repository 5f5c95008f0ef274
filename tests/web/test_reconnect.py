"""What a page does while it cannot be heard, or while nothing it says can be kept."""

import apsw
import pytest
from player import open_table, seq, wait_for_log
from playwright.sync_api import expect

OPTIONS = {"pantheons": "fixed", "powers": "off"}


@pytest.mark.parametrize("seconds", [0.1, 2, 60])
def test_a_connection_cut_in_mid_move_comes_back_and_the_move_is_sent_once(
    page, shared_house, seconds
):
    """By the page's own clock, so that nobody waits for a minute."""
    page.clock.install()
    open_table(page, shared_house, ("me", "me"), **OPTIONS)
    page.wait_for_selector("[data-move='end']:enabled")
    before = seq(page)
    page.context.set_offline(True)
    expect(page.get_by_test_id("connection")).to_be_visible()
    page.locator("[data-move='end']").first.click()
    page.clock.fast_forward(int(seconds * 1000))
    page.context.set_offline(False)
    wait_for_log(page, before)
    expect(page.get_by_test_id("connection")).to_be_hidden()
    entries = page.locator("[data-testid='log'] [data-seq]")
    expect(entries).to_have_count(before + 1)
    page.reload()
    expect(entries).to_have_count(before + 1)


def test_while_nothing_can_be_kept_the_page_says_so_and_sends_the_move_by_itself(page, house):
    open_table(page, house, ("me", "me"), **OPTIONS)
    page.wait_for_selector("[data-move='end']:enabled")
    before, held = seq(page), apsw.Connection(str(house.data / "theomachy.sqlite"))
    held.set_busy_timeout(60_000)
    held.execute("BEGIN IMMEDIATE")
    page.locator("[data-move='end']").first.click()
    expect(page.get_by_test_id("unkept")).to_contain_text("kept")
    assert seq(page) == before
    held.execute("ROLLBACK")
    held.close()
    wait_for_log(page, before)
    expect(page.get_by_test_id("unkept")).to_be_hidden()
