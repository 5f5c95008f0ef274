"""The file of a game: its bots' levels, their search, and weights by the names of its features."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from theomachy.locales import Wrong

_FOLDER = Path(__file__).parent / "opinions"


class Level(NamedTuple):
    """How a bot of this level chooses: how many simulations, and the temperature without them."""

    simulations: int
    temperature: float


COMMON_LEVELS = (
    Level(0, 1.0), Level(0, 0.3), Level(0, 0.0), Level(50, 0.0), Level(300, 0.0), Level(2000, 0.0),
)  # fmt: skip
"""Of a game that gives none of its own."""


def in_order(
    game: str, kind: str, weights: Mapping[str, float], names: Sequence[str]
) -> np.ndarray:
    """Weights as the features are filled in, if there is one for each of them and no other."""
    missing, unknown = set(names) - set(weights), set(weights) - set(names)
    if missing:
        raise Wrong("door-weights-missing", game=game, kind=kind, names=sorted(missing))
    if unknown:
        raise Wrong("door-weights-unknown", game=game, kind=kind, names=sorted(unknown))
    return np.array([weights[name] for name in names], np.float64)


def checked_levels(game: str, levels: Sequence[Level]) -> tuple[Level, ...]:
    """As many as there are names for."""
    if len(levels) != len(COMMON_LEVELS):
        raise Wrong("door-levels", game=game, told=len(levels), wanted=len(COMMON_LEVELS))
    return tuple(levels)


def weights_file(name: str) -> Path:
    return _FOLDER / f"{name}.json"


def read_weights(name: str) -> dict[str, Any]:
    """Of a game of the house: its levels and its search; the baseline, the policy and the value, by
    feature; and the forecast, by number of players and feature."""
    told: dict[str, Any] = json.loads(weights_file(name).read_text())
    levels = [Level(**level) for level in told.pop("levels", ())]
    return {"levels": levels or COMMON_LEVELS, **told.pop("search", {}), **told}


def write_weights(kind: str, weights: Mapping[str, Any], file: Path) -> None:
    """Write one kind of weights into a file; what else it holds stays."""
    held = json.loads(file.read_text()) if file.exists() else {}
    file.write_text(json.dumps(held | {kind: held.get(kind, {}) | dict(weights)}, indent=1) + "\n")
