"""Why an action may not be played, and the paragraph that says so."""

import numpy as np

from theomachy.games.storm.state import Ending, Node
from theomachy.kernel import Reason


class Refusal(Reason):
    NONE = 0
    OVER_BY_SANCTUARY = 1, "ST-15.4"
    OVER_BY_ENCIRCLEMENT = 2, "ST-15.10"
    OVER_BY_EXHAUSTION = 3, "ST-4.11"
    OVER_BY_THE_CAP = 4, "ST-16.4"
    NOW_CHOOSE_A_GOD = 5, "ST-2.3"
    NOW_NORTH_DECIDES = 6, "ST-2.7"
    NOW_THE_DICE_ROLL = 7, "ST-4.1"
    NOW_CHOOSE_A_WAY = 8, "ST-4.2"
    NOW_A_TILE_IS_DRAWN = 9, "ST-4.10"
    NOW_SETTLE_OR_LEAVE = 10, "ST-6.1"
    NOW_DEVELOP_OR_END = 11, "ST-8.1"
    NOW_KEEP = 12, "ST-10.5"
    NOW_KEEP_AT_THE_SANCTUARY = 13, "ST-13.4"
    NOW_REVEAL = 14, "ST-12.2"
    NOW_REVEAL_OR_BE_DONE = 15, "ST-14.7"
    NOW_SETTLE_THE_FIND_OR_LEAVE = 16, "ST-12.3"
    NOW_ARRIVE = 17, "ST-14.6"
    NOT_ON_THE_BOARD = 18, "ST-1.1"
    GOD_TAKEN = 19, "ST-2.3"
    NOBODY_SITS_THERE = 20, "ST-2.7"
    NOT_OFFERED_BY_THE_DIE = 21, "ST-4.2"
    NONE_OF_THAT_KIND_LEFT = 22, "ST-4.10"
    NEVER_ON_THE_COMPASS = 23, "ST-1.3"
    NOT_UNCOVERED = 24, "ST-6.1"
    UNDER_VAAL = 25, "ST-6.3"
    LEFT_BY_VAAL = 26, "ST-6.4"
    TOO_DEAR_TO_SETTLE = 27, "ST-6.5"
    TOO_FEW_WORSHIPERS = 28, "ST-8.2"
    TILE_USED = 29, "ST-8.3"
    SETTLING_IS_PAST = 30, "ST-8.5"
    NOT_THE_REVEALED_TILE = 31, "ST-8.5"
    NOT_AN_OPPONENTS_TILE = 32, "ST-9.1"
    TOO_STRONG = 33, "ST-9.4"
    TOO_STRONG_EVEN_WEAKENED = 34, "ST-9.4"
    PROTECTED_BY_VAAL = 35, "ST-9.6"
    SANCTUARY_IS_SAFE = 36, "ST-9.8"
    NOT_YOUR_TILE = 37, "ST-10.1"
    ALREADY_BUILT_ON = 38, "ST-1.5"
    NO_BUILDING_GROUND = 39, "ST-10.2"
    NO_BUILDING_AT_SEA = 40, "ST-2.6"
    CONVERTED_THIS_TURN = 41, "ST-10.3"
    NO_CONSTRUCTION_LEFT = 42, "ST-10.4"
    NOT_SO_MANY_THERE = 43, "ST-10.5"
    NO_CONSTRUCTION_THERE = 44, "ST-11.1"
    NO_BUILDING_THERE = 45, "ST-12.1"
    NO_OPEN_NEIGHBOUR = 46, "ST-12.1"
    PILE_EMPTY = 47, "ST-12.1"
    NOT_BESIDE_THE_BUILDING = 48, "ST-12.2"
    NOT_OPEN = 49, "ST-12.2"
    NO_HOLY_GROUND = 50, "ST-13.1"
    TOO_SOON_FOR_A_SANCTUARY = 51, "ST-13.1"
    SANCTUARY_STANDS = 52, "ST-13.2"
    SANCTUARY_STAYS = 53, "ST-13.3"
    NOT_SO_MANY_AT_THE_SANCTUARY = 54, "ST-13.4"
    POWERS_OFF = 55, "ST-14.1"
    NOT_YOUR_POWER = 56, "ST-14.1"
    POWER_USED = 57, "ST-14.2"
    NO_CONSTRUCTION_TO_MARK = 58, "ST-14.3"
    ALREADY_MARKED = 59, "ST-14.3"
    NO_CONSTRUCTION_TO_WEAKEN = 60, "ST-14.5"
    NOBODY_TO_SHIFT = 61, "ST-14.6"
    NO_OTHER_TILE = 62, "ST-14.6"
    ALREADY_REVEALED = 63, "ST-14.7"
    NO_RIVAL_TO_MADDEN = 64, "ST-14.8"
    SAFE_FROM_MADNESS = 65, "ST-14.8"
    NOBODY_TO_MADDEN = 66, "ST-14.8"
    LIMBO_EMPTY = 67, "ST-14.8"


_MOMENTS = {
    Node.FIRST: Refusal.NOW_NORTH_DECIDES,
    Node.ROLL: Refusal.NOW_THE_DICE_ROLL,
    Node.DRAW: Refusal.NOW_A_TILE_IS_DRAWN,
    Node.GOD: Refusal.NOW_CHOOSE_A_GOD,
    Node.GO: Refusal.NOW_CHOOSE_A_WAY,
    Node.SETTLE: Refusal.NOW_SETTLE_OR_LEAVE,
    Node.DEVELOP: Refusal.NOW_DEVELOP_OR_END,
    Node.KEEP: Refusal.NOW_KEEP,
    Node.REVEAL: Refusal.NOW_REVEAL,
    Node.FOUND: Refusal.NOW_SETTLE_THE_FIND_OR_LEAVE,
    Node.TO: Refusal.NOW_ARRIVE,
}
MOMENT = np.array([_MOMENTS[node] for node in Node if node < Node.OVER], np.int64)
"""[node]: what the moment is for, said of any move that belongs to another."""

_OVER = {
    Ending.SANCTUARY: Refusal.OVER_BY_SANCTUARY,
    Ending.ENCIRCLEMENT: Refusal.OVER_BY_ENCIRCLEMENT,
    Ending.EXHAUSTION: Refusal.OVER_BY_EXHAUSTION,
    Ending.CAP: Refusal.OVER_BY_THE_CAP,
}
OVER_BY = np.array([_OVER[ending] for ending in Ending if ending], np.int64)
"""[ending − 1]: how the game ended, said of any move."""
