"""A variant compiled: the same games cold and warm, beside the game as printed."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.compiled_only

PLAYED = """
import sys
from theomachy.games import load
from theomachy.kernel.drive import play_many
from theomachy.kernel.warm import folder
from theomachy.study.simulate import simulate

for name in sys.argv[1:]:
    game = load(name)
    before = folder(game).is_dir()
    print(before, simulate(game, 2, 40, seed=3, options={"radius": 3, "max_turns": 60}).digest)
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Whether code was there, and the digest, of each game that one process plays."""
    home = tmp_path_factory.mktemp("cache")

    def play(*names, **environment):
        told = subprocess.run(
            [sys.executable, "-c", PLAYED, *names],
            env=os.environ | {"THEOMACHY_CACHE": str(home)} | environment,
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return [tuple(line.split()) for line in told.stdout.splitlines()]

    return play


def test_a_variant_plays_the_same_cold_warm_and_beside_the_game_as_printed(played):
    ((was_there, cold),) = played("storm@income=3")
    assert was_there == "False"
    printed, warm = played("storm", "storm@income=3")
    assert (printed[0], warm) == ("False", ("True", cold))
    assert printed[1] != cold
    assert played("storm@income=3", "storm") == [("True", cold), ("True", printed[1])]
    plain = played("storm@income=3", "storm", NUMBA_DISABLE_JIT="1")
    assert [digest for _, digest in plain] == [cold, printed[1]]
