"""ST-8 Development: what may be done with the tiles, all of it in the order of the cells."""

import numpy as np

from theomachy.games.storm.actions import (
    ATTACK,
    BUILD,
    DEMOLISH,
    END,
    EXPLORE,
    MADDEN,
    MARKET,
    SANCTUARY,
    SHIFT,
    WAR,
    deed,
)
from theomachy.games.storm.gods import God
from theomachy.games.storm.powers import (
    refusal_to_madden,
    refusal_to_mark,
    refusal_to_shift,
    refusal_to_war,
)
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.attack import refusal_to_attack
from theomachy.games.storm.rules.building import (
    refusal_to_build,
    refusal_to_consecrate,
    refusal_to_demolish,
)
from theomachy.games.storm.rules.exploration import refusal_to_explore
from theomachy.games.storm.tiles import NO_BUILDING
from theomachy.kernel import compiled
from theomachy.kernel.bits import next_in
from theomachy.kernel.kinds import Cell, State
from theomachy.kernel.listing import add


@compiled
def list_developments(s: State, actions: np.ndarray) -> int:
    """ST-8.1, ST-14.2 What can be done with each occupied tile, or the end of the turn."""
    listed, cell = 0, next_in(s.occupied, -1)
    power = int(s.gods[s.seat]) if s.rules.powers and not s.power_used else -1
    while cell >= 0:
        if s.board[cell].owner == s.seat:
            listed = add_own(s, actions, listed, cell, power)
        else:
            listed = add_opposing(s, actions, listed, cell, power)
        cell = next_in(s.occupied, cell)
    return add(actions, listed, END)


@compiled
def add_own(s: State, actions: np.ndarray, listed: int, cell: Cell, power: int) -> int:
    """ST-10, ST-11, ST-12, ST-13 Deeds on an own tile, and the powers that touch it."""
    if s.board[cell].building == NO_BUILDING:
        listed = add_if(actions, listed, BUILD, cell, refusal_to_build(s, cell))
        listed = add_if(actions, listed, SANCTUARY, cell, refusal_to_consecrate(s, cell))
    else:
        listed = add_if(actions, listed, DEMOLISH, cell, refusal_to_demolish(s, cell))
        listed = add_if(actions, listed, EXPLORE, cell, refusal_to_explore(s, cell))
        if power == God.KORS:
            listed = add_if(actions, listed, MARKET, cell, refusal_to_mark(s, cell))
    if power == God.DAIKOE:
        listed = add_if(actions, listed, SHIFT, cell, refusal_to_shift(s, cell))
    return listed


@compiled
def add_opposing(s: State, actions: np.ndarray, listed: int, cell: Cell, power: int) -> int:
    """ST-9, ST-14.5, ST-14.8 Deeds on an opposing tile."""
    listed = add_if(actions, listed, ATTACK, cell, refusal_to_attack(s, cell))
    if power == God.IALDA:
        listed = add_if(actions, listed, WAR, cell, refusal_to_war(s, cell))
    elif power == God.SHAMASH:
        listed = add_if(actions, listed, MADDEN, cell, refusal_to_madden(s, cell))
    return listed


@compiled
def add_if(actions: np.ndarray, listed: int, verb: int, cell: Cell, refused: Refusal) -> int:
    """A deed nothing speaks against."""
    return add(actions, listed, deed(verb, cell)) if refused == 0 else listed
