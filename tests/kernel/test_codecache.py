"""Compiled code on disk: found again, never run when damaged, and as good as Numba's own."""

import os
import subprocess
import sys

import numba
import pytest

from theomachy.kernel import codecache, compiled
from theomachy.kernel.codecache import KernelCache, seal, unsealed

TOY = """
import sys
from theomachy.kernel import compiled, entry

@compiled
def twice(x):
    return 2 * x

@compiled
def once_more(x):
    return twice(x) + 1

@entry
def asked(x):
    return once_more(x) + twice(x)

print(asked(5), sum(asked._cache_hits.values()), sum(asked._cache_misses.values()))
"""
FINALS = """
import hashlib, sys
import numba.core.compiler
from theomachy.kernel import codecache, compiled
if sys.argv[1] == "plainly":
    codecache.rule_compiler = lambda: numba.core.compiler.Compiler
from theomachy.games import load
from theomachy.kernel.drive import play_many
game = load("connect_four")
batch = play_many(game, game.new(2), 200, seed=1)
print(hashlib.sha256(batch.finals.tobytes() + batch.sheets.tobytes()).hexdigest())
"""


@pytest.fixture
def python(tmp_path):
    """Run a script in a process of its own, with a cache of its own."""

    def run(text, *words, cache=tmp_path / "cache"):
        script = tmp_path / "script.py"
        script.write_text(text)
        told = subprocess.run(
            [sys.executable, script, *words], env=os.environ | {"THEOMACHY_CACHE": str(cache)},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return told.stdout.split()

    return run


@pytest.mark.compiled_only
def test_code_is_found_again_and_made_again_when_damaged(python, tmp_path):
    assert python(TOY) == ["21", "0", "1"]
    assert python(TOY) == ["21", "1", "0"]
    (file,) = (tmp_path / "cache").rglob("*.code")
    content = file.read_bytes()
    for damaged in (content[:-1], content[:40] + b"?" + content[41:], b""):
        file.write_bytes(damaged)
        assert python(TOY) == ["21", "0", "1"]
    assert python(TOY) == ["21", "1", "0"]


@pytest.mark.compiled_only
def test_where_nothing_can_be_written_code_still_runs(python, tmp_path):
    (tmp_path / "taken").touch()
    environment = tmp_path / "taken"
    assert python(TOY, cache=environment)[0] == "21"


@pytest.mark.compiled_only
def test_rules_that_are_only_linked_play_the_same_games(python, tmp_path):
    linked = python(FINALS, "linked", cache=tmp_path / "linked")
    assert linked == python(FINALS, "plainly", cache=tmp_path / "plainly")


def test_what_is_sealed_is_read_again_and_what_is_broken_is_not(tmp_path):
    file = tmp_path / "folder" / "some.code"
    assert unsealed(file) is None
    seal(file, b"payload")
    assert unsealed(file) == b"payload"
    assert [path.name for path in file.parent.iterdir()] == ["some.code"]
    file.write_bytes(file.read_bytes() + b"!")
    assert unsealed(file) is None
    seal(file / "below a file", b"payload")
    assert unsealed(file / "below a file") is None


def test_without_the_insides_we_know_rules_are_compiled_as_numba_does(monkeypatch):
    assert codecache.rule_compiler() is codecache.RuleCompiler
    monkeypatch.delattr(codecache.CPUCodegen, "_module_pass_manager")
    assert codecache.rule_compiler() is numba.core.compiler.Compiler


def test_code_belongs_to_the_game_whose_record_it_is_about():
    codecache.belongs(record := numba.types.Record.make_c_struct([("x", numba.int8)]), "toy", None)
    array, pair = numba.types.Array(record, 1, "C"), numba.types.Tuple((numba.int8, record))
    assert [codecache.game_of(kind) for kind in (record, array, pair)] == [("toy", None)] * 3
    assert codecache.game_of(numba.int64) is None


def test_a_target_is_of_versions_and_a_processor_and_of_nothing_else():
    here = codecache.target(codecache.processor())
    assert numba.__version__ in here
    assert "/" not in here
    assert here != codecache.target(("x", "y", "z"))


def test_ready_made_code_is_taken_where_it_runs(tmp_path, monkeypatch):
    codecache.shipped.cache_clear()
    monkeypatch.setattr(codecache, "SHIPPED", tmp_path)
    monkeypatch.setattr(codecache, "portable", lambda: ("t", "x86-64-v3", ""))
    name = codecache.folder_name(codecache.target(("t", "x86-64-v3", "")), "toy", None)
    assert codecache.folders_of("toy", None) == [codecache.folder_of("toy", None)]
    (tmp_path / name).mkdir()
    codecache.shipped.cache_clear()
    assert codecache.folders_of("toy", None)[1:] == [tmp_path / name]
    monkeypatch.setenv(codecache.NATIVE, "1")
    assert codecache.folders_of("toy", None)[1:] == []
    codecache.shipped.cache_clear()
    monkeypatch.setattr(codecache, "portable", lambda: None)
    assert codecache.shipped("toy", None) is None
    codecache.shipped.cache_clear()


class Kernel:
    """What Numba for CUDA makes of a kernel, as far as keeping it goes."""

    def __init__(self, ptx):
        self.ptx = ptx

    def _reduce_states(self):
        return {"ptx": self.ptx}

    @classmethod
    def _rebuild(cls, ptx):
        return cls(ptx)


class Context:
    def refresh(self): ...


@pytest.fixture
def kernels(tmp_path, monkeypatch):
    monkeypatch.setattr(codecache, "folder_of", lambda game, home: tmp_path / game)
    return lambda game="storm", device="sm_90": KernelCache(game, None, device)


def test_a_kernel_is_found_again_by_game_device_and_signature(kernels):
    kernels().save_overload("(a, b)", Kernel("code"))
    assert kernels().load_overload("(a, b)", Context()).ptx == "code"
    assert kernels().load_overload("(a, c)", Context()) is None
    assert kernels(game="gog").load_overload("(a, b)", Context()) is None
    assert kernels(device="sm_80").load_overload("(a, b)", Context()) is None


def test_a_damaged_kernel_is_made_again(kernels):
    kernels().save_overload("(a, b)", Kernel("code"))
    file = kernels().file_for("(a, b)")
    file.write_bytes(file.read_bytes()[:-1] + b"?")
    assert kernels().load_overload("(a, b)", Context()) is None


@compiled
def sum_below(number):
    total = 0
    for one in range(number):
        total ^= one * number
    return total


@compiled
def one_of_three(number, which):
    if which == 1:
        return sum_below(number)
    if which == 2:
        return sum_below(number + 1)
    return sum_below(number + 2)


@pytest.mark.compiled_only
def test_calls_of_a_rule_share_a_place_for_what_they_return():
    one_of_three.compile((numba.int64, numba.int64))
    (made,) = one_of_three.overloads.values()
    text = made.library.get_llvm_str()
    assert text.count("call i32 @") == 3
    assert text.count("= alloca i64") == 1
