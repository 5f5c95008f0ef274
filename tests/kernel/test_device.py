"""The GPU plays what the CPU plays. Without a GPU the kernel is still compiled to PTX."""

import types

import numba
import numpy as np
import pytest

from theomachy.games import SHELF, load
from theomachy.kernel.batch import Batch
from theomachy.kernel.drive import play_many
from theomachy.locales import Wrong

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
    from theomachy.kernel.device import gpu, random_games

    game = load("storm")
    device.play_many(game, game.new(2), 1, seed=7)
    gpu.KERNELS.clear()
    device.play_many(game, game.new(2), 1, seed=7)
    kernel = gpu.kept(game, random_games.playing)
    assert (sum(kernel._cache_hits.values()), sum(kernel._cache_misses.values())) == (1, 0)


def told_by(batch):
    """All that a batch says of its games, on whatever device."""
    names = ["seats", "counts", "legal", "movers", "done", "payoffs", "numbers", "states", "finals"]
    arrays = [getattr(batch, name) for name in names]
    arrays += [batch.observe(), batch.observe_ends(), batch.mark()]
    return [np.asarray(getattr(array, "copy_to_host", lambda a=array: a)()) for array in arrays]


@compiled_run
@pytest.mark.parametrize("name", SHELF)
def test_a_batch_on_the_gpu_steps_as_on_the_cpu(name):
    device = device_or_skip()
    if not device.is_present():
        pytest.skip("no CUDA device here")
    game = load(name)
    here, there = (kind(game, 2, 300, seed=7) for kind in (Batch, device.DeviceBatch))
    for _ in range(300):
        here.step(here.any_actions())
        there.step(there.any_actions())
    for ours, theirs in zip(told_by(here), told_by(there), strict=True):
        assert ours.tobytes() == theirs.tobytes()


@compiled_run
def test_an_illegal_action_is_refused_on_the_gpu_and_nothing_is_played():
    device = device_or_skip()
    if not device.is_present():
        pytest.skip("no CUDA device here")
    batch = device.DeviceBatch(load("bello"), 2, 8, seed=7)
    before = batch.states.copy_to_host().tobytes()
    with pytest.raises(Wrong):
        batch.step(np.full(8, 3, np.int16))
    with pytest.raises(Wrong):
        batch.step(np.zeros(7, np.int16))
    assert batch.states.copy_to_host().tobytes() == before
