"""BD-3 Turn and round: who acts, what follows, what passes by itself."""

from theomachy.games.bello.numbers import FEWEST_SAILORS
from theomachy.games.bello.powers.norse import most_sailors, sail
from theomachy.games.bello.rules.action import arrive, begin_actions, can_act, end_actions
from theomachy.games.bello.rules.claim import claimable
from theomachy.games.bello.rules.doomsday import begin_turn, end_turn, next_extra_recruit
from theomachy.games.bello.rules.power import can_use_any, finish_power, still_asks
from theomachy.games.bello.rules.recruit import finish_recruiting, must_choose, recruit
from theomachy.games.bello.state import Node
from theomachy.kernel import NATURE, OVER, compiled, entry


@compiled
def actor(s):
    """Who acts: the seat on turn, nature, or nobody any more."""
    if s.node <= Node.DEAL:
        return NATURE
    return OVER if s.node == Node.OVER else int(s.seat)


@entry
def rests(s):
    """BD-3.7, BD-10.3 Whether the node waits for a decision worth putting."""
    node = s.node
    if node == Node.ACTION:
        return can_act(s)
    if node == Node.CONTROL:
        return claimable(s) != 0
    if node == Node.POWER:
        return can_use_any(s)
    if node == Node.TARGET:
        return still_asks(s)
    if node == Node.RECRUIT:
        return must_choose(s)
    if node == Node.COUNT:
        return most_sailors(s) > FEWEST_SAILORS
    return node <= Node.PICK or node == Node.SAIL or node == Node.FLY or node == Node.OVER


@entry
def step(s):
    """BD-3.1 What the node does when it asks nothing."""
    node = s.node
    if node == Node.TURN_START:
        begin_turn(s)
    elif node == Node.RECRUIT:
        recruit(s)
        finish_recruiting(s)
    elif node == Node.POWER:
        s.node = Node.ACTION_START
    elif node == Node.TARGET:
        finish_power(s)
    elif node == Node.ACTION_START:
        begin_actions(s)
    elif node == Node.ACTION:
        s.node = Node.CONTROL_START
    elif node == Node.COUNT:
        sail(s, FEWEST_SAILORS)
        arrive(s)
    elif node == Node.CONTROL_START:
        end_actions(s)
    elif node == Node.CONTROL:
        s.node = Node.TURN_END
    elif node == Node.TURN_END:
        end_turn(s)
    else:
        next_extra_recruit(s)


@entry
def settle(s):
    """BD-3.7 Automatic steps, until somebody has to decide."""
    while not rests(s):
        step(s)
