"""The verbs of the kernel, written out from the rows of a game as chains of ifs over its nodes.

Nested compiled functions would do without text, at two thirds of the speed.
"""

import linecache
from typing import Any

from theomachy.kernel.compiled import compiled, entry
from theomachy.kernel.rows import Row, Rule
from theomachy.kernel.turnwriter import Writer

_FOR_PYTHON = ("perform", "rests", "step", "proceed")
"""What Python may call besides the verbs: to tell a move step by step."""


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
        self.file = f"<the turn of {home}>"
        """Where tracebacks find the text."""
        for name, function in executed(self.text, self.file, writer.names, home).items():
            setattr(self, name, function)


def executed(text: str, file: str, names: dict[str, Any], home: str) -> dict[str, Any]:
    """The functions of a text, compiled one after the other."""
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    made: dict[str, Any] = {}
    exec(compile(text, file, "exec"), names, made)
    for name, function in made.items():
        function.__module__, function.__qualname__ = home, f"turn.{name}"
        names[name] = made[name] = (entry if name in _FOR_PYTHON else compiled)(function)
    return made
