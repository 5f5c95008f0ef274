"""The position: one record. Sets of territories and of cards are words (kernel.bits)."""

import enum

import numpy as np

from theomachy.games.godstorm.board import SPACES, TERRITORIES
from theomachy.games.godstorm.cards import GODS, HAND_DECKS
from theomachy.games.godstorm.numbers import (
    EPOCHS,
    FEWEST_EPOCHS,
    LEAST_START_FAITH,
    LEAST_TEMPLE_COST,
    MARK,
    MOST_BOUGHT,
    MOST_EPOCHS,
    MOST_PLAYERS,
    MOST_START_FAITH,
    START_FAITH,
    TEMPLE_COST,
)
from theomachy.games.godstorm.outcomes import MOST_DICE
from theomachy.kernel import Option

NOBODY = -1
NEUTRAL = MOST_PLAYERS
"""GS-15.1 The owner that only defends."""
OWNERS = MOST_PLAYERS + 1
NONE = -1
"""No deck, no bid, no choice made."""
ATTACKER, DEFENDER = 0, 1
"""The sides of a clash."""
ONE, TWO = 0, 1
"""Words of a set of cards: those there at all, and those there twice."""


class Node(enum.IntEnum):
    """Where the game stands: nature's nodes, the players', and those that pass by themselves."""

    PLAGUE = 0
    RANK = 1
    FIRST = 2
    DEAL = 3
    TIE = 4
    ROLL_A = 5
    ROLL_D = 6
    REROLL_A = 7
    REROLL_D = 8
    DRAW = 9
    DIE = 10
    CONTINENT = 11
    PLAGUE_TO = 12
    PANTHEON = 13
    CLAIM = 14
    MUSTER = 15
    GOD = 16
    TEMPLE = 17
    BID = 18
    MARKER = 19
    BOOK = 20
    REVIVE = 21
    REVIVE_AT = 22
    PLACE = 23
    BUILD = 24
    BUY = 25
    PLAY = 26
    INVADE = 27
    WITH = 28
    SKY = 29
    AGAIN = 30
    CHAMPION = 31
    RIVAL_CHAMPION = 32
    ATTACK = 33
    DEFEND = 34
    SAVE = 35
    ADVANCE = 36
    ESCORT = 37
    FORTIFY = 38
    ON = 39
    THEN_ON = 40
    MOVE = 41
    GODS = 42
    RELIC = 43
    GOD_OF = 44
    PLAYER = 45
    DECK = 46
    SEA = 47
    MIGHTY = 48
    TAKE = 49
    AEGIS = 50
    EMBARK = 51
    DESCEND = 52
    OVER = 53
    EPOCH_START = 54
    RANKING = 55
    OMENS = 56
    INCOME = 57
    DRAWS = 58
    PLAGUE_STRIKES = 59
    CLASH = 60
    FIRST_MAGIC = 61
    LAST_MAGIC = 62
    REROLLS = 63
    OUTCOME = 64
    LOSSES = 65
    CONQUEST = 66
    CHOOSE = 67
    EFFECT = 68
    CARD_END = 69
    DEATH_LABOUR = 70
    TURN_END = 71


class Clash(enum.IntEnum):
    """What kind of fight is under way."""

    NONE = 0
    BATTLE = 1
    GODSWAR = 2
    UNDERWORLD = 3


class Ending(enum.IntEnum):
    """GS-20.1 How a game ends."""

    NONE = 0
    EPOCHS = 1
    ALONE = 2
    NOBODY = 3


ENDINGS = tuple(ending.name.lower() for ending in Ending)

OPTIONS = (
    Option("setup", ("dealt", "chosen"), "dealt", "GS-2.5"),
    Option("pantheons", ("seat", "rolled"), "seat", "GS-2.2"),
    Option("epochs", range(FEWEST_EPOCHS, MOST_EPOCHS + 1), EPOCHS, "GS-13.4"),
    Option("free_god", ("war", "any"), "war", "GS-2.9"),
    Option("start_faith", range(LEAST_START_FAITH, MOST_START_FAITH + 1), START_FAITH, "GS-2.11"),
    Option("income", ("classic", "lean"), "classic", "GS-4.3"),
    Option("faith_shall_deliver", ("free", "strict"), "free", "GS-16.5"),
    Option("underworld", ("on", "off"), "on", "GS-12.18"),
    Option("spoils", ("all", "none"), "all", "GS-14.3"),
    Option("temple_cost", range(LEAST_TEMPLE_COST, TEMPLE_COST + 1), TEMPLE_COST, "GS-5.4"),
    Option("temple_points", ("off", "on"), "off", "GS-20.2"),
)
CHOSEN, ROLLED, ANY_GOD, LEAN, STRICT, NO_UNDERWORLD, NO_SPOILS = 1, 1, 1, 1, 1, 1, 1

