"""Links, keys and data, as a person meets them."""

import pytest
from player import click_move, moves, open_table, saved_by, serious_faults, wait_for_turn
from playwright.sync_api import expect


def settings(page):
    page.get_by_test_id("settings").click()


def pages(new_context, number):
    return [new_context().new_page() for _ in range(number)]


def carry_key(here, there, house):
    """By the code that one shows and the other is told."""
    settings(here)
    here.get_by_test_id("offer-code").click()
    code = here.get_by_test_id("code").inner_text()
    there.goto(f"http://{house.address}/")
    settings(there)
    there.get_by_test_id("take-code").fill(code.lower())
    with there.expect_navigation():
        there.get_by_test_id("take-code").press("Enter")


def test_a_key_is_carried_to_another_device_and_the_game_goes_on(new_context, shared_house):
    here, there = pages(new_context, 2)
    open_table(here, shared_house, pantheons="fixed")
    wait_for_turn(here)
    carry_key(here, there, shared_house)
    there.goto(here.url)
    wait_for_turn(there)
    assert moves(there) == moves(here)
    click_move(there, next(move for move in ("pass", "end") if move in moves(there)))
    settings(there)
    there.get_by_test_id("sign-out").click()
    expect(there.get_by_role("dialog").get_by_role("status")).to_be_visible()
    here.reload()
    expect(here.locator("[data-seat='0']")).not_to_contain_text("you")


def test_a_link_sent_to_the_wrong_person_is_made_useless(new_context, shared_house):
    host, wrong, right = pages(new_context, 3)
    open_table(host, shared_house, ("me", "open"), pantheons="fixed")
    old = host.get_by_test_id("invite-1").input_value()
    host.get_by_test_id("renew-1").click()
    expect(host.get_by_test_id("invite-1")).not_to_have_value(old)
    wrong.goto(old)
    expect(wrong.get_by_test_id("failure")).to_be_visible()
    right.goto(host.get_by_test_id("invite-1").input_value())
    expect(right.get_by_test_id("invitation")).to_contain_text("Bello Divorum")
    right.get_by_test_id("join").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Guest 2")


def test_a_taken_name_is_refused_and_the_wrong_guest_sent_away(new_context, shared_house):
    host, guest = pages(new_context, 2)
    open_table(host, shared_house, ("me", "open"), pantheons="fixed")
    guest.goto(host.get_by_test_id("invite-1").input_value())
    guest.get_by_test_id("join-name").fill("guest")
    guest.get_by_test_id("join").click()
    expect(guest.get_by_test_id("failure")).to_contain_text("has that name already")
    guest.get_by_test_id("join-name").fill("Gus")
    guest.get_by_test_id("join").click()
    expect(guest.locator("[data-seat='1']")).to_contain_text("you")
    host.get_by_text("Somebody wrong sits here").click()
    host.get_by_test_id("reopen-1").click()
    expect(host.get_by_test_id("invite-1")).to_be_visible()
    expect(guest.locator("[data-seat='1']")).not_to_contain_text("you")


def test_a_seat_is_carried_by_its_link(new_context, shared_house):
    here, there = pages(new_context, 2)
    open_table(here, shared_house, pantheons="fixed")
    here.get_by_test_id("carry-seat").locator("summary").click()
    here.get_by_test_id("make-link-0").click()
    there.goto(here.get_by_test_id("carry-0").input_value())
    there.get_by_test_id("join").click()
    expect(there.locator("[data-seat='0']")).to_contain_text("you")
    expect(here.locator("[data-seat='0']")).not_to_contain_text("you")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_adds_to_the_dice_by_itself_and_says_so(page, shared_house, language):
    open_table(page, shared_house, ("me", "me"), language=language)
    wait_for_turn(page)
    page.get_by_test_id("dice").locator("summary").click()
    mine = page.get_by_test_id("my-entropy").inner_text().split()[-1]
    table = page.url.rsplit("/", 1)[1]
    text = page.request.get(f"http://{shared_house.address}/api/tables/{table}/record").text()
    assert f"entropy P1 {mine}\nentropy P2 {mine}\n" in text
    assert serious_faults(page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_persons_data_is_saved_and_deleted(page, shared_house, language):
    open_table(page, shared_house, language=language)
    table = page.url.rsplit("/", 1)[1]
    settings(page)
    saved = saved_by(page.get_by_test_id("save-data")).json()
    assert [told["table"] for told in saved["tables"]] == [table]
    page.get_by_test_id("ask-delete-data").click()
    assert serious_faults(page) == []
    with page.expect_navigation():
        page.get_by_test_id("delete-data").click()
    assert page.request.get(f"http://{shared_house.address}/api/tables/{table}").status == 404
