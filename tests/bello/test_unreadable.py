"""Positions that cannot be read: each told by its message, in both languages."""

import pytest

from theomachy.games import load
from theomachy.locales import Wrong
from theomachy.table.position import read_position

GAME = load("bello")
SOUND = "2p; pantheons aztec norse; at P1 action; e1=P1/3 e9=P2/3"


def why_not(change, text=SOUND):
    with pytest.raises(Wrong) as refused:
        GAME.arrange({**read_position(GAME, text), **change})
    assert refused.value.said_in("en") != refused.value.said_in("fr")
    return refused.value.key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"colour": "red"}, "door-field"),
        ({"at": "P1 lunch"}, "door-phase"),
        ({"at": ""}, "door-phase"),
        ({"at": "action"}, "door-bello-whose"),
        ({"at": "P3 action"}, "door-at-this-table"),
        ({"at": "P1 sail"}, "door-bello-from"),
        ({"at": "P1 count", "place": "e1"}, "door-bello-landing"),
        ({"cells": {"e2": "three"}}, "door-bello-cell-text"),
        ({"cells": {"e2": "P1/5"}}, "door-bello-crowd"),
        ({"cells": {"z9": "P1/1"}}, "door-bello-location"),
        ({"pantheons": ["aztec", "roman"]}, "door-bello-pantheon"),
        ({"gifts": ["wings"]}, "door-none-of"),
        ({"power": "nap"}, "door-none-of"),
        ({"doom": "soon"}, "door-bello-number"),
        ({"doom": None}, "door-bello-number"),
    ],
)
def test_a_description_that_cannot_be_read_is_told_in_both_languages(change, key):
    assert why_not(change) == key


@pytest.mark.parametrize("token", ["wonder e2", "doom soon", "hearts"])
def test_a_token_that_cannot_be_read_is_told_in_both_languages(token):
    with pytest.raises(Wrong) as refused:
        GAME.read_token(token, {})
    assert refused.value.key == "door-token"
    assert refused.value.said_in("en") != refused.value.said_in("fr")
