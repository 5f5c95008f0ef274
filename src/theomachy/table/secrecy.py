"""What a viewer may know of a position."""

from typing import Any

from theomachy.kernel import Game, ask
from theomachy.kernel.philox import new_rng
from theomachy.kernel.plain import nothing_to_conceal
from theomachy.kernel.record import copied


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
