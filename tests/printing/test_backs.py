"""Whatever lies face down has a back, and it is behind its front when the paper is turned over."""

import itertools

import pytest
from laid import pages, told

from theomachy.games import SHELF
from theomachy.locales import LANGUAGES
from theomachy.printing import PAPERS
from theomachy.printing.backs import two_sided

EACH = list(itertools.product(SHELF, PAPERS))
FACE_DOWN = {"storm": "tile-3", "gog": "piece-R1"}
"""Tiles that are drawn from a pile."""


def fronts(page):
    """What has a back on the other side of a page."""
    return [item for item in page.items if item.get("back")]


def turned(item, page):
    """The place of an item, seen through the paper after a turn along its long edge."""
    x, y = item["x"], item["y"]
    if page.paper.width < page.paper.height:
        return round(page.paper.width - x - item["w"], 6), round(y, 6)
    return round(x, 6), round(page.paper.height - y - item["h"], 6)


@pytest.mark.parametrize(("game", "paper"), EACH)
def test_a_page_of_backs_follows_every_page_with_something_to_turn_over(game, paper):
    laid = pages(game, paper)
    for page, other in itertools.pairwise(laid):
        assert other.is_back == bool(fronts(page))
    assert any(page.is_back for page in laid)
    assert not laid[-1].items[0].get("back")


@pytest.mark.parametrize(("game", "paper"), EACH)
def test_every_back_lies_behind_its_front_and_is_as_large(game, paper):
    for page, other in itertools.pairwise(pages(game, paper)):
        if other.is_back:
            behind = {(*turned(i, other), i["w"], i["h"], i["drawing"]) for i in other.items}
            wanted = {
                (round(i["x"], 6), round(i["y"], 6), i["w"], i["h"], i["back"])
                for i in fronts(page)
            }
            assert behind == wanted
            assert len(other.items) == len(fronts(page)) == len(wanted)
            assert page.paper == other.paper


@pytest.mark.parametrize("game", SHELF)
def test_every_card_and_every_tile_of_a_pile_has_a_back(game):
    items = [item for page in pages(game) for item in page.items]
    assert all(item["back"] for item in items if item["kind"] == "card")
    backs = {item["drawing"]: item["back"] for item in items if item["kind"] == "piece"}
    assert backs.get(FACE_DOWN.get(game), "emblem") == "emblem"


@pytest.mark.parametrize("game", SHELF)
def test_cards_of_one_deck_cannot_be_told_apart_from_behind(game):
    cards = [item for page in pages(game) for item in page.items if item["kind"] == "card"]
    backs = {(card["sheet"], card["back"]) for card in cards}
    assert len(backs) == len({card["sheet"] for card in cards})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "paper"), EACH)
def test_the_first_page_names_the_pages_to_be_printed_on_both_sides(game, paper, lang):
    laid = pages(game, paper, lang)
    named = two_sided(laid)
    assert named in told(game, paper, lang)["words"]["duplex"]
    ranges = [range(*map(int, part.split("-"))) for part in named.split(", ")]
    numbers = {number for found in ranges for number in (*found, found.stop)}
    backs = {number for number, page in enumerate(laid, start=2) if page.is_back}
    assert numbers == backs | {number - 1 for number in backs}
