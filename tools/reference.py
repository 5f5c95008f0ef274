"""The reference: what the public packages say of themselves in their docstrings.

Read from the text of the modules, so that nothing has to be installed or compiled for it.
"""

import ast
import inspect
import pathlib
from collections.abc import Iterator

PACKAGES = (
    "theomachy", "theomachy.kernel", "theomachy.table", "theomachy.bots", "theomachy.study",
    "theomachy.envs",
)  # fmt: skip

Function = ast.FunctionDef | ast.AsyncFunctionDef
_KINDS = {
    "compiled": "rule", "entry": "entry", "verb": "verb", "property": "property",
    "classmethod": "class method",
}  # fmt: skip


def reference_of(src: pathlib.Path, package: str) -> str:
    """The page of a package: what it exports, then its modules one after the other."""
    folder = src.joinpath(*package.split("."))
    tree = ast.parse((folder / "__init__.py").read_text("utf-8"))
    lines = [f"# {package}", "", docstring(tree), "", *exported(tree, package)]
    if package != PACKAGES[0]:
        for path in sorted(folder.glob("[a-z]*.py")):
            lines += module(path, f"{package}.{path.stem}", set(listed(tree)))
    return "\n".join(lines) + "\n"


def exported(tree: ast.Module, package: str) -> Iterator[str]:
    """The names in `__all__`, each with a link to where it is explained."""
    homes = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    names = [name for name in listed(tree) if name in homes]
    if names:
        yield from ("To be imported from here:", "")
        yield from (f"- [`{name}`]({link_to(homes[name], package)})" for name in names)
        yield ""


def listed(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return []


def link_to(name: str, package: str) -> str:
    """From a package's page to where a name is explained, or imported in its turn."""
    home = max((one for one in PACKAGES if name.startswith(f"{one}.")), key=len)
    is_module = name.count(".") == home.count(".") + 2
    page = "" if home == package else f"{home}.md"
    return f"{page}#{name}" if is_module else page


def module(path: pathlib.Path, name: str, exports: set[str]) -> Iterator[str]:
    tree = ast.parse(path.read_text("utf-8"))
    yield from (f"## {name}", "", docstring(tree), "")
    yield from members(tree, name, "###", exports)


def members(
    tree: ast.Module | ast.ClassDef, name: str, depth: str, exports: set[str]
) -> Iterator[str]:
    """Functions, classes, and constants that are exported or say what they are."""
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, Function) and not node.name.startswith("_"):
            yield from entry(f"{name}.{node.name}", signature(node), node, depth)
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from entry(f"{name}.{node.name}", shape(node), node, depth)
            yield from members(node, f"{name}.{node.name}", f"{depth}#", set())
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            said, names = words(following), named(node)
            if not names.startswith("_") and (said or names in exports):
                yield from (f"{depth} `{names}` {{ #{name}.{names.split(', ')[0]} }}", "", said, "")


def entry(name: str, shown: str, node: Function | ast.ClassDef, depth: str) -> Iterator[str]:
    """A heading with a name to link to, how it is written, and what it says of itself."""
    found = [_KINDS[kind] for kind in map(ast.unparse, node.decorator_list) if kind in _KINDS]
    kind = f" <small>{', '.join(found)}</small>" if found else ""
    yield from (f"{depth} `{node.name}`{kind} {{ #{name} }}", "")
    yield from ("```python", shown, "```", "")
    if text := docstring(node):
        yield from (text, "")


def shape(node: ast.ClassDef) -> str:
    """A class as it is made: with the arguments of its making, or its fields."""
    bases = ", ".join(map(ast.unparse, node.bases))
    lines = [f"class {node.name}({bases})" if bases else f"class {node.name}"]
    for inner in node.body:
        if isinstance(inner, Function) and inner.name == "__init__":
            lines.append(indented(signature(inner)))
        elif isinstance(inner, ast.AnnAssign) and not named(inner).startswith("_"):
            lines.append(indented(ast.unparse(inner)))
    return "\n".join(lines)


def indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())


def signature(node: Function) -> str:
    """One line, or an argument a line where that is too long."""
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    line = f"{node.name}({ast.unparse(node.args)}){returns}"
    if len(line) <= 88:
        return line
    arguments = "".join(f"    {argument},\n" for argument in apart(ast.unparse(node.args)))
    return f"{node.name}(\n{arguments}){returns}"


def apart(arguments: str) -> list[str]:
    """Arguments one by one: cut at commas outside of brackets."""
    found, depth = [""], 0
    for sign in arguments:
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    return [argument.strip() for argument in found]


def named(node: ast.Assign | ast.AnnAssign) -> str:
    """What is assigned to."""
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    return ast.unparse(target).strip("()")


def words(node: ast.stmt | None) -> str:
    """The text of a string that stands alone, as one does below a constant."""
    is_said = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    value = node.value.value if is_said else None  # type: ignore[union-attr]
    return escaped(inspect.cleandoc(value)) if isinstance(value, str) else ""


def docstring(node: ast.Module | ast.ClassDef | Function) -> str:
    return escaped(ast.get_docstring(node) or "")


def escaped(text: str) -> str:
    """Markdown for what is not code: angle brackets are no tags, stars no emphasis."""
    lines = []
    for line in text.splitlines():
        parts = line.split("`")
        if not line.startswith("    "):
            parts[::2] = [part.replace("<", "&lt;").replace("*", "\\*") for part in parts[::2]]
        lines.append("`".join(parts))
    return "\n".join(lines)
