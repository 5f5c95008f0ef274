"""Storm of the Gods: mirror the board, or turn it by half, with seats moved on, and play on."""

import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from storm_told import Told
from strategies import law, positions

from theomachy import Table
from theomachy.games import load
from theomachy.kernel import ask

GAME = load("storm")
WAYS = ("n", "ne", "se", "s", "sw", "nw")
FACES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
TURNS = {
    "half a turn": (lambda q, r: (-q, -r), lambda way: way + 3, lambda face: face + 4),
    "a mirror": (lambda q, r: (-q, q + r), lambda way: -way, lambda face: -face),
}
PLACES = ("left", "place", "explorer", "revealed", "vaal")


class Turned:
    """Cells, directions, faces and seats as somebody sees them from elsewhere at the table."""

    def __init__(self, turn, board, players):
        self.cell, self.way, self.face = TURNS[turn]
        self.board, self.players = board, players

    def name(self, cell):
        place = self.cell(*self.board.axial[self.board.numbers[cell]])
        return self.board.names[self.board.axial.index(place)]

    def text(self, text):
        """A text with its seats and cells turned."""
        text = re.sub(r"P(\d)", lambda m: f"P{int(m[1]) % self.players + 1}", text)
        return re.sub(r"\b[a-m]\d+\b", lambda m: self.name(m[0]), text)

    def move(self, move):
        verb, *rest = move.split()
        if verb == "go":
            return f"go {self.turned_way(rest[0])}"
        if verb == "roll":
            return f"roll {self.turned_face(rest[0][:-1])}{rest[0][-1]}"
        return self.text(move)

    def turned_way(self, way):
        return WAYS[self.way(WAYS.index(way)) % 6]

    def turned_face(self, face):
        return FACES[self.face(FACES.index(face)) % 8]

    def description(self, said):
        turned = dict(said)
        turned["cells"] = {self.name(c): self.text(t) for c, t in said["cells"].items()}
        for name in ("at", "first", *PLACES):
            turned[name] = said[name] and self.text(said[name])
        for name in ("used", "emptied", "claims"):
            turned[name] = sorted(self.text(told) for told in said[name])
        for name in ("gods", "communities"):
            turned[name] = [said[name][-1], *said[name][:-1]]
        turned["way"] = said["way"] and self.turned_way(said["way"])
        turned["face"] = said["face"] and self.turned_face(said["face"])
        return turned


def in_order(said):
    """A description whose sets are lists in a fixed order."""
    return said | {name: sorted(said[name]) for name in ("used", "emptied", "claims")}


@pytest.mark.parametrize("turn", TURNS)
@given(positions(GAME), st.integers(0, 999))
@law(compiled=80, plain=8)
def test_a_turned_game_is_the_same_game(turn, s, pick):
    said = GAME.description(s)
    assume(said["turn"] > 0)
    turned = Turned(turn, Told(said).board, said["players"])
    t = Table.at(GAME, turned.description(said), seed=0).state
    legal = {GAME.notation(a): a for a in GAME.legal_actions(s)}
    assert {turned.move(move) for move in legal} == {
        GAME.notation(a) for a in GAME.legal_actions(t)
    }
    if legal:
        move = list(legal)[pick % len(legal)]
        assert ask.chance(s, legal[move]) == ask.chance(t, GAME.parse(turned.move(move)))
        ask.apply(s, legal[move])
        ask.apply(t, GAME.parse(turned.move(move)))
        assert in_order(GAME.description(t)) == in_order(turned.description(GAME.description(s)))


def test_a_mirror_and_half_a_turn():
    board = Told(GAME.description(GAME.new(3))).board
    half, mirror = (Turned(turn, board, 3) for turn in TURNS)
    assert half.move("attack a1 war") == "attack i5 war"
    assert half.move("roll NE2") == "roll SW2"
    assert half.move("go nw") == "go se"
    assert mirror.move("reveal a1") == "reveal i1"
    assert mirror.move("roll NE2") == "roll NW2"
    assert mirror.move("go n") == "go n"
    assert mirror.text("P3 draw e6") == "P1 draw e6"
