"""The printed rulebook is illustrated: its first page, and whatever is easier seen than read."""

import itertools
import pathlib
from xml.etree import ElementTree as ET

import pytest
from laid import told

from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES
from theomachy.printing.edition import DRAWINGS
from theomachy.printing.pictures import CHOSEN, pictured
from theomachy.server.pictures import document
from theomachy.table import rulebook

WRITTEN = pathlib.Path(__file__).parents[2] / "web/src/print/pictures.gen.json"
EACH = list(itertools.product(SHELF, LANGUAGES))


def pictures(game, lang, part):
    return [block for block in told(game, "a4", lang)[part] if block["kind"] == "picture"]


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_every_example_of_the_first_page_is_drawn_under_its_title(game, lang):
    examples = rulebook.first_examples(load(game), lang)
    drawn = pictures(game, lang, "first")
    assert [block["title"] for block in drawn] == [example.title for example in examples]
    assert [block["pictures"] for block in drawn] == [
        [f"example-{number}-0", f"example-{number}-1"] for number in range(len(examples))
    ]
    assert len(examples) >= 2


@pytest.mark.parametrize("game", SHELF)
def test_the_chosen_examples_are_drawn_within_the_rulebook(game):
    titles = {block["title"] for block in pictures(game, "en", "book")}
    assert titles == set(CHOSEN[game])
    assert len(pictures(game, "fr", "book")) == len(titles)


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_a_picture_says_whose_pieces_are_whose_and_what_happens(game, lang):
    for block in pictures(game, lang, "first") + pictures(game, lang, "book"):
        number = int(block["pictures"][0].split("-")[1])
        assert rulebook.examples(load(game), lang)[number].title == block["title"]
        assert 2 <= len(block["seats"]) == len(set(block["seats"]))
        assert all(block["told"])
        assert block["paragraphs"]


@pytest.mark.parametrize("game", SHELF)
def test_every_picture_is_one_drawing(game):
    found = sorted((DRAWINGS / game).glob("example-*.svg"))
    assert len(found) == 2 * len(pictured(game))
    for picture in found:
        assert ET.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_what_is_drawn_is_what_the_rules_say():
    assert WRITTEN.read_text("utf-8") == document(), "run make protocol and commit"
