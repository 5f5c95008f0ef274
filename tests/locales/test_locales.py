"""Every id of the code has its words, the same in every language, and all of them can be said."""

import itertools
import random
import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from theomachy.games import load
from theomachy.games.bello import describe
from theomachy.games.bello.board import KIND_NAMES
from theomachy.games.bello.cards import PANTHEONS, POWERS
from theomachy.games.bello.words import tallies
from theomachy.locales import LANGUAGES, Speech, sources, speech
from theomachy.table import Table
from theomachy.table.table import UndoRefusal

HOUSE = {
    "seat", "nature", "bot", "undo", "play", "result", "commitment", "seed", "verify", "simulate",
    "progress", "games", "check", "warm", "error",
}  # fmt: skip
"""What the house speaks of: the second word of its keys."""

STEPS_TOLD = {
    "end-actions", "end-turn", "turn", "final-turn", "recruits", "extra-recruits", "losses",
    "round-end", "over",
}  # fmt: skip
"""Kinds of event of bello that are no verbs; `end` is told as one of the first two."""


def each(names, *values):
    return dict.fromkeys(names.split(), values)


ARGUMENTS = {
    **each("actions moves number cost attackers lost killed", 0, 1, 2),
    **each("round doom of followers chips", 0, 1, 2),
    **each("players plies games least most decisions", 1, 1234),
    **each("scenarios files differences count", 1, 2),
    **each("mean seconds rate", 0.0, 1234.5678),
    **each("player from to cell defender pantheon power", "x1"),
    **each("game names name hash seed scores command", "x1"),
    **each("detail move why paragraph file language known", "x1"),
    **each("fewest ply points each", 0, 2),
    **each("what", "x1"),
    **each("outcome", "fell", "held"),
    **each("reason", "doomsday", "elimination", "x1"),
}
"""Every variable a message may use, and values worth saying."""

BELLO = load("bello")


class Variables(visitor.Visitor):
    """Collects the names of the variables below a message."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 (named by Fluent)
        self.names.add(node.id.name)


def entries(language, file=None):
    """The messages of a language as (file, key, variables), in the order written."""
    for name, text in sources(language).items():
        for message in FluentResource(text).body:
            if isinstance(message, ast.Message) and file in (None, name):
                found = Variables()
                found.visit(message)
                yield name, message.id.name, frozenset(found.names)


def keys(language, file=None):
    return [key for _, key, _ in entries(language, file)]


def ids(prefix, names):
    return {f"{prefix}-{name.lower().replace('_', '-')}" for name in names}


def option_ids(options):
    for option in options:
        yield from (option.name, f"{option.name}-help")
        if not option.is_range:
            yield from (f"{option.name}-{value}" for value in option.values)


def verbs():
    return {BELLO.notation(action).split()[0] for action in range(BELLO.actions)}


def expected_of_bello():
    return {"bello-name", "bello-subtitle", "bello-pitch"}.union(
        ids("bello-kind", KIND_NAMES),
        ids("bello-pantheon", PANTHEONS),
        ids("bello-power", POWERS),
        ids("bello-power", (f"{power}-text" for power in POWERS)),
        ids("bello-option", option_ids(BELLO.options)),
        ids("bello-refusal", (reason.name for reason in BELLO.reasons if reason)),
        ids("bello-fault", (fault.name for fault in BELLO.faults if fault)),
        ids("bello-ending", ("doomsday", "elimination")),
        ids("bello-phase", describe.NODES),
        ids("bello-move", verbs()),
        ids("bello-event", verbs() - {"end"} | STEPS_TOLD),
        ids("bello-tally", tallies(BELLO.new(2))[0]),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language):
    assert sorted(keys(language)) == sorted(set(keys(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_bello_has_its_message_and_every_message_its_id(language):
    assert set(keys(language, "bello.ftl")) == expected_of_bello()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_not_to_undo_has_its_message(language):
    assert all(speech(language).has(key) for key in ids("house-undo", UndoRefusal.__members__))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_begins_with_its_file_and_a_known_word(language):
    assert all(key.startswith(f"{file[:-4]}-") for file, key, _ in entries(language))
    assert {key.split("-")[1] for key in keys(language, "house.ftl")} == HOUSE


def test_the_languages_say_the_same_things_of_the_same_variables():
    first, *others = (list(entries(language)) for language in LANGUAGES)
    for other in others:
        assert other == first


def test_every_variable_is_known_and_every_known_one_used():
    assert set().union(*(names for _, _, names in entries("en"))) == set(ARGUMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_its_arguments(language):
    for _, key, names in entries(language):
        for values in itertools.product(*(ARGUMENTS[name] for name in names)):
            told = speech(language).say(key, **dict(zip(names, values, strict=True)))
            assert told == told.strip() != ""
            assert not re.search(r"[{}\u2068\u2069]", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_told(language):
    rng, table = random.Random(5), Table("bello", players=6, seed=5)
    while not table.is_over:
        for event in table.play(rng.choice(table.legal())):
            assert speech(language).say(f"bello-event-{event.kind}", **event.args)


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


def test_french_is_set_in_french():
    """No-break spaces where French wants them, and no typewriter apostrophes."""
    for name, text in sources("fr").items():
        said = re.sub(r"`[^`]*`", "", text)
        assert not re.search(r" [:;!?»%]|«[^\u00a0]|'|[^\s\u00a0][;!?»]", said), name
