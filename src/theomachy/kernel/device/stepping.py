"""A step of many games on a GPU: the decision, what follows by itself, and what is asked then."""

from typing import Any

import numpy as np
from numba import cuda, from_dtype

from theomachy.kernel.device.gpu import Kernel
from theomachy.kernel.device.pool import COUNT, NOBODY, NODE, POOL, WARP, WARPS, busiest, line_up
from theomachy.kernel.drive import fall_out
from theomachy.kernel.game import Game
from theomachy.kernel.philox import COUNTER, KEY, RNG_WORDS, draw, restart, resume
from theomachy.kernel.running import Running
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import NATURE, OVER, actor, legal, observe, perform, rests, step

UNDECIDED = -1
"""No action."""
TOGETHER = 8
"""Games a warp looks at; more would leave room for fewer warps. Their bytes are whole words."""
WORD = 4
"""Bytes of a word."""


def stepping(game: Game) -> Kernel:
    """What each warp runs: one decision in each game of its pool."""
    most_legal, most_nodes = game.most_legal, 1 + max(row.node for row in game.turn.rows)
    all_nodes = 2 * most_nodes

    def step_pool(
        opening: Any, key: np.uint64, per_thread: int, played: Any, sheets: Any, games: Running
    ) -> None:
        warp, lane = cuda.threadIdx.x // WARP, cuda.threadIdx.x % WARP
        standing = cuda.shared.array((WARPS, all_nodes), np.int32)[warp]
        nodes = cuda.shared.array((WARPS, POOL), np.int16)[warp]
        line = cuda.shared.array((WARPS, WARP), np.int16)[warp]
        actions = cuda.local.array(most_legal, np.int16)
        rng = cuda.local.array(RNG_WORDS, np.uint64)
        rng[KEY] = key
        first = (cuda.blockIdx.x * WARPS + warp) * per_thread * WARP
        for node in range(lane, all_nodes, WARP):
            standing[node] = 0
        cuda.syncwarp()
        for place in range(lane, per_thread * WARP, WARP):
            i = first + place
            nodes[place] = NOBODY
            if i < games.states.size:
                games.movers[i], games.done[i] = games.seats[i], False
                for seat in range(games.payoffs.shape[1]):
                    games.payoffs[i, seat] = 0
                nodes[place] = games.states[i].node
                cuda.atomic.add(standing, nodes[place], 1)
        cuda.syncwarp()
        most = busiest(standing, lane)
        while most >> COUNT > 0:
            node = most & NODE
            if lane < line_up(nodes, node, per_thread, lane, line):
                place = line[lane]
                i = first + place
                s, who, action = games.states[i], NATURE, UNDECIDED
                resume(rng, games.numbers[i], games.counters[i])
                if node < most_nodes:
                    action = int(played[i])
                elif not rests(s):
                    step(s)
                else:
                    who = actor(s)
                    count = legal(s, actions) if who != OVER else 0
                    if who == NATURE:
                        action = int(fall_out(s, actions, count, rng))
                if action != UNDECIDED:
                    perform(s, action)
                if who == OVER:
                    final_score(s, sheets[i])
                    games.finals[i], games.done[i] = s, True
                    for seat in range(games.payoffs.shape[1]):
                        games.payoffs[i, seat] = sheets[i, seat].payoff
                    games.numbers[i] += games.states.size
                    games.states[i] = opening[0]
                    restart(rng, games.numbers[i])
                games.counters[i], nodes[place] = rng[COUNTER], most_nodes + s.node
                if who >= 0:
                    games.seats[i], games.counts[i] = who, count
                    for k in range(count):
                        games.legal[i, k] = actions[k]
                    nodes[place] = NOBODY
                cuda.atomic.sub(standing, node, 1)
                if nodes[place] != NOBODY:
                    cuda.atomic.add(standing, nodes[place], 1)
            cuda.syncwarp()
            most = busiest(standing, lane)

    return step_pool


def looking(game: Game) -> Kernel:
    """A warp for a few games: what a seat of each may know, put together in the memory of the
    multiprocessor, and then written away in whole words, neighbours by neighbours.

    Written where it belongs at once, each number would be a transfer of its own.
    """
    kind, size = from_dtype(game.observation.kind), game.observation.size
    most_words = TOGETHER * size // WORD

    def look_at(
        states: Any, seats: Any, done: Any, ended_only: bool, always: Any, words: Any, rows: Any
    ) -> None:
        lane, first = cuda.threadIdx.x, cuda.blockIdx.x * TOGETHER
        near = cuda.shared.array(0, np.uint32)
        near_bytes = cuda.shared.array(0, np.int8)
        near_rows = cuda.shared.array(0, kind)
        i, start = first + lane, first * size // WORD
        for k in range(lane, most_words, WARP):
            near[k] = always[k]
        cuda.syncwarp()
        if lane < TOGETHER and i < states.size and (done[i] or not ended_only):
            observe(states[i], seats[i], near_rows[lane])
        cuda.syncwarp()
        if not ended_only:
            for k in range(lane, min(most_words, words.size - start), WARP):
                words[start + k] = near[k]
        else:
            for row in range(first, min(first + TOGETHER, states.size)):
                if done[row]:
                    for k in range(lane, size, WARP):
                        rows[row, k] = near_bytes[(row - first) * size + k]

    return look_at


@cuda.jit
def clear(words: Any) -> None:
    """A word each, nothing in it."""
    k = cuda.grid(1)
    if k < words.size:
        words[k] = 0


@cuda.jit
def mark_listed(legal_of: Any, counts: Any, mask: Any) -> None:
    """A game each: what is listed, in a mask that was cleared."""
    i = cuda.grid(1)
    if i < counts.size:
        for k in range(counts[i]):
            mask[i, legal_of[i, k]] = True


@cuda.jit
def take_down(legal_of: Any, counts: Any, actions: Any, played: Any, astray: Any) -> None:
    """Copy what is to be played; tell the first game whose action is not in its list."""
    i = cuda.grid(1)
    if i < counts.size:
        low, high = 0, int(counts[i])
        while low < high:
            middle = (low + high) // 2
            if legal_of[i, middle] < actions[i]:
                low = middle + 1
            else:
                high = middle
        if low == counts[i] or legal_of[i, low] != actions[i]:
            cuda.atomic.min(astray, 0, i)
        played[i] = actions[i]


@cuda.jit
def pick_any(games: Running, key: np.uint64, actions: Any) -> None:
    """One of the listed, each as likely, by the dice of the game itself."""
    i = cuda.grid(1)
    if i < games.counts.size:
        rng = cuda.local.array(RNG_WORDS, np.uint64)
        rng[KEY] = key
        resume(rng, games.numbers[i], games.counters[i])
        actions[i] = games.legal[i, draw(rng, games.counts[i])]
        games.counters[i] = rng[COUNTER]
