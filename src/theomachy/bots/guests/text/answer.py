"""A move read from an answer, strictly or leniently; or why none can be played."""

import re
from collections.abc import Sequence

from theomachy.bots.view import View
from theomachy.kernel import ask
from theomachy.table.errors import IllegalMove

_ADORNMENTS = " \t`*_\"'«».“”:-"


def read_move(answer: str, legal: Sequence[str], is_strict: bool) -> str:
    """The move it means, or what it says instead of one."""
    if is_strict:
        return answer.strip()
    lines = [line.strip(_ADORNMENTS) for line in answer.splitlines() if line.strip(_ADORNMENTS)]
    last = lines[-1] if lines else ""
    return move_in(last, legal) or move_in(answer, legal) or after_colon(last)


def move_in(text: str, legal: Sequence[str]) -> str:
    """The legal move that is said last, of several at one place the longest."""
    said = " ".join(text.casefold().split())
    found = [(place, len(move), move) for move in legal if (place := last_place(said, move)) >= 0]
    return max(found)[2] if found else ""


def last_place(said: str, move: str) -> int:
    """Where a move ends for the last time, as words of its own; -1 if nowhere."""
    pattern = rf"(?<!\w){re.escape(move.casefold())}(?!\w)"
    return max((match.end() for match in re.finditer(pattern, said)), default=-1)


def after_colon(line: str) -> str:
    """What is meant as the move: `Move: fly`."""
    return line.rpartition(":")[2].strip(_ADORNMENTS)


def refusal_of(view: View, move: str, language: str) -> str:
    """Why a move cannot be played, in words; empty if it can."""
    try:
        action = view.game.parse(move)
    except ValueError as unknown:
        said = getattr(unknown, "said_in", None)
        return said(language) if said else str(unknown)
    if action in view.actions:
        return ""
    reason = view.game.reasons(ask.refusal(view.seen, action))
    return IllegalMove(f"{view.game.name}-refusal", move, reason, "").said_in(language)


def kept(text: str, most: int = 2000) -> str:
    """As much of an answer as is told again."""
    return text if len(text) <= most else f"{text[:most]}…"
