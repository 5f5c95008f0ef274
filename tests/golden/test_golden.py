"""Whole games as text. `pytest --rewrite-golden` retells them; a person reads the diff.

A file says the game, where it starts, how often it is drawn and why it is told. Then come the
moves and what nature brought, a line per turn (`> P1: move e1 e2; end`), a picture now and then,
and the result.
"""

import pathlib
import re
import textwrap

import pytest

from theomachy import Table
from theomachy.kernel import NATURE

GAMES = sorted(pathlib.Path(__file__).parent.glob("*.txt"))
HEADER = ("game", "start", "pictures", "why")
MOST_LINES = 150


def read(told: str) -> tuple[dict[str, str], list[str]]:
    """The header and the moves of a told game."""
    header = dict(line.split(" ", 1) for line in told.splitlines()[: len(HEADER)])
    turns = re.findall(r"^> \S+: (.*)$", told, re.MULTILINE)
    return header, [move for turn in turns for move in turn.split("; ")]


def whose(table: Table) -> tuple[str, int]:
    """The seat on turn (or nature, before the first), and the number of the round or turn."""
    told = table.describe()
    seat, number = told["at"].split()[0], told["turn" if "turn" in told else "round"]
    is_nature = table.actor == NATURE and not number
    return "*" if is_nature or not seat.startswith("P") else seat, number


def turn_lines(turn: list[tuple[tuple[str, int], str]]) -> list[str]:
    """`> P1: …` with all moves of the turn, folded where it grows long."""
    if not turn:
        return []
    moves = "; ".join(move.replace(" ", "\0") for _, move in turn)
    folded = [line.rstrip(";") for line in textwrap.wrap(moves, 90)]
    return [f"> {turn[0][0][0]}: {line}".replace("\0", " ") for line in folded]


def result_lines(table: Table) -> list[str]:
    result = table.result
    rows = {"scores": result.scores, "ranks": result.ranks, "pay": result.payoffs}
    told = [f"{name} {' '.join(map(str, row))}" for name, row in rows.items()]
    return [str(table), "", f"over {result.reason}; " + "; ".join(told)]


def retell(header: dict[str, str], moves: list[str]) -> str:
    table = Table.at(header["game"], header["start"], seed=0)
    lines, turn, every = [f"{key} {header[key]}" for key in HEADER], [], int(header["pictures"])
    for move in moves:
        now = whose(table)
        if turn and turn[0][0] != now:
            lines, turn = lines + turn_lines(turn), []
        list(table.play(move))
        turn.append((now, move))
        if now[1] and whose(table)[1] > now[1] and now[1] % every == 0:
            lines, turn = [*lines, *turn_lines(turn), str(table), ""], []
    return "\n".join([*lines, *turn_lines(turn), *result_lines(table)]) + "\n"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_golden(path, request):
    told = path.read_text()
    again = retell(*read(told))
    if request.config.getoption("--rewrite-golden"):
        path.write_text(again)
    else:
        assert again == told
    assert len(again.splitlines()) < MOST_LINES
