"""The pantheons and their power cards."""

import enum


class Pantheon(enum.IntEnum):
    AZTEC = 0
    MESOPOTAMIAN = 1
    EGYPTIAN = 2
    SHINTO = 3
    NORSE = 4
    GREEK = 5


PANTHEONS = tuple(pantheon.name.lower() for pantheon in Pantheon)
POWERS_PER_CARD = 3


class Power(enum.IntEnum):
    """Three to a pantheon, in its order; the k-th costs k followers from each temple."""

    FLOWER_WAR = 0
    OBSIDIAN_HARVEST = 1
    FIFTH_SUN = 2
    ZIGGURAT = 3
    DELUGE = 4
    TABLET_OF_DESTINIES = 5
    GIFT_OF_THE_NILE = 6
    WEIGHING_OF_HEARTS = 7
    WRATH_OF_SEKHMET = 8
    INARIS_FOXES = 9
    DIVINE_WIND = 10
    AMATERASUS_MIRROR = 11
    LONGSHIPS = 12
    MJOLNIR = 13
    RAGNAROK = 14
    HERMES_SANDALS = 15
    WOODEN_HORSE = 16
    THUNDERBOLT = 17


POWERS = tuple(power.name.lower() for power in Power)
NO_POWER = -1
