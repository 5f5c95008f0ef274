"""What may be played, listed: `legal` narrows what `refusal` would have to scan."""

import numpy as np

from theomachy.games.bello import powers
from theomachy.games.bello.actions import (
    ATTACK,
    CLAIM,
    COUNT,
    DEAL,
    DONE,
    DOOM,
    END,
    FIRST,
    FLY,
    MOVE,
    PANTHEON,
    PASS,
    POWER,
    RECRUIT,
    RECRUITERS,
    SAIL,
    TARGET,
    TO,
)
from theomachy.games.bello.board import CELLS, FIRST_PAIR, NEXT_TO
from theomachy.games.bello.cards import PANTHEONS, POWERS_PER_CARD, Power
from theomachy.games.bello.numbers import FEWEST_SAILORS
from theomachy.games.bello.powers.greek import flyers, perches
from theomachy.games.bello.powers.norse import harbours, most_sailors, ports, ragnarok_steps
from theomachy.games.bello.rules.action import attackable, enterable
from theomachy.games.bello.rules.claim import claimable
from theomachy.games.bello.rules.ground import holding
from theomachy.games.bello.rules.power import refusal_to_use
from theomachy.games.bello.rules.recruit import below_limit
from theomachy.games.bello.rules.setup import is_taken
from theomachy.games.bello.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import count, lowest, without_lowest
from theomachy.kernel.listing import add, add_span

RECRUITER_NUMBER = np.array(
    [sum(other < cell for other in RECRUITERS) for cell in range(CELLS)], np.int16
)
"""For each temple and city its number among those that recruit."""


@compiled
def add_cells(actions, listed, first, cells):
    """One action for each of these cells."""
    while cells:
        listed = add(actions, listed, first + lowest(cells))
        cells = without_lowest(cells)
    return listed


@compiled
def add_steps(actions, listed, first, sources, targets):
    """One action for each step from a source to a neighbouring target."""
    while sources:
        here = lowest(sources)
        reach = NEXT_TO[here] & targets
        while reach:
            there = reach & -reach
            nth = count(NEXT_TO[here] & (there - 1))
            listed = add(actions, listed, first + FIRST_PAIR[here] + nth)
            reach = without_lowest(reach)
        sources = without_lowest(sources)
    return listed


@compiled
def legal(s, actions):
    """What may be played, or what nature may do, ascending."""
    node = s.node
    if node == Node.ACTION:
        return list_actions(s, actions)
    if node == Node.CONTROL:
        return add(actions, add_cells(actions, 0, CLAIM, claimable(s)), END)
    if node == Node.POWER:
        return list_powers(s, actions)
    if node == Node.TARGET:
        return list_choices(s, actions)
    if node == Node.SAIL:
        return add_cells(actions, 0, TO, ports(s, s.place))
    if node == Node.COUNT:
        return add_span(actions, 0, COUNT, most_sailors(s) - FEWEST_SAILORS + 1)
    if node == Node.FLY:
        return add_cells(actions, 0, TO, perches(s, s.place))
    if node == Node.RECRUIT:
        return list_recruits(s, actions)
    if node == Node.FIRST:
        return add_span(actions, 0, FIRST, s.players)
    if node == Node.OVER:
        return 0
    offset = PANTHEON if node == Node.PICK else DEAL + int(s.seat) * len(PANTHEONS)
    return list_pantheons(s, actions, offset)


@compiled
def list_actions(s, actions):
    """BD-6.2 Moves, attacks, a voyage, a flight, or the end of the phase."""
    mine = holding(s, s.seat, 1)
    listed = add_steps(actions, 0, MOVE, mine, enterable(s))
    listed = add_steps(actions, listed, ATTACK, mine, attackable(s))
    listed = add_cells(actions, listed, SAIL, harbours(s))
    listed = add_cells(actions, listed, FLY, flyers(s))
    return add(actions, listed, END)


@compiled
def list_powers(s, actions):
    """BD-5.1 One power, or none."""
    listed = 0
    for cost in range(1, POWERS_PER_CARD + 1):
        if refusal_to_use(s, cost) == 0:
            listed = add(actions, listed, POWER + cost - 1)
    return add(actions, listed, PASS)


@compiled
def list_choices(s, actions):
    """BD-5.5 The decisions of the running power."""
    if s.power == Power.RAGNAROK:
        return add_span(actions, 0, DOOM, ragnarok_steps(s) + 1)
    listed = add_cells(actions, 0, TO, powers.places(s))
    listed = add_cells(actions, listed, TARGET, powers.targets(s))
    return add(actions, listed, DONE) if powers.can_be_done(s) else listed


@compiled
def list_recruits(s, actions):
    """BD-4.3 The locations below their limit."""
    listed, cells = 0, below_limit(s)
    while cells:
        listed = add(actions, listed, RECRUIT + RECRUITER_NUMBER[lowest(cells)])
        cells = without_lowest(cells)
    return listed


@compiled
def list_pantheons(s, actions, offset):
    """BD-1.6 Those not taken."""
    listed = 0
    for pantheon in range(len(PANTHEONS)):
        if not is_taken(s, pantheon):
            listed = add(actions, listed, offset + pantheon)
    return listed


@compiled
def chance(s, outcome):
    """BD-1.5, BD-1.6 Every seat, and every pantheon left, is as likely."""
    return 1
