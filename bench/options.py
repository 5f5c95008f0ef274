"""Random games with every player count and every option, one at a time: how they end.

    python bench/options.py GAME [GAMES]     (20,000 of each by default)

Every game is played to its end; a rule that could keep one from ending would keep this from ending.
"""

import sys
from collections import Counter

from theomachy.games import load
from theomachy.kernel import Game
from theomachy.kernel.drive import DECISIONS, play_many


def one_by_one(game: Game) -> list[dict[str, object]]:
    """The default rules, then each option at each other value."""
    changed = [
        {option.name: value}
        for option in game.options
        for value in sorted({option.values[0], option.values[-1], *option.values[:6]}, key=str)
        if value != option.default
    ]
    return [{}, *changed]


def main(name: str, games: int = 20_000) -> None:
    game = load(name)
    for options in one_by_one(game):
        for players in game.players:
            batch = play_many(game, game.new(players, options), games, seed=1)
            endings = Counter(game.endings(batch.finals).tolist())
            shares = ", ".join(f"{why} {n / games:.2%}" for why, n in sorted(endings.items()))
            told = " ".join(f"{key}={value}" for key, value in options.items()) or "defaults"
            mean = batch.tallies[:, DECISIONS].mean()
            print(f"{name} {players}p {told}: {mean:.0f} decisions; {shares}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
