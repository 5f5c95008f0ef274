"""The position notation all games share: tokens separated by `;`.

Every game knows `new`, `3p` and `options name=value …`; the other tokens are its own.
"""

import re
from collections.abc import Mapping
from typing import Any

from theomachy.kernel import Game, ask

DEFAULT_PLAYERS = 2


def tokens_of(text: str) -> list[str]:
    return [" ".join(token.split()) for token in text.split(";") if token.strip()]


def read_position(game: Game, text: str) -> dict[str, Any]:
    """A description from the position notation."""
    description: dict[str, Any] = {"players": DEFAULT_PLAYERS, "options": {}}
    for token in tokens_of(text):
        if token == "new":
            description["new"] = True
        elif re.fullmatch(r"\d+p", token):
            description["players"] = int(token[:-1])
        elif token.split()[0] == "options":
            description["options"] |= read_options(token.split()[1:])
        else:
            game.read_token(token, description)
    return description


def read_options(words: list[str]) -> dict[str, str]:
    for entry in words:
        if "=" not in entry:
            raise ValueError(f"options are written name=value, not {entry!r}")
    return {name: value for name, _, value in (entry.partition("=") for entry in words)}


def arrange(game: Game, description: Mapping[str, Any] | str) -> Any:
    """The record of a described position; ValueError says what is wrong with it."""
    told = read_position(game, description) if isinstance(description, str) else dict(description)
    players, options = told.get("players", DEFAULT_PLAYERS), told.get("options", {})
    if told.pop("new", False):
        if told.keys() - {"players", "options"}:
            raise ValueError("a new game has players and options, and nothing else")
        return game.new(players, options)
    game.check_players(players)
    game.option_numbers(options)
    if "at" not in told:
        raise ValueError("a position says who decides and where: `at P1 …`, or it is `new`")
    try:
        s = game.arrange({**told, "players": players, "options": options})
        wrong = game.faults(ask.fault(s))
    except (LookupError, TypeError, AttributeError, OverflowError) as unreadable:
        raise ValueError(f"this is no position of {game.name}: {unreadable}") from None
    if wrong:
        words = wrong.name.lower().replace("_", " ")
        raise ValueError(f"this position cannot be: {words}\n{game.picture(s)}")
    return s
