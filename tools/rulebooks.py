"""A player's rulebook as a page of the site: paragraphs to link to, examples as pictures."""

import functools
import html
import itertools
import pathlib
import re
from collections.abc import Callable
from typing import Any

import boards
from theomachy.games import SHELF, load
from theomachy.printing.edition import worded
from theomachy.table.rulebook import FIRST_PAGE, RULES, first_examples

Drawn = dict[str, list[dict[str, Any]]]
"""The examples of each game: how many pictures, and what happens, by language."""
WORDS = {
    "en": {"before": "before", "after": "after", "notation": "The notation"},
    "fr": {"before": "avant", "after": "après", "notation": "La notation"},
}
_FENCE = re.compile(r"^```scenario \w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ASIDE = re.compile(r"(^```.*?^```|`[^`\n]*`|<figure.*?</figure>)", re.MULTILINE | re.DOTALL)
_HEAD = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+)", re.MULTILINE)
_CHAPTER = re.compile(r"^(## ([A-Z]{2}-\d+) .*)$", re.MULTILINE)
_RULE = re.compile(r'(?<![\w"#>-])([A-Z]{2}-\d+(?:\.\d+)?)(?![\w"}-]|\.\d)')


def is_book(source: pathlib.Path) -> bool:
    """Whether a page is a rulebook, or its first page, of a game that has a face."""
    return source.stem.split(".")[0] in (FIRST_PAGE, RULES) and source.parent.name in SHELF


@functools.cache
def drawn_into(folder: pathlib.Path) -> Drawn:
    """All examples drawn beside the rulebooks; a map with names once for each language."""
    told = boards.draw(folder)
    for picture in list(folder.glob("*.svg")):
        text = picture.read_text("utf-8")
        for language in WORDS:
            if (said := worded(text, language)) != text:
                (folder / f"{picture.stem}.{language}.svg").write_text(said, "utf-8")
                picture.unlink(missing_ok=True)
    (folder / "told.json").unlink()
    return told


def page_of(source: pathlib.Path, text: str, folder: pathlib.Path) -> str:
    """A rulebook for people without the server; its boards lie in a folder beside it."""
    part, language = source.stem.split(".")
    game = source.parent.name
    first = 0 if part == FIRST_PAGE else len(first_examples(load(game), language))
    numbers, examples = itertools.count(first), drawn_into(folder)[game]

    def figure(fence: re.Match[str]) -> str:
        number = next(numbers)
        pictures = [
            picture_in(folder, f"{game}-{number}-{place}", language)
            for place in range(examples[number]["pictures"])
        ]
        return figure_of(fence[1], pictures, examples[number][language], language)

    page = f"{game}.{language}.html" if part == FIRST_PAGE else ""
    return linked(_FENCE.sub(figure, text), page)


def picture_in(folder: pathlib.Path, name: str, language: str) -> str:
    """With names in a language, if there are any in it."""
    named = folder / f"{name}.{language}.svg"
    return named.name if named.exists() else f"{name}.svg"


def figure_of(scenario: str, pictures: list[str], lines: list[str], language: str) -> str:
    words = WORDS[language]
    heading, _, rest = scenario.partition("\n")
    title = html.escape(re.sub(r"\s*\[.*\]$", "", heading))
    drawn = [
        f'<img src="boards/{picture}" alt="{title} – {words[when]}" loading="lazy" '
        'style="flex:1 1 16rem;min-width:0;max-width:26rem">'
        for picture, when in zip(pictures, ("before", "after"), strict=False)
    ]
    told = "<br>".join(map(html.escape, lines))
    notation = html.escape(f"{heading}\n{rest}".strip())
    return (
        f'<figure style="width:100%"><figcaption><strong>{title}</strong></figcaption>'
        f'<div style="display:flex;flex-wrap:wrap;gap:1rem;justify-content:center">'
        f"{''.join(drawn)}</div>"
        f"<p>{told}</p><details><summary>{words['notation']}</summary>"
        f"<pre>{notation}</pre></details></figure>".replace("\n", "&#10;")
    )


def linked(text: str, page: str) -> str:
    """Every paragraph can be linked to, and every mention of one leads there."""

    def link(mention: re.Match[str]) -> str:
        return f'<a href="{page}#{mention[1]}">{mention[1]}</a>'

    parts = _ASIDE.split(text)
    parts[::2] = [anchored(prose, link, bool(page)) for prose in parts[::2]]
    return "".join(parts)


def anchored(prose: str, link: Callable[[re.Match[str]], str], is_elsewhere: bool) -> str:
    if not is_elsewhere:
        prose = _CHAPTER.sub(r"\1 {#\2}", prose)
        prose = _HEAD.sub(r'<span id="\1"></span>**\1', prose)
    lines = prose.split("\n")
    return "\n".join(line if line.startswith("#") else linked_line(line, link) for line in lines)


def linked_line(line: str, link: Callable[[re.Match[str]], str]) -> str:
    """All mentions but the number at the head of a paragraph."""
    head = re.match(r'<span id="[^"]*"></span>\*\*[A-Z]{2}-[\d.]+', line)
    start = head.end() if head else 0
    return line[:start] + _RULE.sub(link, line[start:])
