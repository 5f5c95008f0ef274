"""Is Storm alive? Equal bots under several conditions: endings, points, attacks, wins by order.

    python bench/lively.py GAMES BOTS PLAYERS [OPTIONS ...]
    python bench/lively.py 1000 level3,level5 3,4 preset=printed preset=lively,powers=on

The rows of a table in Markdown. `decided` is the share of games that end by sanctuary or
encirclement, with its 95 % interval; `by order` says how often each place wins, in parts of an
even share. `seed=2` among the options throws other dice.
"""

import sys
from dataclasses import dataclass

import numpy as np

from theomachy.bots.crowd import Crowd
from theomachy.games import load
from theomachy.games.storm.actions import ATTACK, DEEDS, GOD, WAR
from theomachy.kernel import ask
from theomachy.kernel.batch import Batch
from theomachy.kernel.game import SHEET
from theomachy.study.intervals import wilson

STORM = load("storm")
HEADINGS = (
    "options", "bot", "players", "decided", "sanctuary", "encirclement", "exhaustion", "cap",
    "points a seat", "winner's points", "attacks a game", "by order",
)  # fmt: skip


@dataclass(frozen=True)
class Played:
    finals: np.recarray
    points: np.ndarray
    payoffs: np.ndarray
    attacks: np.ndarray


def play(bot: str, players: int, options: dict[str, str], games: int, seed: int) -> Played:
    """All games at once, one in each slot of a batch; what follows it there does not count."""
    batch = Batch(STORM, players, games, seed, options)
    crowd, live = Crowd(bot, STORM, players, seed), np.ones(games, np.bool_)
    finals, payoffs = batch.states.copy(), np.zeros((games, players))
    attacks, actions = np.zeros(games, np.int64), np.zeros(games, np.int64)
    while live.any():
        actions[:] = batch.legal[:, 0]
        crowd.choose(batch.states, live, actions)
        attacks += live & (actions < GOD) & np.isin(actions % DEEDS, (ATTACK, WAR))
        batch.step(actions)
        ended = live & batch.done
        finals[ended], payoffs[ended] = batch.finals[ended], batch.payoffs[ended][:, :players]
        live &= ~ended
    return Played(finals, np.array([points_of(s, players) for s in finals]), payoffs, attacks)


def points_of(s: np.record, players: int) -> np.ndarray:
    sheet = np.zeros(players, SHEET).view(np.recarray)
    ask.score(s, sheet)
    return np.array(sheet.points)


def row(told: str, bot: str, players: int, played: Played) -> list[str]:
    endings, games = STORM.endings(played.finals), len(played.finals)
    share = {why: float((endings == why).mean()) for why in HEADINGS[4:8]}
    decided = round((share["sanctuary"] + share["encirclement"]) * games)
    least, most = wilson(decided, games)
    return [
        told, bot, str(players), f"{decided / games:.1%} ({least:.1%}–{most:.1%})",
        *(f"{part:.1%}" for part in share.values()),
        f"{played.points.mean():.1f}", f"{played.points.max(axis=1).mean():.1f}",
        f"{played.attacks.mean():.1f}", by_order(players, played),
    ]  # fmt: skip


def by_order(players: int, played: Played) -> str:
    order = (np.arange(players) - played.finals.first[:, None]) % players
    wins = [played.payoffs[order == place].mean() * players for place in range(players)]
    return " ".join(f"{won:.2f}" for won in wins)


def read(told: str) -> dict[str, str]:
    return {name: value for name, _, value in (one.partition("=") for one in told.split(","))}


def main(games: str, bots: str, players: str, *settings: str) -> None:
    print("|", " | ".join(HEADINGS), "|")
    print("|---" * len(HEADINGS) + "|", flush=True)
    for told in settings or ("preset=printed", "preset=lively"):
        for bot in bots.split(","):
            for number in map(int, players.split(",")):
                options = read(told)
                seed = int(options.pop("seed", "1"))
                played = play(bot, number, options, int(games), seed)
                print("|", " | ".join(row(told, bot, number, played)), "|", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
