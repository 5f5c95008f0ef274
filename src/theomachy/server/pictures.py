"""The examples that are drawn in the printed rulebooks: `python -m theomachy.server.pictures`.

Drawings are made with the page, where there may be no Python that knows the rules: what is drawn
lies in web/src/print/pictures.gen.json.
"""

import json
import sys
from typing import Any

from theomachy.games import SHELF
from theomachy.printing.pictures import pictured
from theomachy.server.examples import examples_of

_UNSEEN: dict[str, Any] = {"legal": [], "meanings": [], "ways": {}}
"""What can be done next is not drawn."""


def pictures(game: str) -> dict[int, dict[str, Any]]:
    """The examples by their numbers; only their first and last positions are seen."""
    examples = examples_of(game)
    return {number: outlined(json.loads(examples[number])) for number in pictured(game)}


def outlined(example: dict[str, Any]) -> dict[str, Any]:
    positions = example["positions"]
    for position in positions[1:-1]:
        del position["view"]
    for position in (positions[0], positions[-1]):
        position["view"] |= _UNSEEN
    return {"game": example["game"], "positions": positions}


def document() -> str:
    """All of them, one a line."""
    return braced({game: braced(each(pictures(game))) for game in SHELF}) + "\n"


def each(examples: dict[int, dict[str, Any]]) -> dict[str, str]:
    return {str(number): json.dumps(example) for number, example in examples.items()}


def braced(rows: dict[str, str]) -> str:
    lines = ",\n".join(f'"{name}": {text}' for name, text in rows.items())
    return "{\n" + lines + "\n}"


if __name__ == "__main__":
    sys.stdout.write(document())
