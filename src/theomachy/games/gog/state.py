"""The position: one record, everything public."""

import enum

import numpy as np

from theomachy.games.gog.board import CELLS
from theomachy.games.gog.cards import ABILITIES, ABILITY_CARDS
from theomachy.games.gog.numbers import (
    CAMEL_RATE,
    CHEST_CAP,
    CITIES,
    FEWEST_TO_WIN,
    HIGHEST_CAMEL_RATE,
    HIGHEST_CAP,
    HIGHEST_CHEST_CAP,
    LOWEST_CAP,
    MARK,
    MOST_PLAYERS,
    ROUND_CAP,
    SCROLLS_TO_WIN,
    SOLDIERS,
)
from theomachy.games.gog.tiles import RESOURCES
from theomachy.kernel import Option

NOBODY = -1


class Node(enum.IntEnum):
    """Where the turn stands: nature's nodes, players' nodes, those that pass by themselves."""

    FIRST = 0
    SITE = 1
    PIECE = 2
    LAY_BY_LOT = 3
    CARD = 4
    DIE = 5
    ROLL = 6
    SECOND_ROLL = 7
    AMBUSH_DIE = 8
    ABILITY = 9
    CLASH = 10
    LAY = 11
    SPLIT = 12
    EXCHANGE = 13
    ANSWER = 14
    MUSTER = 15
    BUY = 16
    BUY_AT = 17
    PAY = 18
    DRAW = 19
    ACCEPT = 20
    SELECT = 21
    SEND = 22
    RETURN = 23
    STEAL = 24
    OMEN = 25
    KEEP = 26
    MOVE = 27
    STEP = 28
    FIGURE = 29
    AMBUSH_AT = 30
    FROM = 31
    TURN_START = 32
    GATHER = 33
    CHESTS = 34
    AFFECT = 35
    DICE = 36
    BATTLE = 37
    CHECK_SITE = 38
    GET_SCROLL = 39
    GET_ABILITY = 40
    FALLEN = 41
    TURN_END = 42
    OVER = 43


class Ending(enum.IntEnum):
    """GG-18.1 Why a game is over."""

    NOT_YET = 0
    SCROLLS = 1
    CORNERS = 2
    LAST_CITY = 3
    ROUND_CAP = 4


ENDINGS = tuple(ending.name.lower() for ending in Ending)


class Purchase(enum.IntEnum):
    """GG-6 What is being bought."""

    NOTHING = 0
    SOLDIER = 1
    TRAIN = 2
    FORTIFY = 3
    ABILITY = 4
    BARN = 5
    SCROLL = 6


PURCHASES = tuple(purchase.name.lower() for purchase in Purchase)

NO_FIGURE, GOG, ANGEL = 0, 1, 2
FIGURES = ("none", "gog", "angel")

OPTIONS = (
    Option("map", ("random", "draft", "fixed"), "random", "GG-2.9"),
    Option("scrolls_to_win", range(FEWEST_TO_WIN, SCROLLS_TO_WIN + 1), SCROLLS_TO_WIN, "GG-18.2"),
    Option("last_city", ("short", "long"), "short", "GG-18.4"),
    Option("corners", ("soldiers", "pieces"), "soldiers", "GG-18.3"),
    Option("scroll_site", ("first", "each"), "first", "GG-15.4"),
    Option("round_cap", range(LOWEST_CAP, HIGHEST_CAP + 1), ROUND_CAP, "GG-18.8"),
    Option("chest_cap", range(1, HIGHEST_CHEST_CAP + 1), CHEST_CAP, "GG-7.2"),
    Option("camel_rate", range(CAMEL_RATE, HIGHEST_CAMEL_RATE + 1), CAMEL_RATE, "GG-5.10"),
    Option("trade", ("off", "on"), "off", "GG-5.11"),
)
MAP_RANDOM, MAP_DRAFT, MAP_FIXED = 0, 1, 2
LAST_CITY_LONG, CORNERS_PIECES, SITE_EACH, TRADE_ON = 1, 1, 1, 1

RULED = np.dtype([(option.name, np.int8) for option in OPTIONS], align=True)

