"""Move generation, counted. The .perft files are the tests; this is the only code."""

import pathlib

import numba
import numpy as np
import pytest

from theomachy import Table
from theomachy.kernel.drive import perft
from theomachy.table.position import tokens_of

SLOW_IN_PLAIN_PYTHON = 7000


def blocks(path):
    """Title, position, moves and {depth: paths} of each block; indented lines continue."""
    told = "\n".join(line for line in path.read_text().splitlines() if not line.startswith("#"))
    for block in ("\n" + told.replace("\n  ", " ")).split("\nid ")[1:]:
        title, *lines = [line for line in block.splitlines() if line]
        said = dict(line.split(" ", 1) for line in lines if not line.startswith("perft"))
        counts = [line.split()[1:] for line in lines if line.startswith("perft")]
        yield title, said["position"], said.get("moves", ""), counts


def cases():
    for path in sorted(pathlib.Path(__file__).parent.glob("*.perft")):
        for title, position, moves, counts in blocks(path):
            for depth, paths in counts:
                id = f"{path.stem}, {title}, depth {depth}"
                yield pytest.param(path.stem, position, moves, int(depth), int(paths), id=id)


@pytest.mark.parametrize(("name", "position", "moves", "depth", "paths"), list(cases()))
def test_perft(name, position, moves, depth, paths):
    if numba.config.DISABLE_JIT and paths > SLOW_IN_PLAIN_PYTHON:
        pytest.skip("too many paths for the plain run")
    table = Table.at(name, position, seed=0)
    for move in tokens_of(moves):
        table.play(move)
    stack = np.zeros(depth + 1, table.game.state).view(np.recarray)
    stack[0] = table.state
    actions = np.zeros((depth + 1, table.game.most_legal), np.int16)
    assert perft(stack, actions, depth) == paths, f"\n{table}\n{table.legal()}"
