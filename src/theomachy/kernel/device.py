"""Many games at once on a GPU: CUDA kernels that call the very same rules.

The only file that imports numba.cuda. Threads of a warp do the same at the same time or wait for
each other, and games of these rules hardly ever stand at the same decision. So a warp has a pool
of games, many more than threads, and does again and again what most of them wait for.
"""

import importlib.metadata
import math
import pathlib
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 still asks NumPy for it

from cuda.pathfinder import DynamicLibNotFoundError, load_nvidia_dynamic_lib  # noqa: E402
from numba import cuda, from_dtype, types  # noqa: E402

from theomachy.kernel.codecache import KernelCache  # noqa: E402
from theomachy.kernel.drive import (  # noqa: E402
    DECISIONS,
    Batch,
    Progress,
    new_batch,
    play_part,
)
from theomachy.kernel.game import SHEET, Game  # noqa: E402
from theomachy.kernel.kinds import State  # noqa: E402
from theomachy.kernel.philox import COUNTER, KEY, RNG_WORDS, STREAM, key_of  # noqa: E402
from theomachy.kernel.scoring import final_score  # noqa: E402

WARP = 32
WARPS = 4
"""Of a block; they have nothing to do with each other."""
WARPS_AT_ONCE = 16
"""On each multiprocessor."""
MOST_POOLED = 8
"""Games of a pool for each thread."""
POOL = MOST_POOLED * WARP
GAMES_AT_ONCE = 1 << 20
NOBODY = -1
_ALL = 0xFFFFFFFF
_COUNT = 16
"""Above these bits a word says how many stand at the node that is told below them."""


def is_present() -> bool:
    """Whether a CUDA device can be used here."""
    return bool(cuda.is_available())


def has_toolkit() -> bool:
    """Whether kernels can be compiled here, GPU or not."""
    found = load_nvidia_dynamic_lib
    try:
        return bool(found("nvvm") and found("nvrtc"))
    except DynamicLibNotFoundError:
        return False


@cuda.jit(device=True)
def busiest(standing: Any, lane: int) -> int:
    """The node at which most games of a pool stand, and how many, in one word."""
    most = 0
    for node in range(lane, standing.size, WARP):
        most = max(most, standing[node] << _COUNT | node)
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


@cuda.jit(device=True)
def next_game(begun: Any, opening: Any, finals: Any, numbers: Any, place: int) -> int:
    """Begin another game at a place of the pool; return its node, or NOBODY if none is left."""
    i = cuda.atomic.add(begun, 0, 1)
    if i >= finals.size:
        return NOBODY
    numbers[place], finals[i] = i, opening[0]
    return opening[0].node


def kernel_of(game: Game) -> Callable[..., None]:
    """What each warp of the GPU runs: random games, a pool of them at a time."""
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
        while most >> _COUNT > 0:
            node = most & ((1 << _COUNT) - 1)
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
        kernel_of(game), signature, cc=(9, 0), device=False, abi="numba", output="ptx"
    )
    return str(text)


_KERNELS: dict[str, Any] = {}


def compiled_kernel(game: Game) -> Any:
    """Compiled at its first launch, then kept on disk."""
    if game.name not in _KERNELS:
        kernel = cuda.jit(kernel_of(game))
        kernel._cache = KernelCache(game.name, game.code, made_for())
        _KERNELS[game.name] = kernel
    return _KERNELS[game.name]


def made_for() -> str:
    """What a kernel depends on besides its game: this file, Numba for CUDA, and the device."""
    device = cuda.get_current_device().compute_capability
    toolkit = cuda.runtime.get_version()
    text = pathlib.Path(__file__).read_text("utf-8")
    return repr((importlib.metadata.version("numba-cuda"), toolkit, device, text))


def launch(game: Game, start: Any, first: int, key: np.uint64, arrays: list[Any]) -> None:
    """Play one game for each record of the arrays on the device."""
    games = arrays[0].size
    warps = cuda.get_current_device().MULTIPROCESSOR_COUNT * WARPS_AT_ONCE
    per_thread = min(MOST_POOLED, math.ceil(games / (WARP * warps)))
    blocks = math.ceil(min(warps, games / (WARP * per_thread)) / WARPS)
    begun, drawn = (cuda.to_device(np.zeros(*of)) for of in ((1, np.int32), (games, np.uint32)))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Grid size")
        compiled_kernel(game)[blocks, WARPS * WARP](
            start, first, key, per_thread, begun, drawn, *arrays
        )


def on_device(batch: Batch, span: slice) -> list[Any]:
    return [cuda.to_device(array[span]) for array in vars(batch).values()]


def play_many(
    game: Game, opening: State, games: int, seed: int, progress: Progress | None = None
) -> Batch:
    """Random games, byte-equal to those of drive.play_many."""
    batch = new_batch(game, int(opening.players), games)
    start, key = cuda.to_device(np.array([opening])), np.uint64(key_of(seed))
    for first in range(0, games, GAMES_AT_ONCE):
        span = slice(first, min(first + GAMES_AT_ONCE, games))
        arrays = on_device(batch, span)
        launch(game, start, first, key, arrays)
        for array, back in zip(arrays, vars(batch).values(), strict=True):
            back[span] = array.copy_to_host()
        if progress:
            progress(span.stop - first)
    return batch


def kernel_time(game: Game, opening: State, games: int, seed: int) -> tuple[float, int]:
    """Seconds the kernel alone takes for a batch, and the decisions it plays."""
    batch = new_batch(game, int(opening.players), games)
    start, key = cuda.to_device(np.array([opening])), np.uint64(key_of(seed))
    launch(game, start, 0, key, on_device(batch, slice(1)))
    arrays = on_device(batch, slice(None))
    cuda.synchronize()
    begun = time.perf_counter()
    launch(game, start, 0, key, arrays)
    cuda.synchronize()
    spent = time.perf_counter() - begun
    return spent, int(arrays[-1].copy_to_host()[:, DECISIONS].sum())
