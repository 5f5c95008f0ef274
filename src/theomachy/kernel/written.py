"""Rules that are written out as text and compiled, since nesting compiled functions is slow."""

import linecache
from collections.abc import Callable
from typing import Any

from theomachy.kernel.compiled import compiled


def compiled_text(
    text: str, names: dict[str, Any], home: str, group: str
) -> tuple[dict[str, Any], str]:
    """The functions of a text, one after the other, and the file that tracebacks show it as."""
    file = f"<the {group} of {home}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    made: dict[str, Any] = {}
    exec(compile(text, file, "exec"), names, made)
    for name, function in made.items():
        function.__module__, function.__qualname__ = home, f"{group}.{name}"
        names[name] = made[name] = compiled(function)
    return made, file


def first_wrong(*rules: Callable[..., Any]) -> Any:
    """The rule that answers what the first of these finds wrong with a position, or 0."""
    names = {rule.__name__: rule for rule in rules}
    *others, last = names
    lines = ["def fault(s):"]
    for name in others:
        lines += [f"    wrong = {name}(s)", "    if wrong != 0:", "        return wrong"]
    text = "\n".join([*lines, f"    return {last}(s)", ""])
    made, _ = compiled_text(text, dict(names), rules[0].__module__, "faults")
    return made["fault"]
