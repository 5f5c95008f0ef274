"""Lessons by the clock, with an exam every minute: what all the scripts have in common."""

import argparse
import dataclasses
import os
import pathlib
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch

from theomachy.games import load
from theomachy.kernel import Game
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.kernel.warm import warm
from theomachy.locales import LANGUAGES, Wrong, speech
from train import curve
from train.learner import Kept, Learner, Settings
from train.meeting import Meeting, first_allowed, meet

LARGE = {"games": 16384, "part": 32768, "rate": 7e-4, "threads": 14}
"""What a GPU with some processors beside it can carry at once."""
_KINDS = {"str": str, "int": int, "float": float}
_SIGNS_OF_LIFE = 10.0
_FINAL = 5


@dataclasses.dataclass(frozen=True)
class Terms:
    """How long, against whom the exams are, and where the results go."""

    out: str
    minutes: float = 5.0
    every: float = 1.0
    """Minutes between two exams."""
    rival: str = "greedy"
    exam: int = 400
    """Games of an exam; of the last some times as many."""

    @property
    def folder(self) -> pathlib.Path:
        return pathlib.Path(self.out)


def asked(words: Sequence[str] | None, about: str | None) -> tuple[Settings, Terms]:
    """From the command line: every field is an option of that name."""
    parser = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    for one in [*dataclasses.fields(Settings)[1:], *dataclasses.fields(Terms)]:
        kind = one.type if isinstance(one.type, type) else _KINDS[str(one.type)]
        is_needed, told = one.default is dataclasses.MISSING, f"{one.default}"
        shown = None if is_needed else told
        parser.add_argument(f"--{one.name}", type=kind, required=is_needed, help=shown)
    given = {name: one for name, one in vars(parser.parse_args(words)).items() if one is not None}
    named = [one.name for one in dataclasses.fields(Terms)]
    terms = {name: given.pop(name) for name in named if name in given}
    usual: dict[str, Any] = LARGE if given.get("device") == "cuda" else {}
    return Settings(**(usual | given)), Terms(**terms)


def attend(
    lessons: Callable[[Settings, Terms], object],
    about: str | None,
    check: Callable[[Game], None] = lambda game: None,
) -> None:
    """Run a script: what cannot be is said in a line."""
    settings, terms = asked(None, about)
    try:
        if settings.device == "cuda" and not torch.cuda.is_available():
            raise Wrong("train-no-cuda")
        check(load(settings.game))
        get_ready(load(settings.game), settings.players)
        lessons(settings, terms)
    except Wrong as wrong:
        sys.exit(wrong.said_in(language()))


def language() -> str:
    yours = os.environ.get("LANG", "")[:2]
    return yours if yours in LANGUAGES else LANGUAGES[0]


def get_ready(game: Game, players: int) -> None:
    """Compile what lessons and exams need, if nobody has yet, before the clock runs."""
    columns = np.arange(game.observation.size)

    def started(name: str, number: int, total: int) -> None:
        print(speech(language()).say("house-warm", game=game.name), file=sys.stderr, flush=True)

    game.check_players(players)
    exam = ("exams", lambda: meet(game, players, columns, first_allowed, games=players))
    warm(game, [] if IS_PLAIN else [exam], started)


def teach(
    learner: Learner, terms: Terms, learn: Callable[[], None], kept: Callable[[], Kept]
) -> Meeting:
    """Until the time is over, of which exams are part; more slowly towards the end. Who begins is
    examined before."""
    terms.folder.mkdir(parents=True, exist_ok=True)
    if not learner.curve:
        report(learner, terms, terms.exam, kept())
    already, begun, spent, total = learner.seconds, time.monotonic(), 0.0, terms.minutes * 60
    next_exam, next_sign = terms.every * 60, _SIGNS_OF_LIFE
    while spent < total:
        for group in learner.optimizer.param_groups:
            group["lr"] = learner.settings.rate * max(0.02, 1 - spent / total)
        learn()
        spent = time.monotonic() - begun
        learner.seconds = already + spent
        if next_exam <= spent < total:
            report(learner, terms, terms.exam, kept())
            next_exam += terms.every * 60
        elif spent >= next_sign:
            print(sign_of_life(learner), end="\r", flush=True)
            next_sign = spent + _SIGNS_OF_LIFE
    return report(learner, terms, _FINAL * terms.exam, kept())


def report(learner: Learner, terms: Terms, games: int, kept: Kept) -> Meeting:
    """An exam, a point more on the curve, and all that is needed to go on."""
    settings = learner.settings
    met = meet(
        learner.game, settings.players, learner.columns, learner.best,
        terms.rival, games, settings.threads, seed=learner.rounds + 1,
    )  # fmt: skip
    low, high = met.interval
    point = {
        "minutes": round(learner.seconds / 60, 3), "decisions": learner.decisions,
        "rival": met.rival, "games": met.games, "share": met.share, "low": low, "high": high,
    }  # fmt: skip
    learner.curve.append(point)
    learner.save(terms.folder, kept)
    title = f"{learner.game.name}, {settings.players}: {met.rival}"
    curve.keep(terms.folder, title, learner.curve)
    print(f"{sign_of_life(learner)}  {met}", flush=True)
    return met


def sign_of_life(learner: Learner) -> str:
    return f"{learner.seconds / 60:7.2f} min {learner.decisions:14,}"
