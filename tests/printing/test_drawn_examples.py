"""Every example of every rulebook is drawn as a board by the face of its game."""

import itertools
import json
import pathlib
import re
import subprocess
import sys
from collections import Counter

import pytest

from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES, speech
from theomachy.table import rulebook

ROOT = pathlib.Path(__file__).parents[2]
LEAST_CELLS = {"storm": 37, "gog": 16, "bello": 61, "godstorm": 42}
"""In the smallest world, before a map is laid, and with Atlantis sunken."""


def draw_all(folder):
    """All examples drawn and told, as the page draws and tells them."""
    if not (ROOT / "web/node_modules/vite").exists():
        pytest.skip("the page's tools are not installed: `make install`")
    subprocess.run([sys.executable, "tools/boards.py", str(folder), "--bare"], cwd=ROOT, check=True)
    return json.loads((folder / "told.json").read_text("utf-8"))


def check_board(game, drawn, title):
    cells = Counter(re.findall(r' data-cell="(\w+)"', drawn))
    assert len(cells) >= LEAST_CELLS[game], title
    assert set(cells.values()) == {1}, title
    assert not re.search(r"undefined|NaN", drawn), title


def check_story(game, told, title):
    """In both languages the same, and no key without words."""
    assert len(told["en"]) == len(told["fr"]), title
    assert not [line for line in told["en"] + told["fr"] if f"{game}-event" in line], title
    for kind, language in itertools.product(told["kinds"], LANGUAGES):
        assert speech(language).has(f"what-{game}-cell-{kind}"), (title, kind)


@pytest.mark.compiled_only
def test_every_example_of_every_rulebook_draws_as_a_board(tmp_path):
    drawn = draw_all(tmp_path)
    for game in SHELF:
        examples = rulebook.examples(load(game))
        for number, (example, told) in enumerate(zip(examples, drawn[game], strict=True)):
            check_story(game, told, example.title)
            for place in range(told["pictures"]):
                board = (tmp_path / f"{game}-{number}-{place}.svg").read_text("utf-8")
                check_board(game, board, example.title)
    assert sum(map(len, drawn.values())) > 100
