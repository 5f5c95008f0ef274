"""Godstorm: every player moves one chair on, with all he owns, and the turn goes on as before.

Only set-up and bids go by seat order (GS-2.5, GS-3.1): they are left out.
"""

import re

from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import law, positions

from theomachy import Table
from theomachy.games import load
from theomachy.kernel import NATURE, ask

GAME = load("godstorm")
ROWS = ("pantheons", "heaven", "faith", "hands", "hand_sizes", "relics", "markers", "fallen",
        "bids", "reserve", "sears")  # fmt: skip


def moved(text, players):
    """A text with its seats one chair on."""
    return re.sub(r"\bP(\d)", lambda m: f"P{int(m[1]) % players + 1}", text)


def reseated(said):
    players = said["players"]

    def again(told):
        if isinstance(told, str):
            return moved(told, players)
        if isinstance(told, list):
            return [again(part) for part in told]
        return {name: again(part) for name, part in told.items()} if type(told) is dict else told

    turned = {name: again(told) for name, told in said.items()}
    return turned | {name: [turned[name][-1], *turned[name][:-1]] for name in ROWS}


@given(positions(GAME), st.integers(0, 999))
@law(compiled=150, plain=15)
def test_a_reseated_game_is_the_same_game(s, pick):
    said = GAME.description(s)
    assume(said["turn"] > 0)
    t = Table.at(GAME, reseated(said), seed=0).state
    legal = {GAME.notation(action): action for action in GAME.legal_actions(s)}
    theirs = {GAME.notation(action) for action in GAME.legal_actions(t)}
    assert {moved(move, s.players) for move in legal} == theirs
    if legal:
        move = list(legal)[pick % len(legal)]
        again = GAME.parse(moved(move, s.players))
        if ask.actor(s) == NATURE:
            assert ask.chance(s, legal[move]) == ask.chance(t, again)
        ask.apply(s, legal[move])
        ask.apply(t, again)
        if s.turn:
            assert GAME.description(t) == reseated(GAME.description(s))


def test_a_chair_on():
    said = Table.at(GAME, "3p; at P3 T6; ROM P3:4 W; LIG P1:2; EGY P2:1; faith P3 7").describe()
    turned = reseated(said)
    assert turned["at"] == "P1 invade"
    assert turned["territories"] == {"ROM": "P1:4 W", "LIG": "P2:2", "EGY": "P3:1"}
    assert turned["faith"] == [7, 0, 0]
    assert moved("tie P1 P3", 3) == "tie P2 P1"
