"""Commands in plain Python."""

import pytest

from theomachy.cli.screen import ready
from theomachy.games import load
from theomachy.kernel import warm
from theomachy.locales import speech

pytestmark = pytest.mark.plain_only


def test_what_runs_as_plain_python_is_not_said_to_be_compiled(tmp_path, monkeypatch):
    monkeypatch.setattr(warm, "folder_of", lambda name, home: tmp_path / name)
    assert ready(load("bello"), [("one thing", lambda: None)], speech("en")) == 0
    assert list(tmp_path.iterdir()) == []
