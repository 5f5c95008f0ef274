"""A whole edition: sheets, rulebook and words handed to Typst, which sets them."""

import functools
import html
import json
import pathlib
import re
import tempfile
from importlib import import_module
from typing import Any

from theomachy.games import as_printed
from theomachy.locales import Unknown, Wrong, speech
from theomachy.printing.backs import both_sides, two_sided
from theomachy.printing.book import Block, blocks, excerpt
from theomachy.printing.layout import Page, lay_out
from theomachy.printing.paper import PAPERS
from theomachy.printing.pictures import count_examples, drawn_in, illustrated
from theomachy.printing.sheets import Cards, Counters, Poster, Say, Sheet
from theomachy.table.rulebook import FIRST_PAGE, RULES

EDITIONS = ("storm", "gog", "bello", "godstorm")
"""The games that have one, each in the module of its name."""
HERE = pathlib.Path(__file__).parent
DRAWINGS = HERE / "drawings"
TEMPLATE = HERE / "edition.typ"
_WORD = re.compile(r"@([a-z0-9-]+)@")


def make(game: str, paper: str, lang: str) -> bytes:
    """The printed edition of a game, as a PDF."""
    check(game, paper)
    found = as_printed(game)
    told = describe(game, paper, lang, found.folder)
    with tempfile.TemporaryDirectory(prefix="theomachy-print-") as desk:
        return typeset(pathlib.Path(desk), game, lang, told)


def check(game: str, paper: str) -> None:
    """Whether there is such an edition, and what it takes to make it."""
    as_printed(game)
    if game not in EDITIONS:
        raise Unknown("door-print-game", game=game, known=EDITIONS)
    if paper not in PAPERS:
        raise Unknown("door-paper", name=paper, known=list(PAPERS))
    if not (DRAWINGS / game).is_dir():
        raise Wrong("door-print-drawings")


def typeset(desk: pathlib.Path, game: str, lang: str, told: dict[str, Any]) -> bytes:
    try:
        import typst  # an extra: most houses never print
    except ImportError:
        raise Wrong("door-print-typst") from None
    for drawing in (DRAWINGS / game).glob("*.svg"):
        (desk / drawing.name).write_text(worded(drawing.read_text("utf-8"), lang), "utf-8")
    (desk / "edition.json").write_text(json.dumps(told), "utf-8")
    (desk / "edition.typ").write_bytes(TEMPLATE.read_bytes())
    made: bytes = typst.compile(desk / "edition.typ", root=desk, ignore_system_fonts=True)
    return made


def worded(drawing: str, lang: str) -> str:
    """A drawing holds keys where people shall read words."""
    say = speech(lang).say
    return _WORD.sub(lambda key: html.escape(say(key[1])), drawing)


def describe(game: str, paper: str, lang: str, folder: pathlib.Path) -> dict[str, Any]:
    """All that Typst is told."""
    say = speech(lang).say
    english, book = parsed(folder / f"{RULES}.en.md"), parsed(folder / f"{RULES}.{lang}.md")
    first_page = parsed(folder / f"{FIRST_PAGE}.{lang}.md")
    drawn = drawn_in(DRAWINGS / game)
    sheets = sheets_of(game, say)
    pages = both_sides(lay_out(sheets, PAPERS[paper]))
    return {
        "lang": lang,
        "paper": PAPERS[paper].typst,
        "title": say(f"{game}-name"),
        "pitch": say(f"{game}-pitch"),
        "words": words(say) | {"duplex": say("print-duplex", pages=two_sided(pages))},
        "contents": contents(sheets, pages),
        "pages": [told(page, book, english) for page in pages],
        "first": illustrated(first_page, 0, drawn, lang),
        "book": illustrated(book, count_examples(first_page), drawn, lang),
    }


def sheets_of(game: str, say: Say) -> list[Sheet]:
    made: list[Sheet] = import_module(f"theomachy.printing.{game}").sheets(say)
    return made


@functools.cache
def parsed(page: pathlib.Path) -> list[Block]:
    return blocks(page.read_text("utf-8"))


def told(page: Page, book: list[Block], english: list[Block]) -> dict[str, Any]:
    """A page, with what the excerpts it names say."""
    items = [
        item | {"blocks": [b for name in item["excerpts"] for b in excerpt(book, english, name)]}
        if "excerpts" in item
        else item
        for item in page.items
    ]
    return page.told() | {"items": items}


def contents(sheets: list[Sheet], pages: list[Page]) -> list[dict[str, Any]]:
    """What there is, how many of it, and from which page on; the first page says so itself."""
    return [
        {"title": sheet.title, "number": sheet.number, "page": first_page(sheet, pages)}
        | {"drawing": drawing_of(sheet)}
        for sheet in sheets
    ]


def drawing_of(sheet: Sheet) -> str:
    """What a sheet is known by: the first that is on it."""
    match sheet:
        case Counters():
            return sheet.pieces[0].drawing
        case Cards():
            return sheet.cards[0].drawing
        case Poster():
            return sheet.drawing
    return ""


def first_page(sheet: Sheet, pages: list[Page]) -> int:
    """A board is on several pages, whose titles say which part."""
    titles = [" ".join(page.titles) for page in pages]
    return next(n for n, title in enumerate(titles, start=2) if sheet.title in title)


_WORDS = ("how", "control", "contents", "rules", "number", "page", "total", "player", "example",
          "fold", "glue", "scale", "backs", "before", "after")  # fmt: skip


def words(say: Say) -> dict[str, str]:
    return {word: say(f"print-word-{word}") for word in _WORDS}
