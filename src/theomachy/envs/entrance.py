"""What all doors ask of whoever comes in."""

import sys
from collections.abc import Mapping
from typing import Any

from theomachy.games import load
from theomachy.kernel import Game, ask
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.kernel.single import Single
from theomachy.kernel.warm import for_learners, left_to_do, warm
from theomachy.locales import Unknown, Wrong, speech
from theomachy.table import IllegalMove

RENDER_MODES = ["human", "ansi"]
"""In letters: printed at every step, or as text."""


class Missing(Wrong, ImportError):
    """A package that an extra brings."""


def opened(game: Game | str, players: int, options: Mapping[str, Any] | None) -> Single:
    """A game that has not begun yet."""
    return Single(known_game(game, options), players, options)


def known_game(game: Game | str, options: Any) -> Game:
    """A game, compiled for learners, if it has such options."""
    known = game if isinstance(game, Game) else load(str(game))
    known.option_numbers(options)
    ready(known)
    return known


def ready(game: Game) -> None:
    """Compile what learners need of a game: once, by one process, and not in silence."""
    chores = for_learners(game)
    if not IS_PLAIN and left_to_do(game, chores):
        told = speech("en").say("house-warm", game=game.name)
        warm(game, chores, lambda name, *_: print(f"{told} ({name})", file=sys.stderr, flush=True))


def check_render_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise Unknown("door-render-mode", name=str(mode), known=RENDER_MODES)
    return mode


def why_not(single: Single, action: int) -> str:
    """Why an action may not be played now, with its paragraph."""
    game = single.game
    reason = game.reasons(ask.refusal(single.state, action))
    refused = IllegalMove(f"{game.name}-refusal", game.notation(action), reason, "")
    return refused.said_in("en")


def drawn(single: Single) -> str:
    """The whole board in letters."""
    return single.game.picture(single.state)
