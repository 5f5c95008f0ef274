"""Lays out the pages of the site in build/pages: docs, rulebooks, and the reference.

python tools/pages.py

Sources stay where they are read in the repository; a link from one to another is turned into a
link between their pages, and one that leads nowhere is an error.
"""

import os
import pathlib
import re
import shutil
import sys
from collections.abc import Iterator

import rulebooks
from layouts import page_of_observations
from reference import PACKAGES, reference_of

ROOT = pathlib.Path(__file__).parents[1]
PAGES = ROOT / "build/pages"
_LANGUAGES = ("en", "fr")
_LINK = re.compile(r"(\]\()([^)\s#]*)([^)\s]*\))")
_FENCE = re.compile(r"^( *```.*?^ *```)", re.MULTILINE | re.DOTALL)
_SCENARIO = re.compile(r"^( *```)scenario \w+$", re.MULTILINE)


def places() -> dict[pathlib.Path, str]:
    """Every source, and where it lies in the site."""
    docs = [path for path in (ROOT / "docs").rglob("*") if path.is_file()]
    found = {path: path.relative_to(ROOT / "docs").as_posix() for path in docs}
    found |= {path: path.relative_to(ROOT).as_posix() for path in examples()}
    found[ROOT / "docs/index.fr.md"] = "fr.md"
    for name in ("README", "CONTRIBUTING", "CHANGELOG"):
        found[ROOT / f"{name}.md"] = f"{name.lower()}.md"
    for folder in [*(ROOT / "src/theomachy/games").iterdir(), ROOT / "examples/connect_four"]:
        for language in _LANGUAGES:
            rulebook = folder / f"RULES.{language}.md"
            if rulebook.exists():
                found[rulebook] = f"rules/{folder.name}.{language}.md"
            first_page = folder / f"FIRST_PAGE.{language}.md"
            if first_page.exists():
                found[first_page] = f"rules/{folder.name}-first.{language}.md"
    return found


def examples() -> list[pathlib.Path]:
    """What pages point at to be read as it is."""
    kinds = ("*.py", "*.sh", "*.toml", "*.ipynb")
    return [path for kind in kinds for path in (ROOT / "examples").glob(f"*/{kind}")]


def page_of(source: pathlib.Path, sites: dict[pathlib.Path, str]) -> str:
    """A source with its links turned, and its scenarios drawn, or else as plain text."""

    def turned(link: re.Match[str]) -> str:
        if not link[2] or re.match(r"[a-z]+:", link[2]):
            return link[0]
        target = (source.parent / link[2]).resolve()
        if target not in sites:
            sys.exit(f"{source.relative_to(ROOT)}: {link[2]} is not a page of the site")
        here = os.path.dirname(sites[source])
        return f"{link[1]}{os.path.relpath(sites[target], here or '.')}{link[3]}"

    parts = _FENCE.split(source.read_text("utf-8"))
    parts[::2] = [_LINK.sub(turned, prose) for prose in parts[::2]]
    text = "".join(parts)
    if rulebooks.is_book(source):
        text = rulebooks.page_of(source, text, PAGES / "rules/boards")
    return _SCENARIO.sub(r"\1text", text)


def written() -> Iterator[str]:
    """Write every page; name each."""
    sites = places()
    for source, site in sites.items():
        page = PAGES / site
        page.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            page.write_text(page_of(source, sites), "utf-8")
        else:
            shutil.copy(source, page)
        yield site
    (PAGES / "reference").mkdir()
    for package in PACKAGES:
        name = f"reference/{package}.md"
        (PAGES / name).write_text(reference_of(ROOT / "src", package), "utf-8")
        yield name
    for language in _LANGUAGES:
        name = f"reference/observations.{language}.md"
        (PAGES / name).write_text(page_of_observations(language), "utf-8")
        yield name


def main() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    pages = [name for name in written() if name.endswith(".md")]
    print(f"{len(pages)} pages laid out")


if __name__ == "__main__":
    main()
