"""What each game has words for: the ids of its code, game by game in words_of_<game>.py."""

import functools
from dataclasses import dataclass
from importlib import import_module

from theomachy.games import load


@dataclass(frozen=True)
class Spoken:
    """What a game speaks of beyond what its `Game` lists."""

    things: dict
    """By the second word of their keys."""
    phases: tuple
    endings: tuple
    steps: set
    """Kinds of event that are no verbs."""
    untold: set
    """Verbs that are told as steps."""
    arguments: dict
    """Every variable of its messages, and values worth saying."""


def each(names, *values):
    return dict.fromkeys(names.split(), values)


def with_suffixes(names, *suffixes):
    return tuple(f"{name}{suffix}" for name in names for suffix in ("", *suffixes))


@functools.cache
def spoken_of(name):
    return import_module(f"words_of_{name}").SPOKEN


def ids(prefix, names):
    return {f"{prefix}-{name.lower().replace('_', '-')}" for name in names}


def verbs(game):
    return {game.notation(action).split()[0] for action in range(game.actions)}


def events(game):
    """Every kind of event."""
    spoken = spoken_of(game.name)
    return verbs(game) - spoken.untold | spoken.steps


def preset_ids(presets):
    for preset in presets:
        yield from (preset.name, f"{preset.name}-help")


def option_ids(options):
    for option in options:
        yield from (option.name, f"{option.name}-help")
        if not option.is_range:
            yield from (f"{option.name}-{value}" for value in option.values)


def expected_keys(name):
    """The key of everything this game has to say."""
    game, spoken = load(name), spoken_of(name)
    sections = spoken.things | {
        "option": option_ids(game.options),
        "preset": preset_ids(game.presets),
        "refusal": [reason.name for reason in game.reasons if reason],
        "fault": [fault.name for fault in game.faults if fault],
        "ending": spoken.endings,
        "phase": spoken.phases,
        "move": verbs(game),
        "event": events(game),
        "tally": game.tallies(game.new(2))[0],
    }
    titles = ids(name, ("name", "subtitle", "pitch"))
    return titles.union(*(ids(f"{name}-{section}", those) for section, those in sections.items()))
