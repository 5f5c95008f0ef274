"""A guided first game as data: a prepared position, and steps that ask for one thing at a time.

    Game bello
    Against level1
    Given 2p; pantheons aztec norse; at P1 turn; e1=P1/2 e9=P2/3

    march [BD-6.3]
    Do    move e1 *; move e2 *

    stop? [BD-6.2]
    Do    end

A step has a name, for its words (`guide-bello-march`), and paragraphs to read on. `Do` is what
counts as done: moves, `*` for any word of one. With `Until`, a step goes on until a move like that
is played, or with `Until turn` until somebody else's is; once begun, it is also over when what it
asks for is no longer offered and what the next one asks for is. It is asked for only `While` a move
like that is offered, where that is said. A step whose name ends with `?` is left out where dice or
rivals do not let it come up. `When` may follow `Given`, as in a scenario. Seat P1 is the learner's;
bots sit on the others.
"""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from theomachy.games import load
from theomachy.kernel import NATURE, Game
from theomachy.locales import LANGUAGES, Wrong, speech
from theomachy.table.position import tokens_of
from theomachy.table.scenario import play_all, told_of
from theomachy.table.table import Table

LEARNER = 0
FILE = "first.guide"
TURN = ("turn",)
FEWEST, MOST = 8, 12
LESSONS = 20
_NEEDED = ("Game", "Against", "Given")
_HEAD = (*_NEEDED, "When")
_BODY = ("Do", "Until", "While")
_LINE = re.compile(rf"({'|'.join((*_HEAD, *_BODY))})\b\s*(.*)")
_TITLE = re.compile(r"([a-z]+(?:-[a-z]+)*)(\?)?\s*\[([^]]*)\]")


@dataclass(frozen=True)
class Step:
    name: str
    line: int
    is_optional: bool
    paragraphs: tuple[str, ...]
    do: tuple[str, ...]
    until: tuple[str, ...]
    during: tuple[str, ...]


@dataclass(frozen=True)
class Guide:
    game: str
    bots: tuple[str, ...]
    position: str
    played: str
    steps: tuple[Step, ...]

    def opened(self, seed: str | None = None) -> Table:
        """A table where the learner is about to begin."""
        table = Table.at(load(self.game), self.position, seed)
        play_all(table, self.played)
        return Table.at(table.game, table.describe(), seed)


def read_guide(text: str) -> Guide:
    """ValueError names the line that cannot be read."""
    head: dict[str, str] = {}
    steps: list[tuple[int, str, dict[str, str]]] = []
    fields = head
    for number, line in enumerate(text.splitlines(), start=1):
        content, word = line.split("#")[0].rstrip(), _LINE.match(line)
        if content.startswith(" ") and fields:
            fields[list(fields)[-1]] += " " + content.strip()
        elif word and word[1] in (_BODY if steps else _HEAD):
            fields[word[1]] = content.removeprefix(word[1]).strip()
        elif content:
            fields = {}
            steps.append((number, content, fields))
    if any(word not in head for word in _NEEDED):
        raise told_of(1, "door-guide-head")
    game, bots, position = (head[word] for word in _NEEDED)
    told = tuple(_step(*step) for step in steps)
    return Guide(game, tuple(bots.split()), position, head.get("When", ""), told)


def _step(number: int, title: str, fields: dict[str, str]) -> Step:
    told = _TITLE.fullmatch(title)
    if told is None or "Do" not in fields:
        raise told_of(number, "door-guide-step")
    do, until, during = (tuple(tokens_of(fields.get(word, ""))) for word in _BODY)
    paragraphs = tuple(told[3].split())
    return Step(told[1], number, told[2] is not None, paragraphs, do, until, during)


def guide_of(game: Game) -> Guide | None:
    """The guided first game of a game, if it has one."""
    file = game.folder / FILE
    return read_guide(file.read_text("utf-8")) if file.exists() else None


def is_like(move: str, patterns: tuple[str, ...]) -> bool:
    """Whether a move matches one of the patterns, word by word."""
    words = move.split()
    return any(
        len(words) == len(pattern.split())
        and all(mark in ("*", word) for mark, word in zip(pattern.split(), words, strict=True))
        for pattern in patterns
    )


