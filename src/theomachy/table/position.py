"""The position notation all games share: tokens separated by `;`.

Every game knows `new`, `3p` and `options name=value …`; the other tokens are its own.
"""

import re
from collections.abc import Mapping
from typing import Any

from theomachy.kernel import OVER, Game, ask
from theomachy.locales import Wrong, named
from theomachy.table.errors import Pictured

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
            raise Wrong("door-option-written", entry=entry)
    return {name: value for name, _, value in (entry.partition("=") for entry in words)}


def arrange(game: Game, description: Mapping[str, Any] | str) -> Any:
    """The record of a described position; ValueError says what is wrong with it."""
    told = read_position(game, description) if isinstance(description, str) else dict(description)
    players, options = told.get("players", DEFAULT_PLAYERS), told.get("options", {})
    if told.pop("new", False):
        if told.keys() - {"players", "options"}:
            raise Wrong("door-position-new")
        return game.new(players, options)
    if "at" not in told:
        raise Wrong("door-position-at")
    try:
        game.check_players(players)
        options = game.spelled_out(options)
        game.option_numbers(options)
        s = game.arrange({**told, "players": players, "options": options})
        wrong = game.faults(ask.fault(s))
    except (LookupError, TypeError, AttributeError, OverflowError) as unreadable:
        raise Wrong("door-position-unreadable", game=game.name, why=unreadable) from None
    if wrong:
        why = named(f"{game.name}-fault", wrong.name)
        raise Pictured("door-position-fault", game.picture(s), why=why)
    if ask.actor(s) != OVER and not game.legal_actions(s):
        raise Pictured("door-position-stuck", game.picture(s))
    return s
