"""Friends on a home network: no secure context, links that lead somewhere, codes for cameras."""

import pytest
from player import click_move, moves, open_table, seq, serious_faults, wait_for_log
from playwright.sync_api import expect
from test_company import say

from house import House

NAME = "theomachy.test"
"""Led to loopback by the browser's own rules (conftest): not localhost, so nothing is secure."""
HOME = "127.0.0.2"


class NamedHouse(House):
    """A house whose friends know it by a name."""

    def start(self):
        super().start()
        self.address = f"{NAME}:{self.port}"


@pytest.fixture
def named_house(tmp_path):
    house = NamedHouse(tmp_path, "--public-url", f"http://{NAME}")
    yield house
    house.stop()


def friends(new_context, house, language="en"):
    """Two at a table of Bello, one by the link of the other."""
    host, guest = (new_context().new_page() for _ in range(2))
    open_table(host, house, ("me", "open"), language, pantheons="fixed", powers="off")
    guest.goto(host.get_by_test_id("invite-1").input_value())
    guest.get_by_test_id("join-language").select_option(language)
    guest.get_by_test_id("join-name").fill("Gus")
    guest.get_by_test_id("join").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Gus")
    return host, guest


def mover(host, guest):
    """The page of who is to act, and the other."""
    host.wait_for_selector(".turn[data-seat]")
    seat = host.locator(".turn[data-seat]").get_attribute("data-seat")
    acting, waiting = (host, guest) if seat == "0" else (guest, host)
    acting.wait_for_selector("[data-move]:enabled")
    return acting, waiting


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_at_a_home_address_invite_join_play_talk_and_are_advised(
    new_context, named_house, language
):
    host, guest = friends(new_context, named_house, language)
    assert host.evaluate("[isSecureContext, typeof crypto.randomUUID]") == [False, "undefined"]
    acting, waiting = mover(host, guest)
    acting.keyboard.press("h")
    move = acting.get_by_test_id("hint").get_attribute("data-hint")
    assert move in moves(acting)
    before = seq(acting)
    click_move(acting, move)
    wait_for_log(waiting, before)
    say(waiting, "Well, well")
    acting.get_by_test_id("show-talk").click()
    expect(acting.get_by_test_id("saying")).to_have_text("Well, well")


def test_at_a_home_address_a_move_made_while_cut_off_is_sent_once(new_context, named_house):
    host, guest = friends(new_context, named_house)
    acting, waiting = mover(host, guest)
    before = seq(acting)
    acting.context.set_offline(True)
    expect(acting.get_by_test_id("connection")).to_be_visible()
    acting.locator("[data-move='end']").first.click()
    say(waiting, "Where are you?")
    waiting.get_by_test_id("show-log").click()
    acting.context.set_offline(False)
    wait_for_log(waiting, before)
    expect(acting.get_by_test_id("connection")).to_be_hidden()
    named_house.kill()
    expect(waiting.get_by_test_id("connection")).to_be_visible()
    named_house.start()
    for page in (host, guest):
        expect(page.get_by_test_id("connection")).to_be_hidden()
        expect(page.locator("[data-testid='log'] [data-seq]")).to_have_count(before + 1)
    acting.get_by_test_id("show-talk").click()
    expect(acting.get_by_test_id("saying")).to_have_text("Where are you?")
    click_move(waiting, "end")


def test_without_a_clipboard_a_link_is_copied_all_the_same(page, named_house):
    open_table(page, named_house, ("me", "open"))
    assert page.evaluate("typeof navigator.clipboard") == "undefined"
    page.get_by_test_id("copy-invite-1").click()
    expect(page.get_by_test_id("copy-invite-1")).to_contain_text("Copied")
    field = page.get_by_test_id("invite-1")
    chosen = field.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)")
    assert chosen == field.input_value()
    page.reload()
    page.evaluate("document.execCommand = () => false")
    page.get_by_test_id("copy-invite-1").click()
    expect(page.get_by_test_id("copy-invite-1")).to_contain_text("Ctrl+C")


def test_the_code_for_a_camera_is_shown_and_closed(page, named_house):
    open_table(page, named_house, ("me", "open"))
    page.get_by_test_id("qr-invite-1").click()
    picture = page.get_by_test_id("qr-picture")
    expect(picture).to_be_visible()
    page.wait_for_function("one => one.naturalWidth > 0", arg=picture.element_handle())
    assert picture.get_attribute("src").startswith("data:image/svg+xml,")
    assert serious_faults(page) == []
    page.keyboard.press("Escape")
    expect(picture).to_be_hidden()
    page.get_by_test_id("qr-invite-1").click()
    expect(picture).to_be_visible()


@pytest.fixture
def switchable_house(tmp_path, monkeypatch):
    monkeypatch.setenv("THEOMACHY_LAN", HOME)
    house = House(tmp_path)
    yield house
    house.stop()


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "same network"), ("fr", "même réseau")], ids=["en", "fr"]
)
def test_the_network_is_let_in_from_the_page_and_links_lead_there(
    new_context, switchable_house, language, sentence
):
    host, guest = (new_context().new_page() for _ in range(2))
    open_table(host, switchable_house, ("me", "open"), language)
    link, switch = host.get_by_test_id("invite-1"), host.get_by_test_id("network-switch")
    assert link.input_value().startswith("http://127.0.0.1:")
    expect(host.get_by_test_id("network")).to_contain_text(sentence)
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    url = f"http://{HOME}:{switchable_house.port}"
    expect(host.get_by_test_id("network-url")).to_contain_text(url)
    assert link.input_value().startswith(f"{url}/#/join/")
    guest.goto(link.input_value())
    guest.get_by_test_id("join").click()
    expect(host.locator("[data-seat='1']")).not_to_contain_text("link")
    assert guest.get_by_test_id("network-switch").count() == 0
    assert serious_faults(host) == []


def test_when_the_network_is_shut_out_again_guests_lose_the_table(new_context, switchable_house):
    host, guest = (new_context().new_page() for _ in range(2))
    open_table(host, switchable_house, ("me", "open"))
    host.get_by_test_id("network-switch").click()
    expect(host.get_by_test_id("network-url")).to_be_visible()
    guest.goto(host.get_by_test_id("invite-1").input_value())
    expect(guest.get_by_test_id("join")).to_be_visible()
    guest.goto(host.url.replace("127.0.0.1", HOME))
    expect(guest.get_by_test_id("status")).to_be_visible()
    host.get_by_test_id("network-switch").click()
    expect(guest.get_by_test_id("connection")).to_be_visible()
    expect(host.get_by_test_id("network-url")).to_be_hidden()
    assert host.get_by_test_id("invite-1").input_value().startswith("http://127.0.0.1:")
