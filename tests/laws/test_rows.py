"""Every offer of every row is listed, performed and refused; every pass is taken.

What the kernel writes from the rows is text that coverage does not see: so it is watched here, line
by line, while the worked examples and some random games are played.
"""

import pathlib
import random
import sys

import pytest
from strategies import every_game

from theomachy.kernel import OVER, ask
from theomachy.table.scenario import read_scenarios, run

TESTS = pathlib.Path(__file__).parents[1]
RANDOM_GAMES = 6


class Watched:
    """Which lines of a text are run."""

    def __init__(self, file):
        self.file, self.lines = file, set()

    def __enter__(self):
        self.before = sys.gettrace()
        sys.settrace(self.called)
        return self

    def __exit__(self, *wrong):
        sys.settrace(self.before)

    def called(self, frame, event, what):
        if frame.f_code.co_filename == self.file:
            self.lines.add(frame.f_lineno)
            return self.ran
        return None

    def ran(self, frame, event, what):
        self.lines.add(frame.f_lineno)
        return self.ran


def play_at_random(game, seed):
    chosen = random.Random(seed)
    options = {option.name: chosen.choice(list(option.values)) for option in game.options}
    s = game.new(chosen.choice(list(game.players)), options)
    while ask.actor(s) != OVER:
        legal = game.legal_actions(s)
        ask.refusal(s, chosen.randrange(game.actions))
        ask.chance(s, legal[0])
        ask.apply(s, chosen.choice(legal))


@pytest.mark.plain_only
@every_game
def test_every_line_that_is_written_from_the_rows_is_run(game):
    turn = game.turn
    with Watched(turn.file) as watched:
        for file in sorted((TESTS / game.name).glob("*.scenario")):
            for scenario in read_scenarios(file.read_text()):
                run(scenario)
        for seed in range(RANDOM_GAMES):
            play_at_random(game, seed)
    text = turn.text.splitlines()
    idle = [number for number, line in enumerate(text, 1) if is_code(line)]
    missed = [f"{n}: {text[n - 1].strip()}" for n in idle if n not in watched.lines]
    assert missed == []


def is_code(line):
    return bool(line.strip()) and line.strip() != "else:"
