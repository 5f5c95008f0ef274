"""The rulebook on paper says what the rulebook says."""

import re

import pytest
from laid import told

from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES
from theomachy.printing.book import blocks, excerpt, runs


def said(block):
    """All the letters of a block."""
    match block["kind"]:
        case "table":
            rows = [block["head"], *block["rows"]]
            return "".join(text for row in rows for cell in row for _, text in cell)
        case "list":
            return "".join(text for item in block["items"] for _, text in item)
        case "example":
            return block["title"] + block["text"]
        case "sketch":
            return block["text"]
    return "".join(text for _, text in block["runs"])


def letters(text):
    return re.sub(r"\W", "", text)


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_letter_of_a_rulebook_is_lost(game, lang):
    text = (load(game).folder / f"RULES.{lang}.md").read_text("utf-8")
    without_marks = re.sub(r"^```\w*( \w+)?$|^\d+\. ", "", text, flags=re.MULTILINE)
    linked = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", without_marks)
    assert "".join(letters(said(block)) for block in blocks(text)) == letters(linked)


def test_styles_are_kept():
    assert runs("**GG-1** a *very `x` old* rule") == [
        ("b", "GG-1"), ("", " a "), ("i", "very "), ("ic", "x"), ("i", " old"), ("", " rule"),
    ]  # fmt: skip


def test_a_section_is_found_by_its_english_name_in_every_language():
    english = blocks(
        "# A\n\n## One\n\nfirst\n\n## Two\n\nsecond\n\n```scenario x\nT\nThen y\n```\n"
    )
    french = blocks("# A\n\n## Un\n\npremier\n\n## Deux\n\nsecond\n")
    assert [said(block) for block in excerpt(french, english, "Two")] == ["Deux", "second"]
    assert [said(block) for block in excerpt(english, english, "Two")] == ["Two", "second"]


def test_a_paragraph_is_found_by_its_number_with_what_belongs_to_it():
    book = blocks("## One\n\n**AB-1.1** Count:\n\n- this\n- that\n\n**AB-1.2** Done.\n\n## Two\n")
    assert [said(block) for block in excerpt(book, book, "AB-1.1")] == ["AB-1.1 Count:", "thisthat"]
    assert [said(block) for block in excerpt(book, book, "AB-1.2")] == ["AB-1.2 Done."]


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_aid_holds_what_it_promises(game, lang):
    aids = [i for page in told(game, "a4", lang)["pages"] for i in page["items"] if "blocks" in i]
    assert len(aids) == load(game).players[-1]
    assert all(len(aid["blocks"]) >= len(aid["excerpts"]) for aid in aids)
