"""Why a guest has lost its seat: what it did, and when."""

import enum
from dataclasses import dataclass

_MOST_TOLD = 160


class Offence(enum.StrEnum):
    CRASH = "crash"
    SILENCE = "silence"
    NONSENSE = "nonsense"
    CHEATING = "cheating"


@dataclass(frozen=True)
class Forfeit:
    """A seat that was lost, in which match and at which ply, and what shows why: the last line of
    its complaint, the seconds it had, what it said, or the move and why not."""

    match: int
    seat: int
    bot: str
    offence: str
    detail: str
    ply: int


class Forfeited(Exception):
    """Raised while a guest is asked."""

    def __init__(self, offence: Offence, detail: str) -> None:
        told = "".join(sign if sign.isprintable() else "·" for sign in " ".join(detail.split()))
        short = told if len(told) <= _MOST_TOLD else f"{told[:_MOST_TOLD]}…"
        super().__init__(f"{offence}: {short}")
        self.offence, self.detail = offence, short
