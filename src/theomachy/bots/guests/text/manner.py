"""How a text agent is asked and read: the words between `text` and the colon."""

from dataclasses import dataclass, replace
from typing import Any

from theomachy.locales import Unknown

TEXT = "text"
MOST_TRIES = 3


@dataclass(frozen=True)
class Manner:
    is_strict: bool = False
    """The answer is a move and nothing else; otherwise a move is looked for in it."""
    lists: bool = True
    """Whether the prompt lists the legal moves."""
    has_whole_rules: bool = False
    """The whole rulebook instead of its first page."""
    tries: int = MOST_TRIES


WORDS: dict[str, dict[str, Any]] = {
    "strict": {"is_strict": True},
    "unlisted": {"lists": False},
    "rulebook": {"has_whole_rules": True},
    "once": {"tries": 1},
}


def is_text(kind: str) -> bool:
    return kind.partition("+")[0] == TEXT


def read_manner(kind: str) -> Manner:
    """`text`, `text+strict+unlisted`, …"""
    manner = Manner()
    for word in kind.split("+")[1:]:
        if word not in WORDS:
            raise Unknown("door-guest-manner", name=word, known=list(WORDS))
        manner = replace(manner, **WORDS[word])
    return manner
