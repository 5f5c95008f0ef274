"""The treasure deck and the ability deck."""

import enum

import numpy as np

from theomachy.games.gog.numbers import COPIES_OF_AN_ABILITY, TREASURE_CARDS

NO_CARD = -1


class Treasure(enum.IntEnum):
    """GG-8 In the order of the table; the omen is there twice."""

    VETERANS = 0
    DRILL = 1
    CHAMPION = 2
    TRAINING = 3
    DESERTION = 4
    TITHE = 5
    PLUNDER = 6
    BARN = 7
    EXILE = 8
    RAMPARTS = 9
    BREACH = 10
    ROUT = 11
    LOAF = 12
    HARVEST = 13
    NUGGET = 14
    VEIN = 15
    OBLIVION = 16
    OMEN = 17
    TIMBER = 18
    THEFT = 19
    WOODS = 20
    LORE = 21
    SCROLL = 22


TREASURES = tuple(card.name.lower() for card in Treasure)
SECOND_OMEN = len(TREASURES)
"""The bit of the other omen in a set of treasure cards."""
FULL_DECK = (1 << TREASURE_CARDS) - 1


class Ability(enum.IntEnum):
    """GG-17 In card order."""

    DEF = 0
    WIS = 1
    MAG = 2
    AMB = 3
    ABU = 4
    WAT = 5
    POW = 6
    STR = 7
    SPD = 8


ABILITIES = tuple(ability.name for ability in Ability)
ABILITY_CARDS = COPIES_OF_AN_ABILITY * len(ABILITIES)
FULL_ABILITIES = np.full(len(ABILITIES), COPIES_OF_AN_ABILITY, np.int8)
