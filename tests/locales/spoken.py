"""What each game has words for: the ids of its code."""

from dataclasses import dataclass

from theomachy.games import load
from theomachy.games.bello import describe as bello
from theomachy.games.bello.board import KIND_NAMES
from theomachy.games.bello.cards import PANTHEONS, POWERS
from theomachy.games.storm import describe as storm
from theomachy.games.storm.board import FACES, WAYS
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.state import Ending
from theomachy.games.storm.tiles import LETTERS


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


def with_suffixes(names, *suffixes):
    return tuple(f"{name}{suffix}" for name in names for suffix in ("", *suffixes))


SPOKEN = {
    "bello": Spoken(
        things={
            "kind": KIND_NAMES,
            "pantheon": PANTHEONS,
            "power": with_suffixes(POWERS, "-text"),
        },
        phases=tuple(bello.NODES),
        endings=("doomsday", "elimination"),
        steps={
            "end-actions", "end-turn", "turn", "final-turn", "recruits", "extra-recruits",
            "losses", "round-end", "over",
        },
        untold={"end"},
    ),
    "storm": Spoken(
        things={
            "kind": (*LETTERS, "compass"),
            "piece": ("vaal", "worshiper", "construction", "sanctuary", "marker"),
            "place": ("community", "limbo", "stock", "pile"),
            "face": FACES,
            "way": WAYS,
            "god": with_suffixes(GODS, "-title", "-power"),
            "building": GODS,
            "phrase": (
                "god", "building", "a-building", "own-building", "the-construction", "face",
                "way", "price", "capture",
            ),
        },
        phases=tuple(storm.PHASES),
        endings=tuple(ending.name for ending in Ending if ending),
        steps={
            "uncover", "find", "find-lost", "leave-find", "vanish", "war", "vaal-enters",
            "vaal-stops", "vaal-strikes", "vaal-batters", "upkeep", "sanctuary-lost", "income",
            "claim", "claim-broken", "ring", "ring-broken", "turn", "over",
        },
        untold={"draw"},
    ),
}  # fmt: skip


def ids(prefix, names):
    return {f"{prefix}-{name.lower().replace('_', '-')}" for name in names}


def verbs(game):
    return {game.notation(action).split()[0] for action in range(game.actions)}


def events(game):
    """Every kind of event."""
    spoken = SPOKEN[game.name]
    return verbs(game) - spoken.untold | spoken.steps


def option_ids(options):
    for option in options:
        yield from (option.name, f"{option.name}-help")
        if not option.is_range:
            yield from (f"{option.name}-{value}" for value in option.values)


def expected_keys(name):
    """The key of everything this game has to say."""
    game, spoken = load(name), SPOKEN[name]
    sections = spoken.things | {
        "option": option_ids(game.options),
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
