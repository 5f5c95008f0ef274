"""The record of a position is a promise: its size and its fields, in order."""

import numpy as np

from theomachy.games import load

STATE = load("bello").state
FIELDS = """
    control followers ziggurats plagues decrees horses rules pantheons players first seat node
    round_number doom is_final is_extra power chosen place landing actions extra_moves
    bonus_actions has_flower has_horse has_ship has_sandals has_hearts padding
"""
OPTIONS = "doomsday powers combat sharing pantheons finale chips"


def test_the_record_keeps_its_size():
    assert STATE.itemsize == 344
    assert STATE["rules"].itemsize == 7


def test_the_record_keeps_its_fields():
    assert list(STATE.names) == FIELDS.split()
    assert list(STATE["rules"].names) == OPTIONS.split()
    assert STATE["control"].shape == (6,)
    assert STATE["followers"].shape == (7, 4)
    assert STATE["pantheons"].shape == (6,)


def test_the_opening_record_is_the_same_bytes_each_time():
    game = load("bello")
    assert game.new(3).tobytes() == game.new(3).tobytes()
    assert game.blank().tobytes() == bytes(344)


def test_words_are_whole_and_the_rest_are_bytes():
    words = {"control", "followers", "ziggurats", "plagues", "decrees", "horses"}
    for name in set(STATE.names) - {"rules"}:
        assert STATE[name].base == (np.int64 if name in words else np.int8), name
