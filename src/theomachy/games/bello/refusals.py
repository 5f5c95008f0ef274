"""Why an action may not be played, and the paragraph that says so."""

import numpy as np

from theomachy.games.bello.state import Node
from theomachy.kernel import Reason


class Refusal(Reason):
    NONE = 0
    OVER_BY_DOOMSDAY = 1, "BD-9.6"
    OVER_WITH_THE_ROUND = 2, "BD-9.7"
    OVER_BY_ELIMINATION = 3, "BD-10.4"
    NOW_THE_FIRST_IS_DRAWN = 4, "BD-1.5"
    NOW_PANTHEONS_ARE_DEALT = 5, "BD-1.6"
    NOW_PICK = 6, "BD-1.6"
    NOW_RECRUIT = 7, "BD-4.3"
    NOW_POWER_OR_PASS = 8, "BD-5.1"
    NOW_TARGET = 9, "BD-5.5"
    NOW_BLOW_AWAY = 10, "BD-7.42"
    NOW_TURN_THE_MIRROR = 11, "BD-7.43"
    NOW_HASTEN_DOOM = 12, "BD-7.53"
    NOW_ACT_OR_END = 13, "BD-6.2"
    NOW_LAND_THE_SHIP = 14, "BD-7.51"
    NOW_COUNT_THE_CREW = 15, "BD-7.51"
    NOW_LAND_THE_FLYER = 16, "BD-7.61"
    NOW_CLAIM_OR_END = 17, "BD-8.2"
    SEAT_NOT_DRAWN_FOR = 18, "BD-1.5"
    ANOTHER_SEAT_IS_DEALT = 19, "BD-1.6"
    PANTHEON_TAKEN = 20, "BD-1.6"
    UNCONTROLLED_RECRUITS_NOTHING = 21, "BD-4.6"
    RIVALS_RECRUIT_FOR_THEMSELVES = 22, "BD-4.3"
    AT_ITS_LIMIT = 23, "BD-4.1"
    PLAGUED = 24, "BD-7.33"
    NO_POWERS_IN_THIS_GAME = 25, "BD-5.9"
    TEMPLES_CANNOT_PAY = 26, "BD-5.3"
    NOTHING_TO_AIM_AT = 27, "BD-5.6"
    NOT_DONE_YET = 28, "BD-5.5"
    ONLY_RAGNAROK_HASTENS_DOOM = 29, "BD-7.53"
    PAST_DOOMSDAY = 30, "BD-7.53"
    NO_ACTION_LEFT = 31, "BD-6.2"
    NOBODY_TO_MOVE = 32, "BD-6.3"
    ENEMY_LOCATION = 33, "BD-6.4"
    BLOCKED_BY_A_RIVAL = 34, "BD-2.7"
    NO_ROOM = 35, "BD-2.2"
    NOBODY_TO_ATTACK_WITH = 36, "BD-6.5"
    OWN_LOCATION = 37, "BD-6.5"
    UNCONTROLLED = 38, "BD-6.6"
    NO_SHIP = 39, "BD-7.51"
    TOO_FEW_SAILORS = 40, "BD-7.51"
    NO_PORT = 41, "BD-7.51"
    OUT_OF_SAIL = 42, "BD-7.51"
    NO_SANDALS = 43, "BD-7.61"
    NOBODY_TO_FLY = 44, "BD-7.61"
    NO_PERCH = 45, "BD-7.61"
    OUT_OF_FLIGHT = 46, "BD-7.61"
    ALREADY_CONTROLLED = 47, "BD-8.1"
    TOO_FEW_TO_CLAIM = 48, "BD-8.1"
    NO_CHIP_LEFT = 49, "BD-8.3"
    NO_ZIGGURAT_THERE = 50, "BD-7.21"
    NO_DELUGE_THERE = 51, "BD-7.22"
    NO_DECREE_THERE = 52, "BD-7.23"
    NO_GIFT_THERE = 53, "BD-7.31"
    NO_PLAGUE_THERE = 54, "BD-7.33"
    NO_WIND_THERE = 55, "BD-7.42"
    NO_REFUGE_THERE = 56, "BD-7.42"
    NO_MIRROR_THERE = 57, "BD-7.43"
    NOBODY_TO_JUMP = 58, "BD-7.43"
    NO_HAMMER_THERE = 59, "BD-7.52"
    NO_THUNDER_THERE = 60, "BD-7.63"


_MOMENTS = {
    Node.FIRST: Refusal.NOW_THE_FIRST_IS_DRAWN,
    Node.DEAL: Refusal.NOW_PANTHEONS_ARE_DEALT,
    Node.PICK: Refusal.NOW_PICK,
    Node.RECRUIT: Refusal.NOW_RECRUIT,
    Node.POWER: Refusal.NOW_POWER_OR_PASS,
    Node.TARGET: Refusal.NOW_TARGET,
    Node.ACTION: Refusal.NOW_ACT_OR_END,
    Node.SAIL: Refusal.NOW_LAND_THE_SHIP,
    Node.COUNT: Refusal.NOW_COUNT_THE_CREW,
    Node.FLY: Refusal.NOW_LAND_THE_FLYER,
    Node.CONTROL: Refusal.NOW_CLAIM_OR_END,
    Node.OVER: Refusal.OVER_BY_DOOMSDAY,
}


def _moment(node: Node) -> Refusal:
    """A node that passes by itself is told by the next one that rests."""
    return next(reason for rests, reason in _MOMENTS.items() if rests >= node)


MOMENT = np.array([_moment(node) for node in Node], np.int64)
"""What each node of the turn is for, said to whoever wants something else."""
