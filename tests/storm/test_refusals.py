"""Every reason is met in refusals.scenario; what is said of a moment covers every node."""

from theomachy.games.storm.refusals import MOMENT, OVER_BY, Refusal
from theomachy.games.storm.state import Ending, Node

OUT_OF_REACH: dict = {}
"""Reasons no table can stand before: none."""


def test_3_2_every_node_at_which_a_table_rests_says_what_it_is_for():
    assert len(MOMENT) == Node.OVER
    assert all(Refusal(number).name.startswith("NOW_") for number in MOMENT)


def test_16_2_every_ending_says_how_the_game_ended():
    told = {ending.name: Refusal(OVER_BY[ending - 1]).name for ending in Ending if ending}
    assert all(reason.endswith(ending) for ending, reason in told.items())
