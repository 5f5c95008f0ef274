"""Compiled code on disk, sealed; and rules that are linked, not made into machine code.

Everything that relies on Numba's insides stands here. The tests of this file would notice if a new
Numba changed them.
"""

import contextlib
import functools
import hashlib
import os
import pathlib
import pickle
import platform
import sys
import uuid
from typing import Any

import llvmlite.binding as llvm
import numba
from numba import types
from numba.core import cgutils, compiler, sigutils
from numba.core.caching import _Cache
from numba.core.callconv import CPUCallConv, excinfo_t
from numba.core.codegen import CPUCodegen, JITCodeLibrary
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys
from numba.core.serialize import dumps

from theomachy.kernel.codestamp import HOUSE, cache_home, folder_name

_GAMES: dict[Any, tuple[str, pathlib.Path]] = {}
"""By the type of its record, a game's name and where it lies."""
SHIPPED = pathlib.Path(__file__).parents[1] / "_code"
"""Ready-made code that came with the package."""
NATIVE = "THEOMACHY_NATIVE"
"""Set in the environment, ready-made code is left alone: the very machine's own is wanted."""
PORTABLE = {"x86_64": "x86-64-v3", "AMD64": "x86-64-v3", "aarch64": "generic", "arm64": "generic"}
"""The processor that ready-made code is made for, by the kind of machine."""
_NEEDED = {"x86-64-v3": "avx avx2 bmi bmi2 f16c fma lzcnt movbe"}
_SEAL = hashlib.sha256().digest_size
_INSIDES = (
    "_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals",
    "_verify_declare_only_symbols", "get_pointer_to_function",
)  # fmt: skip
"""What a library of linked code overrides and calls."""


def belongs(record: Any, game: str, home: pathlib.Path) -> None:
    """Code about this record is this game's."""
    _GAMES[record] = game, home


@functools.cache
def processor() -> tuple[str, str, str]:
    """The kind of machine code is made for here: triple, processor, features."""
    triple, name, features = cpu_target.target_context.codegen().magic_tuple()
    return triple, name, features


def portable() -> tuple[str, str, str] | None:
    """The kind of machine that ready-made code is made for, if it runs here."""
    triple, _, _ = processor()
    name = PORTABLE.get(platform.machine())
    needed = _NEEDED.get(name or "", "").split()
    features = llvm.get_host_cpu_features()
    return (triple, name, "") if name and all(features.get(one) for one in needed) else None


def target(machine: tuple[str, str, str]) -> str:
    """What machine code depends on besides the sources; no paths, no times. Plain Python, which
    makes none, has a folder of its own: it must not say that code is there."""
    is_plain = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]
    return repr((sys.implementation.cache_tag, numba.__version__, machine, is_plain))


@functools.cache
def folder_of(game: str, home: pathlib.Path | None) -> pathlib.Path:
    """Where the code of a game is kept, whose rules are at home there."""
    return cache_home() / folder_name(target(processor()), game, home)


@functools.cache
def shipped(game: str, home: pathlib.Path | None) -> pathlib.Path | None:
    """Where ready-made code of this very version lies in the package, if it runs here."""
    machine = portable()
    if machine is None or not SHIPPED.is_dir():
        return None
    folder = SHIPPED / folder_name(target(machine), game, home)
    return folder if folder.is_dir() else None


def folders_of(game: str, home: pathlib.Path | None) -> list[pathlib.Path]:
    """Where code of a game may be found: made here, or ready-made."""
    made = shipped(game, home)
    return [folder_of(game, home), *([made] if made and not os.environ.get(NATIVE) else [])]


def game_of(argument: Any) -> tuple[str, pathlib.Path] | None:
    """The game whose record is in an argument of compiled code, somewhere."""
    if argument in _GAMES:
        return _GAMES[argument]
    inner = getattr(argument, "dtype", None)
    parts = getattr(argument, "types", ()) if isinstance(argument, types.BaseTuple) else (inner,)
    return next(filter(None, (game_of(part) for part in parts if part is not None)), None)


class SealedCache(_Cache):  # type: ignore[misc]
    """One function's code: a file for each signature, in the folder of the game it is about."""

    def __init__(self, function: Any) -> None:
        self._name = f"{function.__module__}.{function.__qualname__}"

    @property
    def cache_path(self) -> str:
        return str(cache_home())

    def files_for(self, signature: Any) -> list[pathlib.Path]:
        """Where its code for a signature may lie; the first is where it is written."""
        arguments, _ = sigutils.normalize_signature(signature)
        found = next(filter(None, map(game_of, arguments)), None)
        kind = hashlib.sha256(str(arguments).encode()).hexdigest()[:12]
        folders = folders_of(*(found or (HOUSE, None)))
        return [folder / f"{self._name}-{kind}.code" for folder in folders]

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        rtsys.initialize(target_context)  # all that code needs to run; compiling brings the rest
        payload = next(filter(None, map(unsealed, self.files_for(sig))), None)
        if payload is None:
            return None
        return compiler.CompileResult._rebuild(target_context, *pickle.loads(payload))

    def save_overload(self, sig: Any, data: Any) -> None:
        if data.lifted or data.library.has_dynamic_globals:
            raise RuntimeError(f"{self._name} cannot be kept: it uses dynamic globals")
        seal(self.files_for(sig)[0], dumps(data._reduce()))

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...


