"""Why an action may not be played, and the paragraph that says so."""

import enum


class Refusal(enum.IntEnum):
    NONE = 0
    GAME_OVER = 1
    NOT_NOW = 2
    NO_SUCH_SEAT = 3
    PIECE_GONE = 4
    NOT_CENTRAL = 5
    PLACE_FILLED = 6
    PLACE_APART = 7
    MUST_SHOW_PLAIN = 8
    MUST_JOIN_THE_RIVER = 9
    NO_EXCHANGE_LEFT = 10
    TOO_LITTLE_TO_EXCHANGE = 11
    BARN_FULL = 12
    NO_TRADE = 13
    NO_OFFER_LEFT = 14
    NOBODY_TO_TRADE_WITH = 15
    NOTHING_TO_OFFER = 16
    NOTHING_TO_ASK_FOR = 17
    NO_ROOM_FOR_THE_SWAP = 18
    CELL_TAKEN = 19
    NOT_ON_WATER = 20
    NOT_NEXT_TO_YOUR_CITY = 21
    NOT_NEAREST_HOME = 22
    CANNOT_PAY = 23
    NO_SOLDIER_IN_STOCK = 24
    NO_ROOM_BY_YOUR_CITIES = 25
    NO_SOLDIER_TO_TRAIN = 26
    NOT_YOUR_SOLDIER = 27
    HIGHEST_LEVEL = 28
    NO_CITY_TO_FORTIFY = 29
    NOT_YOUR_CITY = 30
    NO_ABILITY_TO_DRAW = 31
    LARGEST_BARN = 32
    NO_SCROLL_TO_GET = 33
    WRONG_TOTAL = 34
    MORE_THAN_YOU_HAVE = 35
    CARD_GONE = 36
    ALREADY_NAMED = 37
    NOT_YOUR_PIECE = 38
    LOWEST_LEVEL = 39
    NO_DESTINATION = 40
    NOT_YOUR_ABILITY = 41
    NOTHING_TO_STEAL_THERE = 42
    ALREADY_OWNED = 43
    NO_LARGER_BARN_THERE = 44
    NOT_A_CORNER = 45
    NOT_A_FOREST = 46
    DESTINATION_TAKEN = 47
    NO_FIGURE_MOVE = 48
    NO_STEP_LEFT = 49
    CANNOT_SET_OUT = 50
    OFF_THE_MAP = 51
    CITY_OR_FIGURE = 52
    DEEP_WATER = 53
    GUARDED_VOLCANO = 54
    NO_WAY_THROUGH = 55
    IN_TRANSIT = 56
    SPENT = 57
    NO_STEP_TAKEN = 58
    NOT_PLAIN = 59
    CITY_TOO_NEAR = 60
    NO_CITY_IN_STOCK = 61
    NO_ENEMY_CITY = 62
    TOO_FEW_BESIEGERS = 63
    PROTECTED_BY_GOG = 64
    OUT_OF_REACH = 65
    NO_SCROLL_THERE = 66
    NO_AMBUSH = 67
    ABILITY_GONE = 68


