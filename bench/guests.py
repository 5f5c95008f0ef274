"""A guest in another language, one that hangs, one that lies, one that dies: an arena of each.

    python bench/guests.py [GAMES [GAME]]     (100 games of storm by default)

For each: games played, seats forfeited and why, seconds, decisions of all seats each second, and
how many processes are left when the arena has ended (none).
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time
from collections import Counter

from theomachy.bots.bot import for_bots
from theomachy.bots.guests import Bounds
from theomachy.games import load
from theomachy.kernel import Game
from theomachy.kernel.warm import for_a_table, warm
from theomachy.study.arena import Arena, Match

_FIRST = pathlib.Path(__file__).parents[1] / "examples/bots/first.sh"
_SAYS = """while read -r line; do echo '{"type":"move","move":"%s"}'; done"""
_READY = """#!/bin/sh\nread -r line; echo '{"type":"ready","protocol":1}'\n"""
_STRANGERS = {
    "another language": (f"exec sh {_FIRST}", 60.0),
    "hangs": (f"{_READY}sleep 1000", 0.1),
    "lies": (_READY + _SAYS, 60.0),
    "babbles": (f"{_READY}yes", 60.0),
    "dies": (f"{_READY}read -r line; exit 1", 60.0),
}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    game = load(sys.argv[2] if len(sys.argv) > 2 else "storm")
    warm(game, [*for_a_table(game), *for_bots(game)], lambda *_: None)
    with tempfile.TemporaryDirectory() as folder:
        for name, (script, clock) in _STRANGERS.items():
            file = pathlib.Path(folder) / name.replace(" ", "-")
            file.write_text(script.replace("%s", illegal_at_first(game)))
            file.chmod(0o755)
            print(told(game, name, f"program:sh {file}", games, clock), flush=True)


def illegal_at_first(game: Game) -> str:
    """A move that nobody may begin with; where all may be, one that soon may not be played."""
    legal = game.legal_actions(game.new(game.players[0]))
    others = (action for action in reversed(range(game.actions)) if action not in legal)
    return game.notation(next(others, 0))


def told(game: Game, name: str, guest: str, games: int, clock: float) -> str:
    begun, played = time.perf_counter(), list[Match]()
    arena = Arena(game, [guest, "random"], seed=1, bounds=Bounds(clock, 600.0))
    arena.play_all(range(games), played.extend, threads=2)
    seconds = time.perf_counter() - begun
    why = Counter(lost.offence for match in played for lost in match.forfeits)
    reasons = ", ".join(f"{many} {offence}" for offence, many in why.items()) or "no forfeit"
    rate = sum(match.decisions for match in played) / seconds
    left = processes_of(guest.split()[-1])
    pace = f"{seconds:.1f} s, {rate:.0f} decisions/s"
    return f"{name}: {len(played)} games, {reasons}, {pace}, {left} processes left"


def processes_of(word: str) -> int:
    """How many processes have it on their command line, beside this one."""
    words = ["ps", "-eo", "pid=,args="]
    lines = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
    return sum(word in line and line.split()[0] != str(os.getpid()) for line in lines)


if __name__ == "__main__":
    main()
