"""The verbs of the kernel, written out from the rows of a game as chains of ifs over its nodes.

Nested compiled functions would do without text, at two thirds of the speed.
"""

from typing import Any

from theomachy.kernel.rows import Row, Rule
from theomachy.kernel.turnwriter import Writer
from theomachy.kernel.written import compiled_text


class Turn:
    """All rows of a game, and what follows from them.

    `who` finds the player on turn. `never` is asked first why an action has no place in this very
    game, `elsewhere` why it has none at this node; where they answer 0, the row's `now` does.
    """

    actor: Any
    legal: Any
    refusal: Any
    chance: Any
    apply: Any
    perform: Any
    rests: Any
    step: Any
    proceed: Any

    def __init__(
        self, *rows: Row, who: Rule, never: Rule | None = None, elsewhere: Rule | None = None
    ) -> None:
        self.rows, self.who, self.never, self.elsewhere = rows, who, never, elsewhere
        writer = Writer(self)
        self.text = "\n".join(line for lines in writer.functions() for line in (*lines, "", ""))
        home = rows[0].node.__module__
        made, self.file = compiled_text(self.text, writer.names, home, "turn")
        for name, function in made.items():
            setattr(self, name, function)
