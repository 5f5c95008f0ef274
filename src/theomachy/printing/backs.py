"""The other side of a page: a back behind every front, when the paper is turned over."""

import itertools
from collections.abc import Iterable

from theomachy.printing.layout import Item, Page
from theomachy.printing.paper import Paper


def both_sides(pages: Iterable[Page]) -> list[Page]:
    """Every page, and after it the page of its backs if there are any."""
    return [side for page in pages for side in (page, *backs_of(page))]


def backs_of(page: Page) -> list[Page]:
    fronts = [item for item in page.items if item.get("back")]
    titles = list(dict.fromkeys(item["sheet"] for item in fronts))
    backs = [back_of(item, page.paper) for item in fronts]
    return [Page(page.paper, titles, backs, is_back=True)] if backs else []


def back_of(front: Item, paper: Paper) -> Item:
    """Mirrored at the long edge of the paper, along which printers turn it."""
    x, y, w, h = (front[name] for name in "xywh")
    place = (x, paper.height - y - h) if paper.is_flipped else (paper.width - x - w, y)
    size = {"x": place[0], "y": place[1], "w": w, "h": h}
    return {"kind": "back", "shape": front.get("shape", "card"), "drawing": front["back"]} | size


def two_sided(pages: list[Page]) -> str:
    """The pages to be printed on both sides, as printers are told them: 8-13, 18-19."""
    backs = [number for number, page in enumerate(pages, start=2) if page.is_back]
    runs = itertools.groupby(enumerate(backs), lambda one: one[1] - 2 * one[0])
    found = [[back for _, back in run] for _, run in runs]
    return ", ".join(f"{run[0] - 1}-{run[-1]}" for run in found)
