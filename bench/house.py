"""How the house is kept: lines that only switch between nodes, and runs of lines that stand twice.

python bench/house.py [SRC]

A switchboard is a file of a game's rules that holds no rule but says which comes when: rows count
as well as ladders. A repeated run is six or more lines of functions whose shape (names, numbers and
strings left open) stands again, in eight places at most.
"""

import ast
import itertools
import keyword
import pathlib
import re
import sys
from collections import defaultdict
from collections.abc import Iterator

_SWITCHBOARDS = {
    "listing", "play", "refuse", "turn", "waiting", "passing", "moment", "choices", "nature",
    "outcome_refusals", "firsts", "decisions",
}  # fmt: skip
_RUN, _HABIT = 6, 8
_VALUE = re.compile(r"""f?(?P<quote>[\"']+).*?(?P=quote)|\b\d[\d_.]*""")
_NAME = re.compile(r"[A-Za-z_]\w*")


def main(src: str = "src/theomachy") -> None:
    root = pathlib.Path(src)
    for game in sorted(path.parent for path in root.glob("games/*/rules")):
        files = [path for path in game.rglob("*.py") if is_switchboard(path)]
        print(f"{game.name}: {sum(map(length, files)):,} switchboard lines in {len(files)} files")
    files = [path for path in root.glob("games/*/**/*.py") if is_switchboard(path)]
    print(f"all games: {sum(map(length, files)):,}")
    kernel = [root / f"kernel/{name}.py" for name in ("rows", "turn", "turnwriter", "turntext")]
    print(
        f"and once for all, in the kernel: {sum(length(path) for path in kernel if path.exists())}"
    )
    print(f"repeated runs of {_RUN} lines or more: {len(repeats(root))} pairs of files")
    untyped = sum(map(untyped_functions, root.rglob("*.py")))
    print(f"functions without a type: {untyped:,}")


def is_switchboard(path: pathlib.Path) -> bool:
    return path.stem in _SWITCHBOARDS or path.parent.name == "rows"


def length(path: pathlib.Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def repeats(root: pathlib.Path) -> set[tuple[str, str]]:
    """Pairs of files, or a file and itself, that share a run; what stands everywhere is a habit."""
    lines = {str(path): list(said(path)) for path in sorted(root.rglob("*.py"))}
    places = defaultdict(list)
    for path, told in lines.items():
        for i in range(len(told) - _RUN + 1):
            places[tuple(told[i : i + _RUN])].append((path, i))
    rare = [found for found in places.values() if 1 < len(found) <= _HABIT]
    pairs = {pair for found in rare for pair in itertools.combinations(found, 2)}
    return {(path, other) for (path, i), (other, j) in pairs if path != other or j - i >= _RUN}


def said(path: pathlib.Path) -> Iterator[str]:
    """The lines of its functions, each once, their docstrings left out; tables and rows are no
    code."""
    text = path.read_text("utf-8")
    lines, told = text.splitlines(), set[int]()
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef) and function.lineno not in told:
            body = function.body[1:] if ast.get_docstring(function) else function.body
            numbers = [n for part in body for n in range(part.lineno, (part.end_lineno or 0) + 1)]
            told.update(numbers)
            its = [lines[number - 1] for number in (function.lineno, *numbers)]
            yield from (shape(line.strip()) for line in its if line.strip())


def shape(line: str) -> str:
    """All names, numbers and strings alike."""
    return _NAME.sub(lambda m: m[0] if keyword.iskeyword(m[0]) else "n", _VALUE.sub("0", line))


def untyped_functions(path: pathlib.Path) -> int:
    functions = [
        n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.FunctionDef)
    ]
    return sum(function.returns is None for function in functions)


if __name__ == "__main__":
    main(*sys.argv[1:])
