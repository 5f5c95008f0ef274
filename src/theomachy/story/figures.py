"""Points, lands and armies of every seat in the course of a game."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from theomachy.table import Table

_POINTS, _LANDS, _ARMIES = "points", "lands", "armies"
_TALLIES = {
    "storm": {_POINTS: ["points"], _LANDS: ["tiles"], _ARMIES: ["worshipers"]},
    "gog": {_POINTS: ["scrolls"], _LANDS: ["cities"], _ARMIES: ["soldier_levels"]},
    "bello": {
        _POINTS: ["points"], _LANDS: ["temples", "cities", "fields"], _ARMIES: ["followers"],
    },
    "godstorm": {_POINTS: ["points"], _LANDS: ["territories"], _ARMIES: ["armies"]},
}  # fmt: skip
"""By game and figure, the tallies it is the sum of."""
_MOST_LOOKS = 240


class Figure(Struct, frozen=True):
    name: str
    label: str
    """The key of the words for it."""
    of_seats: list[list[int]]
    """By seat, one number for each ply that is looked at."""


class Figures(Struct, frozen=True):
    """Numbers at some plies, spread over the game; first and last among them."""

    plies: list[int]
    figures: list[Figure]


def figures_of(table: Table) -> Figures:
    last = len(table.plies)
    looks = np.linspace(0, last, min(last + 1, _MOST_LOOKS)).round()
    plies: list[int] = np.unique(looks).astype(int).tolist()
    states = [*(ply.before for ply in table.plies), table.state.tobytes()]
    tallies = [table.game.tallies(table.restored(states[ply])) for ply in plies]
    wanted = _TALLIES.get(table.game.name, {})
    return Figures(plies, [figure(table, name, wanted[name], tallies) for name in wanted])


def figure(table: Table, name: str, fields: Sequence[str], tallies: Sequence[Any]) -> Figure:
    lines = [
        [sum(tally[seat][field] for field in fields) for tally in tallies]
        for seat in range(table.players)
    ]
    is_one = len(fields) == 1
    return Figure(
        name, f"{table.game.name}-tally-{fields[0]}" if is_one else f"story-figure-{name}", lines
    )
