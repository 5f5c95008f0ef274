"""What somebody wants of a game: numbers and options by name, or a variant from a file."""

import json
import pathlib
import tomllib
from collections.abc import Mapping
from typing import Any

from theomachy.games import as_printed
from theomachy.games.variants import split, with_numbers
from theomachy.kernel import Game
from theomachy.locales import Speech, Unknown, Wrong

_FIELDS = ("name", "game", "numbers", "options")
"""Of a variant's file, all but the game may be left out; its name is for people."""


def read_setting(full_name: str, told: Mapping[str, Any]) -> tuple[Game, dict[str, Any]]:
    """A game with the numbers among these words, and the options among them."""
    name, numbers = split(full_name)
    game = as_printed(name)
    told = game.spelled_out(told)
    of_options = [option.name for option in game.options]
    known = of_options + [dial.name for dial in game.dials]
    for key in sorted(told.keys() - set(known)):
        raise Unknown("door-setting", game=name, name=key, known=known)
    options = {key: told[key] for key in told if key in of_options}
    found = with_numbers(game, numbers | {k: told[k] for k in told if k not in options})
    found.option_numbers(options)
    return found, options


def read_variant(file: pathlib.Path) -> dict[str, Any]:
    """A variant's file: TOML, or JSON if its name says so."""
    text = file.read_bytes()
    try:
        told = json.loads(text) if file.suffix == ".json" else tomllib.loads(text.decode())
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or told.keys() - set(_FIELDS) or "game" not in told:
        raise Wrong("door-variant-file", file=str(file))
    if not all(isinstance(told.get(key, {}), dict) for key in ("numbers", "options")):
        raise Wrong("door-variant-file", file=str(file))
    return told


def read_variant_of(full_name: str, file: pathlib.Path) -> dict[str, Any]:
    """A variant's file, which is of this game."""
    told = read_variant(file)
    if told["game"] != full_name:
        raise Wrong("door-variant-game", file=str(file), game=str(told["game"]))
    return told


def house_rules(game: Game, tongue: Speech) -> str:
    """What is not as the rulebook prints it, in a sentence; nothing if all is."""
    told = [
        tongue.say("house-variants-rule", name=dial.name, number=dial.value, printed=own.value)
        for dial, own in zip(game.dials, as_printed(game.name).dials, strict=True)
        if dial.value != own.value
    ]
    return tongue.say("house-variants-rules", numbers=", ".join(told)) if told else ""
