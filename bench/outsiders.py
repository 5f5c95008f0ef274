"""What are our bots worth against players that share nothing with them? One of ours against an
outsider on every other seat, and the reverse, everybody on all seats, with the same time for a move
on one core: what a busy machine takes away is not counted.

    python bench/outsiders.py [GAMES] [GAME ...] [--players 2,4] [--ms 250] [--bot level6]
                              [--outsider uct]      (20 matches of all games and tables if not said)
    python bench/outsiders.py 60 storm --simulations 1000         (the same result on any machine)

A bot of ours that searches looks ahead as long as an outsider may, whatever its level says; with
--simulations it keeps to its level, and the outsider makes so many. What has been played is kept in
outsiders/ and not played again. The last columns say what a move took of the one and of the others,
in the matches played now.
"""

import argparse
import os
import pathlib
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from theomachy.bots import Mind, Settings, View, is_outsider, minds, view_of
from theomachy.bots.bot import Bot, for_bots, for_outsiders, for_their_matches
from theomachy.bots.match import compiled_settings
from theomachy.bots.outsiders import MOST_SIMULATIONS, Outsider, portions
from theomachy.bots.tree import FULL
from theomachy.bots.workspace import Workspace
from theomachy.games import SHELF, load
from theomachy.kernel import NATURE, Game
from theomachy.kernel.record import copied
from theomachy.kernel.warm import for_a_table, warm
from theomachy.study.arena import Arena, Match
from theomachy.study.ledger import Ledger
from theomachy.study.standings import report
from theomachy.table import Table, dice
from theomachy.table.secrecy import has_secrets

_KEPT = pathlib.Path("outsiders")
_USUAL_TABLES = {2, 3, 4}


class Unhurried(Mind):
    """A bot of ours that looks ahead until the clock has run out, or its tree is full."""

    done = 0
    """How many simulations its last move took."""

    def _workspace_for(self, view: View, settings: Settings) -> Workspace:
        return super()._workspace_for(view, replace(settings, simulations=MOST_SIMULATIONS))

    def _search(self, view: View, settings: Settings, workspace: Workspace, clock: float) -> None:
        told, hides = compiled_settings([settings])[0], has_secrets(view.game)
        tree, state, self.done = workspace.tree, workspace.tree_state, 0
        follows = view.seen.tobytes() == self._awaited and state.nodes < FULL * tree.size
        for portion in portions(MOST_SIMULATIONS, clock, time.thread_time):
            known = int(tree[state.root].visits) if follows else 0
            minds.search_on(told, workspace, view.seen, known + portion, hides, follows)
            self.done, follows = self.done + portion, True
            if state.nodes >= FULL * tree.size:
                return


class Timed(Arena):
    """An arena whose matches are played at a table, by the clock."""

    def __init__(self, game: Game, bots: tuple[str, str], players: int, ms: float) -> None:
        super().__init__(game, bots, players)
        self.ms = ms
        self.spent: dict[str, list[tuple[int, float]]] = defaultdict(list)
        """Of each bot: simulations and milliseconds, by the move."""

    @property
    def header(self) -> dict[str, Any]:
        return super().header | {"ms": self.ms}

    def play(self, span: range) -> list[Match]:
        return [self._played_by_the_clock(match) for match in span]

    def _played_by_the_clock(self, match: int) -> Match:
        seats = self.seats(match)
        table = Table(self.game, self.players, f"{self.seed} {match}", names=seats)
        table.state = copied(self.opening)
        bots = [seated(name, dice.luck(table.seed, seat)) for seat, name in enumerate(seats)]
        while not table.is_over:
            if table.actor == NATURE:
                table.roll()
            else:
                table.push(self._timed(bots[table.actor], view_of(table, table.actor)))
        result = table.result
        assert result
        ranks, points = tuple(result.ranks), tuple(result.scores)
        return Match(match, seats, ranks, points, table.ply - table.draws, result.reason)

    def _timed(self, who: Any, view: View) -> int:
        begun = time.thread_time()
        action: int = who.choose(view, self.ms / 1000)
        if len(view.actions) > 1:
            self.spent[who.name].append((who.done, 1000 * (time.thread_time() - begun)))
        return action

    def told(self, name: str) -> str:
        """What a move has taken, on average."""
        if not self.spent[name]:
            return "–"
        simulations, ms = (fmean(column) for column in zip(*self.spent[name], strict=True))
        return f"{simulations:,.0f} in {ms:.0f} ms"


