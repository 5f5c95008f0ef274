"""Battle of GOG in a real browser: a whole game, and that every move has its cell or button."""

import pytest
from player import (
    click_cell,
    click_move,
    lit,
    moves,
    open_position,
    open_table,
    play_out,
    proposed,
    seq,
    serious_faults,
    wait_for_log,
    wait_for_size,
    wait_for_turn,
    walk,
    wants_cells,
)
from playwright.sync_api import expect

from theomachy.table import Table

B2 = (
    "2p; options map=fixed; round 5; won P1 P2; founded P1 3; founded P2 3; "
    "b2=P1[1] b5=P1[2] e2=P1[1]; k11=P2[1] k8=P2[1] h11=P2[1]"
)
"""Three cities each; b5 has a chest in its area."""
TRADING = (
    B2.replace("map=fixed", "map=fixed trade=on")
    + "; offers 2; resources P1 3/4/2; resources P2 1/1/1; at P1 exchange"
)
MOVING = f"{B2}; c3=P1(5) a1=P1(1); c4=P2(3); steps 9; at P1 move"
BUYING = f"{B2}; c3=P1(1); resources P1 3/4/2; at P1 buy"
CROWD = "a1=P1(1) c3=P1(5) d1=P1(2) f4=P1(1)"
EAGER = ("split", "found", "soldier", "draw", "accept", "keep", "yes")
"""What somebody in a hurry always does."""

MOMENTS = {
    "lay": ("new; 2p; options map=draft", "first P1; lay B2 r0; piece D7"),
    "split": ("new; 2p; options map=fixed", "first P1"),
    "exchange": (f"{TRADING}; exchanges 1", ""),
    "answer": (TRADING, "offer P2 F>G"),
    "buy": (BUYING, ""),
    "recruit": (BUYING, "soldier"),
    "pay": (f"{BUYING}; abilities P1 WIS", "fortify; at b2"),
    "draw": (f"{B2}; draws 1; at P1 draw", ""),
    "accept": (f"{B2}; {CROWD}; at P1 die; card woods", "die 3"),
    "select": (f"{B2}; {CROWD}; at P1 die; card drill", "die 3; accept"),
    "send": (f"{B2}; {CROWD}; at P1 die; card woods", "die 3; accept; at c3"),
    "return": (f"{B2}; abilities P1 WIS POW; at P1 die; card oblivion", "die 3; accept"),
    "steal": (f"{B2}; abilities P2 WIS POW; barn P2 7; at P1 die; card theft", "die 3; accept"),
    "omen": (f"{B2}; at P1 die; card omen", "die 3; accept"),
    "keep": (f"{B2}; at P1 roll", "roll 1-1"),
    "move": (f"{B2}; j7=P1(1) j9=P1(1) l9=P1(1); abilities P1 AMB; at P1 roll", "roll 1-1; keep"),
    "step": (MOVING, "pick c3; step W"),
    "figure": (f"{B2}; at P1 roll", "roll 1-1; keep; gog"),
    "ambush": (f"{B2}; abilities P1 AMB; at P1 roll", "roll 6-5; keep; ambush; die 4"),
    "from": (
        "3p; options map=fixed; b2=P1[1]; k11=P2[1]; b11=P3[1]; scrolls P2 3; scrolls P3 2; "
        "resources P1 5/5/5; founded P1 3; founded P2 3; founded P3 3; at P1 buy",
        "scroll",
    ),
}  # fmt: skip
"""A position for every kind of decision, and the moves that lead to it."""


def played(moment):
    """The text of a moment, its moves, and a table that has come there."""
    text, told = MOMENTS[moment]
    words = told.split("; ") if told else []
    table = Table.at("gog", text)
    for move in words:
        table.play(move)
    return text, words, table


def decide(page) -> None:
    """One decision: what can be had, else a real cell, now and then the end of it."""
    offered, cells = moves(page), lit(page)
    wanted = [move for move in offered if move.split()[0] in EAGER]
    passing = [move for move in ("next", "end", "pass") if move in offered]
    if wanted:
        click_move(page, wanted[0])
    elif cells and wants_cells(page, passing):
        walk(page, cells[-1])
    elif offered:
        click_move(page, (passing or offered)[0])


@pytest.mark.parametrize(
    ("language", "ending"), [("en", "The battle is over"), ("fr", "La bataille est finie")]
)
def test_a_whole_game_against_a_bot_by_clicking(page, shared_house, language, ending):
    open_table(page, shared_house, language=language, game="gog", map="fixed", round_cap=10)
    play_out(page, lambda: decide(page))
    expect(page.get_by_test_id("result")).to_contain_text("GG-18.8")
    expect(page.get_by_test_id("result")).to_contain_text(ending)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_legal_move_has_its_cell_or_its_button(page, shared_house, moment):
    text, words, table = played(moment)
    open_position(page, shared_house, "gog", text, *words)
    wait_for_turn(page)
    offered, cells = set(moves(page)), set(lit(page))
    reached = offered | {f"{verb} {cell}" for verb in ("at", "to", "pick") for cell in cells}
    legal = {str(move) for move in table.legal()}
    lays = {move for move in legal if move.split()[0] == "lay"}
    assert legal - reached - lays == set()
    assert {move.split()[1] for move in lays} <= cells


