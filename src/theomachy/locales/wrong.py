"""What cannot be, at any door: a message with its arguments, said where it is read."""

import copyreg
import errno
from typing import Any

from theomachy.locales.speech import speech

FIRST_LANGUAGE = "en"
_MOST_SAID = 600
_TOO_MANY = 10**12


class Wrong(ValueError):
    """`raise Wrong("door-seat", name="P9", players=4)`: a key of the Fluent files."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.key, self.words = key, args

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another process as it is, whatever it was made from."""
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]

    def said_in(self, language: str) -> str:
        """The sentence in a language; what is wrong inside it is said in the same."""
        told = {name: in_words(value, language) for name, value in self.words.items()}
        return speech(language).say(self.key, **told)

    def __str__(self) -> str:
        return self.said_in(FIRST_LANGUAGE)


class Unknown(Wrong, LookupError):
    """A name that nothing is called by."""


def named(kind: str, name: str) -> Wrong | str:
    """What a thing of the code is called; a guest's that has no words, by its name."""
    key = f"{kind}-{name.lower()}"
    return Wrong(key) if speech(FIRST_LANGUAGE).has(key) else name.lower().replace("_", " ")


def in_words(value: Any, language: str) -> Any:
    """An argument for a sentence: an error by its own words, a list by its members."""
    if isinstance(value, Wrong):
        return value.said_in(language)
    if isinstance(value, OSError):
        return system_fault(value, language)
    if isinstance(value, Exception):
        return str(value)
    if isinstance(value, list | tuple | dict | range):
        return clipped(", ".join(map(str, value)))
    return value if is_sayable(value) else clipped(str(value))


def is_sayable(value: Any) -> bool:
    """Whether Fluent can say it as a number; others are said as they were written."""
    return isinstance(value, int | float) and abs(value) < _TOO_MANY


def clipped(text: str) -> str:
    """As much as a person wants to read again of what he wrote."""
    return text if len(text) <= _MOST_SAID else f"{text[:_MOST_SAID]}…"


def system_fault(wrong: OSError, language: str) -> str:
    """What the system could not do; the faults people meet have words of ours."""
    name = errno.errorcode.get(wrong.errno or 0, type(wrong).__name__)
    key = f"door-system-{name.lower()}"
    known = speech(language).has(key)
    return speech(language).say(key) if known else wrong.strerror or str(wrong)


def sentence(wrong: Exception, language: str) -> str:
    """What any error says, in a language where it speaks it."""
    if isinstance(wrong, OSError) and wrong.filename is not None:
        wrong = Wrong("door-file", file=str(wrong.filename), why=wrong)
    return str(in_words(wrong, language))
