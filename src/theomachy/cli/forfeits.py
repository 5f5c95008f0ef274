"""Seats that guests have lost by what they did, and what shows why."""

from collections import defaultdict
from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from theomachy.bots.guests import Forfeit
from theomachy.cli.screen import out
from theomachy.kernel.seats import seat_name
from theomachy.locales import Speech


def told_of(tongue: Speech, lost: Forfeit) -> str:
    """`no answer in time (5 s)`."""
    why = tongue.say(f"house-guest-did-{lost.offence}")
    return f"{why} ({lost.detail})" if lost.detail else why


def show_forfeits(tongue: Speech, forfeits: Sequence[Forfeit]) -> None:
    """How often each guest did what, and the first time it did."""
    alike: dict[tuple[str, str], list[Forfeit]] = defaultdict(list)
    for lost in forfeits:
        alike[lost.bot, lost.offence].append(lost)
    if not alike:
        return
    grid = Grid(title=tongue.say("house-guest-forfeits"))
    for heading in ("name", "seats", "why", "first"):
        grid.add_column(tongue.say(f"house-guest-{heading}"), overflow="fold")
    for (bot, offence), those in alike.items():
        first, why = those[0], tongue.say(f"house-guest-did-{offence}")
        where = {"number": first.match, "who": seat_name(first.seat), "ply": first.ply}
        shown = tongue.say("house-guest-where", detail=first.detail or "–", **where)
        grid.add_row(Text(bot), str(len(those)), why, Text(shown))
    out.print(grid)