def test_a_piece_is_laid_by_its_place_and_its_turn(page, shared_house):
    text, words, _ = played("lay")
    open_position(page, shared_house, "gog", text, *words)
    click_cell(page, "B3")
    assert lit(page) == ["r0", "r90", "r180", "r270"]
    before = seq(page)
    click_cell(page, "r90")
    wait_for_log(page, before)
    expect(page.get_by_test_id("log")).to_contain_text("laid on B3, turned clockwise by a quarter")


def test_a_battle_is_proposed_with_both_levels_and_told_with_them(page, shared_house):
    open_position(page, shared_house, "gog", MOVING, "pick c3")
    before = seq(page)
    click_cell(page, "c4")
    assert proposed(page) == ["step N"]
    assert seq(page) == before
    click_cell(page, "c4")
    wait_for_log(page, before)
    expect(page.get_by_test_id("log")).to_contain_text("attacks N1 on c4, 5 against 3")
    expect(page.locator("[data-fought='c4']")).to_have_text("53")
    expect(page.locator("[data-cell='c4']")).to_have_attribute(
        "aria-label", "c4, plain, soldier of N0, level 2, spent"
    )


def test_a_purchase_goes_to_a_cell_or_says_why_not(page, shared_house):
    open_position(page, shared_house, "gog", BUYING)
    page.locator("[data-why='scroll']").click(force=True)
    expect(page.get_by_test_id("refusal")).to_contain_text("GG-6.7")
    click_cell(page, "c3")
    expect(page.get_by_test_id("refusal")).to_contain_text("GG-6.1")
    click_move(page, "train")
    expect(page.locator("[data-cell='c3']")).to_have_attribute(
        "aria-label", "c3, plain, soldier of N0, level 2"
    )


def test_an_illegal_click_says_why_with_the_paragraph(page, shared_house):
    open_position(page, shared_house, "gog", MOVING)
    for cell, rule in (("k8", "GG-13.2"), ("h5", "GG-10.2"), ("f7", "GG-9.4")):
        click_cell(page, cell)
        expect(page.get_by_test_id("refusal")).to_contain_text(rule)
    click_cell(page, "c3")
    expect(page.locator("[data-move='step N']")).to_be_visible()
    for cell, rule in (("b2", "GG-10.4"), ("k8", "GG-10.3"), ("c3", "GG-10.11")):
        click_cell(page, cell)
        expect(page.get_by_test_id("refusal")).to_contain_text(rule)


def test_a_city_shows_where_it_gathers(page, shared_house):
    open_position(page, shared_house, "gog", MOVING)
    page.locator("[data-cell='b5']").hover(force=True)
    box = page.locator("[data-testid='area'] rect").first.bounding_box()
    cell = page.locator("[data-cell='b5'] rect").first.bounding_box()
    assert [round(box[side] / cell[side]) for side in ("width", "height")] == [4, 5]


def test_a_treasure_card_is_shown_and_played_by_cells(page, shared_house):
    text, words, _ = played("send")
    open_position(page, shared_house, "gog", text, *words[:2])
    expect(page.get_by_text("Into the Woods", exact=True)).to_be_visible()
    walk(page, "c3")
    before = seq(page)
    click_cell(page, "a10")
    wait_for_log(page, before)
    expect(page.locator("[data-cell='a10']")).to_have_attribute(
        "aria-label", "a10, forest, soldier of N0, level 5"
    )


def test_a_turn_by_keyboard_alone(page, shared_house):
    open_position(page, shared_house, "gog", MOVING)
    page.locator("[data-cell='a1']").focus()
    for key, number in (("Enter", 1), ("ArrowUp", 1), ("Enter", 2), ("e", 3), ("e", 4)):
        page.keyboard.press(key)
        page.wait_for_function(
            "n => document.querySelectorAll(\"[data-testid='log'] [data-seq]\").length >= n",
            arg=number,
        )
    expect(page.get_by_test_id("log")).to_contain_text("N0 ends the turn")


def test_a_phone_magnifies_the_surroundings_of_what_is_chosen(new_context, shared_house):
    page = new_context(viewport={"width": 360, "height": 740}).new_page()
    open_position(page, shared_house, "gog", MOVING)
    widths = page.evaluate(
        "[document.documentElement, document.querySelector('main')].map(e => e.scrollWidth)"
    )
    assert widths == [360, 360]
    click_cell(page, "c3")
    expect(page.locator("[data-move='step N']")).to_be_attached()
    click_cell(page, "c4")
    wait_for_size(page, "[data-cell='c4'] rect", 44)


def test_a_finger_on_a_small_map_proposes_before_it_places(new_context, shared_house):
    size = {"width": 360, "height": 740}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    open_position(page, shared_house, "gog", BUYING, "soldier")
    before = seq(page)
    click_cell(page, "b3")
    assert (proposed(page), seq(page)) == (["at b3"], before)
    click_cell(page, "b3")
    wait_for_log(page, before)
    expect(page.locator("[data-cell='b3']")).to_have_attribute(
        "aria-label", "b3, volcano, soldier of N0, level 1"
    )


@pytest.mark.parametrize("moment", ["step", "buy", "lay", "steal"])
def test_axe_finds_nothing_serious(page, shared_house, moment):
    text, words, _ = played(moment)
    open_position(page, shared_house, "gog", text, *words)
    wait_for_turn(page)
    assert serious_faults(page) == []