RULED = np.dtype([(option.name, np.int8) for option in OPTIONS], align=True)

STATE = np.dtype(
    [
        ("land", np.int64, OWNERS),  # GS-1.1 the territories of each player and of the neutral
        ("temples", np.int64),  # GS-1.6
        ("plagues", np.int64),  # GS-2.1
        ("marked", np.int64),  # GS-17.11 the territories taken so far
        ("deck", np.int64, 2),  # GS-2.12 kinds left, and those left twice
        ("hands", np.int64, (MOST_PLAYERS, 2)),  # GS-6.12 likewise
        ("relics", np.int64, MOST_PLAYERS),  # GS-6.13
        ("armies", np.int16, TERRITORIES),
        ("souls", np.int16, SPACES),  # GS-12.1 armies in the Underworld
        ("heaven", np.int16, MOST_PLAYERS),  # GS-12.2
        ("faith", np.int16, MOST_PLAYERS),  # GS-1.12
        ("gods", np.int8, (MOST_PLAYERS, GODS)),  # GS-1.3 where each stands, or NOWHERE
        ("space_owner", np.int8, SPACES),
        ("hand_size", np.int8, (MOST_PLAYERS, HAND_DECKS)),  # GS-6.14 public
        ("deck_size", np.int8, GODS),  # public
        ("rules", RULED),  # the options played
        ("players", np.int8),
        ("people", np.int8, MOST_PLAYERS),  # GS-2.2 pantheons
        ("fallen", np.int8, MOST_PLAYERS),  # GS-20.4 0 alive, else which group fell with him
        ("markers", np.int8, MOST_PLAYERS),  # GS-3.5 or 0
        ("ranking", np.int8, MOST_PLAYERS),  # GS-2.4, GS-3.3 seats, best first
        ("bids", np.int8, MOST_PLAYERS),  # GS-3.1 or NONE
        ("reserve", np.int8, MOST_PLAYERS),  # GS-2.6, GS-4.9 armies still to place
        ("sears", np.int8, MOST_PLAYERS),  # GS-18.3
        ("revived", np.int8, 4),  # GS-4.8 from each crypt
        ("queue", np.int8, MOST_BOUGHT),  # GS-6.3 decks still to draw from
        ("dice", np.int8, (2, MOST_DICE)),  # GS-10.7 of each side, high to low
        ("ranked", np.int8),  # GS-3.4 places of the ranking that are settled
        ("go", np.int8),  # GS-2.6 armies left in this go
        ("first", np.int8),  # GS-2.3
        ("seat", np.int8),  # whose turn it is
        ("node", np.int8),
        ("ending", np.int8),
        ("epoch", np.int8),  # GS-13.4 the marker
        ("turn", np.int8),  # GS-3.6 the turn-order marker on turn
        ("sunk", np.int8),  # GS-17.12
        ("maelstrom", np.int8),  # GS-17.14 the sea connection, or NOWHERE
        ("sacred", np.int8),  # GS-18.9 the territory, or NOWHERE
        ("omen", np.int8),  # GS-4.2 omens begun; 0 outside T0
        ("conquests", np.int8),  # GS-6.7 of this turn, at most three are counted
        ("labours", np.int8),  # GS-6.6, GS-6.8 decks given by labours this turn, as bits
        ("bought", np.int8),  # GS-6.2
        ("attacking", np.int8),  # GS-9.1 A, or X of a descent
        ("defending", np.int8),  # GS-9.1 B, or Y
        ("force", np.int8),  # GS-9.3 gods as bits
        ("attacked", np.int8),  # GS-9.10
        ("clash", np.int8),
        ("attack_dice", np.int8),
        ("defence_dice", np.int8),
        ("champion", np.int8),  # GS-9.12
        ("rival", np.int8),  # GS-9.12 the defender's champion
        ("checked", np.int8),  # GS-6.10 sides whose dice were looked at
        ("gifted", np.int8),  # GS-6.10 sides that had a Magic card this round, as bits
        ("drawer", np.int8),
        ("draw_deck", np.int8),
        ("after", np.int8),  # the node a draw leads to
        ("card", np.int8),  # GS-7.4 being played
        ("chosen", np.int8),  # choices made
        ("place", np.int8),
        ("other", np.int8),
        ("number", np.int8),
        ("company", np.int8),  # gods as bits
        ("pick", np.int8),  # a relic, god, player or sea
        ("defender", np.int8),  # GS-9.4 whose B or Y is
        (f"padding{MARK}", np.int8, 2),  # always zero: equal positions are equal bytes
    ],
    align=True,
)
