"""Everything lies on the paper, nothing on anything else, and all of it true to size."""

import itertools
import math
import re

import pytest
from laid import box_of, pages, pieces, told

from theomachy.games import SHELF
from theomachy.locales import LANGUAGES
from theomachy.printing import EDITIONS, PAPERS
from theomachy.printing.edition import DRAWINGS
from theomachy.printing.layout import BLEED, FLAP
from theomachy.printing.nets import cube, octahedron, outline
from theomachy.printing.paper import MARGIN

EACH = list(itertools.product(SHELF, PAPERS))
A_HAIR = 1e-6


def edges(item):
    """Left, top, right and bottom, with what is drawn beyond the edge."""
    more = BLEED * item["w"] if item["kind"] == "piece" else 0.0
    x, y = item["x"], item["y"]
    return x - more, y - more, x + item["w"] + more, y + item["h"] + more


def test_every_game_of_the_house_has_an_edition():
    assert EDITIONS == SHELF


@pytest.mark.parametrize(("game", "paper"), EACH)
def test_everything_lies_within_the_margins(game, paper):
    for page in pages(game, paper):
        for left, top, right, bottom in map(edges, page.items):
            assert min(left, top) >= MARGIN - A_HAIR
            assert right <= page.paper.width - MARGIN + A_HAIR
            assert bottom <= page.paper.height - MARGIN + A_HAIR


@pytest.mark.parametrize(("game", "paper"), EACH)
def test_nothing_lies_on_anything_else(game, paper):
    for page in pages(game, paper):
        for one, other in itertools.combinations(map(edges, page.items), 2):
            is_beside = one[2] <= other[0] + A_HAIR or other[2] <= one[0] + A_HAIR
            is_above = one[3] <= other[1] + A_HAIR or other[3] <= one[1] + A_HAIR
            assert is_beside or is_above


@pytest.mark.parametrize(("game", "paper"), EACH)
def test_no_drawing_is_missing_or_stretched(game, paper):
    for item in (item for page in pages(game, paper) for item in page.items):
        if item["kind"] == "piece":
            wide, high = box_of(game, item["drawing"])
            more = 2 * BLEED * item["w"]
            assert math.isclose(wide / high, (item["w"] + more) / (item["h"] + more), rel_tol=2e-3)
        if item["kind"] == "part":
            wide, high = box_of(game, item["drawing"])
            assert math.isclose(wide / high, item["width"] / item["height"], rel_tol=2e-3)


@pytest.mark.parametrize("game", SHELF)
def test_papers_and_languages_change_no_size_and_no_number(game):
    def sizes(paper, lang):
        items = [item for page in pages(game, paper, lang) for item in page.items]
        kinds = ("piece", "card", "net")
        return sorted((i["kind"], i["w"], i["h"]) for i in items if i["kind"] in kinds)

    assert len({tuple(sizes(paper, lang)) for paper in PAPERS for lang in LANGUAGES}) == 1


@pytest.mark.parametrize(("game", "paper"), EACH)
def test_the_parts_of_a_board_make_the_whole(game, paper):
    parts = [item for page in pages(game, paper) for item in page.items if item["kind"] == "part"]
    assert parts
    area = sum(part["cut_w"] * part["cut_h"] for part in parts)
    assert math.isclose(area, parts[0]["width"] * parts[0]["height"])
    for part in parts:
        right = part["left"] + part["cut_w"]
        flap = 0.0 if math.isclose(right, part["width"]) else FLAP
        assert math.isclose(part["w"], part["cut_w"] + flap)


@pytest.mark.parametrize("game", SHELF)
def test_every_drawing_of_a_piece_is_used(game):
    edition = told(game, "a4", "en")
    cut_out = {path.stem for path in (DRAWINGS / game).glob("*-*.svg")}
    shown = {
        word
        for page in pages(game)
        for item in page.items
        for word in (item.get("drawing"), item.get("picture"))
    }
    blocks = [block for part in ("first", "book") for block in edition[part]]
    drawn = {name for one in blocks for name in one.get("pictures", []) + one.get("seats", [])}
    assert cut_out - shown == drawn
    assert set(pieces(game)) <= {path.stem for path in (DRAWINGS / game).glob("*.svg")}


@pytest.mark.parametrize("game", SHELF)
def test_without_colours_no_two_pieces_look_alike(game):
    painted = re.compile(r' (fill|stroke|stop-color)="#[^"]*"')
    drawn = [
        painted.sub("", (DRAWINGS / game / f"{piece}.svg").read_text("utf-8"))
        for piece in pieces(game)
    ]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize(("faces", "number"), [(cube(), 14), (octahedron(), 10)])
def test_the_net_of_a_die_is_one_piece(faces, number):
    assert len(outline(faces)) == number


@pytest.mark.parametrize(("game", "paper"), EACH)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_contents_name_the_page_on_which_a_sheet_begins(game, paper, lang):
    edition = told(game, paper, lang)
    for row in edition["contents"]:
        assert row["title"] in edition["pages"][row["page"] - 2]["title"]
