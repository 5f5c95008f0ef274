"""Every id of the code has its words, the same in every language, and all of them can be said."""

import functools
import itertools
import re

import pytest
from messages import entries, keys
from spoken import each, expected_keys, ids, spoken_of

from theomachy.games import SHELF
from theomachy.locales import LANGUAGES, Speech, sources, speech
from theomachy.table.ply import UndoRefusal

HOUSE = {
    "seat", "bot", "undo", "play", "result", "commitment", "seed", "verify", "simulate",
    "arena", "progress", "games", "check", "warm", "serve", "fit", "evolve", "bench", "decimal",
    "percent", "backup", "restore", "admin", "print", "guest", "observations", "ray",
    "variants",
    "compare", "sweep",
}  # fmt: skip
"""What the house speaks of: the second word of its keys."""


ARGUMENTS = {
    "days": [1, 3],
    "hours": [0, 5],
    "who": ["Ada"],
    **each("players plies games least most decisions", 1, 1234),
    **each("tables entries schema", 1, 1234),
    **each("table subject tool", "x1"),
    **each("scenarios files differences count number", 1, 2),
    **each("before after", 0, 1, 2),
    **each("mean seconds rate", 0.0, 1234.5678),
    **each("game names name hash seed scores command player reason fingerprint entropy", "x1"),
    **each("detail move why paragraph file known what picture url data favourite loss blind", "x1"),
    **each("first second last verb example token action seat value entry title wanted", "x1"),
    **each("written played line who actor told true bots difference found address device", "x1"),
    **each("kind bounds words neutral deck options", "x1"),
    **each("ray python own_ray own_python machine left", "x1"),
    **each("machines slots", 1, 2),
    **each("numbers", "x1"),
    **each("megabytes", 0.1, 12.3),
    **each("printed rivals", 1, 2),
    **each("side a b percent", "x1"),
    **each("size", 6),
    **each("pages", "2-5", "6-11, 14-15"),
    **each("change", "more", "less"),
    **each("radius other host answer", "x1"),
    **each("key tied next", "x1"),
    **each("unit", "minutes", "hours", "days"),
    **each("rank", 2, 3),
    **each("have need of best", 0, 2),
    **each("luck", "good", "bad", "even"),
    **each("draws", 0, 1, 2),
    **each("low high", 0.0, 12.34),
    **each("place", 1, 2, 3, 4, 5, 6),
    **each("side", "a", "b"),
    **each("sign", "+", "−"),
    **each("now fewest ply points seats added minutes each cost rivaldice rivalbonus likely", 0, 2),
}
"""Every variable a message of the house may use, and values worth saying."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language):
    assert sorted(keys(language)) == sorted(set(keys(language)))


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_a_game_has_its_message_and_every_message_its_id(language, name):
    assert set(keys(language, f"{name}.ftl")) == expected_keys(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_not_to_undo_has_its_message(language):
    assert all(speech(language).has(key) for key in ids("house-undo", UndoRefusal.__members__))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_begins_with_its_file_and_a_known_word(language):
    assert all(key.startswith(f"{file[:-4]}-") for file, key, _ in entries(language))
    assert {key.split("-")[1] for key in keys(language, "house.ftl")} == HOUSE


def test_the_languages_say_the_same_things_of_the_same_variables():
    first, *others = (entries(language) for language in LANGUAGES)
    for other in others:
        assert other == first


def arguments_of(file):
    """The values worth saying for the variables of a file's messages."""
    name = file.removesuffix(".ftl")
    if name in SHELF:
        return spoken_of(name).arguments
    return functools.reduce(dict.__or__, [spoken_of(game).arguments for game in SHELF]) | ARGUMENTS


@pytest.mark.parametrize("name", SHELF)
def test_every_variable_is_known_and_every_known_one_used(name):
    used = set().union(*(names for file, _, names in entries("en") if file == f"{name}.ftl"))
    assert used == set(arguments_of(f"{name}.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_its_arguments(language):
    for file, key, names in entries(language):
        for values in itertools.product(*(arguments_of(file)[name] for name in names)):
            told = speech(language).say(key, **dict(zip(names, values, strict=True)))
            assert told == told.strip() != ""
            assert not re.search(r"[{}\u2068\u2069]", told)


def test_a_missing_key_a_missing_argument_and_a_missing_language_are_refused():
    with pytest.raises(KeyError, match="no message 'bello-nothing'"):
        speech("en").say("bello-nothing")
    with pytest.raises(ValueError, match="player"):
        speech("en").say("bello-event-pass")
    with pytest.raises(LookupError, match="no language called 'la'; there are en, fr"):
        Speech("la")


def test_plurals_and_selections_are_those_of_the_language():
    told = {"player": "Ada", "number": 1, "moves": 0, "actions": 0}
    assert speech("en").say("bello-event-recruits", **told) == "Ada recruits 1 follower."
    assert speech("fr").say("bello-phase-action", **told).endswith("(il reste 0 action).")
    assert "0 actions left" in speech("en").say("bello-phase-action", **told)


def test_truths_select_as_words():
    told = {"cell": "e4", "victim": "Ada", "construction": "qawime", "price": 3}
    attack = {war: speech("fr").say("storm-move-attack", war=war, **told) for war in (True, False)}
    plainly = "ttaquer e4 (Ada) avec 3 adorateurs et abattre la grande bibliothèque"
    assert attack == {True: f"User de votre pouvoir\u00a0: a{plainly}", False: f"A{plainly}"}


def test_french_is_set_in_french():
    """No-break spaces where French wants them, and no typewriter apostrophes."""
    for name, text in sources("fr").items():
        said = re.sub(r"`[^`]*`", "", text)
        assert not re.search(r" [:;!?»%]|«[^\u00a0]|'|[^\s\u00a0][;!?»]", said), name
