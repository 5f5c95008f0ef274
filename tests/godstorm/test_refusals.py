"""Every refusal is met somewhere, with its paragraph."""

import pathlib
import re

import pytest

from theomachy import Table
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.state import Node
from theomachy.kernel import ask

TWO = "ROM P1:5 W; EGY P2:5; LIG P1:1"


def refusal(table, move):
    return Refusal(ask.refusal(table.state, table.game.parse(move)))


def at(text):
    return Table.at("godstorm", text, seed=0)


CASES = [
    ("2p; new", "plague ROM", "plague ROM", Refusal.ALREADY_PLAGUED),
    ("2p; new", "", "bid 3", Refusal.NOT_NOW),
    ("2p; at first; " + TWO, "", "first P3", Refusal.NOBODY_SITS_THERE),
    ("3p; at rank", "", "rank P1 P2", Refusal.NOT_THE_TABLE),
    ("2p; at P1 deal; first P1; reserve P1 25; reserve P2 25; ROM P1:5; EGY P2:5", "",
     "deal P2 LIG", Refusal.DEALT_TO_ANOTHER),
    ("2p; at P1 deal; first P1; reserve P1 25; reserve P2 25; ROM P1:5; EGY P2:5", "",
     "deal P1 ROM", Refusal.ALREADY_DEALT),
    (f"2p; at P1 T4; hand P1 HEROES; {TWO}", "", "play FOG", Refusal.SKY_CARDS_DEFEND),
    (f"2p; at P1 T4; hand P1 HEROES; {TWO}", "", "play ASH", Refusal.NOT_IN_YOUR_HAND),
    (f"2p; at P1 T4; hand P1 HEROES CROPS; {TWO}", "", "play CROPS",
     Refusal.GOD_OF_THE_CARD_NOT_IN_PLAY),
    (f"2p; at P1 T4; hand P1 TIME; {TWO}", "", "play TIME", Refusal.TOO_LITTLE_FAITH_FOR_THE_CARD),
    (f"2p; at P1 T3; faith P1 3; {TWO}", "buy W", "buy W", Refusal.NOT_NOW),
    (f"2p; at P1 T2; faith P1 3; {TWO}", "", "temple LIG", Refusal.TOO_LITTLE_FAITH_TO_BUILD),
    (f"2p; at P1 T6; {TWO}", "", "invade LIG ROM", Refusal.YOUR_OWN_TERRITORY),
    (f"2p; at P1 T6; {TWO}", "", "invade LIG GAU", Refusal.TOO_FEW_TO_INVADE),
]  # fmt: skip


@pytest.mark.parametrize(("given", "moves", "move", "reason"), CASES)
def test_a_refusal_says_why(given, moves, move, reason):
    table = at(given)
    for played in filter(None, moves.split("; ")):
        table.play(played)
    assert refusal(table, move) == reason


def test_6_2_a_fifth_card_is_refused_even_if_asked_for():
    table = at(f"2p; at P1 T3; faith P1 9; {TWO}")
    table.state.bought = 4
    assert refusal(table, "buy W") == Refusal.FOUR_CARDS_BOUGHT


def test_5_1_the_judge_does_not_rely_on_skipped_steps():
    table = at(f"2p; at P1 T6; {TWO}")
    table.state.node = Node.BUILD
    assert refusal(table, "summon S ROM") == Refusal.TOO_LITTLE_FAITH_TO_SUMMON
    table.state.node = Node.BUY
    assert refusal(table, "buy W") == Refusal.TOO_LITTLE_FAITH_TO_BUY


def test_4_8_a_crypt_gives_once():
    table = at("2p; at P1 T1; U2 P1:4; U5 P1:4; ROM P1:1 temple; APU P2:1")
    table.play("revive U2")
    assert refusal(table, "revive U2") == Refusal.CRYPT_USED_UP
    assert refusal(table, "revive U7") == Refusal.NOT_YOUR_CRYPT


def test_9_19_no_more_dice_than_defenders():
    table = at("3p; at P1 T6; ROM P1:6; LIG P2:5; VAR P3:1")
    for move in ("invade ROM LIG", "attack 3"):
        table.play(move)
    table.state.armies[table.state.defending] = 1
    assert refusal(table, "defend 2") == Refusal.TOO_MANY_DEFENCE_DICE


def told_by_scenarios():
    """Paragraphs that a `cannot` of a scenario names."""
    here = pathlib.Path(__file__).parent
    text = "\n".join(path.read_text() for path in here.glob("*.scenario"))
    return set(re.findall(r"cannot [^;\n]*\((GS-\d+\.\d+)\)", text))


def test_every_refusal_is_met_with_its_paragraph():
    """By a scenario that names the paragraph, or by name above."""
    named = set(re.findall(r"Refusal\.([A-Z_]+)", pathlib.Path(__file__).read_text()))
    met = {r for r in Refusal if r.name in named or r.paragraph in told_by_scenarios()}
    assert {reason for reason in Refusal if reason} - met == set()
