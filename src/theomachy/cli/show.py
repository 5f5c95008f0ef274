"""What a game in the terminal shows: the board, the moves, what happened, the result."""

import re
from dataclasses import dataclass
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from theomachy.bots import ADVISER, BOTS, Bot, Mind, view_of
from theomachy.cli.games import paragraph
from theomachy.cli.screen import out, say
from theomachy.locales import Speech, Unknown
from theomachy.table import Table, dice
from theomachy.table.table import seat_name

HUMAN = "human"
SECONDS_TO_THINK = 1.0
SEAT_COLOURS = ("red", "dark_orange", "yellow", "green", "blue", "magenta")


@dataclass
class Sitting:
    """A table, who sits at it, and the language spoken."""

    table: Table
    bots: list[Bot | None]
    tongue: Speech
    looking: int | None = None
    """Who has been asked to look at the screen, where people share one and secrets are kept."""

    @property
    def listener(self) -> int | None:
        """Who hears what is told: the only person; of several, nobody hears secrets."""
        people = [seat for seat, mind in enumerate(self.bots) if mind is None]
        return people[0] if len(people) == 1 else None

    def say(self, key: str, **args: Any) -> str:
        return say(self.tongue, self.table.game, key, **args)

    def name(self, seat: int) -> str:
        number, name = seat_name(seat), self.table.names[seat]
        shown = self.tongue.say(f"house-bot-{name}") if name in (*BOTS, HUMAN) else name
        return self.tongue.say("house-seat", number=number, name=shown)


def show_board(sitting: Sitting) -> None:
    table = sitting.table
    board = Text(table.drawn())
    for seat in range(table.players):
        style = f"bold {SEAT_COLOURS[seat]}"
        board.highlight_regex(rf"\b[A-Z]{seat + 1}(/\d|w|c|S|\b)\w*", style)
    out.print()
    out.print(board)
    position = table.view(table.actor)["position"]
    node = phase_of(position["at"])
    args = {"player": sitting.name(table.actor)}
    args |= {"actions": position.get("actions", 0), "moves": position.get("extra_moves", 0)}
    out.print(sitting.say(f"phase-{node}", **args), style="bold")


def phase_of(place: str) -> str:
    """`P1 action`, `roll`; a game of one phase says no more than `P1`."""
    last = place.split()[:2][-1]
    return "turn" if re.fullmatch(r"P\d", last) else last


def show_legal(sitting: Sitting, words: list[str]) -> None:
    """The legal moves with their meaning, or only those beginning with a word."""
    table, wanted = sitting.table, " ".join(words)
    grid = Grid(title=sitting.tongue.say("house-play-legal-title"), show_header=False)
    for number, move in enumerate(table.legal(), start=1):
        if move.startswith(wanted):
            grid.add_row(str(number), move, meaning(sitting, move))
    out.print(grid)
    out.print(sitting.tongue.say("house-play-help"), style="dim", markup=False)


def show_rules(sitting: Sitting, words: list[str]) -> None:
    try:
        wanted = " ".join(words).upper()
        out.print(paragraph(sitting.table.game, wanted, sitting.tongue.language), markup=False)
    except Unknown as unknown:
        out.print(unknown.said_in(sitting.tongue.language), style="yellow", markup=False)


def suggest(sitting: Sitting) -> None:
    """What a strong bot would play here, and how likely that wins."""
    table, tongue = sitting.table, sitting.tongue
    luck = dice.luck(table.commitment, len(table.plies))
    advice = Mind(ADVISER, luck).advise(view_of(table, table.actor), SECONDS_TO_THINK)
    move = table.game.notation(advice.action)
    what, number = meaning(sitting, move), round(100 * advice.win_probabilities[table.actor])
    shown = tongue.say("house-play-hint", move=move, what=what, number=number)
    out.print(shown, markup=False)


def meaning(sitting: Sitting, move: str) -> str:
    """What a move does, in words."""
    table = sitting.table
    args = table.game.explain(table.state, table.game.parse(move))
    return sitting.say(f"move-{move.split()[0]}", **translated(sitting, args))


def translated(sitting: Sitting, args: dict[str, Any]) -> dict[str, Any]:
    """Seats by their names, ids of powers and pantheons by their words."""
    told = dict(args)
    for name, value in args.items():
        if re.fullmatch(r"P\d", str(value)):
            told[name] = sitting.name(int(value[1]) - 1)
        elif name in ("power", "pantheon", "kind", "reason"):
            told[name] = sitting.say(f"{name.replace('reason', 'ending')}-{value}")
    return told


def narrate(sitting: Sitting) -> None:
    """What happened last."""
    for event in sitting.table.told_to(sitting.listener):
        out.print(
            sitting.say(f"event-{event.kind}", **translated(sitting, dict(event.args))),
            markup=False,
        )


def show_result(sitting: Sitting) -> None:
    table, tongue = sitting.table, sitting.tongue
    result = table.result
    assert result
    out.print(str(table))
    grid = Grid(
        title=f"{tongue.say('house-result-title')} – {sitting.say(f'ending-{result.reason}')}"
    )
    grid.add_column("")
    for column in ("points", "rank", "payoff"):
        grid.add_column(tongue.say(f"house-result-{column}"), justify="right")
    for seat in range(table.players):
        row = result.scores[seat], result.ranks[seat], result.payoffs[seat]
        grid.add_row(sitting.name(seat), *map(str, row))
    out.print(grid)
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    names = ", ".join(sitting.name(seat) for seat in winners)
    out.print(tongue.say("house-result-winner", names=names, count=len(winners)), style="bold")
    out.print(tongue.say("house-seed", seed=table.seed), style="dim")
