"""What learners are fed: each number by its name, with its bound and its paragraph."""

import json
import re
from typing import NamedTuple

import numpy as np
from rich.table import Table as Grid

from theomachy.cli.games import paragraph
from theomachy.cli.given import AsJson, GameName
from theomachy.cli.screen import out
from theomachy.cli.tongue import YOURS, Lang
from theomachy.games import load
from theomachy.kernel import Game
from theomachy.locales import speech

COLUMNS = ("number", "shape", "most", "paragraph", "says")


class Line(NamedTuple):
    """A number of an observation, or an array of such numbers."""

    name: str
    first: int
    """Where the first of them stands among all."""
    shape: tuple[int, ...]
    stride: int
    """How far it is from one place to the next."""
    most: int
    """The largest any of them can be; the least is 0."""
    paragraph: str


def lines_of(game: Game) -> list[Line]:
    layout = game.observation
    strides = {name: layout.kind[name].base.itemsize for name in layout.kind.names or ()}
    return [
        Line(
            one.name, one.first, one.shape, strides.get(one.part, 1),
            int(np.max(one.number.most)), one.number.paragraph,
        )
        for one in layout.numbers()
    ]  # fmt: skip


def gist(game: Game, wanted: str, lang: str) -> str:
    """The title of a paragraph and its first sentence, as plain text."""
    said = " ".join(paragraph(game, wanted, lang).split()).removeprefix(f"**{wanted}")
    plain = re.sub(r"[*`]", "", said).strip()
    return re.split(r"(?<=[.:!?])\s+(?=[^\s)])", plain, maxsplit=1)[0]


def observations(game: GameName, as_json: AsJson = False, lang: Lang = YOURS) -> None:
    """List the numbers a learner is fed."""
    played, tongue = load(game), speech(lang)
    lines = lines_of(played)
    if as_json:
        print(json.dumps([line._asdict() for line in lines]))
        return
    grid = Grid(title=tongue.say("house-observations-title", number=str(played.observation.size)))
    for column in COLUMNS:
        grid.add_column(tongue.say(f"house-observations-{column}"))
    for line in lines:
        shape = " × ".join(map(str, line.shape)) or "1"
        told = gist(played, line.paragraph, lang)
        grid.add_row(line.name, shape, f"0–{line.most}", line.paragraph, told)
    out.print(grid)