PARAGRAPHS = {
    Refusal.GAME_OVER: "GG-18.1",
    Refusal.NOT_NOW: "GG-4.1",
    Refusal.NO_SUCH_SEAT: "GG-1.1",
    Refusal.PIECE_GONE: "GG-2.5",
    Refusal.NOT_CENTRAL: "GG-2.4",
    Refusal.PLACE_FILLED: "GG-2.6",
    Refusal.PLACE_APART: "GG-2.6",
    Refusal.MUST_SHOW_PLAIN: "GG-2.3",
    Refusal.MUST_JOIN_THE_RIVER: "GG-2.8",
    Refusal.NO_EXCHANGE_LEFT: "GG-5.9",
    Refusal.TOO_LITTLE_TO_EXCHANGE: "GG-5.10",
    Refusal.BARN_FULL: "GG-5.10",
    Refusal.NO_TRADE: "GG-5.11",
    Refusal.NO_OFFER_LEFT: "GG-5.11",
    Refusal.NOBODY_TO_TRADE_WITH: "GG-5.11",
    Refusal.NOTHING_TO_OFFER: "GG-5.11",
    Refusal.NOTHING_TO_ASK_FOR: "GG-5.11",
    Refusal.NO_ROOM_FOR_THE_SWAP: "GG-5.11",
    Refusal.CELL_TAKEN: "GG-1.4",
    Refusal.NOT_ON_WATER: "GG-16.4",
    Refusal.NOT_NEXT_TO_YOUR_CITY: "GG-6.2",
    Refusal.NOT_NEAREST_HOME: "GG-5.13",
    Refusal.CANNOT_PAY: "GG-6.8",
    Refusal.NO_SOLDIER_IN_STOCK: "GG-1.7",
    Refusal.NO_ROOM_BY_YOUR_CITIES: "GG-6.2",
    Refusal.NO_SOLDIER_TO_TRAIN: "GG-6.3",
    Refusal.NOT_YOUR_SOLDIER: "GG-6.3",
    Refusal.HIGHEST_LEVEL: "GG-1.5",
    Refusal.NO_CITY_TO_FORTIFY: "GG-6.4",
    Refusal.NOT_YOUR_CITY: "GG-6.4",
    Refusal.NO_ABILITY_TO_DRAW: "GG-6.5",
    Refusal.LARGEST_BARN: "GG-6.6",
    Refusal.NO_SCROLL_TO_GET: "GG-6.7",
    Refusal.WRONG_TOTAL: "GG-17.2",
    Refusal.MORE_THAN_YOU_HAVE: "GG-17.2",
    Refusal.CARD_GONE: "GG-7.8",
    Refusal.ALREADY_NAMED: "GG-1.10",
    Refusal.NOT_YOUR_PIECE: "GG-7.7",
    Refusal.LOWEST_LEVEL: "GG-8.7",
    Refusal.NO_DESTINATION: "GG-8.13",
    Refusal.NOT_YOUR_ABILITY: "GG-8.8",
    Refusal.NOTHING_TO_STEAL_THERE: "GG-8.12",
    Refusal.ALREADY_OWNED: "GG-17.11",
    Refusal.NO_LARGER_BARN_THERE: "GG-8.12",
    Refusal.NOT_A_CORNER: "GG-8.13",
    Refusal.NOT_A_FOREST: "GG-8.14",
    Refusal.DESTINATION_TAKEN: "GG-8.13",
    Refusal.NO_FIGURE_MOVE: "GG-9.4",
    Refusal.NO_STEP_LEFT: "GG-10.3",
    Refusal.CANNOT_SET_OUT: "GG-10.2",
    Refusal.OFF_THE_MAP: "GG-10.3",
    Refusal.CITY_OR_FIGURE: "GG-10.4",
    Refusal.DEEP_WATER: "GG-10.5",
    Refusal.GUARDED_VOLCANO: "GG-10.7",
    Refusal.NO_WAY_THROUGH: "GG-10.8",
    Refusal.IN_TRANSIT: "GG-10.9",
    Refusal.SPENT: "GG-10.10",
    Refusal.NO_STEP_TAKEN: "GG-10.11",
    Refusal.NOT_PLAIN: "GG-11.2",
    Refusal.CITY_TOO_NEAR: "GG-11.2",
    Refusal.NO_CITY_IN_STOCK: "GG-11.2",
    Refusal.NO_ENEMY_CITY: "GG-13.1",
    Refusal.TOO_FEW_BESIEGERS: "GG-13.2",
    Refusal.PROTECTED_BY_GOG: "GG-13.3",
    Refusal.OUT_OF_REACH: "GG-14.1",
    Refusal.NO_SCROLL_THERE: "GG-15.2",
    Refusal.NO_AMBUSH: "GG-17.4",
    Refusal.ABILITY_GONE: "GG-17.12",
}