def offers(legal: list[str], patterns: tuple[str, ...]) -> bool:
    return any(is_like(move, patterns) for move in legal)


@dataclass(frozen=True)
class Reached:
    """How far a learner has come: the steps behind him, and whether the next one is begun."""

    steps: int = 0
    is_begun: bool = False

    def asks(self, guide: Guide, legal: list[str]) -> int | None:
        """The step that what may be played now is for, if it is for any."""
        return self._first(
            guide, lambda step: offers(legal, step.do) and offers(legal, step.during or step.do)
        )

    def _first(self, guide: Guide, is_meant: Callable[[Step], bool]) -> int | None:
        """The next step that is meant, if those before it can be left out."""
        for number, step in enumerate(guide.steps[self.steps :], start=self.steps):
            if is_meant(step):
                return number
            is_begun = self.is_begun and number == self.steps
            if not step.is_optional and not is_begun:
                return None
        return None

    def after(self, guide: Guide, seat: int, move: str) -> "Reached":
        """Once a seat has played a move."""
        if seat != LEARNER:
            is_over = self.is_begun and seat != NATURE and guide.steps[self.steps].until == TURN
            return Reached(self.steps + 1) if is_over else self
        asked = self._first(guide, lambda step: is_like(move, step.do))
        if asked is None:
            return self
        until = guide.steps[asked].until
        is_over = not until or is_like(move, until)
        return Reached(asked + 1) if is_over else Reached(asked, is_begun=True)


@dataclass
class Lesson:
    """A guide followed by somebody who does what he is asked, and anything where he is not."""

    guide: Guide
    table: Table
    reached: Reached = Reached()
    decided: set[int] = field(default_factory=set)
    """The decisions that were taken because a step asked for them."""

    @property
    def is_over(self) -> bool:
        return self.reached.steps == len(self.guide.steps)


def follow(guide: Guide, seed: int, most: int = 400) -> Lesson:
    """Play a guide through against rivals that play anything at all."""
    rng, table = random.Random(seed), guide.opened(str(seed))
    lesson = Lesson(guide, table)
    while not lesson.is_over and not table.is_over and table.ply < most:
        if table.actor == NATURE:
            table.roll()
            continue
        seat, move = table.actor, rng.choice(choices(lesson))
        lesson.reached = lesson.reached.after(guide, seat, move)
        table.play(move)
    return lesson


def choices(lesson: Lesson) -> list[str]:
    """What may be played now, and is asked for if anything is."""
    legal, steps = lesson.table.legal(), lesson.guide.steps
    asked = lesson.reached.asks(lesson.guide, legal)
    if lesson.table.actor != LEARNER or asked is None:
        return legal
    lesson.decided.add(int(lesson.table.state.node))
    return [move for move in legal if is_like(move, steps[asked].do)]


def stuck(guide: Guide, lessons: int = LESSONS) -> Iterator[Wrong]:
    """Where a guide cannot be followed to its end, whatever dice and rivals do."""
    found = set()
    for seed in range(lessons):
        lesson = follow(guide, seed)
        if not lesson.is_over and (reached := lesson.reached.steps) not in found:
            found.add(reached)
            step = guide.steps[reached]
            why = Wrong("door-guide-stuck", name=step.name, seed=str(seed))
            yield Wrong("door-line", line=str(step.line), why=why)


def words_of(guide: Guide) -> list[str]:
    """The keys of all that is said: of each step what it is about, what to do, what was done."""
    said = [f"{step.name}{part}" for step in guide.steps for part in ("", "-do", "-done")]
    return [f"guide-{guide.game}-{key}" for key in (*said, "over")]


def unsaid(guide: Guide) -> Iterator[Wrong]:
    """Words that are missing in a language."""
    for language in LANGUAGES:
        for key in words_of(guide):
            if not speech(language).has(key):
                yield Wrong("door-guide-unsaid", name=key, value=language)


def faults(guide: Guide) -> list[Wrong]:
    """All that is wrong with a guide."""
    length = len(guide.steps)
    is_fit = FEWEST <= length <= MOST
    told = [] if is_fit else [Wrong("door-guide-length", number=length, least=FEWEST, most=MOST)]
    return [*told, *unsaid(guide), *stuck(guide)]
