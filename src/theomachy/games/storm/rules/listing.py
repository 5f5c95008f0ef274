"""What may be played, listed: `legal` narrows what `refusal` would have to scan."""

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
    MADDEN,
    MARKET,
    REVEAL,
    ROLL,
    SANCTUARY,
    SETTLE,
    SHIFT,
    TO,
    WAR,
)
from theomachy.games.storm.board import NOWHERE, ROLLS, WAYS, WAYS_OF_FACE
from theomachy.games.storm.gods import GODS, God
from theomachy.games.storm.powers import (
    refusal_to_arrive,
    refusal_to_madden,
    refusal_to_mark,
    refusal_to_shift,
    refusal_to_war,
)
from theomachy.games.storm.rules.attack import refusal_to_attack
from theomachy.games.storm.rules.building import (
    refusal_to_build,
    refusal_to_consecrate,
    refusal_to_demolish,
)
from theomachy.games.storm.rules.exploration import refusal_to_explore, refusal_to_reveal
from theomachy.games.storm.rules.ground import neighbour
from theomachy.games.storm.rules.settling import refusal_to_settle
from theomachy.games.storm.rules.setup import FIRST_WEIGHT, is_taken
from theomachy.games.storm.state import Node
from theomachy.games.storm.tiles import NO_BUILDING, PILE_KINDS
from theomachy.kernel import compiled
from theomachy.kernel.bits import next_in
from theomachy.kernel.listing import add, add_span


@compiled
def legal(s, actions):
    """What may be played, or what nature may do, ascending."""
    node = s.node
    if node == Node.DEVELOP:
        return list_developments(s, actions)
    if node == Node.ROLL:
        return add_span(actions, 0, ROLL, len(ROLLS))
    if node == Node.DRAW:
        return list_draws(s, actions)
    if node == Node.GO:
        return list_ways(s, actions)
    if node == Node.SETTLE:
        return list_settling(s, actions)
    if node == Node.FOUND:
        return add(actions, add(actions, 0, deed(SETTLE, s.place)), LEAVE)
    if node == Node.KEEP:
        return add_span(actions, 0, KEEP, s.board[s.place].worshipers + 1)
    if node == Node.REVEAL:
        return list_reveals(s, actions)
    if node == Node.TO:
        return list_arrivals(s, actions)
    if node == Node.GOD:
        return list_gods(s, actions)
    return add_span(actions, 0, FIRST, s.players) if node == Node.FIRST else 0


@compiled
def deed(verb, cell):
    return int(cell) * DEEDS + verb


@compiled
def add_if(actions, listed, verb, cell, refused):
    """A deed nothing speaks against."""
    return add(actions, listed, deed(verb, cell)) if refused == 0 else listed


@compiled
def list_developments(s, actions):
    """ST-8.1 What can be done with each occupied tile, or the end of the turn."""
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
def add_own(s, actions, listed, cell, power):
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
def add_opposing(s, actions, listed, cell, power):
    """ST-9, ST-14.5, ST-14.8 Deeds on an opposing tile."""
    listed = add_if(actions, listed, ATTACK, cell, refusal_to_attack(s, cell))
    if power == God.IALDA:
        listed = add_if(actions, listed, WAR, cell, refusal_to_war(s, cell))
    elif power == God.SHAMASH:
        listed = add_if(actions, listed, MADDEN, cell, refusal_to_madden(s, cell))
    return listed


@compiled
def list_draws(s, actions):
    """ST-4.10 The kinds still in the pile."""
    listed = 0
    for kind in range(PILE_KINDS):
        if s.pile[kind] > 0:
            listed = add(actions, listed, DRAW + kind)
    return listed


@compiled
def list_ways(s, actions):
    """ST-4.2 The two directions of the face."""
    one, other = WAYS_OF_FACE[s.face, 0], WAYS_OF_FACE[s.face, 1]
    listed = add(actions, 0, GO + int(min(one, other)))
    return add(actions, listed, GO + int(max(one, other)))


@compiled
def list_settling(s, actions):
    """ST-6.1 One of the vacant tiles, or none."""
    listed, cell = 0, next_in(s.vacant, -1)
    while cell >= 0:
        listed = add_if(actions, listed, SETTLE, cell, refusal_to_settle(s, cell))
        cell = next_in(s.vacant, cell)
    return add(actions, listed, LEAVE)


@compiled
def list_reveals(s, actions):
    """ST-12.2, ST-14.7 The open cells beside the building, ascending, and perhaps no second."""
    listed = 0
    for way in range(len(WAYS)):
        cell = neighbour(s, s.explorer, way)
        if cell != NOWHERE and refusal_to_reveal(s, cell) == 0:
            listed = insert(actions, listed, deed(REVEAL, cell))
    return listed if s.revealed == NOWHERE else add(actions, listed, DONE)


@compiled
def insert(actions, listed, action):
    """Add one where it belongs in the order."""
    i = listed
    while i > 0 and actions[i - 1] > action:
        actions[i] = actions[i - 1]
        i -= 1
    actions[i] = action
    return listed + 1


@compiled
def list_arrivals(s, actions):
    """ST-14.6 Every other own tile."""
    listed, cell = 0, next_in(s.occupied, -1)
    while cell >= 0:
        listed = add_if(actions, listed, TO, cell, refusal_to_arrive(s, cell))
        cell = next_in(s.occupied, cell)
    return listed


@compiled
def list_gods(s, actions):
    """ST-2.3 Those not taken."""
    listed = 0
    for god in range(len(GODS)):
        if not is_taken(s, god):
            listed = add(actions, listed, GOD + god)
    return listed


@compiled
def chance(s, outcome):
    """ST-2.7, ST-4.1, ST-4.10 Rolls are even, tiles as many as there are."""
    if s.node == Node.DRAW:
        return int(s.pile[outcome - DRAW])
    return FIRST_WEIGHT[s.players, outcome - FIRST] if s.node == Node.FIRST else 1
