"""The order of play: whose turn is over, who may still invade, who will go first."""

import numpy as np

from theomachy.bots.opinions.godstorm.names import CHEST, EARLY, FAITH, HOPE, LAST_HOPE, LAST_WORD
from theomachy.games.godstorm.board import NOWHERE
from theomachy.games.godstorm.cards import NO_CARD, Card
from theomachy.games.godstorm.numbers import TABLETS_BID
from theomachy.games.godstorm.rules.battle import is_below
from theomachy.games.godstorm.rules.bids import bid_value
from theomachy.games.godstorm.rules.ground import has_relic, is_living
from theomachy.games.godstorm.state import NONE, Node
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Seat, State


@compiled
def has_begun(s: State, seat: Seat) -> bool:
    """Whether this epoch's turn has begun, or is over."""
    return s.markers[seat] > 0 and s.markers[seat] <= s.turn


@compiled
def turns_left(s: State) -> int:
    """Turns of this epoch that are not over."""
    turns = int(s.turn > 0)
    for seat in range(s.players):
        turns += is_living(s, seat) and not has_begun(s, seat)
    return turns


@compiled
def may_invade(s: State, seat: Seat, left: float) -> bool:
    """Whether invasions of this player are still to come."""
    if left > 0.0 or not has_begun(s, seat):
        return True
    return seat == s.seat and not is_past_invading(s)


@compiled
def is_past_invading(s: State) -> bool:
    """Fortifying, the Underworld, the end of a turn."""
    node = s.node
    if s.attacking != NOWHERE:
        return is_below(s)
    if node == Node.DRAW:
        return s.after == Node.TURN_END
    is_choice = node == Node.THEN_ON or node == Node.MOVE or node == Node.GODS
    is_march = s.card == NO_CARD and is_choice
    return is_march or node == Node.FORTIFY or node == Node.EMBARK or node == Node.DESCEND


@compiled
def note_order(s: State, seat: Seat, left: float, out: np.ndarray) -> None:
    """GS-3 The place in the order of play, or the hope of a good one."""
    rivals, before, hope, richest = 0, 0, 1.0, 0
    for rival in range(s.players):
        if rival != seat and is_living(s, rival):
            rivals += 1
            before += s.markers[rival] > 0 and s.markers[rival] < s.markers[seat]
            hope *= chance_to_outbid(s, seat, rival, left)
            richest = max(richest, int(s.faith[rival]))
    if s.markers[seat] == 0:
        out[LAST_HOPE if left == 0.0 else HOPE] = hope
    elif left == 0.0:
        out[LAST_WORD] = before / max(rivals, 1)
    else:
        out[EARLY] = 1.0 - before / max(rivals, 1)
    if left == 1.0:
        out[CHEST] = out[FAITH] / (out[FAITH] + richest + 1.0)


@compiled
def chance_to_outbid(s: State, seat: Seat, rival: Seat, left: float) -> float:
    """GS-3.3 As if a rival bid anything up to half of his faith, in the end up to all of it."""
    if s.bids[seat] == NONE:
        return 0.5
    richest = float(s.faith[rival]) + (0 if s.node == Node.BID else max(0, int(s.bids[rival])))
    edge = bid_value(s, seat) - TABLETS_BID * has_relic(s, rival, Card.TABLETS)
    return min(1.0, max(0.0, (edge + 0.5) / ((0.5 if left > 0.0 else 1.0) * richest + 1.0)))
