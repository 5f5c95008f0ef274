"""What the code asks for is written, and what is written for it is asked for."""

import ast
import errno
import pathlib
import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from messages import Mentions, keys

import theomachy
from theomachy.games import load
from theomachy.locales import LANGUAGES, Speech, Unknown, Wrong, named, sentence, speech

SOURCE = pathlib.Path(theomachy.__file__).parent
KEY = re.compile(r"(door|house|help|print|story)-[a-z0-9-]+")
GUEST = load("connect_four")


def literals():
    """Every text of the code that reads like a key or, ending in a dash, like a part of one."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and KEY.fullmatch(str(node.value)):
                yield node.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_code_asks_for_is_written(language):
    written = keys(language)
    for asked in set(literals()):
        begun = f"{asked.rstrip('-')}-"
        assert asked in written or any(key.startswith(begun) for key in written), asked


def test_every_key_of_the_house_and_its_door_is_asked_for():
    asked = set(literals())
    begun = tuple(text for text in asked if text.endswith("-"))
    written = {key for key in keys("en") if key.startswith(("door-", "house-", "print-"))}
    assert {key for key in written - asked if not key.startswith(begun)} == set()


def test_every_fault_of_the_system_is_one():
    told = [key.split("-")[2] for key in keys("en") if key.startswith("door-system-")]
    assert set(told) - {name.lower() for name in errno.errorcode.values()} == {"gaierror"}


@pytest.mark.parametrize(
    ("wrong", "english", "french"),
    [
        (Wrong("door-nature-rests"), "Nature has nothing", "La nature n’a rien"),
        (Unknown("door-bot", name="x", known=("a", "b")), "there are a, b.", "il y a a, b."),
        (Wrong("door-line", line=3, why=Wrong("door-arena-bots")), "In line 3: An", "3 : Une"),
        (Wrong("door-seat", name=None, players=2), "'None' is no seat", "« None » n’est"),
        (FileNotFoundError(2, "?", "x.txt"), "x.txt: No such file", "x.txt : fichier ou dossier"),
        (OSError(errno.ENOSPC, "?"), "No space is left.", "il n’y a plus de place."),
        (OSError(errno.EDOM, "Odd", "x.txt"), "x.txt: Odd", "x.txt : Odd"),
        (OSError("odd"), "odd", "odd"),
        (ValueError("plain"), "plain", "plain"),
    ],
)
def test_what_is_wrong_is_said_in_either_language(wrong, english, french):
    assert english in sentence(wrong, "en")
    assert french in sentence(wrong, "fr").replace("\u00a0", " ")


def test_a_thing_without_words_is_called_by_its_name():
    assert (
        sentence(named("bello-fault", "OFF_THE_BOARD"), "en") == "Something stands off the board."
    )
    assert named("bello-fault", "TOO_DULL") == "too dull"


def test_words_are_learned_and_underscores_are_dashes():
    tongue = Speech("fr")
    assert not tongue.has("some_game-name")
    tongue.learn("some_game", "some-game-name = Un jeu")
    assert tongue.say("some_game-name") == tongue.say("some-game-name") == "Un jeu"
    tongue.learn("broken", "broken = { $")
    with pytest.raises(ValueError, match="broken cannot be read in 'fr'"):
        tongue.has("broken-name")


def test_a_guests_words_are_the_same_in_every_language():
    told = []
    for language in LANGUAGES:
        body = FluentResource((GUEST.folder / f"words.{language}.ftl").read_text("utf-8")).body
        messages = [entry for entry in body if isinstance(entry, Message)]
        told.append([(entry.id.name, Mentions(entry).variables) for entry in messages])
    assert told[0] == told[1]
    for reason in (*GUEST.reasons, *GUEST.faults):
        kind = "refusal" if reason in GUEST.reasons else "fault"
        assert not reason or speech("fr").has(f"connect_four-{kind}-{reason.name.lower()}")
