"""Playing an action, and what follows from it by itself."""

from theomachy.games.storm.actions import (
    ATTACK,
    BUILD,
    DEEDS,
    DEMOLISH,
    DONE,
    DRAW,
    END,
    EXPLORE,
    FIRST,
    GO,
    GOD,
    KEEP,
    LEAVE,
    MARKET,
    REVEAL,
    ROLL,
    SANCTUARY,
    SETTLE,
    SHIFT,
    TO,
    WAR,
)
from theomachy.games.storm.board import NOWHERE
from theomachy.games.storm.powers import arrive, madden, mark, shift, war
from theomachy.games.storm.rules.attack import attack
from theomachy.games.storm.rules.building import build, consecrate, demolish, keep
from theomachy.games.storm.rules.exploration import (
    discard_find,
    end_exploration,
    explore,
    find,
    reveal,
    settle_find,
)
from theomachy.games.storm.rules.movement import go, roll, uncover
from theomachy.games.storm.rules.settling import settle
from theomachy.games.storm.rules.setup import begin, choose_god
from theomachy.games.storm.rules.turn import proceed
from theomachy.games.storm.state import Node
from theomachy.games.storm.tiles import LAND
from theomachy.kernel import compiled, entry


@compiled
def apply(s, action):
    """ST-3.2 The action, then every automatic step until somebody has to decide."""
    perform(s, action)
    proceed(s)


@entry
def perform(s, action):
    """The action itself."""
    if action < GOD:
        do_deed(s, action % DEEDS, action // DEEDS)
    elif action >= DRAW:
        draw(s, action - DRAW + LAND)
    elif action >= ROLL:
        roll(s, action - ROLL)
    elif action >= FIRST:
        begin(s, action - FIRST)
    else:
        choose(s, action)


@compiled
def do_deed(s, verb, cell):
    """ST-8.1 What is done to a tile."""
    if verb == ATTACK:
        attack(s, cell, False)
    elif verb == WAR:
        war(s, cell)
    elif verb == SETTLE:
        settle_after(s, cell)
    elif verb == BUILD:
        build(s, cell)
    elif verb == SANCTUARY:
        consecrate(s, cell)
    elif verb == DEMOLISH:
        demolish(s, cell)
    elif verb == EXPLORE:
        explore(s, cell)
    elif verb == REVEAL:
        reveal(s, cell)
    elif verb == MARKET:
        mark(s, cell)
    elif verb == SHIFT:
        shift(s, cell)
    elif verb == TO:
        arrive(s, cell)
    else:
        madden(s, cell)


@compiled
def settle_after(s, cell):
    """ST-6.1, ST-12.3 After Vaal's move, or in an exploration."""
    if s.node == Node.FOUND:
        settle_find(s)
    else:
        settle(s, cell)
        s.node = Node.CLEAN_UP


@compiled
def choose(s, action):
    """What is chosen without naming a tile."""
    if action == END:
        s.node = Node.TURN_END
    elif action == LEAVE:
        leave(s)
    elif action == DONE:
        end_exploration(s)
    elif action >= KEEP:
        keep(s, action - KEEP)
    elif action >= GO:
        go(s, action - GO)
    else:
        choose_god(s, action - GOD)


@compiled
def leave(s):
    """ST-6.6, ST-12.3 The tile is let go."""
    if s.node == Node.FOUND:
        discard_find(s)
    else:
        s.node = Node.CLEAN_UP


@compiled
def draw(s, kind):
    """ST-4.7, ST-12.2 For Vaal, or for an exploration."""
    if s.explorer == NOWHERE:
        uncover(s, kind)
    else:
        find(s, kind)
