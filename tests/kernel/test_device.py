"""The GPU plays what the CPU plays. Without a GPU the kernel is still compiled to PTX."""

import types

import numba
import pytest

from theomachy.games import SHELF, load
from theomachy.kernel.drive import play_many

compiled_run = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="needs the compiled run")


def device_or_skip():
    """The module kernel.device, if the extra [gpu] is installed."""
    pytest.importorskip("numba_cuda", reason="the extra [gpu] is not installed")
    from theomachy.kernel import device

    return device


@compiled_run
@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("place", [0, -1], ids=["fewest players", "most players"])
def test_gpu_games_are_byte_equal_to_the_cpus(name, place):
    device = device_or_skip()
    if not device.is_present():
        pytest.skip("no CUDA device here")
    game = load(name)
    players = game.players[place]
    on_gpu = device.play_many(game, game.new(players), 3000, seed=7)
    on_cpu = play_many(game, game.new(players), 3000, seed=7)
    for ours, theirs in zip(vars(on_gpu).values(), vars(on_cpu).values(), strict=True):
        assert ours.tobytes() == theirs.tobytes()


@compiled_run
@pytest.mark.parametrize("name", SHELF)
def test_the_kernel_compiles_to_ptx_without_a_gpu(name, monkeypatch):
    device = device_or_skip()
    if not device.has_toolkit():
        pytest.skip("NVIDIA's toolkit is not here: pip install 'theomachy[gpu]'")
    h200 = types.SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: h200)
    assert ".target sm_90" in device.ptx_of(load(name))


@compiled_run
def test_a_second_process_finds_the_kernel_on_disk():
    device = device_or_skip()
    if not device.is_present():
        pytest.skip("no CUDA device here")
    game = load("storm")
    device.play_many(game, game.new(2), 1, seed=7)
    device._KERNELS.clear()
    device.play_many(game, game.new(2), 1, seed=7)
    kernel = device.compiled_kernel(game)
    assert (sum(kernel._cache_hits.values()), sum(kernel._cache_misses.values())) == (1, 0)
