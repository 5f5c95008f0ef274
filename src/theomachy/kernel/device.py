"""Many games at once on a GPU: CUDA kernels that call the very same rules.

The only file that imports numba.cuda. One thread plays one game; its state, its list of
actions and its random numbers lie in local memory, near the thread.
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
from numba import cuda, from_dtype  # noqa: E402

from theomachy.kernel.codecache import KernelCache  # noqa: E402
from theomachy.kernel.drive import DECISIONS, Finished, Progress, playout, room_for  # noqa: E402
from theomachy.kernel.game import Game  # noqa: E402
from theomachy.kernel.kinds import State  # noqa: E402
from theomachy.kernel.philox import COUNTER, KEY, RNG_WORDS, STREAM, key_of  # noqa: E402
from theomachy.kernel.scoring import final_score  # noqa: E402

THREADS_PER_BLOCK = 128
GAMES_AT_ONCE = 1 << 18


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


def kernel_of(game: Game) -> Callable[..., None]:
    """The function each thread of the GPU runs: one whole random game."""
    record, most_legal = from_dtype(game.state), game.most_legal

    def play_one(
        opening: Any, first: int, key: np.uint64, finals: Any, sheets: Any, tallies: Any
    ) -> None:
        i = cuda.grid(1)
        if i >= finals.size:
            return
        s = cuda.local.array(1, record)
        actions = cuda.local.array(most_legal, np.int16)
        rng = cuda.local.array(RNG_WORDS, np.uint64)
        rng[KEY], rng[STREAM], rng[COUNTER] = key, np.uint64(first + i), np.uint64(0)
        s[0] = opening[0]
        playout(s[0], actions, rng, tallies[i])
        final_score(s[0], sheets[i])
        finals[i] = s[0]

    return play_one


def ptx_of(game: Game) -> str:
    """The kernel as assembly for a GPU of today; needs NVIDIA's toolkit, not a GPU."""
    states, sheets = from_dtype(game.state)[::1], from_dtype(room_for(game, 2, 1).sheets.dtype)
    signature = (states, np.int64, np.uint64, states, sheets[:, ::1], np.int32)
    types = [t if not isinstance(t, type) else from_dtype(np.dtype(t)) for t in signature]
    types[-1] = types[-1][:, ::1]
    text, _ = cuda.compile(
        kernel_of(game), tuple(types), cc=(9, 0), device=False, abi="numba", output="ptx"
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
    blocks = math.ceil(arrays[0].size / THREADS_PER_BLOCK)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Grid size")
        compiled_kernel(game)[blocks, THREADS_PER_BLOCK](start, first, key, *arrays)


def play_many(
    game: Game, opening: State, games: int, seed: int, progress: Progress | None = None
) -> Finished:
    """Random games, byte-equal to those of drive.play_many."""
    batch = room_for(game, int(opening.players), games)
    start, key = cuda.to_device(np.array([opening])), np.uint64(key_of(seed))
    for first in range(0, games, GAMES_AT_ONCE):
        span = slice(first, min(first + GAMES_AT_ONCE, games))
        arrays = [cuda.to_device(array[span]) for array in vars(batch).values()]
        launch(game, start, first, key, arrays)
        for array, back in zip(arrays, vars(batch).values(), strict=True):
            back[span] = array.copy_to_host()
        if progress:
            progress(span.stop - first)
    return batch


def kernel_time(game: Game, opening: State, games: int, seed: int) -> tuple[float, int]:
    """Seconds the kernel alone takes for a batch, and the decisions it plays."""
    batch = room_for(game, int(opening.players), games)
    start, key = cuda.to_device(np.array([opening])), np.uint64(key_of(seed))
    arrays = [cuda.to_device(array) for array in vars(batch).values()]
    launch(game, start, 0, key, arrays)
    decisions = int(arrays[-1].copy_to_host()[:, DECISIONS].sum())
    begun = time.perf_counter()
    launch(game, start, 0, key, arrays)
    cuda.synchronize()
    return time.perf_counter() - begun, decisions
