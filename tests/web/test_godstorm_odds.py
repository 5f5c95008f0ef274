"""The odds of Godstorm on the screen are those of the rules."""

from godstorm_hand import Hand
from player import open_position
from playwright.sync_api import expect

from theomachy.games.godstorm.odds import Modifiers, battle_odds, round_odds


def test_odds_are_shown_before_an_invasion_and_before_its_dice(page, shared_house):
    hand = Hand(page)
    text = "2p; at P1 T6; ROM P1:4 W; LIG P2:2 temple; APU P2:1; RUS P2:2"
    open_position(page, shared_house, "godstorm", text)
    hand.pick("ROM")
    expect(page.locator(".outlook")).to_have_count(3)
    hand.pick("LIG")
    expect(page.locator(".gods p")).to_contain_text("if attacked to the end")
    hand.play("with W")
    ties = Modifiers(defender_rerolls=True, attacker_wins_ties=True)
    for dice in (1, 2, 3):
        shown = page.locator(f"[data-move='attack {dice}'] b").all_inner_texts()
        assert shown == [
            f"{float(p):.0%}".replace("%", "\u00a0%") for p in round_odds(dice, 2, ties)
        ]
    whole = battle_odds(4, 2, ties).conquest
    expect(page.get_by_test_id("odds").last).to_contain_text(f"{whole:.0%}"[:-1])
