"""Who wins? Many matches of any mix of bots; the answer depends on the seed alone."""

import collections
import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from theomachy.bots.guests import (
    USUAL,
    Bounds,
    Company,
    Forfeit,
    Played,
    Setting,
    check_player,
    is_guest,
    play_guest_matches,
)
from theomachy.bots.match import play_matches
from theomachy.kernel import Game
from theomachy.kernel.drive import CHANCES, DECISIONS, Finished, Progress, play_many
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong
from theomachy.study.intervals import wilson


@dataclass(frozen=True)
class Share:
    """How one seat, bot or pantheon fared. A victory shared by k counts 1/k."""

    name: str
    games: int
    wins: float
    share: float
    interval: tuple[float, float]
    rank: float
    """On average."""
    points: float


@dataclass(frozen=True)
class Report:
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: list[str]
    games: int
    seed: int
    by_seat: list[Share]
    by_order: list[Share]
    """`1` is whoever began; each game says what its order of play is."""
    by_bot: list[Share]
    by_faction: list[Share]
    by_faction_and_order: dict[str, list[Share]]
    """By the name of the faction; a place where it never sat is left out."""
    decisions: dict[str, float]
    outcomes_of_chance: int
    endings: dict[str, int]
    digest: str
    """Of every final record and score: two runs agree to the byte, or not."""
    forfeits: list[Forfeit]
    """Seats that guests have lost by what they did."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def seats_of_bots(bots: Sequence[str], players: int) -> list[str]:
    """One bot for all seats, or one for each."""
    for name in bots:
        check_player(name)
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise Wrong("door-bots-of-seats", players=players, bots=len(bots))
    return list(bots)


Player = Callable[[Game, Any, int, int, Progress | None], Finished]


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    progress: Progress | None = None,
    play_random: Player | None = None,
    bounds: Bounds = USUAL,
    language: str = "en",
) -> Report:
    """Play the matches and count; `play_random` may be another machine's player of random games."""
    seated = seats_of_bots(bots, players)
    opening = game.new(players, options)
    if any(map(is_guest, seated)):
        setting = Setting(game, players, game.options_of(opening), language, bounds)
        with Company(setting) as company:
            company.introduce(seated)
            played = play_guest_matches(company, opening, seated, games, seed, threads, progress)
        return report(game, players, seated, games, seed, opening, played)
    if set(seated) != {"random"}:
        batch = play_matches(game, opening, seated, games, seed, threads, progress)
    elif play_random:
        batch = play_random(game, opening, games, seed, progress)
    else:
        batch = play_many(game, opening, games, seed, threads, progress)
    return report(game, players, seated, games, seed, opening, Played(batch, ()))


def report(
    game: Game, players: int, bots: list[str], games: int, seed: int, opening: Any, played: Played
) -> Report:
    batch = played.batch
    decisions = batch.tallies[:, DECISIONS]
    return Report(
        game=game.name,
        rules=game.version,
        players=players,
        options=game.options_of(opening),
        bots=bots,
        games=games,
        seed=seed,
        by_seat=shares(batch, np.tile(np.arange(players), (games, 1)), seat_names(players)),
        by_order=shares(batch, game.order(batch.finals), places(players)),
        by_bot=shares_of_bots(batch, bots),
        by_faction=shares_of_factions(game, batch, players),
        by_faction_and_order=shares_of_places(game, batch, players),
        decisions={
            "total": int(decisions.sum()),
            "mean": float(decisions.mean()),
            "least": int(decisions.min()),
            "most": int(decisions.max()),
        },
        outcomes_of_chance=int(batch.tallies[:, CHANCES].sum()),
        endings=dict(collections.Counter(game.endings(batch.finals).tolist())),
        digest=hashlib.sha256(batch.finals.tobytes() + batch.sheets.tobytes()).hexdigest(),
        forfeits=list(played.forfeits),
    )


def seat_names(players: int) -> list[str]:
    return [seat_name(seat) for seat in range(players)]


def places(players: int) -> list[str]:
    """The order of play as people count it."""
    return [str(place + 1) for place in range(players)]


def shares(batch: Finished, who: np.ndarray, names: Sequence[str]) -> list[Share]:
    """Wins, rank and points by who[game, seat], a number of one of the names."""
    wins, found = batch.sheets.payoff, []
    for number, name in enumerate(names):
        here = who == number
        played, won = int(here.sum()), float(wins[here].sum())
        if played:
            found.append(
                Share(
                    name,
                    played,
                    won,
                    won / played,
                    wilson(won, played),
                    float(batch.sheets.rank[here].mean()),
                    float(batch.sheets.points[here].mean()),
                )
            )
    return found


def shares_of_bots(batch: Finished, bots: list[str]) -> list[Share]:
    names = list(dict.fromkeys(bots))
    numbers = np.array([names.index(name) for name in bots])
    games, players = batch.sheets.shape
    turned = (np.arange(players) + np.arange(games)[:, None]) % players
    return shares(batch, numbers[turned], names)


def shares_of_factions(game: Game, batch: Finished, players: int) -> list[Share]:
    if not game.factions:
        return []
    return shares(batch, batch.finals[game.faction][:, :players], game.factions)


def shares_of_places(game: Game, batch: Finished, players: int) -> dict[str, list[Share]]:
    """Of each faction, by its place in the order of play; -1 is nobody's place."""
    found: dict[str, list[Share]] = {}
    if game.factions:
        order, factions = game.order(batch.finals), batch.finals[game.faction][:, :players]
        for number, name in enumerate(game.factions):
            theirs = np.where(factions == number, order, -1)
            found[name] = shares(batch, theirs, places(players))
    return {name: theirs for name, theirs in found.items() if theirs}
