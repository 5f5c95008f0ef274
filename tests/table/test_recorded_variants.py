"""The record of a variant says its numbers, and holds by no others."""

import pytest

from theomachy import Table
from theomachy.games import load
from theomachy.table import placed, record
from theomachy.table.promise import promised_by

pytestmark = pytest.mark.plain_only
KEY = "22" * 32


@pytest.fixture(scope="module")
def table():
    table = Table("storm@income=3", 2, 7, {"radius": 3, "max_turns": 60}, ["Ann", "Bob"])
    while not table.is_over:
        table.roll() if table.actor < 0 else table.play(table.legal()[0])
    return table


def test_a_record_is_played_again_by_the_same_numbers(table):
    verdict = record.verify(record.write(table))
    assert verdict.table.game is load("storm@income=3")
    assert verdict.result == table.result
    assert verdict.dice == "fair"


def test_a_record_does_not_hold_by_printed_numbers(table):
    lines = record.write(table).replace("game storm@income=3", "game storm").splitlines()[:-1]
    text = "\n".join([*lines, f"checksum sha256:{record.checksum(lines)}"])
    with pytest.raises(ValueError, match="In line"):
        record.verify(text)


def test_its_numbers_are_part_of_what_is_promised(table):
    promise = promised_by(KEY, table, "0123456789ab", 7)
    text = record.write(table, promise=promise)
    assert record.verify(text).promise == promise
    lines = text.replace("income=3", "income=4").splitlines()[:-1]
    with pytest.raises(ValueError, match=r"signature|In line"):
        record.verify("\n".join([*lines, f"checksum sha256:{record.checksum(lines)}"]))


def test_a_position_as_text_says_its_numbers(table):
    text = placed.write(placed.at(table, 20))
    assert "game storm@income=3\n" in text
    fields = placed.fields_of(record.lines_of(text))
    assert placed.opened(fields).game is table.game
