"""A network as plain arrays in one file, and what it says, without torch."""

import pathlib
import zipfile
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from theomachy.locales import Wrong, learn_words_of

learn_words_of("train", pathlib.Path(__file__).parent)
_TINY = 1e-5
"""What torch adds to a variance before it divides by its root."""


class Weights(NamedTuple):
    """What was learned of one game, for so many players."""

    game: str
    players: int
    columns: np.ndarray
    """Those of the observation that are read."""
    scale: np.ndarray
    """Each is multiplied by one of these, so that its most is 1."""
    layers: Mapping[str, np.ndarray]


def write(path: pathlib.Path, weights: Weights) -> None:
    """Halved numbers are exact enough to play by, and half as long."""
    halved = {f"layers/{name}": one.astype(np.float16) for name, one in weights.layers.items()}
    told: dict[str, Any] = {**weights._asdict(), **halved}
    del told["layers"]
    np.savez_compressed(path, allow_pickle=False, **told)


def read(path: pathlib.Path) -> Weights:
    try:
        return _read(path)
    except (EOFError, KeyError, ValueError, zipfile.BadZipFile):
        raise Wrong("train-no-file", file=str(path)) from None


def _read(path: pathlib.Path) -> Weights:
    with np.load(path, allow_pickle=False) as told:
        layers = {
            name.removeprefix("layers/"): told[name].astype(np.float32)
            for name in told.files
            if name.startswith("layers/")
        }
        table = str(told["game"]), int(told["players"])
        return Weights(*table, told["columns"], told["scale"], layers)


def say(weights: Weights, observation: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The logit of every action, and that of what is foretold of each chair, the mover's first; of
    one observation, or of many."""
    layers = weights.layers
    x = through(layers, "first", observation[..., weights.columns] * weights.scale)
    for number in range(blocks(layers)):
        within = np.maximum(through(layers, f"blocks.{number}.wide", normed(x)), 0)
        x = x + through(layers, f"blocks.{number}.back", within)
    x = normed(x)
    return through(layers, "policy", x), through(layers, "value", x)


def blocks(layers: Mapping[str, np.ndarray]) -> int:
    return sum(name.endswith(".wide.weight") for name in layers)


def through(layers: Mapping[str, np.ndarray], name: str, x: np.ndarray) -> Any:
    return x @ layers[f"{name}.weight"].T + layers[f"{name}.bias"]


def normed(x: np.ndarray) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + _TINY)
