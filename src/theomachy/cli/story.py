"""The story of a game, in the terminal."""

import pathlib
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from theomachy.cli.check import read
from theomachy.cli.screen import figure, out, ready, show_house_rules
from theomachy.cli.show import Sitting, translated
from theomachy.cli.tongue import YOURS, Lang
from theomachy.locales import Wrong, speech
from theomachy.story import Choice, Share, Story, Turn, story_of
from theomachy.story.choices import Words
from theomachy.study.readiness import to_tell
from theomachy.table import Table, record

_PARTS = ("fair", "seat", "luck", "decisions", "result")
_BARS = " ▁▂▃▄▅▆▇█"
_WIDTH = 64
_EVENTS = 3
"""So many things that happened at a ply are told of it."""


def story(
    file: Annotated[pathlib.Path, typer.Argument(metavar="record")], lang: Lang = YOURS
) -> None:
    """Tell the story of a finished game."""
    table = record.replay(read(file))
    if not table.is_over:
        raise Wrong("door-story-unfinished")
    sitting = Sitting(table, [], speech(lang))
    ready(table.game, to_tell(table.game), sitting.tongue)
    show_house_rules(sitting.tongue, table.game)
    told = story_of(table)
    show_chances(sitting, told)
    show_turns(sitting, told)
    show_shares(sitting, told.shares)
    show_choices(sitting, "story-best", told.best)
    show_choices(sitting, "story-worst", told.worst)


def heading(sitting: Sitting, key: str) -> None:
    out.print()
    out.print(sitting.tongue.say(key), style="bold")


def show_chances(sitting: Sitting, told: Story) -> None:
    heading(sitting, "story-chances")
    for seat in range(sitting.table.players):
        chances = [position[seat] for position in told.chances]
        ends = {"first": percent(chances[0]), "last": percent(chances[-1])}
        out.print(line(chances), markup=False, end="  ")
        out.print(sitting.tongue.say("story-chance-of", player=sitting.name(seat), **ends))


def line(chances: Sequence[float]) -> str:
    """Chances over a whole game in a row of bars."""
    width = min(_WIDTH, len(chances))
    places = [i * (len(chances) - 1) // max(1, width - 1) for i in range(width)]
    return "".join(_BARS[round(chances[place] * (len(_BARS) - 1))] for place in places)


def show_turns(sitting: Sitting, told: Story) -> None:
    heading(sitting, "story-turns")
    for turn in told.turns:
        what = turned(sitting, told, turn)
        out.print(sitting.tongue.say("story-at", ply=turn.ply, what=what), markup=False)


def turned(sitting: Sitting, told: Story, turn: Turn) -> str:
    """A turning point in a sentence."""
    winner = turn.gains.index(max(turn.gains))
    before, after = (told.chances[ply][winner] for ply in (turn.ply - 1, turn.ply))
    causes = [] if turn.cause is None else events_at(sitting, turn.cause)
    args = {
        "what": " ".join([*causes, *events_at(sitting, turn.ply)]),
        "points": percent(turn.swing),
        "player": sitting.name(winner),
        "before": percent(before),
        "after": percent(after),
    }
    if turn.likely is None:
        return sitting.tongue.say("story-turn", **args)
    likely = max(1, percent(turn.likely))
    return sitting.tongue.say("story-turn-lot", likely=likely, **args)


def events_at(sitting: Sitting, ply: int) -> list[str]:
    """What happened at a ply, which is counted with it."""
    table = sitting.table
    before, after = (state_at(table, place) for place in (ply - 1, ply))
    events = table.game.tell(before, table.plies[ply - 1].action, after)
    open_ = [event.aside or event for event in events[:_EVENTS]]
    return [sitting.say(f"event-{e.kind}", **translated(sitting, dict(e.args))) for e in open_]


def state_at(table: Table, ply: int) -> Any:
    return table.state if ply == len(table.plies) else table.restored(table.plies[ply].before)


def show_shares(sitting: Sitting, shares: Sequence[Share]) -> None:
    heading(sitting, "story-luck")
    out.print(sitting.tongue.say("story-luck-help"), style="dim")
    grid = Grid()
    grid.add_column(sitting.tongue.say("story-player"))
    for part in _PARTS:
        grid.add_column(sitting.tongue.say(f"story-part-{part}"), justify="right")
    for seat, share in enumerate(shares):
        grid.add_row(sitting.name(seat), *parts(sitting, share))
    out.print(grid)


def parts(sitting: Sitting, share: Share) -> list[str]:
    """In tenths of points, so that the eye can add them up; signs where something is added."""
    forms = {"fair": ".1f", "result": ".1f"}
    numbers = {part: 100 * getattr(share, part) for part in _PARTS}
    told = (figure(sitting.tongue, numbers[part], forms.get(part, "+.1f")) for part in _PARTS)
    return [number.replace("-", "−") for number in told]


def show_choices(sitting: Sitting, key: str, of_seats: Sequence[Sequence[Choice]]) -> None:
    heading(sitting, key)
    out.print(sitting.tongue.say("story-moves-help"), style="dim")
    for seat, choices in enumerate(of_seats):
        out.print(sitting.name(seat))
        for choice in choices:
            out.print(f"  {chosen(sitting, choice)}", markup=False)
        if not choices:
            out.print(f"  {sitting.tongue.say('story-none')}")


def chosen(sitting: Sitting, choice: Choice) -> str:
    tongue, points = sitting.tongue, f"{100 * choice.gain:+.0f}".replace("-", "−")
    played = tongue.say("story-choice", move=in_words(sitting, choice.played), points=points)
    what = f"{played} {advice(sitting, choice.advised)}"
    return tongue.say("story-at", ply=choice.ply, what=what)


def advice(sitting: Sitting, advised: Words | None) -> str:
    if advised is None:
        return sitting.tongue.say("story-advised-same")
    return sitting.tongue.say("story-advised", move=in_words(sitting, advised))


def in_words(sitting: Sitting, words: Words) -> str:
    return sitting.say(f"move-{words.kind}", **translated(sitting, words.args))


def percent(share: float) -> int:
    return round(100 * share)
