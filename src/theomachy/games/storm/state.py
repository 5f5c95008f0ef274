"""The position: one record, everything public. Sets of cells are two words (kernel.bits)."""

import enum

import numpy as np

from theomachy.games.storm.board import CELLS
from theomachy.games.storm.numbers import (
    LARGEST_RADIUS,
    MARK,
    MOST_PLAYERS,
    RADIUS,
    SMALLEST_RADIUS,
    TURN_CAPS,
)
from theomachy.games.storm.tiles import PILE_KINDS
from theomachy.kernel import Option, Preset
from theomachy.kernel.bits import WIDE

NOBODY = -1
NONE = -1
"""No face, no direction."""


class Node(enum.IntEnum):
    """Where the turn stands: nature's nodes, the players', and those that pass by themselves."""

    FIRST = 0
    ROLL = 1
    DRAW = 2
    GOD = 3
    GO = 4
    SETTLE = 5
    DEVELOP = 6
    KEEP = 7
    REVEAL = 8
    FOUND = 9
    TO = 10
    OVER = 11
    TURN_START = 12
    WALK = 13
    CLEAN_UP = 14
    STRENGTHEN = 15
    NEXT_REVEAL = 16
    TURN_END = 17


class Ending(enum.IntEnum):
    """ST-16.2 How a game ends."""

    NONE = 0
    SANCTUARY = 1
    ENCIRCLEMENT = 2
    EXHAUSTION = 3
    CAP = 4


ENDINGS = tuple(ending.name.lower() for ending in Ending)

PRINTED = (
    Option("powers", ("off", "on"), "off", "ST-14.1"),
    Option("oceans", ("off", "on"), "off", "ST-2.6"),
    Option("attack_cost", ("forces", "max"), "forces", "ST-9.3"),
    Option("emptied_five", ("discard", "reshuffle"), "discard", "ST-6.7"),
    Option("upkeep", ("before", "after"), "before", "ST-7.5"),
    Option("ialda", ("construction", "total"), "construction", "ST-14.5"),
    Option("encirclement", ("majority", "sole"), "majority", "ST-15.8"),
    Option("radius", range(SMALLEST_RADIUS, LARGEST_RADIUS + 1), RADIUS, "ST-1.1"),
    Option("max_turns", TURN_CAPS, 120, "ST-16.4"),
)
HOUSE = (
    Option("reach", ("anywhere", "beside"), "anywhere", "ST-9.9", part="house"),
    Option("start", ("equal", "later_more"), "equal", "ST-2.10", part="house"),
)
"""Ours, and younger: the bytes of older records say what they always said."""
OPTIONS = PRINTED + HOUSE
PRESETS = (Preset("printed"), Preset("lively", {"reach": "beside", "start": "later_more"}))
POWERS_ON, COST_MAX, FIVE_RESHUFFLED, UPKEEP_AFTER, IALDA_TOTAL, RING_SOLE = 1, 1, 1, 1, 1, 1
BESIDE, LATER_MORE = 1, 1

RULED = np.dtype([(option.name, np.int8) for option in PRINTED], align=True)
HOUSED = np.dtype([(option.name, np.int8) for option in HOUSE], align=True)

TILE = np.dtype(
    [
        ("kind", np.int8),  # tiles.NO_TILE … COMPASS
        ("owner", np.int8),  # ST-1.4, or NOBODY
        ("worshipers", np.int8),
        ("building", np.int8),  # ST-1.5
        ("since", np.uint8),  # ST-1.9 the turn its owner took it, 0 while vacant
    ]
)

STATE = np.dtype(
    [
        ("occupied", np.int64, WIDE),  # ST-1.4 the cells whose tile has an owner
        ("vacant", np.int64, WIDE),  # ST-1.4 the cells whose tile has none
        ("used", np.int64, WIDE),  # ST-8.3
        ("markers", np.int64, WIDE),  # ST-14.3
        ("emptied", np.int64, WIDE),  # ST-5.4 in this move
        ("board", TILE, CELLS),
        ("pile", np.int8, PILE_KINDS),  # ST-2.5 by kind, from LAND on
        ("rules", RULED),  # the options played
        ("players", np.int8),
        ("gods", np.int8, MOST_PLAYERS),
        ("community", np.int8, MOST_PLAYERS),
        ("limbo", np.int8, MOST_PLAYERS),
        ("constructions", np.int8, MOST_PLAYERS),  # in stock
        ("sanctuaries", np.int8, MOST_PLAYERS),  # in stock
        ("claim_since", np.uint8, MOST_PLAYERS),  # ST-15.3 or 0
        ("ring_since", np.uint8),  # ST-15.7 or 0
        ("ring_holder", np.int8),  # ST-15.8 with `sole`
        ("turn", np.uint8),  # ST-3.1
        ("first", np.int8),
        ("seat", np.int8),  # whose turn it is
        ("node", np.int8),
        ("ending", np.int8),
        ("vaal", np.int8),  # the cell where Vaal stands
        ("face", np.int8),  # what was rolled this turn
        ("distance", np.int8),
        ("way", np.int8),  # the direction of the move
        ("points", np.int8),  # ST-4.1 left of the move
        ("left", np.int8),  # the cell Vaal stood on before the move
        ("place", np.int8),  # the tile revealed, built on, or shifted from
        ("explorer", np.int8),  # ST-12.1 the building that explores
        ("revealed", np.int8),  # ST-14.7 the cell it revealed first
        ("power_used", np.int8),  # ST-14.2
        ("house", HOUSED),  # the options of ours
        (f"padding{MARK}", np.int8, 5),  # always zero: equal positions are equal bytes
    ],
    align=True,
)
