"""The alphabet of a game: number ↔ verb and places ↔ text. Outcomes of chance come last."""

import functools
from collections.abc import Callable, Iterable, Sequence

from theomachy.kernel.kinds import Action
from theomachy.locales import Wrong

Means = tuple[Sequence[int], ...]
"""For each argument of a rule, its value for each of a verb's actions."""


class Verb(int):
    """The number of its first action. It knows how many there are, how they are written and what
    they mean: an action's place among them, unless something else is said."""

    name: str
    size: int
    stride: int
    means: Means

    def __new__(
        cls, first: int, name: str, size: int, means: Means = (), stride: int = 1
    ) -> "Verb":
        verb = super().__new__(cls, first)
        verb.name, verb.size, verb.means, verb.stride = name, size, means, stride
        return verb


class Spelled:
    """A verb before it has its number: how it is written, with each of its places."""

    def __init__(self, name: str, places: Iterable[object] = ("",), *means: Sequence[int]) -> None:
        self.name, self.texts = name, tuple(f"{name} {place}".strip() for place in places)
        self.means = means


class Woven:
    """Verbs about the same places, numbered place by place: `attack {} war`."""

    def __init__(self, places: Sequence[str], *patterns: str) -> None:
        self.patterns, self.places = patterns, len(places)
        self.texts = tuple(pattern.format(place) for place in places for pattern in patterns)


class Alphabet:
    """Every action of a game."""

    def __init__(
        self,
        *spelled: Spelled | Woven,
        nature: Sequence[Spelled] = (),
        also: dict[str, str] | None = None,
        misread: Callable[[str, list[str]], Wrong | None] = lambda verb, places: None,
    ) -> None:
        self._texts: list[str] = []
        self._verbs: dict[str, Verb] = {}
        self._verb_of: list[Verb] = []
        self._misread = misread
        for one in spelled:
            self._add(one)
        self.first_outcome = len(self._texts)
        """The number from which on nature acts."""
        for one in nature:
            self._add(one)
        self._numbers = {text: action for action, text in enumerate(self._texts)}
        self._numbers |= {text: self._numbers[meant] for text, meant in (also or {}).items()}

    def _add(self, spelled: Spelled | Woven) -> None:
        first = len(self._texts)
        if isinstance(spelled, Woven):
            step, verbs = len(spelled.patterns), []
            for number, pattern in enumerate(spelled.patterns):
                verbs.append(Verb(first + number, pattern, spelled.places, stride=step))
                self._verbs[" ".join(pattern.replace("{}", "").split())] = verbs[-1]
            self._verb_of += verbs * spelled.places
        else:
            verb = Verb(first, spelled.name, len(spelled.texts), spelled.means)
            self._verbs[spelled.name] = verb
            self._verb_of += [verb] * verb.size
        self._texts += spelled.texts

    def __len__(self) -> int:
        return len(self._texts)

    @functools.cached_property
    def deeds(self) -> tuple[str, ...]:
        """The verbs players choose, by their full names: `attack`, `attack war`."""
        return tuple(name for name, verb in self._verbs.items() if verb < self.first_outcome)

    @functools.cached_property
    def deed_of(self) -> tuple[str, ...]:
        """Of each action players choose, the full name of its verb."""
        names = {verb: name for name, verb in self._verbs.items()}
        return tuple(names[verb] for verb in self._verb_of[: self.first_outcome])

    def verbs(self, names: str) -> tuple[Verb, ...]:
        """The verbs of these names."""
        return tuple(self._verbs[name] for name in names.split())

    def __getitem__(self, name: str) -> Verb:
        return self._verbs[name]

    def verb_of(self, action: Action) -> Verb:
        return self._verb_of[action]

    def write(self, action: Action) -> str:
        return self._texts[action]

    def written(self, actions: Iterable[Action]) -> list[str]:
        """Actions that are in the alphabet, as people write them."""
        texts = self._texts
        return [texts[action] for action in actions]

    def parse(self, text: str) -> int:
        """The action people write so; Wrong says what cannot be understood."""
        action = self._numbers.get(" ".join(text.split()))
        if action is None:
            raise self._misunderstanding(text.split())
        return action

    def _misunderstanding(self, words: list[str]) -> Wrong:
        said, *places = words or [""]
        examples = {text.split()[0]: text for text in reversed(self._texts)}
        if said not in examples:
            return Wrong("door-verb", verb=said, known=list(reversed(examples)))
        known = self._misread(said, places)
        return known or Wrong("door-written", verb=said, example=examples[said])
