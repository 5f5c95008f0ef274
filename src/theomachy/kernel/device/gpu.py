"""The device, and the kernels that are kept for it."""

import importlib.metadata
import math
import pathlib
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 still asks NumPy for it

from cuda.pathfinder import DynamicLibNotFoundError, load_nvidia_dynamic_lib  # noqa: E402
from numba import cuda  # noqa: E402

from theomachy.kernel.codecache import KernelCache  # noqa: E402
from theomachy.kernel.game import Game  # noqa: E402

Kernel = Callable[..., None]
KERNELS: dict[tuple[str, str], Any] = {}
"""By game and name, those of this process."""
_THREADS = 128


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


def kept(game: Game, kernel_of: Callable[[Game], Kernel]) -> Any:
    """A game's kernel: compiled at its first launch, then kept on disk."""
    name = kernel_of.__qualname__
    if (game.full_name, name) not in KERNELS:
        kernel = cuda.jit(kernel_of(game))
        kernel._cache = KernelCache(game.full_name, game.code, made_for(name))
        KERNELS[game.full_name, name] = kernel
    return KERNELS[game.full_name, name]


def made_for(name: str) -> str:
    """What a kernel depends on besides its game: this room, Numba for CUDA, and the device."""
    device = cuda.get_current_device().compute_capability
    toolkit = cuda.runtime.get_version()
    files = sorted(pathlib.Path(__file__).parent.glob("*.py"))
    texts = [file.read_text("utf-8") for file in files]
    return repr((name, importlib.metadata.version("numba-cuda"), toolkit, device, texts))


def launch(kernel: Any, blocks: int, threads: int, *arguments: Any, shared: int = 0) -> None:
    """With so many bytes of a multiprocessor's memory for each block."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Grid size")
        kernel[blocks, threads, 0, shared](*arguments)


def synchronize() -> None:
    """Wait until the device has done all it was told."""
    cuda.synchronize()


def for_each(kernel: Any, number: int, *arguments: Any) -> None:
    """A thread for each of them."""
    launch(kernel, math.ceil(number / _THREADS), _THREADS, *arguments)
