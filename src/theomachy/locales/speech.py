"""Sentences and names for people, by language: Fluent files, shared with the browser."""

import functools
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LANGUAGES = ("en", "fr")


class Speech:
    """`Speech("fr").say("bello-event-claim", player="Ada", cell="e3")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise LookupError(f"no language called {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name, text in sources(language).items():
            resource = FluentResource(text)
            junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
            if junk:
                raise ValueError(f"{language}/{name} cannot be read at: {junk[0]}")
            self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: Any) -> str:
        """The message of this key; KeyError if there is none, and any fault of it is raised."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"no message {key!r} in {self.language!r}")
        words = {name: worded(value) for name, value in args.items()}
        told, faults = self._bundle.format_pattern(pattern, words)
        if faults:
            raise faults[0]
        return str(told)


def worded(value: Any) -> Any:
    """Fluent knows numbers and words, no truths: they are `true` and `false`, as in the browser."""
    return str(value).lower() if isinstance(value, bool) else value


def sources(language: str) -> dict[str, str]:
    """The text of every Fluent file of a language, by file name."""
    folder = resources.files("theomachy.locales") / language
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {f.name: f.read_text("utf-8") for f in files if f.name.endswith(".ftl")}


@functools.cache
def speech(language: str) -> Speech:
    """One `Speech` for each language, read once."""
    return Speech(language)
