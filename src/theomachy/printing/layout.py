"""Where everything lies on the pages: millimetres from the upper left corner of the paper."""

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from theomachy.printing.nets import net_of
from theomachy.printing.paper import MARGIN, Paper
from theomachy.printing.sheets import Aids, Cards, Counters, Dice, Poster, Score, Sheet

BLEED = 0.035
"""How much more of a piece is drawn on every side than is left, as a part of its width."""
FLAP = 6.0
"""What a part of a board shows of the next one, to be glued under it."""
LABEL = 6.0
"""The line that names a sheet which shares its page with others."""
GAP = 2.0

Item = dict[str, Any]
Size = tuple[float, float]


@dataclass
class Page:
    paper: Paper
    titles: list[str]
    items: list[Item] = field(default_factory=list)
    is_back: bool = False

    def told(self) -> dict[str, Any]:
        title = " · ".join(self.titles)
        said = {"flipped": self.paper.is_flipped, "title": title, "items": self.items}
        return said | {"is_back": self.is_back}


def lay_out(sheets: Sequence[Sheet], paper: Paper) -> list[Page]:
    """The pages of all sheets; small things, and cards of one size, follow one another."""
    pages: list[Page] = []
    for _, some in itertools.groupby(sheets, shared):
        together = list(some)
        cards = [sheet for sheet in together if isinstance(sheet, Cards)]
        if cards:
            items = [item for sheet in cards for item in card_items(sheet)]
            pages += gridded(items, (cards[0].width, cards[0].height), paper)
        elif isinstance(together[0], Counters | Dice):
            pages += flowing(together, paper)
        else:
            pages += [page for sheet in together for page in alone(sheet, paper)]
    return pages


def shared(sheet: Sheet) -> tuple[object, ...]:
    """Sheets for which this is the same may share a page."""
    match sheet:
        case Counters() | Dice():
            return ("loose",)
        case Cards():
            return ("cards", sheet.width, sheet.height)
    return ()


def flowing(sheets: Sequence[Sheet], paper: Paper) -> list[Page]:
    """Row after row of loose things, each kind under its name."""
    pages = [Page(paper, [])]
    top = MARGIN
    for sheet in sheets:
        items, (width, height) = loose(sheet)
        columns = int(paper.room[0] / width)
        for first in range(0, len(items), columns):
            named = LABEL if first == 0 else 0.0
            if top + named + height > paper.height - MARGIN:
                pages.append(Page(paper, []))
                top = MARGIN
            if sheet.title not in pages[-1].titles:
                pages[-1].titles.append(sheet.title)
            if named:
                pages[-1].items.append(label(sheet, top))
            row = items[first : first + columns]
            pages[-1].items += in_a_row(row, (width, height), top + named)
            top += named + height
        top += GAP
    return pages


def label(sheet: Sheet, top: float) -> Item:
    text = f"{sheet.title} ({sheet.number})"
    return {"kind": "label", "x": MARGIN, "y": top, "w": 0.0, "h": LABEL, "text": text}


def in_a_row(items: Sequence[Item], size: Size, top: float) -> Iterator[Item]:
    width, height = size
    for column, item in enumerate(items):
        left = MARGIN + column * width
        yield item | {"x": left + (width - item["w"]) / 2, "y": top + (height - item["h"]) / 2}


def loose(sheet: Sheet) -> tuple[list[Item], Size]:
    """Things of one size, and the room each takes."""
    if isinstance(sheet, Dice):
        net = net_of(sheet)
        width, height = net.size
        return [net.told() | {"kind": "net", "w": width, "h": height}] * sheet.number, net.size
    assert isinstance(sheet, Counters)
    more = 2 * BLEED * sheet.width
    return counter_items(sheet), (sheet.width + more, sheet.height + more)


def counter_items(sheet: Counters) -> list[Item]:
    item = {"kind": "piece", "shape": sheet.shape, "w": sheet.width, "h": sheet.height}
    item |= {"back": sheet.back, "sheet": sheet.title}
    return [
        item | {"drawing": piece.drawing} for piece in sheet.pieces for _ in range(piece.copies)
    ]


