"""Why an action may not be played, and the paragraph that says so."""

import numpy as np

from theomachy.games.gog.state import Ending, Node, Purchase
from theomachy.kernel import Reason


class Refusal(Reason):
    NONE = 0
    OVER_BY_SCROLLS = 1, "GG-18.2"
    OVER_BY_CORNERS = 2, "GG-18.3"
    OVER_BY_LAST_CITY = 3, "GG-18.4"
    OVER_BY_ELIMINATION = 4, "GG-18.5"
    OVER_BY_ROUND_CAP = 5, "GG-18.8"

    NOW_FIRST_PLAYER = 6, "GG-3.1"
    NOW_SCROLL_PIECE = 7, "GG-2.4"
    NOW_PIECE = 8, "GG-2.5"
    NOW_LAID_BY_CHANCE = 9, "GG-2.9"
    NOW_LAY = 10, "GG-2.10"
    NOW_SPLIT = 11, "GG-3.4"
    NOW_EXCHANGE = 12, "GG-5.1"
    NOW_ANSWER = 13, "GG-5.11"
    NOW_MUSTER = 14, "GG-5.13"
    NOW_BUY = 15, "GG-6.1"
    NOW_BUY_AT = 16, "GG-6.1"
    NOW_PAY = 17, "GG-17.2"
    NOW_DRAW = 18, "GG-7.3"
    NOW_CARD_AND_DIE = 19, "GG-7.4"
    NOW_ACCEPT = 20, "GG-7.5"
    NOW_NAME = 21, "GG-7.7"
    NOW_RETURN = 22, "GG-8.8"
    NOW_OMEN = 23, "GG-8.11"
    NOW_STEAL = 24, "GG-8.12"
    NOW_SEND = 25, "GG-8.13"
    NOW_ROLL = 26, "GG-9.2"
    NOW_KEEP = 27, "GG-9.3"
    NOW_SECOND_ROLL = 28, "GG-9.3"
    NOW_MOVE = 29, "GG-10.1"
    NOW_STEP = 30, "GG-10.11"
    NOW_CLASH = 31, "GG-12.3"
    NOW_FIGURE = 32, "GG-14.1"
    NOW_FROM = 33, "GG-15.2"
    NOW_AMBUSH_DIE = 34, "GG-17.4"
    NOW_AMBUSH_AT = 35, "GG-17.5"
    NOW_ABILITY = 36, "GG-17.12"

    NO_SUCH_SEAT = 37, "GG-1.1"
    CELL_TAKEN = 38, "GG-1.4"
    NO_SOLDIER_IN_STOCK = 39, "GG-1.7"
    ALREADY_NAMED = 40, "GG-1.10"
    PIECE_GONE = 41, "GG-2.1"
    MUST_SHOW_PLAIN = 42, "GG-2.3"
    NOT_CENTRAL = 43, "GG-2.4"
    PLACE_FILLED = 44, "GG-2.6"
    PLACE_APART = 45, "GG-2.6"
    MUST_JOIN_THE_RIVER = 46, "GG-2.8"
    MAP_IS_FIXED = 47, "GG-2.11"
    ONLY_TWO_SPLIT = 48, "GG-3.4"
    ELIMINATED = 49, "GG-4.4"
    NO_EXCHANGE_LEFT = 50, "GG-5.9"
    TOO_LITTLE_TO_EXCHANGE = 51, "GG-5.10"
    BARN_FULL = 52, "GG-5.10"
    NO_TRADE = 53, "GG-5.11"
    NO_OFFER_LEFT = 54, "GG-5.11"
    OFFER_TO_YOURSELF = 55, "GG-5.11"
    NOTHING_TO_OFFER = 56, "GG-5.11"
    NOTHING_TO_ASK_FOR = 57, "GG-5.11"
    NO_ROOM_IN_YOUR_BARN = 58, "GG-5.11"
    NO_ROOM_IN_THEIR_BARN = 59, "GG-5.11"
    NOT_NEAREST_HOME = 60, "GG-5.13"
    NOT_NEXT_TO_YOUR_CITY = 61, "GG-6.2"
    NO_ROOM_BY_YOUR_CITIES = 62, "GG-6.2"
    SOLDIER_TOO_DEAR = 63, "GG-6.2"
    NO_SOLDIER_TO_TRAIN = 64, "GG-6.3"
    NOT_YOURS_TO_TRAIN = 65, "GG-6.3"
    TRAINED_TO_THE_TOP = 66, "GG-6.3"
    TRAINING_TOO_DEAR = 67, "GG-6.3"
    NO_CITY_TO_FORTIFY = 68, "GG-6.4"
    NOT_YOURS_TO_FORTIFY = 69, "GG-6.4"
    FORTIFIED_TO_THE_TOP = 70, "GG-6.4"
    FORTIFYING_TOO_DEAR = 71, "GG-6.4"
    NO_ABILITY_TO_DRAW = 72, "GG-6.5"
    ABILITY_TOO_DEAR = 73, "GG-6.5"
    LARGEST_BARN = 74, "GG-6.6"
    BARN_TOO_DEAR = 75, "GG-6.6"
    NO_SCROLL_TO_GET = 76, "GG-6.7"
    SCROLL_TOO_DEAR = 77, "GG-6.7"
    PAID_AS_PRINTED = 78, "GG-6.8"
    NOT_YOUR_PIECE = 79, "GG-7.7"
    CARD_GONE = 80, "GG-7.8"
    RAISED_TO_THE_TOP = 81, "GG-8.1"
    RAMPARTS_AT_THE_TOP = 82, "GG-8.6"
    LOWEST_LEVEL = 83, "GG-8.7"
    NOT_YOUR_ABILITY = 84, "GG-8.8"
    STEALING_FROM_YOURSELF = 85, "GG-8.12"
    NOT_THEIR_ABILITY = 86, "GG-8.12"
    NO_LARGER_BARN_THERE = 87, "GG-8.12"
    NO_CORNER_TO_GO_TO = 88, "GG-8.13"
    NOT_A_CORNER = 89, "GG-8.13"
    CORNER_TAKEN = 90, "GG-8.13"
    ALREADY_SENT = 91, "GG-8.14"
    NOT_A_FOREST = 92, "GG-8.14"
    FOREST_TAKEN = 93, "GG-8.14"
    NO_DICE_YET = 94, "GG-9.1"
    NO_FIGURE_MOVE = 95, "GG-9.4"
    PICK_FIRST = 96, "GG-10.2"
    NOT_YOURS_TO_PICK = 97, "GG-10.2"
    CANNOT_SET_OUT = 98, "GG-10.2"
    NO_STEP_LEFT = 99, "GG-10.3"
    OFF_THE_MAP = 100, "GG-10.3"
    CITY_OR_FIGURE = 101, "GG-10.4"
    DEEP_WATER = 102, "GG-10.5"
    GUARDED_VOLCANO = 103, "GG-10.7"
    NO_WAY_THROUGH = 104, "GG-10.8"
    IN_TRANSIT = 105, "GG-10.9"
    SPENT = 106, "GG-10.10"
    NO_STEP_TAKEN = 107, "GG-10.11"
    NOT_PLAIN = 108, "GG-11.2"
    CITY_TOO_NEAR = 109, "GG-11.2"
    NO_CITY_IN_STOCK = 110, "GG-11.2"
    NO_ENEMY_CITY = 111, "GG-13.1"
    TOO_FEW_BESIEGERS = 112, "GG-13.2"
    PROTECTED_BY_GOG = 113, "GG-13.3"
    OUT_OF_REACH = 114, "GG-14.1"
    NO_SCROLL_THERE = 115, "GG-15.2"
    SCROLL_FROM_YOURSELF = 116, "GG-15.2"
    SCROLL_LOCKED = 117, "GG-15.4"
    NOT_ON_WATER = 118, "GG-16.4"
    WRONG_TOTAL = 119, "GG-17.2"
    MORE_THAN_YOU_HAVE = 120, "GG-17.2"
    NO_AMBUSH = 121, "GG-17.4"
    TOO_DEEP_FOR_AN_AMBUSH = 122, "GG-17.5"
    ALREADY_OWNED = 123, "GG-17.11"
    ABILITY_GONE = 124, "GG-17.12"


