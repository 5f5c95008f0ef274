"""One bot answers in many games at once."""

import numpy as np

from theomachy import Table
from theomachy.bots.crowd import Crowd
from theomachy.games import load

UNTOUCHED = -1


def positions(*games):
    """After these moves of connect four."""
    states = []
    for moves in games:
        table = Table("connect_four")
        for column in moves:
            table.play(f"drop {column}")
        states.append(table.state)
    return np.array(states).view(np.recarray)


def answers(name, states, asked):
    actions = np.full(states.size, UNTOUCHED)
    Crowd(name, load("connect_four"), 2).choose(states, np.array(asked), actions)
    return actions.tolist()


def test_it_takes_what_wins_wherever_it_sits():
    assert answers("greedy", positions("ababab", "bgagaga", "cdcdcd"), [True] * 3) == [0, 6, 2]


def test_it_answers_where_it_is_asked_alone():
    assert answers("greedy", positions("ababab", "ababab"), [False, True]) == [UNTOUCHED, 0]


def test_positions_are_left_as_they_were():
    states = positions("ababab", "c")
    before = states.tobytes()
    answers("random", states, [True, True])
    assert states.tobytes() == before
