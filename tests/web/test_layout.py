"""The board never moves, a phone cuts nothing off, and signs tell seats apart without colour."""

import itertools
import json
import re

import pytest
from godstorm_hand import Hand
from layout import clipped, grey, shifts, too_small, watch_board
from player import (
    click_cell,
    click_move,
    lit,
    moves,
    open_position,
    open_table,
    play_one,
    proposed,
    seq,
    wait_for_log,
    wait_for_size,
    wait_for_turn,
)
from playwright.sync_api import expect
from test_gog import B2, MOVING
from test_gog import decide as decide_in_gog
from test_play import CARDS

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DECISIONS = 14
PROMINENT = re.compile("prominent")
OPTIONS = {"gog": {"map": "fixed"}, "godstorm": {"epochs": 1}}


def decide(page, game, hand):
    """One decision, by clicking."""
    if game == "godstorm":
        hand.place_all() if hand.node in ("place", "muster") else hand.play(hand.decide())
    elif game == "gog":
        decide_in_gog(page)
    else:
        play_one(page, CARDS[game])


@pytest.mark.parametrize("game", ["bello", "storm", "gog", "godstorm"])
def test_the_board_stays_where_it_is_while_one_plays(page, shared_house, game):
    hand = Hand(page) if game == "godstorm" else None
    open_table(page, shared_house, game=game, **OPTIONS.get(game, {}))
    wait_for_turn(page)
    watch_board(page)
    for _ in range(DECISIONS):
        if (hand.wait() if hand else wait_for_turn(page)) is False:
            break
        decide(page, game, hand)
    assert shifts(page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["bello", "storm", "gog", "godstorm"])
def test_a_phone_cuts_nothing_off_and_its_buttons_can_be_hit(
    new_context, shared_house, game, language
):
    page = new_context(**PHONE).new_page()
    open_table(page, shared_house, ("me", "me"), game=game, language=language)
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert clipped(page) == []
    assert too_small(page, 44) == []


def test_a_tap_shows_and_a_second_tap_plays(new_context, shared_house):
    page = new_context(**PHONE, reduced_motion="reduce").new_page()
    open_table(page, shared_house, ("me", "me"), pantheons="fixed", powers="off")
    wait_for_turn(page)
    watch_board(page)
    before, source = seq(page), lit(page)[0]
    page.locator(f"[data-cell='{source}']").tap(force=True)
    target = next(cell for cell in lit(page) if cell != source)
    wait_for_size(page, f"[data-cell='{target}'] .reach", 44)
    page.locator(f"[data-cell='{target}']").tap(force=True)
    assert (proposed(page), seq(page)) == ([f"move {source} {target}"], before)
    expect(page.locator("[data-proposed]")).to_have_class(PROMINENT)
    page.locator(f"[data-cell='{target}']").tap(force=True)
    wait_for_log(page, before)
    assert shifts(page) == []


def test_the_chosen_move_leads_and_the_end_of_the_turn_steps_back(page, shared_house):
    text = "2p; gods kors shamash; at P1 develop; V=e9:1; c3:2/P1w1c; a1:2/P2w3; a3:1/P1w2@20; P1=5"
    open_position(page, shared_house, "storm", text)
    expect(page.locator("[data-move='end']")).to_have_class(PROMINENT)
    click_cell(page, "a1")
    expect(page.locator("[data-proposed]")).to_have_class(PROMINENT)
    expect(page.locator("[data-move='end']")).not_to_have_class(PROMINENT)


def confirm(page, value):
    page.get_by_test_id("settings").click()
    page.get_by_test_id("confirm").select_option(value)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("value", "asks"), [("never", False), ("risky", True), ("always", True)])
def test_a_battle_is_asked_about_as_one_wishes(page, shared_house, value, asks):
    open_position(page, shared_house, "gog", MOVING, "pick c3")
    confirm(page, value)
    before = seq(page)
    click_cell(page, "c4")
    if asks:
        assert (proposed(page), seq(page)) == (["step N"], before)
        click_cell(page, "c4")
    wait_for_log(page, before)


@pytest.mark.parametrize(("value", "asks"), [("risky", False), ("always", True)])
def test_a_button_asks_again_only_if_that_is_wished(page, shared_house, value, asks):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed")
    wait_for_turn(page)
    confirm(page, value)
    before = seq(page)
    if asks:
        page.locator("[data-move='pass']").click()
        assert (proposed(page), seq(page)) == (["pass"], before)
    click_move(page, "pass")


