"""Every reason is met in refusals.scenario; what is said of a moment covers every node."""

from theomachy.games import load
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.decisions import TURN
from theomachy.games.storm.state import Ending, Node
from theomachy.kernel import ask
from theomachy.kernel.rows import Over, Step

OUT_OF_REACH: dict = {}
"""Reasons no table can stand before: none."""
GAME = load("storm")


def test_3_2_every_node_at_which_a_table_rests_says_what_it_is_for():
    resting = [row for row in TURN.rows if not isinstance(row, Step | Over)]
    reasons = [row.now for row in resting if isinstance(row.now, Refusal)]
    assert all(row.now for row in resting)
    assert all(reason.name.startswith("NOW_") for reason in reasons)


def test_16_2_every_ending_says_how_the_game_ended():
    s = GAME.new(2, {})
    s.node = Node.OVER
    for ending in Ending:
        if ending:
            s.ending = ending
            assert Refusal(ask.refusal(s, 0)).name.endswith(ending.name)