_MOMENTS = {
    Node.FIRST: Refusal.NOW_FIRST_PLAYER,
    Node.SITE: Refusal.NOW_SCROLL_PIECE,
    Node.PIECE: Refusal.NOW_PIECE,
    Node.LAY_BY_LOT: Refusal.NOW_LAID_BY_CHANCE,
    Node.CARD: Refusal.NOW_CARD_AND_DIE,
    Node.DIE: Refusal.NOW_CARD_AND_DIE,
    Node.ROLL: Refusal.NOW_ROLL,
    Node.SECOND_ROLL: Refusal.NOW_SECOND_ROLL,
    Node.AMBUSH_DIE: Refusal.NOW_AMBUSH_DIE,
    Node.ABILITY: Refusal.NOW_ABILITY,
    Node.CLASH: Refusal.NOW_CLASH,
    Node.LAY: Refusal.NOW_LAY,
    Node.SPLIT: Refusal.NOW_SPLIT,
    Node.EXCHANGE: Refusal.NOW_EXCHANGE,
    Node.ANSWER: Refusal.NOW_ANSWER,
    Node.MUSTER: Refusal.NOW_MUSTER,
    Node.BUY: Refusal.NOW_BUY,
    Node.BUY_AT: Refusal.NOW_BUY_AT,
    Node.PAY: Refusal.NOW_PAY,
    Node.DRAW: Refusal.NOW_DRAW,
    Node.ACCEPT: Refusal.NOW_ACCEPT,
    Node.SELECT: Refusal.NOW_NAME,
    Node.SEND: Refusal.NOW_SEND,
    Node.RETURN: Refusal.NOW_RETURN,
    Node.STEAL: Refusal.NOW_STEAL,
    Node.OMEN: Refusal.NOW_OMEN,
    Node.KEEP: Refusal.NOW_KEEP,
    Node.MOVE: Refusal.NOW_MOVE,
    Node.STEP: Refusal.NOW_STEP,
    Node.FIGURE: Refusal.NOW_FIGURE,
    Node.AMBUSH_AT: Refusal.NOW_AMBUSH_AT,
    Node.FROM: Refusal.NOW_FROM,
}
MOMENT = np.array([_MOMENTS.get(node, Refusal.NONE) for node in Node], np.int64)
"""What each node waits for; those that pass by themselves wait for nothing."""

_ENDS = {
    Ending.SCROLLS: Refusal.OVER_BY_SCROLLS,
    Ending.CORNERS: Refusal.OVER_BY_CORNERS,
    Ending.LAST_CITY: Refusal.OVER_BY_LAST_CITY,
    Ending.ROUND_CAP: Refusal.OVER_BY_ROUND_CAP,
}
OVER_BY = np.array([_ENDS.get(ending, Refusal.NONE) for ending in Ending], np.int64)
"""How the game has ended, in the short variant of the last city."""

_PRICED = {
    Purchase.SOLDIER: Refusal.SOLDIER_TOO_DEAR,
    Purchase.TRAIN: Refusal.TRAINING_TOO_DEAR,
    Purchase.FORTIFY: Refusal.FORTIFYING_TOO_DEAR,
    Purchase.ABILITY: Refusal.ABILITY_TOO_DEAR,
    Purchase.BARN: Refusal.BARN_TOO_DEAR,
    Purchase.SCROLL: Refusal.SCROLL_TOO_DEAR,
}
TOO_DEAR = np.array([_PRICED.get(purchase, Refusal.NONE) for purchase in Purchase], np.int64)
"""What cannot be paid, by the purchase."""
