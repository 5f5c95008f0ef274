"""Compiled code and plain Python play the same games, to the byte."""

import os
import pathlib
import subprocess
import sys

import pytest
from played import digest

SCRIPT = pathlib.Path(__file__).parent / "played.py"


@pytest.mark.compiled_only
def test_compiled_games_are_the_plain_games():
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", str(SCRIPT)]
    told = subprocess.run(command, env=plain, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == digest()
