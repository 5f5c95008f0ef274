"""Keyboard, screen readers, and no word to anybody else."""

import pytest
from player import (
    lit,
    open_position,
    open_table,
    proposed,
    seq,
    serious_faults,
    wait_for_log,
    wait_for_turn,
)

STORM = "2p; gods kors ialda; at P1 develop; V=e9:1; c3:2/P1w1c; a1:2/P2w3; a3:5/P2S; a4:1/P1w2@20"


def test_a_turn_by_keyboard_alone(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed", powers="off")
    wait_for_turn(page)
    before, source = seq(page), lit(page)[0]
    page.locator(f"[data-cell='{source}']").first.focus()
    page.keyboard.press("Enter")
    target = next(cell for cell in lit(page) if cell != source)
    page.locator(f"[data-cell='{target}']").first.focus()
    page.keyboard.press("Enter")
    wait_for_log(page, before)
    page.keyboard.press("e")
    wait_for_log(page, before + 1)


def test_arrows_and_enter_propose_an_action_and_enter_again_plays_it(page, shared_house):
    open_position(page, shared_house, "storm", STORM)
    before = seq(page)
    page.locator("[data-cell='a2']").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert proposed(page) == ["attack a1"]
    page.keyboard.press("Enter")
    wait_for_log(page, before)
    assert "a1" not in lit(page)


@pytest.mark.parametrize("game", ["shelf", "bello", "storm"])
def test_axe_finds_nothing_serious(page, shared_house, game):
    page.goto(f"http://{shared_house.address}/")
    if game == "bello":
        open_table(page, shared_house, ("me", "me"), pantheons="fixed")
    elif game == "storm":
        open_position(page, shared_house, "storm", STORM)
    if game != "shelf":
        wait_for_turn(page)
    assert serious_faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", ["new/godstorm", "minds", "join/nothing", "replay", "tv", "hand"])
def test_axe_finds_nothing_serious_on_any_page(page, shared_house, place, theme):
    page.add_init_script(f"localStorage.setItem('theomachy-theme', '{theme}')")
    open_table(page, shared_house, ("me", "me"), game="gog", map="fixed")
    wait_for_turn(page)
    table = page.url.rsplit("/", 1)[1]
    words = place if place in ("new/godstorm", "minds", "join/nothing") else f"{place}/{table}"
    page.goto(f"http://{shared_house.address}/#/{words}")
    page.wait_for_selector("main :is(h1, h2, [data-testid='failure'])", state="attached")
    assert serious_faults(page) == []


def test_no_request_leaves_the_machine_and_nothing_breaks_the_policy(page, shared_house):
    asked, complaints = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    open_table(page, shared_house, ("me", "random"))
    wait_for_turn(page)
    home = f"//{shared_house.address}/"
    assert [url for url in asked if home not in url and not url.startswith("data:")] == []
    assert complaints == []
