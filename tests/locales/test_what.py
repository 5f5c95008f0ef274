"""Whatever can be asked about at the table has words, and they cite paragraphs that exist."""

import functools
import pathlib
import re

import pytest
from messages import keys

from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES, speech

WEB = pathlib.Path(__file__).parents[2] / "web/src"
MARKED = re.compile(r'data-what="([^"]+)"|data-what=\{([^}]*)\}')
PARAGRAPH = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
TALLY = re.compile(r"field: '(\w+)'")
SAID = {"what-hint", "what-nothing"}


@functools.cache
def marked():
    """What the markup names: plain names, and patterns where a part is filled in."""
    found = set()
    for file in WEB.rglob("*.svelte"):
        for plain, chosen in MARKED.findall(file.read_text("utf-8")):
            found |= {plain} if plain else set(re.findall(r"'([a-z]+-[a-z-]+)'", chosen))
    return found


def pattern(name):
    return re.compile("what-" + re.sub(r"\\?\{.*?\\?\}", "[a-z-]+", name))


def verbs(game):
    alphabet = load(game).alphabet
    return {alphabet.write(action).split()[0] for action in range(alphabet.first_outcome)}


def tallies(game):
    fields = TALLY.findall((WEB / f"games/{game}/face.ts").read_text("utf-8"))
    return {field.replace("_", "-") for field in fields}


def test_the_markup_names_many_things():
    assert len(marked()) > 40


@pytest.mark.parametrize("name", sorted(marked()))
def test_every_thing_that_is_marked_has_words(name):
    assert [key for key in keys("en") if pattern(name).fullmatch(key)]


@pytest.mark.parametrize("game", SHELF)
def test_every_move_and_every_number_of_a_game_has_words(game):
    things = {f"what-{game}-do-{verb}" for verb in verbs(game)}
    things |= {f"what-{game}-tally-{field}" for field in tallies(game)}
    things |= {f"what-{game}-{thing}" for thing in ("board", "panel", "points")}
    assert things - set(keys("en")) == set()


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_about_a_game_cite_paragraphs_that_exist(game, language):
    book = (load(game).folder / "RULES.en.md").read_text("utf-8")
    printed = set(re.findall(r"\*\*([A-Z]+-\d+\.\d+)\b", book))
    english = speech("en")
    for key in keys(language, f"what-{game}.ftl"):
        cited = PARAGRAPH.findall(speech(language).say(key))
        assert cited == PARAGRAPH.findall(english.say(key)), key
        assert set(cited) <= printed, key
        assert cited, key


def test_nothing_is_written_that_nobody_can_ask_about():
    reached = [pattern(name) for name in marked()]
    reached += [re.compile(f"what-{game}-(do|cell)-[a-z]+") for game in SHELF]
    written = {key for key in keys("en") if key.startswith("what-")} - SAID
    assert [key for key in written if not any(one.fullmatch(key) for one in reached)] == []
