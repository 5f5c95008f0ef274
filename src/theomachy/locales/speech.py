"""Sentences and names for people, by language: Fluent files, shared with the browser."""

import functools
import pathlib
import threading
from collections import defaultdict
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LANGUAGES = ("en", "fr")


class Speech:
    """`Speech("fr").say("bello-event-claim", player="Ada", cell="e3")`.

    The first word of a key says which files are read for it, once it is asked for.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise LookupError(f"no language called {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, list[tuple[str, str]]] = defaultdict(list)
        self._reading = threading.Lock()
        for file, text in sources(language).items():
            self.learn(file.removesuffix(".ftl"), text)

    def learn(self, name: str, text: str) -> None:
        """Know more messages, whose keys begin with a name."""
        self._unread[first_word(name)].append((name, text))

    def _read(self, word: str) -> None:
        with self._reading:
            for name, text in self._unread.pop(word, ()):
                resource = FluentResource(text)
                junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
                if junk:
                    raise ValueError(f"{name} cannot be read in {self.language!r} at: {junk[0]}")
                self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        self._read(first_word(key))
        return self._bundle.has_message(dashed(key))

    def say(self, key: str, /, **args: Any) -> str:
        """The message of this key; KeyError if there is none, and any fault of it is raised."""
        pattern = self._bundle.get_message(dashed(key)).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"no message {key!r} in {self.language!r}")
        words = {name: worded(value) for name, value in args.items()}
        told, faults = self._bundle.format_pattern(pattern, words)
        if faults:
            raise faults[0]
        return str(told)


def dashed(key: str) -> str:
    """Ids of the code have underscores, keys have dashes."""
    return key.replace("_", "-")


def first_word(key: str) -> str:
    return dashed(key).partition("-")[0]


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
    """One `Speech` for each language, made once."""
    return Speech(language)


def learn_words_of(name: str, folder: pathlib.Path) -> None:
    """The words a game brings along: `words.en.ftl`, `words.fr.ftl` in its folder, if it does."""
    for language in LANGUAGES:
        file = folder / f"words.{language}.ftl"
        if file.exists():
            speech(language).learn(name, file.read_text("utf-8"))
