"""How an observation is laid out, and what it says of itself."""

import re

import numpy as np
import pytest

from theomachy.games import load, names
from theomachy.kernel import Option
from theomachy.kernel.observation import LARGEST, NUMBER, Layout, Number, Part, one_of, rules_played

SMALL = Layout(
    Part(
        "cells",
        Number("owner", "X-1", each=2),
        Number("kind", "X-2", always=[7, 8, 9], most=9),
        places=3,
    ),
    one_of("node", "X-3", ("day", "night")),
    Part("turn", Number("round", "X-4", most=40)),
    rules_played(
        [Option("dice", ("off", "on"), "on", "X-5"), Option("cap", range(3, 9), 4, "X-6")]
    ),
)


def test_every_number_has_its_place():
    told = [(named.name, named.first, named.shape) for named in SMALL.numbers()]
    assert told == [
        ("cells.owner", 0, (3, 2)), ("cells.kind", 2, (3,)), ("node", 9, (2,)),
        ("turn.round", 11, ()), ("rules.dice", 12, ()), ("rules.cap", 13, ()),
    ]  # fmt: skip
    assert SMALL.size == 14


def test_what_is_always_so_and_the_bounds_stand_at_their_places():
    assert SMALL.always.tolist() == [0, 0, 7, 0, 0, 8, 0, 0, 9, 0, 0, 0, 0, 0]
    assert SMALL.most.tolist() == [1, 1, 9, 1, 1, 9, 1, 1, 9, 1, 1, 40, 1, 8]


@pytest.mark.parametrize("name", names())
def test_every_number_of_a_game_is_one_byte_with_a_bound_and_a_name_of_its_own(name):
    layout = load(name).observation
    told = [named.name for named in layout.numbers()]
    assert len(told) == len(set(told))
    assert layout.size == sum(int(np.prod(named.shape)) for named in layout.numbers())
    assert layout.most.dtype == layout.always.dtype == NUMBER
    assert (layout.most >= 1).all()
    assert (layout.always <= layout.most).all()
    assert layout.most.max() <= LARGEST


@pytest.mark.parametrize("name", names())
def test_every_number_of_a_game_rests_on_a_paragraph_of_its_rulebook(name):
    game = load(name)
    rules = (game.folder / "RULES.en.md").read_text("utf-8")
    for named in game.observation.numbers():
        assert re.search(rf"\*\*{re.escape(named.number.paragraph)}[ *]", rules), named.name
