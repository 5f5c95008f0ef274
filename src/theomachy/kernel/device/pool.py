"""A warp's pool of games: which node most of them stand at, and who of them is next."""

import math
from typing import Any

from numba import cuda

WARP = 32
WARPS = 4
"""Of a block; they have nothing to do with each other."""
THREADS = WARPS * WARP
MOST_POOLED = 8
"""Games of a pool for each thread."""
POOL = MOST_POOLED * WARP
NOBODY = -1
"""The node of a place where no game waits any more."""
COUNT = 16
"""Above these bits a word says how many stand at the node that is told below them."""
NODE = (1 << COUNT) - 1
_WARPS_AT_ONCE = 16
_ALL = 0xFFFFFFFF


def grid_for(games: int) -> tuple[int, int]:
    """Games of a pool for each thread, and blocks: as many warps as the device has at once."""
    warps = cuda.get_current_device().MULTIPROCESSOR_COUNT * _WARPS_AT_ONCE
    per_thread = min(MOST_POOLED, math.ceil(games / (WARP * warps)))
    return per_thread, math.ceil(games / (THREADS * per_thread))


@cuda.jit(device=True)
def busiest(standing: Any, lane: int) -> int:
    """The node at which most games of a pool stand, and how many, in one word."""
    most = 0
    for node in range(lane, standing.size, WARP):
        most = max(most, standing[node] << COUNT | node)
    for distance in (16, 8, 4, 2, 1):
        most = max(most, cuda.shfl_xor_sync(_ALL, most, distance))
    return most


@cuda.jit(device=True)
def line_up(nodes: Any, node: int, per_thread: int, lane: int, line: Any) -> int:
    """Give each thread a place of the pool whose game stands at the node; return how many."""
    lined_up, before = 0, (1 << lane) - 1
    for k in range(per_thread):
        place = k * WARP + lane
        is_there = nodes[place] == node
        there = cuda.ballot_sync(_ALL, is_there)
        number = lined_up + cuda.popc(there & before)
        if is_there and number < WARP:
            line[number] = place
        lined_up += cuda.popc(there)
        if lined_up >= WARP:
            break
    cuda.syncwarp()
    return min(lined_up, WARP)
