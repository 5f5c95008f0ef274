"""ST-3 Rounds: how a turn begins and ends."""

import numpy as np

from theomachy.games.storm.numbers import TURN_CAPS
from theomachy.games.storm.rules.claims import claim_sanctuary, is_due, record_encirclement
from theomachy.games.storm.rules.ending import end_game
from theomachy.games.storm.rules.ground import discard
from theomachy.games.storm.state import NONE, Ending, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import clear, next_in
from theomachy.kernel.kinds import Seat, State

CAPS = np.array(TURN_CAPS, np.int16)


@compiled
def on_turn(s: State) -> Seat:
    """ST-3.1 Who decides, whatever is decided."""
    return s.seat


@compiled
def begin_turn(s: State) -> None:
    """ST-2.9, ST-3.1, ST-3.3, ST-15.4, ST-15.11 The next player, and the checks in their order."""
    s.turn += 1
    s.seat = (s.first + s.turn - 1) % s.players
    s.face, s.distance, s.power_used = NONE, 0, 0
    clear(s.used)
    if is_due(s, s.claim_since[s.seat]):
        end_game(s, Ending.SANCTUARY)
    elif is_due(s, s.ring_since):
        end_game(s, Ending.ENCIRCLEMENT)
    elif s.turn > CAPS[s.rules.max_turns]:
        end_game(s, Ending.CAP)
    else:
        record_encirclement(s)
        s.node = Node.ROLL


@compiled
def end_turn(s: State) -> None:
    """ST-8.1, ST-11.3, ST-15.3 Vacant tiles but Vaal's go; a claim may begin."""
    cell = next_in(s.vacant, -1)
    while cell >= 0:
        if cell != s.vaal:
            discard(s, cell)
        cell = next_in(s.vacant, cell)
    claim_sanctuary(s)
    s.node = Node.TURN_START