def test_a_soldier_walks_to_a_clicked_cell_with_its_steps_shown_first(page, shared_house):
    open_position(page, shared_house, "gog", MOVING, "pick c3")
    before = seq(page)
    click_cell(page, "f6")
    expect(page.get_by_test_id("walk")).to_have_text("Walk to f6 in 3 steps")
    assert (page.locator(".way:not(.under)").count(), seq(page)) == (1, before)
    page.get_by_test_id("walk").click()
    wait_for_log(page, before + 2)
    expect(page.locator("[data-cell='f6']")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("log")).to_contain_text("to f6")


def refuse_steps(wire):
    """A server that will not hear of steps."""
    server = wire.connect_to_server()

    def hear(text):
        said = json.loads(text)
        if said.get("move", "").startswith("step"):
            problem = {"type": "problem", "id": said["id"], "reason": "not-your-turn"}
            wire.send(json.dumps(problem))
        else:
            server.send(text)

    wire.on_message(hear)


def test_a_walk_that_is_refused_is_over(page, shared_house):
    page.route_web_socket(re.compile("/socket$"), refuse_steps)
    open_position(page, shared_house, "gog", MOVING, "pick c3")
    click_cell(page, "f6")
    page.get_by_test_id("walk").click()
    expect(page.get_by_test_id("refusal")).to_be_visible()
    expect(page.locator(".moves[aria-busy]")).to_have_attribute("aria-busy", "false")


def test_a_walk_into_a_battle_stops_before_it_and_asks(page, shared_house):
    text = f"{B2}; a1=P1(5); a4=P2(3); steps 9; at P1 move"
    open_position(page, shared_house, "gog", text, "pick a1")
    before = seq(page)
    click_cell(page, "a4")
    click_cell(page, "a4")
    wait_for_log(page, before + 1)
    expect(page.locator("[data-proposed]")).to_contain_text(
        "Attack N1 on a4 (5 against 3: you win)"
    )
    expect(page.locator(".moves[aria-busy]")).to_have_attribute("aria-busy", "false")
    assert moves(page)


CROWDS = {
    "bello": "6p; pantheons aztec mesopotamian egyptian shinto norse greek; "
    "e1=P1/1 a1=P2/1 a5=P3/1 e9=P4/1 i5=P5/1 i1=P6/1; at P1 action",
    "storm": "6p; gods kors ysthma ialda daikoe qawime shamash; at P1 develop; V=e9:1; a1:2/P1w1; "
    "a2:2/P2w1; a3:2/P3w1; a4:2/P4w1; a5:2/P5w1; b1:2/P6w1",
    "gog": "4p; options map=fixed; round 5; won P1 P2 P3 P4; b2=P1[1]; b11=P2[1]; k11=P3[1]; "
    "k2=P4[1]; c3=P1(1) c10=P2(1) j10=P3(1) j3=P4(1); at P1 buy",
    "godstorm": "4p; at P1 T6; ROM P1:3; LIG P2:2; RUS P3:2; EGY P4:2",
}
"""A position with a piece of every seat."""
APART = 10
"""So many of 576 pixels differ at least between two signs."""
_DRAWN = """() => [...document.querySelectorAll('[data-seat] .sign:first-of-type')]
  .map(sign => [...document.querySelectorAll(".board path")]
    .some(one => one.getAttribute('d') === sign.getAttribute('d')))"""


_SEAT = "seat => getComputedStyle(seat).getPropertyValue('--seat')"


@pytest.mark.parametrize("game", CROWDS)
def test_every_seat_has_a_colour_of_its_own(page, shared_house, game):
    open_position(page, shared_house, game, CROWDS[game])
    colours = [seat.evaluate(_SEAT) for seat in page.locator("[data-seat]").all()]
    assert len(set(colours)) == len(colours) > 1


@pytest.mark.parametrize("game", CROWDS)
def test_signs_tell_seats_apart_without_colour(page, new_context, shared_house, game):
    open_position(page, shared_house, game, CROWDS[game])
    blank = new_context().new_page()
    medals = page.locator("[data-seat] .head svg:has(> .sign)")
    seats = page.locator("[data-seat]").count()
    pictures = [grey(blank, medals.nth(seat).screenshot()) for seat in range(seats)]
    apart = [(a != b).sum() for a, b in itertools.combinations(pictures, 2)]
    assert min(apart) >= APART
    assert all(page.evaluate(_DRAWN))
