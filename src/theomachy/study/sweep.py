"""Which rules meet stated aims best? Candidates race, and the hopeless are dropped early.

Sequential halving (Karnin, Koren and Somekh 2013): all play a few games; the better half of them
plays on to twice as many, and so forth, until the last ones have played them all. Ten candidates
cost less than four would that played to the end.
"""

import itertools
import math
import pathlib
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from typing import Annotated, Any

import msgspec

from theomachy.bots import check_bot, settings_of
from theomachy.bots.levels import digest
from theomachy.kernel.drive import Progress
from theomachy.locales import Wrong
from theomachy.study.aims import Aim, Aims, mean_met, mean_met_between
from theomachy.study.candidate import Candidate, Tables, own_seed, portion, portions
from theomachy.study.cluster import Cluster
from theomachy.study.findings import Findings
from theomachy.study.intervals import Interval
from theomachy.study.measures import Key, Measure, measures_of
from theomachy.study.planning import doubt_at
from theomachy.study.readiness import Errand
from theomachy.study.simulate import seats_of_bots

Piece = tuple[int, int, range]
"""Games of one candidate: its number, how many players, the numbers of the games."""
Play = Callable[[Iterable[Piece]], Iterable[Findings]]
"""Plays pieces, and tells of each in their order; once stopped, of no more."""


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As a file states it."""

    game: str
    players: Annotated[list[int], msgspec.Meta(min_length=1)]
    aims: Aims
    candidates: list[str] = []
    """Settings of options as they are written: "attack_cost=max,powers=on"; "" is as printed."""
    grid: dict[str, list[str | int]] = {}
    """Options and their values: every choice of one of each is a candidate."""
    bots: str = "greedy"
    games: Annotated[int, msgspec.Meta(ge=10)] = 2000
    """Of those who last to the end, with each number of players."""
    seed: int = 0

    @property
    def settings(self) -> list[str]:
        """All candidates, each once."""
        written = [[f"{name}={value}" for value in values] for name, values in self.grid.items()]
        choices = [",".join(choice) for choice in itertools.product(*written)] if written else []
        return list(dict.fromkeys([*self.candidates, *choices]))


@dataclass(frozen=True)
class Standing:
    """How one candidate fared."""

    setting: str
    games: int
    """With each number of players."""
    met: float
    """How far it meets the aims: 1 is all of them."""
    interval: Interval
    """So that those of all candidates hold together, after every round."""
    measured: dict[int, dict[str, float]]
    """What was measured for each aim, by the number of players."""


@dataclass(frozen=True)
class Ranking:
    game: str
    players: list[int]
    bots: str
    seed: int
    rounds: int
    """That have been played to their end, of `of_rounds`."""
    of_rounds: int
    standings: list[Standing]
    """The best first; who was dropped later stands before who was dropped earlier."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def read_study(path: pathlib.Path) -> Study:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Study)
    except ValueError as wrong:
        raise Wrong("door-sweep-file", file=str(path), why=str(wrong)) from None


