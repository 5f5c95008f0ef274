"""The position: one record, everything public. Sets of cells are words (kernel.bits)."""

import enum

import numpy as np

from theomachy.games.bello.numbers import (
    DOOMSDAY,
    LONGEST_DOOMSDAY,
    MARK,
    MOST_ON_A_LOCATION,
    MOST_PLAYERS,
    SHORTEST_DOOMSDAY,
)
from theomachy.kernel import Option
from theomachy.kernel.rows import is_among

EVERYONE = MOST_PLAYERS
"""The row of `followers` that counts all players together."""
NOBODY = -1


class Node(enum.IntEnum):
    """Where the turn stands. Nodes of nature and of players rest; the others pass by themselves."""

    FIRST = 0
    DEAL = 1
    PICK = 2
    TURN_START = 3
    RECRUIT = 4
    POWER = 5
    TARGET = 6
    ACTION_START = 7
    ACTION = 8
    SAIL = 9
    COUNT = 10
    FLY = 11
    CONTROL_START = 12
    CONTROL = 13
    TURN_END = 14
    EXTRA = 15
    OVER = 16


IN_SETUP = is_among({Node.FIRST, Node.DEAL, Node.PICK})
BEFORE_POWERS = IN_SETUP | is_among({Node.TURN_START, Node.RECRUIT})
BEFORE_ACTIONS = is_among({Node.RECRUIT, Node.POWER, Node.TARGET})
IN_ACTIONS = is_among({Node.ACTION_START, Node.ACTION, Node.SAIL, Node.COUNT, Node.FLY})
IN_CONTROL = is_among({Node.CONTROL_START, Node.CONTROL})
AFTER_CONTROL = is_among({Node.TURN_END, Node.EXTRA, Node.OVER})
"""For each node, whether it is one of that part of a turn."""

OPTIONS = (
    Option("doomsday", range(SHORTEST_DOOMSDAY, LONGEST_DOOMSDAY + 1), DOOMSDAY, "BD-9.1"),
    Option("powers", ("on", "off"), "on", "BD-5.9"),
    Option("combat", ("exchange", "literal"), "exchange", "BD-6.10"),
    Option("sharing", ("share", "block"), "share", "BD-2.7"),
    Option("pantheons", ("pick", "random", "fixed"), "pick", "BD-1.6"),
    Option("finale", ("turn", "now"), "turn", "BD-9.7"),
    Option("chips", ("totals", "printed"), "totals", "BD-1.9"),
)
POWERS_OFF, COMBAT_LITERAL, SHARING_BLOCK, FINALE_NOW = 1, 1, 1, 1
PANTHEONS_PICK, PANTHEONS_RANDOM, PANTHEONS_FIXED = 0, 1, 2

RULED = np.dtype([(option.name, np.int8) for option in OPTIONS], align=True)

STATE = np.dtype(
    [
        ("control", np.int64, MOST_PLAYERS),  # the cells bearing each player's chips
        # [seat, k]: the cells with more than k followers of this seat, or of EVERYONE
        ("followers", np.int64, (MOST_PLAYERS + 1, MOST_ON_A_LOCATION)),
        ("ziggurats", np.int64),  # BD-7.21 marked cells
        ("plagues", np.int64),  # BD-7.33
        ("decrees", np.int64),  # BD-7.23
        ("horses", np.int64),  # BD-7.62
        ("rules", RULED),  # the options played
        ("pantheons", np.int8, MOST_PLAYERS),  # Pantheon, NOBODY's until chosen
        ("players", np.int8),
        ("first", np.int8),  # the seat that begins each round
        ("seat", np.int8),  # whose turn it is
        ("node", np.int8),
        ("round_number", np.int8),
        ("doom", np.int8),
        ("is_final", np.int8),  # BD-9.2 this turn is the last
        ("is_extra", np.int8),  # BD-9.6 this Recruit Phase is an extra one
        ("power", np.int8),  # the power whose decisions are being made
        ("chosen", np.int8),  # how many choices of it have been made
        ("place", np.int8),  # a cell chosen before: wind, mirror, sail, fly
        ("landing", np.int8),  # where the longship is to land
        ("actions", np.int8),
        ("extra_moves", np.int8),  # BD-7.41
        ("bonus_actions", np.int8),  # BD-7.12, BD-7.61
        ("has_flower", np.int8),  # BD-7.11
        ("has_horse", np.int8),  # BD-7.62
        ("has_ship", np.int8),  # BD-7.51
        ("has_sandals", np.int8),  # BD-7.61
        ("has_hearts", np.int8),  # BD-7.32, the Egyptian's
        (f"padding{MARK}", np.int8, 7),  # always zero: equal positions are equal bytes
    ],
    align=True,
)
