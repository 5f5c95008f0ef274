"""An option that came later takes a byte that was always zero: what was kept before stays true."""

import hashlib
import pathlib
import re

import pytest

from theomachy import Table
from theomachy.games import load
from theomachy.table import record

GOLDEN = pathlib.Path(__file__).parents[1] / "golden"
OLDER = {
    "storm-sanctuary-two-players": "5004f9edb45d8c7b",
    "storm-oceans-ysthma": "6a6ca0ba541a5b75",
    "storm-sole-ring": "b8f0046af0c529d0",
}
"""The digest of all positions of a game, as it was before there was `reach`."""


def digest_of_the_way(told):
    """Of every position of a golden game; a server keeps the like of each event."""
    start = re.search(r"^start (.*)$", told, re.MULTILINE)[1]
    table, passed = Table.at("storm", start, seed=0), hashlib.sha256()
    for turn in re.findall(r"^> \S+: (.*)$", told, re.MULTILINE):
        for move in turn.split("; "):
            table.play(move)
            passed.update(table.state.tobytes())
    return passed.hexdigest()[:16]


@pytest.mark.parametrize("name", OLDER)
def test_9_9_positions_of_older_games_are_the_same_bytes(name):
    assert digest_of_the_way((GOLDEN / f"{name}.txt").read_text()) == OLDER[name]


def test_9_9_a_record_that_does_not_name_it_is_played_anywhere():
    table = Table("storm", 2, seed=1, options={"reach": "anywhere"})
    written = record.write(table)
    assert "reach" not in written
    assert record.replay(written).options["reach"] == "anywhere"


def test_9_9_a_record_of_a_lively_game_names_the_option_and_not_the_preset():
    written = record.write(Table("storm", 2, seed=1, options={"preset": "lively"}))
    assert "options reach=beside start=later_more" in written.splitlines()
    assert record.replay(written).options["reach"] == "beside"


def test_9_9_what_is_new_stands_where_there_was_padding():
    usual, lively = (load("storm").new(2, {"preset": name}) for name in ("printed", "lively"))
    pairs = zip(usual.tobytes(), lively.tobytes(), strict=True)
    changed = [place for place, (one, other) in enumerate(pairs) if one != other]
    assert load("storm").state.fields["house"][1] == 785
    assert changed == [785, 786]
