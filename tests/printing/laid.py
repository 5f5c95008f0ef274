"""An edition as it is laid out: what lies on its pages, how often and where."""

import functools
import re
from collections import Counter

from theomachy.games import load
from theomachy.locales import speech
from theomachy.printing import PAPERS
from theomachy.printing.backs import both_sides
from theomachy.printing.edition import DRAWINGS, describe, sheets_of
from theomachy.printing.layout import lay_out


@functools.cache
def pages(game, paper="a4", lang="en"):
    return both_sides(lay_out(sheets_of(game, speech(lang).say), PAPERS[paper]))


@functools.cache
def told(game, paper, lang):
    return describe(game, paper, lang, load(game).folder)


def pieces(game):
    """How often each drawing is there to be cut out."""
    items = [item for page in pages(game) for item in page.items]
    return Counter(item["drawing"] for item in items if item["kind"] == "piece")


def cards(game, title):
    """How often each card of a sheet is there, by its name."""
    return Counter(
        item["title"]
        for page in pages(game)
        for item in page.items
        if item["kind"] == "card" and item["sheet"] == title
    )


def box_of(game, drawing):
    """The width and height of a drawing, as it says them."""
    text = (DRAWINGS / game / f"{drawing}.svg").read_text("utf-8")
    *_, width, height = re.search(r'viewBox="([^"]+)"', text)[1].split()
    return float(width), float(height)
