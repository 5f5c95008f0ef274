"""What the docs point at is there: files, functions, links and their anchors."""

import ast
import pathlib
import re
import tomllib

import pytest

ROOT = pathlib.Path(__file__).parents[1]
SOURCES, HOUSE = ROOT / "src/theomachy", ROOT / "docs/house"
DOCUMENTS = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
SHOWING = [HOUSE / "promises.md", ROOT / "docs/play/expectations.md"]
"""Pages of promises, the last column of whose tables names tests."""
NAMING = [HOUSE / "architecture.md", HOUSE / "where-is.md"]
RULEBOOKS, FIRST_PAGES = "games/*/RULES.*.md", "games/*/FIRST_PAGE.*.md"
WORDS_OF_SCENARIOS = {"Given", "When", "Then"}

_FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_ITEM = re.compile(r"\n(?=\n|\d+\. |\||#|- )")
_FILE = re.compile(r"[\w./-]+/|[\w./-]*\w\.(?:py|ts|svelte|ftl|json|md|scenario)")
_NAME = re.compile(r"(#?[\w.]+)\(\)|([A-Z]\w+)|([a-z]+(?:-[a-z]+)+)")


def prose(document):
    return _FENCE.sub("", document.read_text("utf-8"))


def anchors(document):
    """As a reader on the web finds them: lower case, dashes for spaces, no other signs."""
    headings = re.findall(r"^#+ (.*)$", prose(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def named(document):
    """(file, name) of everything a page names in an item; the name may be none."""
    for item in _ITEM.split(prose(document)):
        file = None
        for token in re.findall(r"`([^`\n]+)`", item):
            if _FILE.fullmatch(token):
                file = token
                yield file, None
            elif file and (found := _NAME.fullmatch(token)) and token not in WORDS_OF_SCENARIOS:
                yield file, next(filter(None, found.groups()))


def home_of(file):
    """From the package, or from the folder it lies in; None if it is in neither."""
    return next((base / file for base in (SOURCES, ROOT) if (base / file).exists()), None)


def defined(tree, within=""):
    """The names a module defines, those of methods with their class."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield within + node.name
            yield from defined(node, f"{within}{node.name}.")
        for name in ast.walk(node) if isinstance(node, ast.Assign | ast.AnnAssign) else ():
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store):
                yield within + name.id


def has(path, name):
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return name in set(defined(ast.parse(text)))
    if path.suffix == ".ftl":
        return f"\n{name} =" in text
    return re.search(rf"(?<![\w.]){re.escape(name)}\s*[(=]", text) is not None


@pytest.mark.parametrize("document", NAMING, ids=lambda document: document.stem)
def test_what_a_page_names_exists(document):
    found = list(named(document))
    assert [file for file, _ in found if home_of(file) is None] == []
    assert [(f, name) for f, name in found if name and not has(home_of(f), name)] == []
    assert len(found) > 40


def shown_by(row):
    """(file, test) of every test that the last cell of a row names; the test may be none."""
    file = None
    for token in re.findall(r"`([^`\n]+)`", row.split("|")[-2]):
        words = token.removeprefix("python ").split()
        if re.fullmatch(r"[\w./-]+\.(?:py|ts)", words[0]):
            file = next((base / words[0] for base in (ROOT / "tests", ROOT)
                         if (base / words[0]).exists()), words[0])  # fmt: skip
            yield file, None
        elif token.lower().startswith("test"):
            yield file, token


@pytest.mark.parametrize("document", SHOWING, ids=lambda document: document.stem)
def test_every_test_that_a_page_names_exists(document):
    rows = [row for row in prose(document).splitlines() if row.startswith("| ")]
    rows = [row for row in rows if not row.endswith("| shown by |")]
    found = [shown for row in rows for shown in shown_by(row)]
    assert [file for file, _ in found if isinstance(file, str)] == []
    assert [(f.name, name) for f, name in found if name and not has(f, name)] == []
    assert [row for row in rows if not list(shown_by(row))] == []
    assert len(found) > len(rows) > 15


@pytest.mark.parametrize(
    "document", DOCUMENTS, ids=lambda document: document.relative_to(ROOT).as_posix()
)
def test_links_lead_somewhere(document):
    broken = []
    for link in _LINK.findall(prose(document)):
        path, _, anchor = link.partition("#")
        target = document.parent / path if path else document
        if re.match(r"[a-z]+:", link):
            continue
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


def test_every_picture_is_shown_and_can_be_taken_anew():
    """All but drawings: `make pictures`."""
    pictures = {path.name for path in (ROOT / "docs/pictures").iterdir()}
    shown = {link.rsplit("/")[-1] for page in DOCUMENTS for link in _LINK.findall(prose(page))}
    assert pictures <= shown
    scenes = re.findall(r'Scene\("([\w-]+)"', (ROOT / "tools/pictures.py").read_text("utf-8"))
    assert {path for path in pictures if path.endswith(".webp")} == {f"{s}.webp" for s in scenes}


def leaves(nav):
    for entry in nav:
        for below in entry.values():
            yield from leaves(below) if isinstance(below, list) else [below]


def test_every_page_can_be_reached_in_the_site():
    reached = set(leaves(tomllib.loads((ROOT / "zensical.toml").read_text())["project"]["nav"]))
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")}
    books = {f"rules/{path.parent.name}.{path.stem[-2:]}.md" for path in SOURCES.glob(RULEBOOKS)}
    firsts = {
        f"rules/{path.parent.name}-first.{path.stem[-2:]}.md" for path in SOURCES.glob(FIRST_PAGES)
    }
    assert (pages - {"index.fr.md"} | {"fr.md"} | books | firsts) - reached == set()
