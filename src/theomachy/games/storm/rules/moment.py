"""What the moment is for: the answer to any move that belongs to another."""

from theomachy.games.storm.board import NOWHERE
from theomachy.games.storm.refusals import MOMENT, OVER_BY, Refusal
from theomachy.games.storm.state import Node
from theomachy.games.storm.tiles import SANCTUARY
from theomachy.kernel import compiled


@compiled
def moment(s):
    """ST-3.2 By the node; some decisions rest on another paragraph the second time."""
    if s.node == Node.OVER:
        return OVER_BY[s.ending - 1]
    if s.node == Node.KEEP and s.board[s.place].building == SANCTUARY:
        return Refusal.NOW_KEEP_AT_THE_SANCTUARY
    if is_second_reveal(s):
        return Refusal.NOW_REVEAL_OR_BE_DONE
    return MOMENT[s.node]


@compiled
def is_second_reveal(s):
    """ST-12.2, ST-14.7 The first cell must be named, the second need not."""
    return s.node == Node.REVEAL and s.revealed != NOWHERE
