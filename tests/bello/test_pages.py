"""What the rulebook shows of a record, and what a picture says in words."""

import re

import pytest

from theomachy import Table
from theomachy.games import load
from theomachy.kernel import NATURE
from theomachy.table import record

TWO = "2p; pantheons shinto norse; at P1 action; {}; e2=-/P1:1 e9=P2/3"


def ended():
    """A game as in the example, played to its end as fast as can be."""
    options = {"doomsday": 12, "finale": "now"}
    table = Table("bello", 2, seed=2, options=options, names=["Ada", "Bo"])
    while not table.is_over:
        if table.actor == NATURE:
            table.roll()
        else:
            table.play(table.legal()[-1])
    return table


def first_words(lines):
    """Each kind of line once, in order; all moves of players are of one kind."""
    words = [re.sub(r"^P\d", "move", line).partition(" ")[0] for line in lines]
    return list(dict.fromkeys(words))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_record_in_the_rulebook_is_as_records_are_written(language):
    book = (load("bello").folder / f"RULES.{language}.md").read_text()
    shown = re.search(r"^```text\n(theomachy record .*?)^```", book, re.MULTILINE | re.DOTALL)
    printed = [line for line in shown[1].splitlines() if line != "…"]
    written = record.write(ended()).splitlines()
    assert first_words(printed) == first_words(written)
    assert printed[:7] == written[:7]


@pytest.mark.parametrize(
    ("left", "told"),
    [
        ("actions 1", "P1 action, 1 action"),
        ("actions 3", "P1 action, 3 actions"),
        ("actions 0; extra-moves 1", "P1 action, 0 actions + 1 extra move"),
        ("actions 3; extra-moves 2", "P1 action, 3 actions + 2 extra moves"),
    ],
)
def test_a_picture_counts_in_words(left, told):
    drawn = str(Table.at("bello", TWO.format(left), seed=0)).splitlines()
    assert drawn[-3].endswith(told)
    assert drawn[-2:] == ["P1 shinto: 1 point, 29 in supply", "P2 norse: 6 points, 27 in supply"]