LEVEL_BITS, OWNER_SHIFT, CITY_BIT, SPENT_BIT = 7, 3, 32, 64
GOG_CODE, ANGEL_CODE = 7, 15
"""What `board` holds: a level (7: a figure), the owner's seat, and whether city, whether spent."""

STATE = np.dtype(
    [
        ("wake", np.int32),  # GG-17.7 the water cells of the wake, by their order on the map
        ("treasures", np.int32),  # GG-7.8 the cards left in the deck, a bit each
        ("soldiers", np.int16, (MOST_PLAYERS, SOLDIERS)),  # their cells, ascending, then NOWHERE
        ("cities", np.int16, (MOST_PLAYERS, CITIES)),  # their cells, ascending, then NOWHERE
        ("locks", np.int16, MOST_PLAYERS),  # GG-15.5 the scroll city, or NOWHERE
        ("abilities", np.int16, MOST_PLAYERS),  # GG-17 the kinds owned, a bit each
        ("founded", np.int16, MOST_PLAYERS),  # GG-1.12
        ("pieces", np.int16),  # GG-2.5 the map pieces not yet drawn, a bit each
        ("gog", np.int16),  # his cell
        ("angel", np.int16),  # his cell
        ("picked", np.int16),  # GG-10.2 where the picked soldier is
        ("place", np.int16),  # a cell chosen before: purchase, sending, battle
        ("marked", np.int16, 2),  # GG-1.10 pieces already named, the higher cell first
        ("terrain", np.int8, CELLS),
        ("board", np.int8, CELLS),  # what stands on each cell
        ("resources", np.int8, (MOST_PLAYERS, len(RESOURCES))),
        ("barns", np.int8, MOST_PLAYERS),  # GG-1.8 the limits
        ("scrolls", np.int8, MOST_PLAYERS),
        ("has_won", np.int8, MOST_PLAYERS),  # GG-12.6 the first battle
        ("fallen", np.int8, MOST_PLAYERS),  # GG-18.5 0, or the how-manieth to be eliminated
        ("unseen", np.int8, len(ABILITIES)),  # GG-17.12 copies in the unseen part
        ("returned", np.int8, ABILITY_CARDS),  # GG-17.12 the returned part, top first
        ("rules", RULED),  # the options played
        ("players", np.int8),
        ("first", np.int8),  # the seat that begins each round
        ("seat", np.int8),  # the active player
        ("node", np.int8),
        ("phase", np.int8),  # GG-4.1 1 to 4, 0 outside turns
        ("round_number", np.int8),
        ("stack", np.int8),  # GG-3.7 scrolls nobody holds
        ("piece", np.int8),  # GG-2.5 the map piece just drawn
        ("exchanges", np.int8),  # GG-5.9 left this turn
        ("offers", np.int8),  # GG-5.11 left this turn
        ("offer", np.int8),  # GG-5.11 the offer made, by its number
        ("gathered_food", np.int8),  # GG-5.12 whether gathering gave any
        ("purchase", np.int8),
        ("draws", np.int8),  # GG-7.2 left this turn
        ("card", np.int8),  # GG-7.4 the card being resolved
        ("affected", np.int8),  # GG-7.7 the player it applies to now
        ("left", np.int8),  # GG-1.10 how many pieces he still has to name
        ("high", np.int8),  # GG-9.2 the dice, until they are kept
        ("low", np.int8),
        ("steps", np.int8),  # GG-10.1 left in the pool
        ("figure", np.int8),  # GG-9.4 the figure that may be moved
        ("reach", np.int8),  # GG-9.4 how far
        ("has_stepped", np.int8),  # GG-10.11 the picked soldier, since it was picked
        ("transit", np.int8),  # GG-10.9 level of the soldier above another, or in battle
        ("drawer", np.int8),  # GG-17.12 who draws an ability card
        ("is_locking", np.int8),  # GG-15.7 the scroll being got will be locked
        ("victim", np.int8),  # GG-13.5 whose city has just fallen
        ("winner", np.int8),
        ("ending", np.int8),
        (f"padding{MARK}", np.int8),  # always zero: equal positions are equal bytes
    ],
    align=True,
)
