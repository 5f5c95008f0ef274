"""What a fight may bring, as a move says it and as a position tells it."""

import pytest

from theomachy import Table
from theomachy.games.godstorm.game import GAME
from theomachy.games.godstorm.odds import Modifiers, battle_odds, conquest_odds, godswar_odds
from theomachy.games.godstorm.odds import round_odds as exact

MARCH = "2p; at P1 T6; EGY P2:1"
FIGHT = f"{MARCH}; ROM P1:6 WS; LIG P2:3 M temple; U3 P1:2; U9 P2:1"
RELICS = "relics P1 MJOLNIR; relics P2 GUNGNIR TREE; sears P2 1; faith P2 2"
TIES = Modifiers(attacker_wins_ties=True, defender_rerolls=True)


def said(table, move):
    return GAME.explain(table.state, GAME.parse(move))


def played(text, *moves):
    table = Table.at(GAME, text, seed=0)
    for move in moves:
        table.play(move)
    return table


def told(table):
    return table.describe()["invasion"]


def round_odds(*given):
    return pytest.approx([float(likely) for likely in exact(*given)])


def test_9_25_an_invasion_says_how_likely_it_succeeds_with_every_god():
    assert said(played(FIGHT), "invade ROM LIG")["conquest"] == battle_odds(6, 3, TIES).conquest
    assert said(played(FIGHT), "invade ROM APU")["conquest"] == 1


def test_12_7_from_heaven_every_army_may_fight():
    below = played("2p; at P1 T9; ROM P1:6; EGY P2:1; U1 P2:2; U11 P1:4; heaven P1 4")
    assert said(below, "descend H U1")["conquest"] == battle_odds(5, 2, Modifiers()).conquest
    assert said(below, "descend U11 U1")["conquest"] == battle_odds(4, 2, Modifiers()).conquest
    below.play("descend U11 U1")
    assert told(below)["bent"] == []
    assert told(below)["godswar"] is None


def test_9_3_a_force_says_what_its_gods_bring():
    table = played(f"{FIGHT}; {RELICS}", "invade ROM LIG")
    godswar = float(godswar_odds((5, 4), (9, 7), TIES))
    assert said(table, "with WS").items() >= {"godswar": godswar}.items()
    assert said(table, "with -")["conquest"] == battle_odds(6, 3, Modifiers(False, True)).conquest
    assert "godswar" not in said(table, "with -")
    table.play("with WS")
    assert told(table)["bent"] == ["ties", "defence-rerolls", "tree"]
    assert told(table)["godswar"] == {
        "attacker": {"dice": 5, "bonus": 9},
        "defender": {"dice": 4, "bonus": 7},
        "likely": godswar,
    }


def test_19_5_the_spear_rerolls_in_a_godswar_alone():
    spear = "relics P1 GUNGNIR"
    table = played(f"{MARCH}; ROM P1:6 D; LIG P2:3 S; {spear}", "invade ROM LIG", "with D")
    likely = float(godswar_odds((3, 4), (6, 3), Modifiers(attacker_rerolls=True)))
    assert told(table)["godswar"]["likely"] == likely
    assert told(table)["clash"] == "godswar"
    assert told(table)["bent"] == ["no-heaven"]


def test_9_22_dice_say_what_they_may_cost():
    table = played(f"{MARCH}; ROM P1:6 W; LIG P2:3 temple", "invade ROM LIG", "with W")
    attack = said(table, "attack 3")
    assert attack["answers"] == 2
    assert attack["losses"] == round_odds(3, 2, TIES)
    table.play("attack 3")
    assert said(table, "defend 1")["losses"] == round_odds(3, 1, TIES)
    assert told(table)["conquest"] == battle_odds(6, 3, TIES).conquest


def test_15_4_the_neutral_people_has_no_relics_and_no_gods():
    table = played(f"{MARCH}; ROM P1:3 M; LIG N:2", "invade ROM LIG", "with M")
    assert told(table)["bent"] == ["rerolls"]
    assert told(table)["godswar"] is None


def test_9_6_where_nobody_is_left_the_place_is_taken():
    table = played(f"{MARCH}; ROM P1:3", "invade ROM LIG")
    assert told(table)["conquest"] == 1
    assert told(table)["bent"] == []


def test_9_25_crowds_fight_as_smaller_ones_alike():
    assert conquest_odds(600, 300, Modifiers()) == conquest_odds(300, 150, Modifiers())
    assert conquest_odds(600, 1, Modifiers()) == conquest_odds(300, 1, Modifiers())
    assert conquest_odds(600, 0, Modifiers()) == 1