def alone(sheet: Sheet, paper: Paper) -> list[Page]:
    """The pages of a sheet that shares none."""
    match sheet:
        case Aids():
            return gridded(aid_items(sheet, paper), half(paper), paper)
        case Poster():
            return parts(sheet, paper)
        case Score():
            return [score_page(sheet, paper)]
    raise TypeError(sheet)


def gridded(items: Sequence[Item], size: Size, paper: Paper) -> list[Page]:
    """Items side by side, on the paper upright or across: whichever holds more."""
    paper = max(paper, paper.flipped(), key=lambda one: math.prod(fitting(one, size)))
    columns, rows = fitting(paper, size)
    full = columns * rows
    pages = [items[first : first + full] for first in range(0, len(items), full)]
    return [Page(paper, titles(page), list(placed(page, size, paper))) for page in pages]


def titles(items: Sequence[Item]) -> list[str]:
    return list(dict.fromkeys(item["sheet"] for item in items))


def fitting(paper: Paper, size: Size) -> tuple[int, int]:
    (wide, high), (width, height) = paper.room, size
    return int(wide / width), int(high / height)


def placed(items: Sequence[Item], size: Size, paper: Paper) -> Iterator[Item]:
    """Row after row, the whole in the middle of the paper."""
    (columns, rows), (width, height) = fitting(paper, size), size
    left, top = (paper.width - columns * width) / 2, (paper.height - rows * height) / 2
    for number, item in enumerate(items):
        row, column = divmod(number, columns)
        x, y = left + (column + 0.5) * width, top + (row + 0.5) * height
        yield item | {"x": x - item["w"] / 2, "y": y - item["h"] / 2}


def card_items(sheet: Cards) -> list[Item]:
    return [
        {
            "kind": "card",
            "sheet": sheet.title,
            "w": sheet.width,
            "h": sheet.height,
            "title": card.title,
            "subtitle": card.kind,
            "paragraphs": card.paragraphs,
            "drawing": card.drawing,
            "picture": card.picture,
            "back": sheet.back,
        }
        for card in sheet.cards
        for _ in range(card.copies)
    ]


def half(paper: Paper) -> Size:
    """Half of the paper laid across."""
    wide, high = paper.flipped().room
    return math.floor(wide / 2), math.floor(high)


def aid_items(sheet: Aids, paper: Paper) -> list[Item]:
    width, height = half(paper)
    item = {"kind": "aid", "sheet": sheet.title, "w": width - GAP, "h": height - GAP}
    return [item | {"excerpts": sheet.excerpts}] * sheet.number


def score_page(sheet: Score, paper: Paper) -> Page:
    wide, high = paper.room
    item = {"kind": "score", "x": MARGIN, "y": MARGIN, "w": wide, "h": high}
    told = {"rows": sheet.rows, "players": sheet.players, "is_summed": sheet.is_summed}
    return Page(paper, [sheet.title], [item | told])


def parts(sheet: Poster, paper: Paper) -> list[Page]:
    """A board in parts of one size, on as few pages as will do, with flaps to glue them."""
    paper = min(paper, paper.flipped(), key=lambda one: math.prod(split(sheet, one)))
    columns, rows = split(sheet, paper)
    return [
        Page(
            paper,
            [f"{sheet.title} {'ABCDEFG'[row]}{column + 1}"],
            [part(sheet, paper, row, column)],
        )
        for row in range(rows)
        for column in range(columns)
    ]


def split(sheet: Poster, paper: Paper) -> tuple[int, int]:
    wide, high = paper.room
    return count(sheet.width, wide), count(sheet.height, high)


def count(length: float, room: float) -> int:
    """How many parts; where there are several, each but the last bears a flap."""
    return 1 if length <= room else math.ceil(length / (room - FLAP))


def part(sheet: Poster, paper: Paper, row: int, column: int) -> Item:
    columns, rows = split(sheet, paper)
    width, height = sheet.width / columns, sheet.height / rows
    whole = {"width": sheet.width, "height": sheet.height}
    cut = {"left": column * width, "top": row * height, "cut_w": width, "cut_h": height}
    shown = {
        "w": width + FLAP * (column + 1 < columns),
        "h": height + FLAP * (row + 1 < rows),
    }
    place = {"x": (paper.width - shown["w"]) / 2, "y": (paper.height - shown["h"]) / 2}
    return {"kind": "part", "drawing": sheet.drawing} | whole | cut | shown | place
