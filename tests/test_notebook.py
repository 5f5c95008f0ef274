"""The notebooks are run cell by cell, as a notebook would: what a cell ends with is shown."""

import ast
import json
import pathlib

import pytest

NOTEBOOKS = sorted((pathlib.Path(__file__).parents[1] / "examples/notebook").glob("*.ipynb"))


def cells(notebook):
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            yield "".join(cell["source"])


def shown(cell, names):
    """Run a cell; what its last line is, as a notebook draws it, or nothing."""
    lines = ast.parse(cell).body
    last = lines.pop() if isinstance(lines[-1], ast.Expr) else None
    exec(compile(ast.Module(lines, []), "cell", "exec"), names)
    value = eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None
    return value._repr_html_() if hasattr(value, "_repr_html_") else repr(value)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs_and_draws_boards(notebook):
    names = {}
    told = [shown(cell, names) for cell in cells(notebook)]
    assert sum(one.startswith("<pre") for one in told) > 1
    assert not any(cell["outputs"] for cell in json.loads(notebook.read_text())["cells"]
                   if cell["cell_type"] == "code")  # fmt: skip


def test_there_is_one():
    assert NOTEBOOKS
