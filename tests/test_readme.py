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


COMMANDS = sorted(
    {
        line.split("#")[0].strip()
        for _, body in fences("console")
        for line in body.splitlines()
        if line.startswith("theomachy ")
    }
)
"""The same on two pages is run once."""


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="processes; compiled run only")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_shown_works(command):
    code = "from theomachy.cli import main; main()"
    words = [sys.executable, "-c", code, *shlex.split(command)[1:]]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


PYTHON = {body: page for page, body in fences("python")}
"""The same in two languages is run once."""


def shown(page, body):
    """What learners do takes compiled games."""
    marks = [pytest.mark.compiled_only] * (page.parent.name == "learn")
    return pytest.param(body, id=f"{page.stem}-{list(PYTHON).index(body)}", marks=marks)


@pytest.mark.parametrize("body", [shown(page, body) for body, page in PYTHON.items()])
def test_the_python_shown_works(body, capsys):
    exec(body, {})
    assert bool(capsys.readouterr().out.strip()) == ("print" in body)


def test_a_first_game_in_python_begins_with_a_pass(capsys):
    exec(next(body for body, page in PYTHON.items() if page.name == "README.md"), {})
    assert "'pass'" in capsys.readouterr().out


def test_the_scenarios_shown_hold():
    texts = [page.read_text() for page in PAGES]
    shown = [s for text in texts if "```scenario" in text for s in read_scenarios(text)]
    assert shown
    assert [difference for scenario in shown for difference in run(scenario)] == []
