"""Every paragraph printed is printed in both languages, kept by code and held by a test."""

import pathlib
import re

import pytest

from theomachy.games import SHELF, load

TESTS = pathlib.Path(__file__).parent
LANGUAGES = ("en", "fr")


def printed(name: str, language: str) -> set[str]:
    """The ids a rulebook prints in bold at the head of its paragraphs."""
    text = (load(name).folder / f"RULES.{language}.md").read_text()
    return set(re.findall(r"\*\*([A-Z]+-\d+\.\d+)\b", text))


def prefix(name: str) -> str:
    """The letters before the numbers, the same in the whole book."""
    (letters,) = {paragraph.partition("-")[0] for paragraph in printed(name, "en")}
    return letters


def cited(name: str, text: str) -> set[str]:
    """The ids a text names; a test's name may begin with one: `test_6_9_…`."""
    letters = prefix(name)
    plainly = set(re.findall(rf"\b{letters}-\d+\.\d+\b", text))
    by_name = re.findall(r"^def test_(\d+)_(\d+)_", text, re.MULTILINE)
    return plainly | {f"{letters}-{chapter}.{number}" for chapter, number in by_name}


def code(name: str) -> str:
    return "\n".join(path.read_text() for path in sorted(load(name).folder.rglob("*.py")))


def suite(name: str) -> str:
    files = [*(TESTS / name).rglob("*.scenario"), *(TESTS / name).rglob("test_*.py")]
    return "\n".join(path.read_text() for path in sorted(files))


def test_a_name_cites_its_paragraph():
    assert cited("bello", "def test_6_9_all_falls():\n    BD-7.11 BD-7.1x") == {"BD-6.9", "BD-7.11"}


@pytest.mark.parametrize("name", SHELF)
def test_both_rulebooks_print_the_same_paragraphs(name):
    assert printed(name, "en")
    assert printed(name, "en") ^ printed(name, "fr") == set()


@pytest.mark.parametrize("name", SHELF)
def test_every_paragraph_is_kept_by_code(name):
    assert printed(name, "en") - cited(name, code(name)) == set()


@pytest.mark.parametrize("name", SHELF)
def test_every_paragraph_is_held_by_a_test(name):
    assert printed(name, "en") - cited(name, suite(name)) == set()


@pytest.mark.parametrize("name", SHELF)
def test_nothing_cites_a_paragraph_that_is_gone(name):
    assert cited(name, code(name) + suite(name)) - printed(name, "en") == set()


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_refers_only_to_its_own_paragraphs(name, language):
    text = (load(name).folder / f"RULES.{language}.md").read_text()
    assert cited(name, text) - printed(name, language) == set()


@pytest.mark.parametrize("name", SHELF)
def test_every_refusal_and_option_rests_on_a_paragraph(name):
    game = load(name)
    assert {reason.paragraph for reason in game.reasons if reason} <= printed(name, "en")
    assert {option.paragraph for option in game.options} <= printed(name, "en")
