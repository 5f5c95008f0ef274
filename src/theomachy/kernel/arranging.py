"""What arranging a described position has in common in all games."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from theomachy.kernel import ask
from theomachy.kernel.kinds import State
from theomachy.kernel.option import Option
from theomachy.kernel.record import blank
from theomachy.locales import Wrong


def check_fields(description: Mapping[str, Any], position: type[msgspec.Struct], game: str) -> None:
    """What is described must be something a position of this game has."""
    unknown = set(description) - set(position.__struct_fields__)
    if unknown:
        raise Wrong("door-field", name=min(unknown, key=str), game=game)


def begun(description: Mapping[str, Any], kind: np.dtype, options: Sequence[Option]) -> State:
    """The opening with the players and the options that are described."""
    s, chosen = blank(kind), description["options"]
    numbers = [option.number(chosen.get(option.name, option.default)) for option in options]
    ask.setup(s, description["players"], np.array(numbers, np.int64))
    return s


def come_to_a_decision(s: State, nothing_to_decide: int) -> State:
    """Let happen what comes by itself, if the position is sound but for that."""
    if ask.fault(s) == nothing_to_decide:
        ask.proceed(s)
    return s
