"""Why an action may not be played, and the paragraph that says so."""

import enum


class Refusal(enum.IntEnum):
    NONE = 0
    GAME_OVER = 1
    NOT_NOW = 2
    NOT_YOUR_OUTCOME = 3
    PANTHEON_TAKEN = 4
    NOT_YOUR_LOCATION = 5
    AT_ITS_LIMIT = 6
    PLAGUED = 7
    NO_TEMPLE = 8
    TEMPLE_CANNOT_PAY = 9
    NOTHING_TO_AIM_AT = 10
    NO_ACTION_LEFT = 11
    NO_FOLLOWER_THERE = 12
    ENEMY_LOCATION = 13
    BLOCKED_BY_A_RIVAL = 14
    NO_ROOM = 15
    UNCONTROLLED = 16
    OWN_LOCATION = 17
    NO_SHIP = 18
    TOO_FEW_SAILORS = 19
    OUT_OF_SAIL = 20
    NO_PORT = 21
    NO_SANDALS = 22
    OUT_OF_FLIGHT = 23
    NO_PERCH = 24
    ALREADY_CONTROLLED = 25
    TOO_FEW_TO_CLAIM = 26
    NO_CHIP_LEFT = 27
    CHOOSE_FIRST = 28
    PAST_DOOMSDAY = 29
    NO_ZIGGURAT_THERE = 30
    NO_DELUGE_THERE = 31
    NO_DECREE_THERE = 32
    NO_GIFT_THERE = 33
    NO_PLAGUE_THERE = 34
    NO_WIND_THERE = 35
    NO_REFUGE_THERE = 36
    NO_MIRROR_THERE = 37
    NOBODY_TO_JUMP = 38
    NO_HAMMER_THERE = 39
    NO_THUNDER_THERE = 40


PARAGRAPHS = {
    Refusal.GAME_OVER: "BD-9.6",
    Refusal.NOT_NOW: "BD-3.1",
    Refusal.NOT_YOUR_OUTCOME: "BD-1.6",
    Refusal.PANTHEON_TAKEN: "BD-1.6",
    Refusal.NOT_YOUR_LOCATION: "BD-4.6",
    Refusal.AT_ITS_LIMIT: "BD-4.1",
    Refusal.PLAGUED: "BD-7.33",
    Refusal.NO_TEMPLE: "BD-5.3",
    Refusal.TEMPLE_CANNOT_PAY: "BD-5.3",
    Refusal.NOTHING_TO_AIM_AT: "BD-5.6",
    Refusal.NO_ACTION_LEFT: "BD-6.2",
    Refusal.NO_FOLLOWER_THERE: "BD-6.3",
    Refusal.ENEMY_LOCATION: "BD-6.4",
    Refusal.BLOCKED_BY_A_RIVAL: "BD-2.7",
    Refusal.NO_ROOM: "BD-2.2",
    Refusal.UNCONTROLLED: "BD-6.6",
    Refusal.OWN_LOCATION: "BD-6.5",
    Refusal.NO_SHIP: "BD-7.51",
    Refusal.TOO_FEW_SAILORS: "BD-7.51",
    Refusal.OUT_OF_SAIL: "BD-7.51",
    Refusal.NO_PORT: "BD-7.51",
    Refusal.NO_SANDALS: "BD-7.61",
    Refusal.OUT_OF_FLIGHT: "BD-7.61",
    Refusal.NO_PERCH: "BD-7.61",
    Refusal.ALREADY_CONTROLLED: "BD-8.1",
    Refusal.TOO_FEW_TO_CLAIM: "BD-8.1",
    Refusal.NO_CHIP_LEFT: "BD-8.3",
    Refusal.CHOOSE_FIRST: "BD-5.5",
    Refusal.PAST_DOOMSDAY: "BD-9.1",
    Refusal.NO_ZIGGURAT_THERE: "BD-7.21",
    Refusal.NO_DELUGE_THERE: "BD-7.22",
    Refusal.NO_DECREE_THERE: "BD-7.23",
    Refusal.NO_GIFT_THERE: "BD-7.31",
    Refusal.NO_PLAGUE_THERE: "BD-7.33",
    Refusal.NO_WIND_THERE: "BD-7.42",
    Refusal.NO_REFUGE_THERE: "BD-7.42",
    Refusal.NO_MIRROR_THERE: "BD-7.43",
    Refusal.NOBODY_TO_JUMP: "BD-7.43",
    Refusal.NO_HAMMER_THERE: "BD-7.52",
    Refusal.NO_THUNDER_THERE: "BD-7.63",
}
