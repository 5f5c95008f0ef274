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
RANDOM_GAMES = 4


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


def asking_first(game, apply):
    """Play an action only after asking all there is to ask about it."""

    def asked(s, action):
        if s.dtype == game.state:
            assert action in game.legal_actions(s)
            assert ask.refusal(s, action) == 0
            ask.chance(s, action)
        apply(s, action)

    return asked


def play_at_random(game, seed):
    chosen = random.Random(seed)
    options = {option.name: chosen.choice(list(option.values)) for option in game.options}
    s = game.new(chosen.choice(list(game.players)), options)
    play = asking_first(game, game.turn.apply)
    while ask.actor(s) != OVER:
        ask.refusal(s, chosen.randrange(game.actions))
        play(s, chosen.choice(game.legal_actions(s)))
    assert game.legal_actions(s) == []


@pytest.mark.plain_only
@every_game
def test_every_line_that_is_written_from_the_rows_is_run(game, monkeypatch):
    turn = game.turn
    monkeypatch.setattr(ask, "apply", asking_first(game, ask.apply))
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
    return bool(line.strip()) and not line.strip().startswith("else:")
