"""A table as Python and notebooks show it."""

import html
from typing import Any

from theomachy.kernel import Game

FRAME = "line-height: 1.25; padding: 1em; border: 1px solid; border-radius: 6px; overflow-x: auto"
"""Of a board in letters; colours are those of the notebook."""


class Shown:
    """What has a game and stands somewhere in it."""

    game: Game
    state: Any

    def __repr__(self: Any) -> str:
        return f"<Table {self.game.full_name}, {self.players} players, ply {self.ply}>"

    def __str__(self) -> str:
        """The board in letters."""
        return self.game.picture(self.state)

    def _repr_html_(self) -> str:
        """The same, for a notebook."""
        board = html.escape(str(self))
        return f'<pre class="theomachy" style="{FRAME}">{board}</pre>'
