"""What learners see tells positions apart: where two look the same, the same may be played, and the
same comes of it. That no secret is seen in it, `test_secrecy_laws` holds."""

import itertools
import pathlib
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sights import Sights, wander
from strategies import PLAIN, every_game, law, positions

from theomachy.games import SHELF, load, names
from theomachy.kernel import ask
from theomachy.kernel.seats import viewers
from theomachy.table import Table
from theomachy.table.scenario import moves_of, read_scenarios

TESTS = pathlib.Path(__file__).parents[1]

GAMES, STEPS, BATCHES = (3, 10, 10) if PLAIN else (64, 60, 240)


@every_game
@given(data=st.data())
@law()
def test_every_number_keeps_its_bound(game, data):
    s = data.draw(positions(game))
    out = np.zeros(game.observation.size, np.int8)
    for seat in viewers(s.players):
        ask.observe(s, seat, out)
        assert (out >= 0).all()
        assert (out <= game.observation.most).all()


def looked_at(sights, seed):
    """What is wrong with the positions of random games, if anything is."""
    batches = wander(sights.game, random.Random(seed), GAMES, STEPS)
    return next(filter(None, map(sights.add, itertools.islice(batches, BATCHES))), "")


@pytest.mark.parametrize("name", names())
def test_where_positions_look_the_same_the_same_may_be_played_and_comes_of_it(name):
    sights = Sights(load(name))
    assert looked_at(sights, seed=5) == ""
    assert sights.positions == GAMES * BATCHES


@every_game
def test_what_is_not_shown_would_be_missed(game):
    assert "look the same" in looked_at(Sights(game, is_blind=True), seed=5)


def steps_of(name):
    """Every step of every scenario of a game: its keyword and its text."""
    for file in sorted((TESTS / name).glob("*.scenario")):
        for scenario in read_scenarios(file.read_text()):
            yield from ((step.keyword, step.text) for step in scenario.steps)


def decisions_of(name):
    """Every position of a game's scenarios in which somebody decides."""
    table = None
    for keyword, text in steps_of(name):
        table = Table.at(name, text, seed=0) if keyword == "Given" else table
        for move in [None, *moves_of(text)] if keyword == "When" else [None]:
            if move is not None:
                table.play(move)
            if table.actor >= 0:
                yield table.state


@pytest.mark.parametrize("name", SHELF)
def test_in_scenarios_too_where_positions_look_the_same_the_same_may_be_played(name):
    sights, blind = Sights(load(name)), Sights(load(name), is_blind=True)
    assert [told for s in decisions_of(name) if (told := sights.add_one(s))] == []
    assert len(sights) > 50
    assert any(map(blind.add_one, decisions_of(name)))
