"""A whole game of each kind by keyboard alone: no mouse, no finger, no focus set from outside."""

import pytest
from keyboard import Keyboard, KeyboardHand
from player import open_table, play_out
from playwright.sync_api import expect

GAMES = {
    "bello": (
        {"doomsday": 12, "pantheons": "fixed", "powers": "off"},
        ("pantheon", "doom", "count"),
        "BD-11.1",
    ),
    "storm": ({"radius": 3, "max_turns": 60}, ("god", "keep"), "ST-16.1"),
    "gog": (
        {"map": "fixed", "round_cap": 10},
        ("split", "found", "soldier", "draw", "accept", "keep", "yes"),
        "GG-18.8",
    ),
}
"""Options that keep it short, what is taken whenever it is offered, and the rule of the end."""


@pytest.fixture
def no_mouse(page):
    """Once the table stands, a click that no key has made is a fault."""
    clicks = []
    page.expose_function("clicked", lambda: clicks.append(page.url))
    page.add_init_script(
        "const tell = () => location.hash.includes('/table/') && clicked();"
        "addEventListener('pointerdown', tell, true)"
    )
    yield page
    assert clicks == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(no_mouse, shared_house, game):
    options, eager, rule = GAMES[game]
    keys = Keyboard(no_mouse)
    open_table(no_mouse, shared_house, game=game, **options)
    play_out(no_mouse, lambda: keys.decide(eager))
    expect(no_mouse.get_by_test_id("result")).to_contain_text(rule)


def test_a_whole_game_of_godstorm_by_keyboard_alone(no_mouse, shared_house):
    hand = KeyboardHand(no_mouse)
    open_table(no_mouse, shared_house, game="godstorm", epochs=1, start_faith=6)
    while hand.wait():
        if hand.node in ("place", "muster"):
            hand.place_all()
        else:
            hand.play(hand.decide())
    expect(no_mouse.get_by_test_id("result")).to_contain_text("GS-20.2")
