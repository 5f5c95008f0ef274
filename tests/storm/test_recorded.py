"""The record printed in the rulebooks is what is written."""

import re

import pytest

from theomachy import Table
from theomachy.games import load
from theomachy.table import record

MOVES = ("god kors", "god ialda", "god daikoe", "first P2", "roll NE3", "go ne")


def printed(language):
    text = (load("storm").folder / f"RULES.{language}.md").read_text()
    return re.search(r"```text\n(theomachy record .*?)```", text, re.DOTALL)[1].splitlines()


def without_hashes(lines):
    return [re.sub(r"sha256:.*", "sha256:…", line) for line in lines]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_beginning_of_a_record_is_printed_as_it_is_written(language):
    options = {"powers": "on", "oceans": "on"}
    table = Table("storm", 3, seed=0, options=options, names=["Ada", "Bo", "Cleo"])
    for move in MOVES:
        table.play(move)
    *written, _ = without_hashes(record.write(table).splitlines())
    assert printed(language)[: len(written) + 1] == [*written, "…"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_of_a_record_is_printed_as_it_is_written(language):
    over = Table.at("storm", "T=121; at start; V=e9:1; a1:1/P1w2", seed=0)
    written = record.write(over).splitlines()
    assert [line.split()[0] for line in written[-3:]] == ["over", "seed", "checksum"]
    assert [line.split()[0] for line in printed(language)[-3:]] == ["over", "seed", "checksum"]
    assert written[-3] == "over cap 2 0"