class Sweep:
    """A study ready to be played."""

    def __init__(self, study: Study) -> None:
        self.study, self.settings = study, study.settings
        self.players = list(dict.fromkeys(study.players))
        self.aims: list[Aim] = study.aims.stated
        self.bots = study.bots.split(",")
        self.candidates = [Candidate.read(study.game, text) for text in self.settings]
        self._check_tables()
        self._check_aims()

    def _check_aims(self) -> None:
        if not self.aims:
            raise Wrong("door-sweep-aims")
        for aim in self.aims:
            if aim.least > aim.most:
                raise Wrong("door-sweep-span", name=aim.name, least=aim.least, most=aim.most)
        if self.study.aims.faction and not self.candidates[0].game.factions:
            raise Wrong("door-sweep-factions", game=self.study.game)

    def _check_tables(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if len(self.candidates) < 2:
            raise Wrong("door-sweep-candidates")
        for players in self.players:
            for name in seats_of_bots(self.bots, players):
                check_bot(name)
            for candidate in self.candidates:
                candidate.game.new(players, candidate.options)

    @property
    def header(self) -> dict[str, Any]:
        """What makes the games of this sweep what they are; aims may be changed afterwards."""
        told, game = self.study, self.candidates[0].game
        return {
            "game": told.game,
            "rules": game.version,
            "players": self.players,
            "bots": self.bots,
            "games": told.games,
            "seed": told.seed,
            "candidates": self.settings,
            "minds": {name: digest(settings_of(name, game)) for name in self.bots},
        }

    @property
    def stops(self) -> list[int]:
        """After how many games each round ends."""
        rounds = math.ceil(math.log2(len(self.settings)))
        return [math.ceil(self.study.games / 2**left) for left in range(rounds - 1, -1, -1)]

    @property
    def most_games(self) -> int:
        """How many are played in all."""
        alive, before, games = len(self.settings), 0, 0
        for stop in self.stops:
            games += alive * (stop - before) * len(self.players)
            alive, before = math.ceil(alive / 2), stop
        return games

    def pieces(self, candidate: int, before: int, stop: int) -> Iterator[Piece]:
        """What a candidate has still to play in a round, in portions."""
        longest = portion(self.candidates[0].game, self.bots)
        for players in self.players:
            for games in portions([stop - before], longest):
                yield candidate, players, range(games.start + before, games.stop + before)

    def play(self, piece: Piece, threads: int = 1, progress: Progress | None = None) -> Findings:
        number, players, games = piece
        seed = own_seed(self.study.seed, number, players)
        tables = Tables(players, tuple(seats_of_bots(self.bots, players)), seed)
        return tables.play(self.candidates[number], games, threads, progress)

    def play_on(self, cluster: Cluster, pieces: Iterable[Piece]) -> Iterator[Findings]:
        """The same of many pieces, by other machines."""
        errands = [Errand.to_play(one.game, self.bots) for one in self.candidates]
        return cluster.in_order(partial(play_shard, errands, self), pieces)

    def run(self, play: Play) -> Ranking:
        """Let them race; once stopped, the ranking of the rounds that are over."""
        alive, dropped, before, over = list(range(len(self.settings))), list[Standing](), 0, 0
        found: dict[tuple[int, int], Findings] = {}
        ranked: list[Standing] = []
        for stop in self.stops:
            pieces = [piece for one in alive for piece in self.pieces(one, before, stop)]
            played = list(zip(pieces, play(pieces), strict=False))
            if len(played) < len(pieces):
                return self.ranking(over, ranked + dropped)
            for (candidate, players, _), new in played:
                key = candidate, players
                found[key] = found[key] + new if key in found else new
            dropped = ranked[len(alive) :] + dropped
            standings = {one: self.standing(one, found, stop, before) for one in alive}
            alive.sort(key=lambda one: -standings[one].met)
            ranked, before, over = [standings[one] for one in alive], stop, over + 1
            alive = alive[: math.ceil(len(alive) / 2)]
        return self.ranking(over, ranked + dropped)

    def standing(
        self, candidate: int, found: dict[tuple[int, int], Findings], games: int, before: int
    ) -> Standing:
        game, tables = self.candidates[candidate].game, self.players
        measured: list[dict[Key, Measure]] = [
            measures_of(game, found[candidate, players]) for players in tables
        ]
        doubt = doubt_at(games, before, self.study.games) / len(self.settings)
        values = [{aim.name: one[aim.key].value for aim in self.aims} for one in measured]
        return Standing(
            self.settings[candidate],
            games,
            mean_met(self.aims, measured),
            mean_met_between(self.aims, measured, doubt),
            dict(zip(tables, values, strict=True)),
        )

    def ranking(self, rounds: int, standings: list[Standing]) -> Ranking:
        told = self.study
        return Ranking(
            told.game, self.players, told.bots, told.seed, rounds, len(self.stops), standings
        )


def play_shard(errands: list[Errand], sweep: Sweep, piece: Piece) -> Findings:
    """What one of the other machines does."""
    errands[piece[0]].prepare()
    return sweep.play(piece)
