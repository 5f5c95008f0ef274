"""Worked examples as data: one small language for all games.

    Game bello

    An attack is beaten off [BD-6.5 BD-6.9]
    Given 2p; pantheons aztec norse; at P1 action; e2=P1/2 e3=P2/3
    When  attack e2 e3
    Then  e2=P1/0 e3=P2/1; actions 2

`Given` is a position (table.position), `When` moves and outcomes of chance (`end x3` three
times), `Then` what must hold: position tokens of the game, and for every game `can MOVE`,
`cannot MOVE`, `cannot MOVE (PARAGRAPH)`, `cannot MOVE (PARAGRAPH reason)`, `choices MOVE, MOVE`
(all of them), `can undo`, `cannot undo`, `no VERB`, `odds OUTCOME = 1/6`, `over REASON`,
`winners P2`, `scores 4 6`, `ranks 2 1`, `pay 0 1`. When and Then may alternate; an indented line
continues the one above; `#` begins a comment. In Markdown, scenarios stand in fences marked
`scenario GAME`.
"""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from theomachy.games import load
from theomachy.kernel import Game
from theomachy.locales import Wrong, sentence
from theomachy.table.errors import IllegalMove
from theomachy.table.position import tokens_of
from theomachy.table.table import Table

_KEYWORD = re.compile(r"(Given|When|Then)\b\s*(.*)")
_FENCE = re.compile(r"^```scenario (\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@dataclass
class Step:
    keyword: str
    text: str
    line: int


@dataclass
class Scenario:
    game: str
    title: str
    paragraphs: list[str]
    line: int
    steps: list[Step] = field(default_factory=list)


@dataclass(frozen=True)
class Difference:
    """What a scenario expected and did not find."""

    scenario: Scenario
    line: int
    expected: str
    actual: str
    picture: str
    refused: Exception | None = None
    """Why the scenario could not go on, where that is what differs."""

    def found(self, language: str) -> str:
        """What there was instead, in a language where it is a sentence."""
        return sentence(self.refused, language) if self.refused else self.actual


def read_scenarios(text: str) -> list[Scenario]:
    """All scenarios of a file, Markdown or plain; ValueError names the line it cannot read."""
    fences = [
        (match[1], match[2], text[: match.start(2)].count("\n")) for match in _FENCE.finditer(text)
    ]
    if fences:
        return [s for game, body, line in fences for s in _read(game, body, line)]
    return _read("", text, 0)


def _read(game: str, text: str, offset: int) -> list[Scenario]:
    scenarios: list[Scenario] = []
    for number, line in enumerate(text.splitlines(), start=offset + 1):
        content = line.split("#")[0].rstrip()
        if content.startswith("Game "):
            game = content[5:].strip()
        elif content.startswith(" ") and scenarios and scenarios[-1].steps:
            scenarios[-1].steps[-1].text += " " + content.strip()
        elif keyword := _KEYWORD.match(content):
            if not scenarios:
                raise told_of(number, "door-scenario-title")
            scenarios[-1].steps.append(Step(keyword[1], keyword[2], number))
        elif content:
            scenarios.append(_titled(game, content, number))
    return scenarios


def _titled(game: str, content: str, number: int) -> Scenario:
    if not game:
        raise told_of(number, "door-scenario-game")
    title = re.fullmatch(r"(.*?)\s*\[([^]]*)\]", content)
    if not title:
        raise told_of(number, "door-scenario-paragraphs")
    return Scenario(game, title[1], title[2].split(), number)


def told_of(line: int, key: str) -> Wrong:
    return Wrong("door-line", line=str(line), why=Wrong(key))


def run(scenario: Scenario) -> list[Difference]:
    """Play a scenario; an empty list means that everything holds."""
    table: Table | None = None
    differences = []
    for step in scenario.steps:
        try:
            if step.keyword == "Given":
                table = Table.at(load(scenario.game), step.text, seed=0)
            elif table is None:
                raise Wrong("door-scenario-given")
            elif step.keyword == "When":
                play_all(table, step.text)
            else:
                differences += [
                    Difference(scenario, step.line, token, actual, str(table))
                    for token in tokens_of(step.text)
                    if (actual := restate(table, token)) != token
                ]
        except (ValueError, LookupError) as refused:
            drawn = "" if table is None else str(table)
            difference = Difference(scenario, step.line, step.text, str(refused), drawn, refused)
            return [*differences, difference]
    return differences


def play_all(table: Table, text: str) -> None:
    """Play move after move; each is told too, though nobody listens, lest one cannot be."""
    for move in moves_of(text):
        list(table.play(move))


def moves_of(text: str) -> Iterator[str]:
    """Move by move: `end x3` is three of them."""
    for token in tokens_of(text):
        times = re.fullmatch(r"(.*) x(\d+)", token)
        yield from itertools.repeat(times[1], int(times[2])) if times else [token]


def restate(table: Table, token: str) -> str:
    """The token again, as it truly stands."""
    word, _, rest = token.partition(" ")
    if word in _GENERAL:
        return f"{word} {_GENERAL[word](table, rest)}"
    return table.game.restate(table.state, token)


def _try(table: Table, move: str) -> None:
    """Refused if it may not be played, or taken back by whoever played it."""
    if move == "undo":
        table.fork().undo()
    else:
        table.read(move)


def _can(table: Table, move: str) -> str:
    try:
        _try(table, move)
    except IllegalMove as refused:
        return f"not {move} ({refused.paragraph})"
    return move


def _cannot(table: Table, told: str) -> str:
    move, _, why = told.partition(" (")
    try:
        _try(table, move)
    except IllegalMove as refused:
        reason = f" {refused.reason.name.lower()}" if " " in why else ""
        return f"{move} ({refused.paragraph}{reason})" if why else move
    return f"… yes it can: {move}"


def _choices(table: Table, told: str) -> str:
    legal = table.legal()
    written = [move.strip() for move in told.split(",")]
    return told if sorted(written) == sorted(legal) else ", ".join(legal)


def _odds(table: Table, told: str) -> str:
    outcome = told.partition(" = ")[0]
    return f"{outcome} = {table.outcomes().get(outcome, Fraction(0))}"


def _no(table: Table, verb: str) -> str:
    offered = [move for move in table.legal() if move.split()[0] == verb]
    return offered[0] if offered else verb


def _over(table: Table, told: str) -> str:
    return table.result.reason if table.result else "not yet"


def _row(name: str) -> Any:
    def restated(table: Table, told: str) -> str:
        result = table.result
        return " ".join(map(str, getattr(result, name))) if result else "not yet"

    return restated


_GENERAL = {
    "can": _can,
    "cannot": _cannot,
    "choices": _choices,
    "no": _no,
    "odds": _odds,
    "over": _over,
    "winners": _row("winners"),
    "scores": _row("scores"),
    "ranks": _row("ranks"),
    "pay": _row("payoffs"),
}


def check(text: str) -> tuple[list[Scenario], list[Difference]]:
    """Every scenario of a file, and everything that differs."""
    scenarios = read_scenarios(text)
    return scenarios, [difference for s in scenarios for difference in run(s)]


def known_games(scenarios: list[Scenario]) -> list[Game]:
    return [load(name) for name in dict.fromkeys(scenario.game for scenario in scenarios)]