class KernelCache:
    """The GPU's code of a game, in the folder of that game: a file for each kind of device."""

    def __init__(self, game: str, home: pathlib.Path | None, device: str) -> None:
        kind = hashlib.sha256(device.encode()).hexdigest()[:12]
        self._file = folder_of(game, home) / f"gpu-{kind}"
        self.cache_path = str(self._file.parent)

    def file_for(self, signature: Any) -> pathlib.Path:
        kind = hashlib.sha256(str(signature).encode()).hexdigest()[:12]
        return self._file.with_name(f"{self._file.name}-{kind}.code")

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        payload = unsealed(self.file_for(sig))
        if payload is None:
            return None
        kernel, states = pickle.loads(payload)
        return kernel._rebuild(**states)

    def save_overload(self, sig: Any, kernel: Any) -> None:
        seal(self.file_for(sig), dumps((type(kernel), kernel._reduce_states())))


def seal(file: pathlib.Path, payload: bytes) -> None:
    """Write it behind its hash, whole or not at all; where nothing can be written, not at all."""
    part = file.with_suffix(f".{uuid.uuid4().hex[:8]}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(hashlib.sha256(payload).digest() + payload)
        part.replace(file)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink()


def unsealed(file: pathlib.Path) -> bytes | None:
    """What was written, if it is there and unharmed: damaged machine code is never run."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    payload = content[_SEAL:]
    return payload if hashlib.sha256(payload).digest() == content[:_SEAL] else None


class Silent:
    """A code generator for code that is never run by itself: it has no environment to set."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def set_env(self, env_name: str, env: Any) -> None: ...

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)


class LinkedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A rule's code, only ever linked into the loops that call it: tidied cheaply, as bitcode."""

    @property
    def codegen(self) -> Any:
        return Silent(self._codegen)

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=self._codegen._loopvect,
            slp_vectorize=False,
            opt=self._codegen._opt_level,
            cost="cheap",
        )
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0


class SharedSlots(CPUCallConv):  # type: ignore[misc]
    """Calls of one type take turns with one place for what they return. Numba gives every call its
    own and clears it as the function begins, which costs more than the work where there are
    hundreds of calls of which one is made."""

    def call_function(
        self, builder: Any, callee: Any, resty: Any, argtys: Any, args: Any, attrs: Any = None
    ) -> Any:
        if attrs:
            return super().call_function(builder, callee, resty, argtys, args, attrs)
        slots = vars(builder.function).setdefault("slots", {})
        kinds = self.get_return_type(resty).pointee, excinfo_t.as_pointer()
        for kind in kinds:
            if kind not in slots:
                slots[kind] = cgutils.alloca_once(builder, kind)
        returned, raised = (slots[kind] for kind in kinds)
        packed = self._get_arg_packer(argtys).as_arguments(builder, args)
        code = builder.call(callee, [returned, raised, *packed])
        status = self._get_return_status(builder, code, builder.load(raised))
        value = self.context.get_returned_value(builder, resty, builder.load(returned))
        return status, value


class RuleContext(CPUContext):  # type: ignore[misc]
    """Where rules are compiled."""

    @property
    def call_conv(self) -> Any:
        return SharedSlots(self)


def rule_compiler() -> type:
    """How rules are compiled: as Numba does it if its insides are not those known here."""
    is_known = hasattr(CPUCodegen, "_module_pass_manager")
    is_known &= all(hasattr(JITCodeLibrary, name) for name in _INSIDES)
    is_known &= hasattr(CPUCallConv, "_get_arg_packer") and hasattr(CPUContext, "call_conv")
    return RuleCompiler if is_known else compiler.Compiler


class RuleCompiler(compiler.Compiler):  # type: ignore[misc]
    """Compiles a rule into a library that is linked and never run by itself."""

    def compile_extra(self, func: Any) -> Any:
        self.state.targetctx.__class__ = RuleContext  # Numba copies a context for each function
        self.state.library = LinkedLibrary(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


def keep_from_python(rule: Any) -> None:
    """A rule has no code of its own to run: called from Python it would end the process."""

    def refuse(*arguments: Any, **words: Any) -> None:
        name = rule.py_func.__qualname__
        raise TypeError(f"{name} is a rule: only compiled code calls it, Python asks kernel.ask")

    rule._compile_for_args = refuse
    rule.add_overload = lambda made: rule.overloads.update({tuple(made.signature.args): made})
