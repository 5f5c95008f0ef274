"""What was played, and why it can no longer be taken back."""

from typing import NamedTuple

from theomachy.kernel import Reason

UNDO_PARAGRAPH = "undo"


class UndoRefusal(Reason):
    NOTHING_TO_TAKE_BACK = 1, UNDO_PARAGRAPH
    NATURE_HAS_ACTED = 2, UNDO_PARAGRAPH
    ANOTHER_PLAYER_HAS_ACTED = 3, UNDO_PARAGRAPH
    THE_GAME_IS_OVER = 4, UNDO_PARAGRAPH
    SOMETHING_HIDDEN_WAS_SHOWN = 5, UNDO_PARAGRAPH
    TOO_LONG_AGO = 6, UNDO_PARAGRAPH


class Ply(NamedTuple):
    """One action played, by whom, and the position before it."""

    actor: int
    action: int
    before: bytes
