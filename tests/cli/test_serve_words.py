"""What `theomachy serve` is told of databases and workers, and refuses in a line."""

import os
import subprocess
import sys

import pytest

_CODE = "import sys; from theomachy.cli import main; main()"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "2", "--lang", "fr"], "n’est qu’à un seul serveur"),
        (["--database", "mysql://ann:hush@host/x"], "postgresql://…"),
        (["--database", "postgresql://ann:hush@127.0.0.1:1/x"], "cannot be used"),
    ],
)
def test_what_cannot_be_served_is_told_in_a_line_without_a_password(tmp_path, words, told):
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--no-browser", *words]
    run = subprocess.run(
        [sys.executable, "-c", _CODE, *words],
        capture_output=True, text=True, timeout=300, env={**os.environ, "LC_ALL": "en"},
    )  # fmt: skip
    assert run.returncode == 2
    assert told in run.stderr
    assert "hush" not in run.stderr + run.stdout
    assert len(run.stderr.strip().splitlines()) == 1
