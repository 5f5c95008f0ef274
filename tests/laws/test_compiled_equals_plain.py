"""Compiled code and plain Python play the same games, to the byte, and find the same features."""

import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest
from featured import features_of_every_game
from played import digest

HERE = pathlib.Path(__file__).parent

pytestmark = pytest.mark.compiled_only


def run_plain(script, *arguments):
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", str(HERE / script), *map(str, arguments)]
    return subprocess.run(command, env=plain, capture_output=True, text=True, check=True).stdout


def test_compiled_games_are_the_plain_games():
    assert run_plain("played.py").strip() == digest()


def test_compiled_features_are_the_plain_features(tmp_path):
    run_plain("featured.py", tmp_path / "plain.npy")
    plain = np.load(tmp_path / "plain.npy")
    np.testing.assert_allclose(features_of_every_game(), plain, rtol=1e-12, atol=1e-12)
