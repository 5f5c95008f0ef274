"""What all doors ask of whoever comes in."""

from collections.abc import Mapping
from typing import Any

from theomachy.games import load
from theomachy.kernel import Game, ask
from theomachy.kernel.single import Single
from theomachy.locales import Unknown, Wrong
from theomachy.table import IllegalMove

RENDER_MODES = ["human", "ansi"]
"""In letters: printed at every step, or as text."""


class Missing(Wrong, ImportError):
    """A package that an extra brings."""


def opened(game: Game | str, players: int, options: Mapping[str, Any] | None) -> Single:
    """A game that has not begun yet."""
    if not isinstance(options, Mapping | None):
        raise Wrong("door-options", options=str(options))
    return Single(game if isinstance(game, Game) else load(str(game)), players, options)


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
