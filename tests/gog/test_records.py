"""The record printed in the rulebooks is one that is written."""

import re

import pytest

from theomachy import Table
from theomachy.games import load
from theomachy.table.record import write

GAP = "…"


def printed(language):
    """The lines of the record in a rulebook, before and after what it leaves out."""
    text = (load("gog").folder / f"RULES.{language}.md").read_text()
    (block,) = re.findall(r"```text\n(theomachy record.*?)```", text, re.DOTALL)
    before, _, after = block.partition(f"\n{GAP}\n")
    return before.splitlines(), after.splitlines()


def written(moves):
    """A table of three that has played so, as it is recorded with its seed."""
    options = {"map": "fixed", "trade": "on"}
    table = Table("gog", 3, seed=7, options=options, names=["Ada", "Ben", "-"])
    for move in moves:
        table.play(move)
    return write(table, reveal_seed=True).splitlines()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_record_printed_is_the_record_written(language):
    before, (over, *last) = printed(language)
    moves = [line.partition(" ")[2] for line in before[9:]]
    lines = [re.sub(r"sha256:\w+", f"sha256:{GAP}", line) for line in written(moves)]
    assert lines == before + last
    assert re.fullmatch(r"over scrolls( \d){3}", over)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_move_in_the_tables_of_the_rulebook_can_be_read(language):
    game = load("gog")
    text = (game.folder / f"RULES.{language}.md").read_text()
    first, last = "| `split 1` |", "| `drawn SPD`, "
    table = text[text.index(first) : text.index(last)]
    cells = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    moves = [move for cell in cells for move in re.findall(r"`([^`]+)`", cell)]
    assert "from P3" in moves
    assert "offer P2 F>G" in moves
    assert all(game.parse(move) >= 0 for move in moves)
