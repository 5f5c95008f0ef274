"""Many games at once on a GPU: CUDA kernels that call the very same rules.

The only room that imports numba.cuda. Threads of a warp do the same at the same time or wait for
each other, and games of these rules hardly ever stand at the same decision. So a warp has a pool
of games, many more than threads, and does again and again what most of them wait for.
"""

from theomachy.kernel.device.batch import DeviceBatch
from theomachy.kernel.device.gpu import has_toolkit, is_present, synchronize
from theomachy.kernel.device.random_games import kernel_time, play_many, ptx_of

__all__ = [
    "DeviceBatch",
    "has_toolkit",
    "is_present",
    "kernel_time",
    "play_many",
    "ptx_of",
    "synchronize",
]
