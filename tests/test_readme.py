"""The commands and the Python that README and docs show are run."""

import pathlib
import re
import shlex
import subprocess
import sys

import numba
import pytest

from theomachy.table.scenario import read_scenarios, run

ROOT = pathlib.Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def fences(language):
    for page in PAGES:
        for body in re.findall(rf"^ *```{language}\n(.*?)^ *```", page.read_text(), re.M | re.S):
            yield page, body


COMMANDS = [
    pytest.param(line.split("#")[0].strip(), id=line.split("#")[0].strip())
    for _, body in fences("console")
    for line in body.splitlines()
    if line.startswith("theomachy ")
]


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="processes; compiled run only")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_shown_works(command):
    code = "from theomachy.cli import main; main()"
    words = [sys.executable, "-c", code, *shlex.split(command)[1:]]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("body", [body for _, body in fences("python")])
def test_the_python_shown_works(body, capsys):
    exec(body, {})
    assert ("'pass'" in capsys.readouterr().out) == ("print" in body)


def test_the_scenarios_shown_hold():
    texts = [page.read_text() for page in PAGES]
    shown = [s for text in texts if "```scenario" in text for s in read_scenarios(text)]
    assert shown
    assert [difference for scenario in shown for difference in run(scenario)] == []
