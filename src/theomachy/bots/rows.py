"""Rows of a study: one for each seat of each game, a chunk of games at a time."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from theomachy import __version__
from theomachy.bots.guests import is_guest
from theomachy.bots.levels import digest, settings_of
from theomachy.bots.match import Study
from theomachy.kernel import Game
from theomachy.kernel.codestamp import stamp
from theomachy.kernel.counts import factions_of, seated
from theomachy.kernel.drive import CHANCES, DECISIONS, Finished
from theomachy.kernel.watch import Watch

FORMAT = 1
"""Of the columns and the header."""
DEED = "did_"
"""Before a verb: the column that counts it."""


@dataclass(frozen=True)
class Words:
    """A column of words, each by its number; -1 is none."""

    numbers: np.ndarray
    known: tuple[str, ...]


Column = np.ndarray | Words
"""Numbers, some of them masked where there are none; or words."""
Rows = dict[str, Column]
"""By the name of the column."""


def header_of(study: Study) -> dict[str, Any]:
    """What made the rows: whoever plays this again has the same."""
    game = study.game
    minds = {
        name: digest(None if is_guest(name) else settings_of(name, game)) for name in study.bots
    }
    return {
        "format": FORMAT,
        "program": __version__,
        "game": game.full_name,
        "rules": game.version,
        "code": stamp("rules", game.full_name, game.code),
        "players": len(study.bots),
        "options": study.options,
        "bots": list(study.bots),
        "minds": minds,
        "seed": study.seed,
        "first": study.numbers.start,
        "games": len(study.numbers),
    }


def rows_of(study: Study, first: int, batch: Finished, watch: Watch) -> Rows:
    """The rows of the finished games from a number on."""
    found = (
        of_everybody(study, first, batch),
        of_watch(study.game, batch, watch),
        of_game(study.game, batch),
    )
    return dict(itertools.chain(*found))


def of_everybody(study: Study, first: int, batch: Finished) -> Iterator[tuple[str, Column]]:
    """Who sat where, and what became of him."""
    game, sheets, (games, players) = study.game, batch.sheets, batch.sheets.shape
    reasons, endings = np.unique(game.endings(batch.finals), return_inverse=True)
    factions = factions_of(game, batch) if game.factions else np.full(sheets.shape, -1)
    yield "game", np.repeat(np.arange(first, first + games), players)
    yield "seat", np.tile(np.arange(1, players + 1, dtype=np.int8), games)
    yield "order", (game.order(batch.finals) + 1).astype(np.int8).ravel()
    yield "faction", Words(factions.ravel(), game.factions)
    yield "bot", Words(seated(players, first, games).ravel(), study.bots)
    yield "points", sheets.points.ravel()
    yield "rank", sheets.rank.astype(np.int8).ravel()
    yield "payoff", sheets.payoff.ravel()
    yield "ending", Words(np.repeat(endings, players), tuple(reasons.tolist()))
    yield "decisions", np.repeat(batch.tallies[:, DECISIONS], players)
    yield "chances", np.repeat(batch.tallies[:, CHANCES], players)


def of_watch(game: Game, batch: Finished, watch: Watch) -> Iterator[tuple[str, Column]]:
    """What was noted while they were played."""
    players = batch.sheets.shape[1]
    yield "own_decisions", watch.deeds.sum(axis=2, dtype=np.int32).ravel()
    yield "lead_changes", np.repeat(watch.leads.changes, players)
    yield "led_from", np.repeat(led_from(batch, watch), players)
    for number, name in enumerate(game.alphabet.deeds):
        yield deed(name), watch.deeds[:, :, number].ravel()


def led_from(batch: Finished, watch: Watch) -> np.ma.MaskedArray:
    """[game] after how many decisions the winner took the lead for good: with the last, where he
    has won otherwise than by points; nobody where the win is shared."""
    is_first = batch.sheets.rank == 1
    leads = watch.leads.leader == is_first.argmax(axis=1)
    since = np.where(leads, watch.leads.since, batch.tallies[:, DECISIONS])
    return np.ma.array(since, mask=is_first.sum(axis=1) > 1)


def deed(name: str) -> str:
    """`did_attack_war`"""
    return DEED + name.replace(" ", "_").replace("-", "_")


def of_game(game: Game, batch: Finished) -> Iterator[tuple[str, Column]]:
    """What the game itself counts at its end."""
    players = batch.sheets.shape[1]
    for name, counted in game.columns(batch.finals).items():
        yield name, counted.ravel() if counted.ndim > 1 else np.repeat(counted, players)
