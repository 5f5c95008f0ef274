"""What a viewer may know of a position, and whether an action has shown somebody more."""

from typing import Any

import numpy as np

from theomachy.kernel import SPECTATOR, Game, ask
from theomachy.kernel.chance import new_rng
from theomachy.kernel.plain import nothing_to_conceal

_WORLDS = 4
"""Imagined for each viewer; an action that shows nothing looks the same in all of them."""


def copied(s: Any) -> Any:
    """A copy of a record, through its bytes: NumPy's own goes field by field, six times slower."""
    return np.frombuffer(bytearray(s.tobytes()), s.dtype).view(np.recarray)[0]


def has_secrets(game: Game) -> bool:
    return game.conceal is not nothing_to_conceal


def seen_by(s: Any, viewer: int) -> Any:
    """A copy of the record without what this viewer may not know."""
    seen = copied(s)
    ask.conceal(seen, viewer)
    return seen


def imagined(s: Any, viewer: int, seed: int) -> Any:
    """A position that is the same as far as this viewer knows it."""
    world = seen_by(s, viewer)
    ask.imagine(world, viewer, new_rng(seed))
    return world


def has_revealed(before: Any, action: int, actor: int) -> bool:
    """Whether anybody saw more than he knew, as far as the actor can tell from what he knows."""
    world, viewers = imagined(before, actor, seed=0), range(SPECTATOR, int(before.players))
    return has_shown(before, action, actor) or any(
        has_shown(world, action, viewer) for viewer in viewers
    )


def has_shown(before: Any, action: int, viewer: int) -> bool:
    """Whether what this viewer saw did not follow from what he knew and from what was played."""
    shown = after(before, action, viewer)
    worlds = (imagined(before, viewer, seed) for seed in range(_WORLDS))
    return any(
        after(world, action, viewer) != shown for world in worlds if not ask.refusal(world, action)
    )


def after(before: Any, action: int, viewer: int) -> bytes:
    """What this viewer sees when the action has been played."""
    s = copied(before)
    ask.apply(s, action)
    ask.conceal(s, viewer)
    seen: bytes = s.tobytes()
    return seen
