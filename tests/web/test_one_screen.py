"""At 1366×768 everything that can be chosen is seen at once: no turn needs scrolling."""

import pytest
from godstorm_hand import Hand
from layout import hidden_choices
from player import open_position, open_table, wait_for_turn

WAR = "SHRINE EMPIRE CHAMPIONS EAGLES DELIVER HEROES"
DEATH = "CROPS MIGHTY DEADWALK SEA"
LANDS = "ROM P1:9 WDSM; EGY P2:3 S; MIN P1:2; RUS P2:2; CAR P3:3 WD; IBE P1:3; LIG P2:2"
RICH = f"faith P1 40; faith P2 20; faith P3 9; relics P2 WINE TREE; relics P1 AEGIS; {LANDS}"
GODSTORM = {
    "a large hand": f"3p; at P1 T4; hand P1 {WAR} {DEATH}; {RICH}",
    "a bid": f"3p; at P1 bid; hand P1 {WAR} {DEATH}; {RICH}",
    "decks": f"3p; at P1 T3; hand P1 {WAR}; {RICH}",
    "gods to go with": f"3p; at P1 T6; hand P1 {WAR}; {RICH}",
}
TOLD = "[data-testid='told']"
AFTER = {"gods to go with": ("invade ROM LIG",)}


@pytest.fixture(params=["en", "fr"])
def spoken(page, request):
    page.add_init_script(f"localStorage.setItem('theomachy-language', '{request.param}')")
    return request.param


@pytest.mark.parametrize("moment", GODSTORM)
def test_godstorms_cards_are_all_seen(page, shared_house, spoken, moment):
    hand = Hand(page)
    open_position(page, shared_house, "godstorm", GODSTORM[moment])
    for move in AFTER.get(moment, ()):
        hand.play(move)
    hand.draw_curtain()
    wait_for_turn(page)
    assert hidden_choices(page) == []
    if moment == "a large hand":
        assert hidden_choices(page, TOLD) == []


@pytest.mark.parametrize("powers", ["off", "on"])
def test_storms_gods_are_all_seen(page, shared_house, spoken, powers):
    open_table(page, shared_house, ("me", "me"), language=spoken, game="storm", powers=powers)
    wait_for_turn(page)
    assert page.locator("[data-move^='god ']").count() == 6
    assert hidden_choices(page) == []
    if powers == "on":
        assert hidden_choices(page, TOLD) == []
        told = page.get_by_test_id("told")
        for god in page.locator("[data-move^='god ']").all():
            god.hover()
            assert god.locator(".power").text_content().strip() in told.inner_text()
