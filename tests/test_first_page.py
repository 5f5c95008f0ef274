"""The first page of every rulebook: short, in both languages, and true to the rules it cites."""

import re

import pytest

from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES
from theomachy.table import rulebook

MOST_WORDS = 420
PARAGRAPH = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")


def text_of(name, part, language):
    return (load(name).folder / f"{part}.{language}.md").read_text("utf-8")


def prose(text):
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


def shape(text):
    """What a page is made of, whatever its language."""
    return [line[: line.index(" ")] for line in prose(text).splitlines() if re.match(r"#+ ", line)]


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_page_is_one_page_and_illustrated(name, language):
    text = text_of(name, rulebook.FIRST_PAGE, language)
    assert len(prose(text).split()) <= MOST_WORDS
    assert shape(text) == ["#", "##", "##", "##"]
    assert text.count("```scenario") >= 2


@pytest.mark.parametrize("name", SHELF)
def test_a_first_page_cites_the_same_paragraphs_in_both_languages(name):
    cited = [set(PARAGRAPH.findall(text_of(name, "FIRST_PAGE", each))) for each in LANGUAGES]
    printed = set(re.findall(r"\*\*([A-Z]+-\d+\.\d+)\b", text_of(name, "RULES", "en")))
    assert cited[0] == cited[1] <= printed
    assert len(cited[0]) > 10


@pytest.mark.parametrize("name", SHELF)
def test_examples_are_the_same_in_both_languages_but_for_their_titles(name):
    english, french = (rulebook.examples(load(name), language) for language in LANGUAGES)
    for one, other in zip(english, french, strict=True):
        assert one.paragraphs == other.paragraphs
        assert [(s.keyword, s.text) for s in one.steps] == [
            (s.keyword, s.text) for s in other.steps
        ]


def test_a_game_may_have_no_first_page():
    game = load("connect_four")
    rules = (game.folder / "RULES.en.md").read_text("utf-8")
    assert rulebook.read(game, "en") == rules
