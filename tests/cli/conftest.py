"""The command line without a process of its own, for what needs no speed."""

import io
import sys

import pytest

from theomachy.cli import main
from theomachy.cli.screen import err, out


class Spoken:
    """What a command has said, and its exit status."""

    def __init__(self, status, printed):
        self.status, self.out, self.err = status, printed.out, printed.err


@pytest.fixture
def told(monkeypatch, capsys):
    """`told("rules chess")`, on a wide screen, by a speaker of English."""
    for console in (out, err):
        monkeypatch.setattr(console, "_width", 400)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def run(words, typed=""):
        monkeypatch.setattr(sys, "argv", ["theomachy", *words.split()])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        return Spoken(left.value.code, capsys.readouterr())

    return run
