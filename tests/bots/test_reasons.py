"""Why a move is advised: what is evident, what happens anyway, and nothing that is hidden."""

import numpy as np
import pytest

from theomachy import Table
from theomachy.bots import Reason, bot, view_of
from theomachy.bots.opinions import opinion_of
from theomachy.bots.reasons import VICTORY, Scales, common, reasons_for, topics
from theomachy.games import SHELF, load
from theomachy.kernel import ask
from theomachy.kernel.philox import new_rng

TEMPLE = "2p; pantheons aztec norse; at P1 action; e8=P1/4 e9=P2/0 e1=P1/3 a5=P2/3"
HOLY = "at develop; V=e9:1; a1:5/P1w6@19; a3:2/P2w1c; a2:2/P1w3; e2:1/P1w1c; e4:1/P1w1c"
SECRET = "2p; at P1 T6; hand P1 SUN; hand P2 FOG LAVA; ROM P1:5 W; LIG P2:2; APU P2:7; COR P1:3"


def reasons(table, move):
    return reasons_for(view_of(table, table.actor), table.game.parse(move))


def test_bello_taking_a_temple():
    table = Table.at("bello", TEMPLE)
    found = reasons(table, "attack e8 e9")
    assert set(found) == {Reason("temples", 1, False), Reason("ready_temples", 0, True)}


def test_bello_doing_nothing_has_no_reason():
    assert reasons(Table.at("bello", TEMPLE), "end") == ()


def test_storm_a_sanctuary_is_belief_and_a_claim():
    found = reasons(Table.at("storm", HOLY), "sanctuary a1")
    assert set(found) == {Reason("belief", 0, True), Reason("breakable_claim", 0, True)}


def test_storm_an_attack_costs_the_rival():
    assert Reason("belief", 1, False) in reasons(Table.at("storm", HOLY), "attack a3")


def test_a_move_that_wins_at_once_needs_no_other_reason():
    table = Table("connect_four")
    for move in ("drop a", "drop b") * 3:
        table.play(move)
    assert reasons(table, "drop a") == (Reason(VICTORY, 0, True),)
    assert reasons(table, "drop g") == ()


def test_what_every_move_does_is_no_reason():
    table = Table.at("bello", TEMPLE)
    view = view_of(table, 0)
    only = type(view)(view.game, 0, view.seen, (table.game.parse("attack e8 e9"),))
    assert reasons_for(only, only.actions[0]) == ()


def test_what_comes_to_all_alike_is_no_gain():
    worth = np.array([[0.3, -0.2, 0.1], [0.1, -0.5, -0.1]])
    assert common(worth) == pytest.approx([0.1, -0.2, 0.0])


def test_what_others_lose_by_every_move_is_no_reason_even_if_one_costs_the_asker_as_well():
    scales = Scales(0, np.array([1.0]), topics(("armies",)))
    usual, plagued = np.array([[0.0], [-0.4]]), np.array([[-0.2], [-0.4]])
    assert scales.edge(usual, [usual, plagued])[1, 0] == 0.0


def test_shades_of_a_feature_are_one_topic():
    assert topics(("points", "late_points", "early", "duel_early", "last_word")) == {
        "points": [0, 1], "early": [2, 3], "last_word": [4],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("before", "change", "told"),
    [((5, 1), (1, 0.2), True), ((5, 1), (0, 0.2), None), ((5, 1), (-1, 0.2), None)],
)
def test_more_of_it_is_said_only_if_there_is_more_of_it(before, change, told):
    """A late point grows with time alone, and a point may be weighed as if it did harm."""
    scales = Scales(0, np.array([-0.2, 1.1]), topics(("points", "late_points")))
    assert scales.grows("points", 0, before, change) is told


def test_a_rival_better_off_is_not_said_to_lose():
    scales = Scales(0, np.array([1.0, 5.0]), topics(("shaky", "safe")))
    before, change = np.array([[0.0, 0], [1, 0]]), np.array([[0.0, 0], [-1, 1]])
    assert list(scales.reasons(scales.gain(scales.worth(change)), before, change)) == []


def test_reasons_do_not_depend_on_what_is_hidden():
    table = Table.at("godstorm", SECRET)
    otherwise = table.fork()
    ask.conceal(otherwise.state, 0)
    ask.imagine(otherwise.state, 0, new_rng(99))
    assert otherwise.state.tobytes() != table.state.tobytes()
    here, there = view_of(table, 0), view_of(otherwise, 0)
    told = {action: reasons_for(here, action) for action in here.actions}
    assert told == {action: reasons_for(there, action) for action in there.actions}
    assert Reason("points", 0, True) in told[table.game.parse("invade ROM LIG")]


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_advice_gives_at_most_two_reasons_of_features_that_are_known(name):
    table = Table(load(name), 3, seed="7")
    while table.actor < 0:
        table.roll()
    advice = bot("level6", seed=1).advise(view_of(table, table.actor), 5.0)
    known = {*topics(opinion_of(table.game).names), VICTORY}
    assert len(advice.reasons) <= 2
    assert {reason.feature for reason in advice.reasons} <= known
