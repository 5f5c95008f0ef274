"""What bots of level 4 gain in lively Storm by weighing things otherwise there.

    python bench/shades.py GAMES

One bot with its shades among bots without them (all weights `beside_…` are 0): the share it wins
with 2, 3 and 4 players, with its 95 % interval; an even share is 1 / players.
"""

import sys
from dataclasses import replace

import numpy as np

from theomachy.bots.levels import settings_of
from theomachy.bots.match import play_matches
from theomachy.bots.opinions import opinion_of
from theomachy.games import load
from theomachy.study.intervals import wilson

STORM = load("storm")


def main(games: int) -> None:
    bot = settings_of("level4", STORM)
    is_plain = np.array([not name.startswith("beside") for name in opinion_of(STORM).names])
    plain = replace(bot, policy=bot.policy * is_plain, value=bot.value * is_plain)
    for players in (2, 3, 4):
        opening = STORM.new(players, {"preset": "lively"})
        batch = play_matches(STORM, opening, [bot] + [plain] * (players - 1), games, seed=1)
        match = np.arange(games)
        won = float(batch.sheets.payoff[match, -match % players].sum())
        least, most = wilson(won, games)
        print(f"{players} players: {won / games:.1%} ({least:.1%}–{most:.1%})", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
