"""Bello for six: turn the board by a sixth with seats and pantheons, it is the same game."""

import re

import numpy as np
from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import law, positions

from theomachy.games import load
from theomachy.games.bello.state import Node
from theomachy.kernel import ask
from theomachy.kernel.bits import members, word
from theomachy.kernel.hex import Hexagon

GAME = load("bello")
BOARD = Hexagon(4)
TURNED = [BOARD.axial.index((q + r, -q)) for q, r in BOARD.axial]
"""Where each cell comes to lie: e1 on i1, i1 on i5, …"""


def turned_cells(cells):
    return word(TURNED[cell] for cell in members(cells))


def turned_cell(cell):
    return cell if cell < 0 else TURNED[cell]


def turned(s):
    """The position as seen by somebody who walked a sixth round the table."""
    t = s.copy()
    for seat in range(6):
        t.control[(seat + 1) % 6] = turned_cells(s.control[seat])
        t.pantheons[(seat + 1) % 6] = s.pantheons[seat]
        for k in range(4):
            t.followers[(seat + 1) % 6, k] = turned_cells(s.followers[seat, k])
    for k in range(4):
        t.followers[6, k] = turned_cells(s.followers[6, k])
    for marker in ("ziggurats", "plagues", "decrees", "horses"):
        t[marker] = turned_cells(s[marker])
    t.first, t.seat = (s.first + 1) % 6, (s.seat + 1) % 6
    t.place, t.landing = turned_cell(s.place), turned_cell(s.landing)
    return t


def turned_action(action):
    text = GAME.notation(action)
    name = re.compile(r"\b[a-i][1-9]\b")
    return GAME.parse(name.sub(lambda m: BOARD.names[TURNED[BOARD.numbers[m[0]]]], text))


def test_six_turns_are_none():
    cells = np.arange(61)
    for _ in range(6):
        cells = np.array(TURNED)[cells]
    assert cells.tolist() == list(range(61))
    assert turned_action(GAME.parse("move e1 e2")) == GAME.parse("move i1 h2")


@given(positions(GAME, fewest_players=6), st.integers(0, 999))
@law(plain=20)
def test_a_turned_game_is_the_same_game(s, pick):
    assume(s.node >= Node.PICK)
    t = turned(s)
    legal = GAME.legal_actions(s)
    assert sorted(turned_action(action) for action in legal) == GAME.legal_actions(t)
    assert ask.fault(t) == 0
    if legal:
        action = legal[pick % len(legal)]
        ask.apply(s, action)
        ask.apply(t, turned_action(action))
        assert turned(s).tobytes() == t.tobytes(), f"{GAME.picture(turned(s))}\n{GAME.picture(t)}"
