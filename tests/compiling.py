"""Compiling before the tests begin: only the games that are asked for, several at once."""

import multiprocessing
import os
import pathlib
from concurrent.futures import ProcessPoolExecutor

from theomachy.bots.bot import (
    for_bots,
    for_matches,
    for_outsiders,
    for_rows,
    for_their_matches,
)
from theomachy.games import SHELF, load
from theomachy.kernel import Game
from theomachy.kernel.warm import (
    Chore,
    for_a_table,
    for_guest_rows,
    for_learners,
    for_random_rows,
    for_studies,
    for_tests,
    left_to_do,
    warm,
)
from theomachy.story import for_stories

TESTS = pathlib.Path(__file__).parent
RULES = (for_a_table, for_tests)
BOTS = (for_bots, for_matches, for_outsiders, for_their_matches)
ROWS = (for_random_rows, for_guest_rows, for_rows)
EVERYTHING = (*RULES, *BOTS, for_stories, for_studies, for_learners, *ROWS)


def games_of(paths: list[pathlib.Path]) -> list[str]:
    """The games whose own tests lie there; none, if there is a test of anything else."""
    homes = {game: TESTS / game for game in SHELF}
    found = [{g for g, home in homes.items() if path.is_relative_to(home)} for path in paths]
    return sorted(set[str]().union(*found)) if all(found) else []


def chores_of(game: Game, of_rules: bool) -> list[Chore]:
    """Everything that some test asks of a game; those of its rules alone ask for no bots."""
    kinds = RULES if of_rules else EVERYTHING
    return list(dict(chore for kind in kinds for chore in kind(game)).items())


def unready(games: list[str], of_rules: bool) -> list[str]:
    """Those with something left to compile, the longest first."""
    left = [game for game in map(load, games) if left_to_do(game, chores_of(game, of_rules))]
    return [game.name for game in sorted(left, key=length_of, reverse=True)]


def length_of(game: Game) -> int:
    """Of its code, in bytes: what is longer takes longer."""
    return sum(path.stat().st_size for path in game.folder.rglob("*.py"))


def compile_all(games: list[str], of_rules: bool) -> None:
    """Each game in a process of its own: each has its own lock and its own folder."""
    at_once = min(len(games), os.cpu_count() or 1)
    with ProcessPoolExecutor(at_once, multiprocessing.get_context("spawn")) as pool:
        list(pool.map(compile_one, games, [of_rules] * len(games)))


def compile_one(name: str, of_rules: bool) -> float:
    game = load(name)
    return warm(game, chores_of(game, of_rules), lambda *_: None)
