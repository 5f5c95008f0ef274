"""What cannot be, at any door: a message with its arguments, said where it is read."""

from typing import Any

from theomachy.locales.speech import speech

FIRST_LANGUAGE = "en"
_MOST_SAID = 600


class Wrong(ValueError):
    """`raise Wrong("door-seat", name="P9", players=4)`: a key of the Fluent files."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.key, self.words = key, args

    def said_in(self, language: str) -> str:
        """The sentence in a language; what is wrong inside it is said in the same."""
        told = {name: in_words(value, language) for name, value in self.words.items()}
        return speech(language).say(self.key, **told)

    def __str__(self) -> str:
        return self.said_in(FIRST_LANGUAGE)


class Unknown(Wrong, LookupError):
    """A name that nothing is called by."""


def in_words(value: Any, language: str) -> Any:
    """An argument for a sentence: an error by its own words, a list by its members."""
    if isinstance(value, Wrong):
        return value.said_in(language)
    if isinstance(value, Exception):
        return str(value)
    if isinstance(value, list | tuple | dict | range):
        return clipped(", ".join(map(str, value)))
    return clipped(value) if isinstance(value, str) else value


def clipped(text: str) -> str:
    """As much as a person wants to read again of what he wrote."""
    return text if len(text) <= _MOST_SAID else f"{text[:_MOST_SAID]}…"


def sentence(wrong: Exception, language: str) -> str:
    """What any error says, in a language where it speaks it."""
    return str(in_words(wrong, language))
