"""Whole random games on a GPU, byte-equal to those of the cores."""

import time
from typing import Any

import numpy as np
from numba import cuda, from_dtype, types

from theomachy.kernel.device.gpu import Kernel, kept, launch
from theomachy.kernel.device.pool import (
    COUNT,
    NOBODY,
    NODE,
    POOL,
    THREADS,
    WARP,
    WARPS,
    busiest,
    grid_for,
    line_up,
)
from theomachy.kernel.drive import DECISIONS, Finished, Progress, play_part, room_for
from theomachy.kernel.game import SHEET, Game
from theomachy.kernel.kinds import State
from theomachy.kernel.philox import COUNTER, KEY, RNG_WORDS, STREAM, key_of
from theomachy.kernel.scoring import final_score

GAMES_AT_ONCE = 1 << 20
BLOCKS_AT_ONCE = 4
"""On each multiprocessor; who ends a game begins another."""


@cuda.jit(device=True)
def next_game(begun: Any, opening: Any, finals: Any, numbers: Any, place: int) -> int:
    """Begin another game at a place of the pool; return its node, or NOBODY if none is left."""
    i = cuda.atomic.add(begun, 0, 1)
    if i >= finals.size:
        return NOBODY
    numbers[place], finals[i] = i, opening[0]
    return opening[0].node


def playing(game: Game) -> Kernel:
    """What each warp runs: random games, a pool of them at a time."""
    most_legal, most_nodes = game.most_legal, 1 + max(row.node for row in game.turn.rows)

    def play_pool(
        opening: Any, first: int, key: np.uint64, per_thread: int, begun: Any, drawn: Any,
        finals: Any, sheets: Any, tallies: Any,
    ) -> None:  # fmt: skip
        warp, lane = cuda.threadIdx.x // WARP, cuda.threadIdx.x % WARP
        standing = cuda.shared.array((WARPS, most_nodes), np.int32)[warp]
        nodes = cuda.shared.array((WARPS, POOL), np.int16)[warp]
        numbers = cuda.shared.array((WARPS, POOL), np.int32)[warp]
        line = cuda.shared.array((WARPS, WARP), np.int16)[warp]
        actions = cuda.local.array(most_legal, np.int16)
        rng = cuda.local.array(RNG_WORDS, np.uint64)
        rng[KEY] = key
        for node in range(lane, most_nodes, WARP):
            standing[node] = 0
        cuda.syncwarp()
        for place in range(lane, per_thread * WARP, WARP):
            nodes[place] = next_game(begun, opening, finals, numbers, place)
            if nodes[place] != NOBODY:
                cuda.atomic.add(standing, nodes[place], 1)
        cuda.syncwarp()
        most = busiest(standing, lane)
        while most >> COUNT > 0:
            node = most & NODE
            if lane < line_up(nodes, node, per_thread, lane, line):
                place = line[lane]
                i = numbers[place]
                rng[STREAM], rng[COUNTER] = np.uint64(first + i), np.uint64(drawn[i])
                goes_on = play_part(finals[i], actions, rng, tallies[i])
                drawn[i], nodes[place] = rng[COUNTER], finals[i].node
                if not goes_on:
                    final_score(finals[i], sheets[i])
                    nodes[place] = next_game(begun, opening, finals, numbers, place)
                cuda.atomic.sub(standing, node, 1)
                if nodes[place] != NOBODY:
                    cuda.atomic.add(standing, nodes[place], 1)
            cuda.syncwarp()
            most = busiest(standing, lane)

    return play_pool


def ptx_of(game: Game) -> str:
    """The kernel as assembly for a GPU of today; needs NVIDIA's toolkit, not a GPU."""
    states, sheets = from_dtype(game.state)[::1], from_dtype(SHEET)[:, ::1]
    numbers = types.int64, types.uint64, types.int64
    signature = (
        states, *numbers, types.int32[::1], types.uint32[::1], states, sheets, types.int32[:, ::1]
    )  # fmt: skip
    text, _ = cuda.compile(
        playing(game), signature, cc=(9, 0), device=False, abi="numba", output="ptx"
    )
    return str(text)


def play(game: Game, start: Any, first: int, key: np.uint64, arrays: list[Any]) -> None:
    """Play one game for each record of the arrays on the device."""
    games = arrays[0].size
    per_thread, blocks = grid_for(games)
    blocks = min(blocks, BLOCKS_AT_ONCE * cuda.get_current_device().MULTIPROCESSOR_COUNT)
    begun, drawn = (cuda.to_device(np.zeros(*of)) for of in ((1, np.int32), (games, np.uint32)))
    launch(
        kept(game, playing), blocks, THREADS, start, first, key, per_thread, begun, drawn, *arrays
    )


def on_device(batch: Finished, span: slice) -> list[Any]:
    return [cuda.to_device(array[span]) for array in vars(batch).values()]


def play_many(
    game: Game,
    opening: State,
    games: int,
    seed: int,
    progress: Progress | None = None,
    first: int = 0,
) -> Finished:
    """Random games, byte-equal to those of drive.play_many."""
    batch = room_for(game, int(opening.players), games)
    start, key = cuda.to_device(np.array([opening])), np.uint64(key_of(seed))
    for begin in range(0, games, GAMES_AT_ONCE):
        span = slice(begin, min(begin + GAMES_AT_ONCE, games))
        arrays = on_device(batch, span)
        play(game, start, first + begin, key, arrays)
        for array, back in zip(arrays, vars(batch).values(), strict=True):
            back[span] = array.copy_to_host()
        if progress:
            progress(span.stop - begin)
    return batch


def kernel_time(game: Game, opening: State, games: int, seed: int) -> tuple[float, int]:
    """Seconds the kernel alone takes for a batch, and the decisions it plays."""
    batch = room_for(game, int(opening.players), games)
    start, key = cuda.to_device(np.array([opening])), np.uint64(key_of(seed))
    play(game, start, 0, key, on_device(batch, slice(1)))
    arrays = on_device(batch, slice(None))
    cuda.synchronize()
    begun = time.perf_counter()
    play(game, start, 0, key, arrays)
    cuda.synchronize()
    spent = time.perf_counter() - begun
    return spent, int(arrays[-1].copy_to_host()[:, DECISIONS].sum())
