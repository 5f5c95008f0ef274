"""Do the levels keep what they promise? Arenas of level 6 against greedy, of each level against the
one below, and of the styles, seat-balanced.

    python bench/minds.py [GAMES [GAME ...]]     (200 games of every arena of every game by default)

Where nobody searches games take no time, and five times as many are played. Prints a line for each
arena as it ends; what has been played is kept in minds/ and not played again. Exits 1 if a share
falls short of what is promised.
"""

import os
import pathlib
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from theomachy.bots.levels import STYLES, settings_of
from theomachy.games import SHELF, load
from theomachy.study.arena import Arena
from theomachy.study.ledger import Ledger
from theomachy.study.standings import report

_KEPT = pathlib.Path("minds")
_TOP, _STYLED = 6, "level4"
_MORE = 5


@dataclass(frozen=True)
class Promise:
    """A bot on one seat, its rival on all others: its share of wins lies between these bounds."""

    bot: str
    rival: str
    players: int
    least: float
    most: float = 1.0


def promises(name: str) -> Iterator[Promise]:
    yield Promise("level6", "greedy", 2, 0.90)
    yield Promise("level6", "greedy", 4, 0.60)
    if 6 in load(name).players:
        yield Promise("level6", "greedy", 6, 0.45)
    for level in range(1, _TOP):
        yield Promise(f"level{level + 1}", f"level{level}", 2, 0.65)
    for style in STYLES:
        yield Promise(f"{_STYLED}-{style}", _STYLED, 2, 0.4, 0.6)


def keep(name: str, promise: Promise, games: int) -> bool:
    """Play what is missing, and say whether the promise is kept."""
    game, bots = load(name), [promise.bot, promise.rival]
    arena = Arena(game, bots, promise.players)
    games *= 1 if any(settings_of(bot, game).simulations > 0 for bot in bots) else _MORE
    file = f"{name}-{promise.players}-{promise.bot}-{promise.rival}.jsonl"
    ledger, begun = Ledger(_KEPT / file, arena), time.perf_counter()
    missing = [match for match in range(games) if match not in ledger.matches]
    arena.play_all(missing, ledger.keep, os.cpu_count() or 1)
    seconds = (time.perf_counter() - begun) * (os.cpu_count() or 1) / max(1, len(missing))
    told = report(arena, [ledger.matches[match] for match in range(games)])
    [it] = [one for one in told.standings if one.bot == promise.bot]
    low, high = it.interval
    print(
        f"| {name} | {promise.players} | {promise.bot} | {promise.rival} | {it.share:.1%} "
        f"| {low:.1%} – {high:.1%} | {promise.least:.0%} | {games} | {seconds:.2f} |",
        flush=True,
    )
    return promise.least <= it.share <= promise.most


def main() -> int:
    games, names = int((sys.argv[1:] or ["200"])[0]), sys.argv[2:] or SHELF
    _KEPT.mkdir(exist_ok=True)
    print("| game | players | bot | rivals | wins | 95 % | promised | games | core s a game |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    try:
        kept = [keep(name, promise, games) for name in names for promise in promises(name)]
    except ValueError as error:
        sys.exit(str(error))
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
