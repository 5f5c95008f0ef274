"""Armies and gods on their way count where they go."""

from typing import NamedTuple

from theomachy.games.godstorm.board import NOWHERE
from theomachy.games.godstorm.cards import NO_CARD, Card
from theomachy.games.godstorm.numbers import HALF
from theomachy.games.godstorm.rules.battle import attackers, is_below
from theomachy.games.godstorm.rules.conquest import least_advance
from theomachy.games.godstorm.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has
from theomachy.kernel.kinds import Cell, Seat, State


class March(NamedTuple):
    source: Cell
    goal: Cell
    """Both NOWHERE if nobody marches."""
    armies: int


@compiled
def march_under_way(s: State) -> March:
    """GS-9.27, GS-11.2, GS-16.4 Armies that advance, fortify or fly."""
    source, goal, armies = NOWHERE, NOWHERE, 0
    if s.node == Node.ESCORT:
        source, goal, armies = int(s.attacking), int(s.defending), int(s.number)
    elif (s.node == Node.ADVANCE or s.after == Node.ADVANCE) and not is_below(s):
        source, goal = int(s.attacking), int(s.defending)
        armies = least_advance(s) if has(s.plagues, goal) else attackers(s)
    elif s.other != NOWHERE and (s.card == NO_CARD or s.card == Card.EAGLES):
        source, goal = int(s.place), int(s.other)
        all_but_one = max(0, int(s.armies[source]) - 1)
        armies = all_but_one if s.node == Node.MOVE else int(s.number)
    return March(source, goal, armies)


@compiled
def armies_at(s: State, home: Cell, march: March, is_spared: bool) -> int:
    """GS-8.1, GS-8.4 What will stand there when armies have marched and the plague has struck."""
    here = int(s.armies[home])
    here += march.armies * (home == march.goal) - march.armies * (home == march.source)
    if has(s.plagues, home) and (home == march.goal or not is_spared):
        here -= here // HALF
    return here


@compiled
def place_of_god(s: State, seat: Seat, god: int, march: March) -> Cell:
    """Where a god is, or will be with the armies that are moving."""
    place = int(s.gods[seat, god])
    if place != NOWHERE and place == march.source and seat == s.seat:
        if not has(s.plagues, march.goal):
            return march.goal
    return place
