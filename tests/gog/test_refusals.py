"""What cannot be understood as a move, and the shorter words for some; refusals.scenario holds why
a move is refused."""

import pytest

from theomachy.games import load
from theomachy.locales import Wrong

GAME = load("gog")
OUT_OF_REACH = {}
"""Reasons that no position a table can stand in gives: there are none."""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "'' is no verb of this game; it has split, lay"),
        ("fly a1", "'fly' is no verb"),
        ("at z9", "'z9' is no cell; they are a1 to l12"),
        ("conquer ٤", "'٤' is no cell"),
        ("split 3", "split is written like 'split 0'"),
        ("from 3", "from is written like 'from P1'"),
        ("yes " * 10_000, "yes is written like 'yes'"),
    ],
)
def test_what_cannot_be_understood_is_said(text, told):
    with pytest.raises(Wrong, match=told):
        GAME.parse(text)


def test_what_cannot_be_understood_is_said_in_french():
    with pytest.raises(Wrong) as misunderstood:
        GAME.parse("at z9")
    assert misunderstood.value.said_in("fr").startswith("«\u00a0z9\u00a0» n’est pas une case")


def test_10_3_a_step_may_be_written_by_its_direction():
    assert GAME.parse("NE") == GAME.parse("step NE")
    assert GAME.parse("ability SPD") == GAME.parse("drawn SPD")