@dataclass(frozen=True)
class Question:
    """One on one seat, the other on all others."""

    game: Game
    players: int
    one: str
    other: str
    ms: float
    """0: by the count."""

    @property
    def arena(self) -> Arena:
        cast = (self.one, self.other)
        if self.ms:
            return Timed(self.game, cast, self.players, self.ms)
        return Arena(self.game, cast, self.players)

    @property
    def ledger(self) -> pathlib.Path:
        clock = f"-{self.ms:g}ms" if self.ms else ""
        return _KEPT / f"{self.game.name}-{self.players}-{self.one}-{self.other}{clock}.jsonl"


def seated(name: str, seed: int) -> Bot:
    if is_outsider(name):
        return Outsider(name, seed, time.thread_time)
    return Unhurried(name, seed)


def answer(question: Question, games: int) -> str:
    """Play what is missing, and tell."""
    arena = question.arena
    ledger = Ledger(question.ledger, arena)
    missing = [match for match in range(games) if match not in ledger.matches]
    arena.play_all(missing, ledger.keep, os.cpu_count() or 1)
    told = report(arena, [ledger.matches[match] for match in range(games)])
    [it] = [one for one in told.standings if one.bot == question.one]
    low, high = it.interval
    cells = [question.game.name, str(question.players), question.one, question.other]
    cells += [f"{it.share:.0%}", f"{low:.0%} – {high:.0%}", f"{1 / question.players:.0%}"]
    cells += [str(games), *map(getattr(arena, "told", lambda _: "–"), arena.bots)]
    return f"| {' | '.join(cells)} |"


def questions(given: argparse.Namespace) -> Iterator[Question]:
    outsider = f"{given.outsider}{given.simulations or MOST_SIMULATIONS}"
    ms = 0.0 if given.simulations else given.ms
    for name in given.names or SHELF:
        game = load(name)
        for players in given.players or usual_tables(game):
            for one, other in ((given.bot, outsider), (outsider, given.bot)):
                yield Question(game, players, one, other, ms)


def usual_tables(game: Game) -> list[int]:
    """Of two, three and four, and the largest."""
    return sorted({*_USUAL_TABLES, game.players[-1]} & set(game.players))


def prepare(question: Question) -> None:
    """Compile what plays, so that no move waits for it."""
    kinds = (for_bots, for_outsiders) if question.ms else (for_their_matches,)
    chores = [chore for kind in (for_a_table, *kinds) for chore in kind(question.game)]
    warm(question.game, chores, lambda *_: None)


def read() -> argparse.Namespace:
    words = argparse.ArgumentParser(usage=__doc__)
    words.add_argument("games", nargs="?", type=int, default=20)
    words.add_argument("names", nargs="*", choices=[[], *SHELF], default=[])
    words.add_argument("--players", type=lambda told: [int(n) for n in told.split(",")])
    words.add_argument("--ms", type=float, default=250.0)
    words.add_argument("--bot", default="level6")
    words.add_argument("--outsider", default="uct", choices=["uct", "flat"])
    words.add_argument("--simulations", type=int)
    return words.parse_args()


def main() -> None:
    given = read()
    _KEPT.mkdir(exist_ok=True)
    print("| game | players | one | others | wins | 95 % | fair | games | its move | theirs |")
    print("|---|---|---|---|---|---|---|---|---|---|", flush=True)
    for question in questions(given):
        prepare(question)
        print(answer(question, given.games), flush=True)


if __name__ == "__main__":
    main()
