"""GS-16 to GS-19 The miracle cards: kinds, decks, copies, costs and the choices each asks for."""

import enum

import numpy as np

from theomachy.games.godstorm.board import NOWHERE, NUMBERS
from theomachy.kernel.bits import word

WAR, DEATH, SKY, MAGIC = range(4)
"""Gods, and the decks they open."""
GOD_LETTERS = "WDSM"
GODS = len(GOD_LETTERS)
HAND_DECKS = 3
"""GS-6.12 War, Death and Sky cards go to the hand."""
NO_CARD = -1


class Card(enum.IntEnum):
    SHRINE = 0
    EMPIRE = 1
    CHAMPIONS = 2
    EAGLES = 3
    DELIVER = 4
    HEROES = 5
    ASH = 6
    STRENGTH = 7
    PRAYERS = 8
    STORMS = 9
    FAITHFUL = 10
    PURGED = 11
    SIREN = 12
    SUN = 13
    FALLS = 14
    TIME = 15
    VISIONS = 16
    BLOOD = 17
    CROPS = 18
    DOOR = 19
    DIAMONDS = 20
    FIRE = 21
    PARADISE = 22
    RAGNAROK = 23
    DEADWALK = 24
    FORSAKE = 25
    GROUND = 26
    MIGHTY = 27
    SEA = 28
    TROJAN = 29
    WATERS = 30
    YOUNG = 31
    WORKERS = 32
    CONVERT = 33
    SEARS = 34
    LAVA = 35
    WARRIORS = 36
    PLOWSHARES = 37
    FOG = 38
    MEEK = 39
    SACRED = 40
    IDOL = 41
    AEGIS = 42
    FLEECE = 43
    PANDORA = 44
    TEARS = 45
    GUNGNIR = 46
    MJOLNIR = 47
    CAULDRON = 48
    EXCALIBUR = 49
    STONEHENGE = 50
    BOOK = 51
    PYRAMIDS = 52
    SCALES = 53
    TABLETS = 54
    TREE = 55
    WINE = 56


KINDS = len(Card)
HAND_KINDS = Card.AEGIS.value
RELICS = KINDS - HAND_KINDS
CARD_NAMES = tuple(card.name for card in Card)

_FIRST_OF = (Card.SHRINE, Card.BLOOD, Card.WORKERS, Card.AEGIS, KINDS)
DECK_OF = np.array(
    [deck for deck in range(GODS) for _ in range(_FIRST_OF[deck], _FIRST_OF[deck + 1])], np.int8
)
DECK_KINDS = np.array([word(np.flatnonzero(deck == DECK_OF)) for deck in range(GODS)], np.int64)

_TWICE = "CROPS DEADWALK WORKERS SEARS WARRIORS PLOWSHARES FOG MEEK IDOL"
_BELOW_ONLY = "DOOR DEADWALK SCALES"
ALL_KINDS = word(range(KINDS))
DOUBLES = word(Card[name] for name in _TWICE.split())
"""GS-2.12 The kinds with two copies."""
UNDERWORLD_KINDS = word(Card[name] for name in _BELOW_ONLY.split())
"""GS-12.18 Taken out when there is no Underworld."""

_COSTS = {
    "SHRINE": 1, "EAGLES": 1, "DELIVER": 1, "PURGED": 2, "SIREN": 3, "TIME": 4, "BLOOD": 1,
    "CROPS": 2, "DOOR": 2, "DIAMONDS": 3, "FIRE": 4, "PARADISE": 2, "RAGNAROK": 3, "DEADWALK": 2,
    "FORSAKE": 3, "GROUND": 2, "MIGHTY": 4, "SEA": 3, "TROJAN": 2, "WATERS": 4, "YOUNG": 2,
    "CONVERT": 2, "LAVA": 2, "WARRIORS": 1, "PLOWSHARES": 1, "SACRED": 3, "IDOL": 1,
}  # fmt: skip
COST = np.array([_COSTS.get(card.name, 0) for card in Card], np.int8)
"""GS-7.2 Faith paid when the card is announced."""

_SITES = {"PANDORA": "GRA", "MJOLNIR": "THU", "STONEHENGE": "ANG", "PYRAMIDS": "EGY", "TREE": "BAB"}
SITE = np.array(
    [NUMBERS[_SITES[card.name]] if card.name in _SITES else NOWHERE for card in Card], np.int8
)
"""GS-20.2 The territory that makes a relic worth a point."""


class Choice(enum.IntEnum):
    """What a card asks its player."""

    NONE = 0
    ON = 1
    THEN_ON = 2
    MOVE = 3
    GODS = 4
    RELIC = 5
    GOD = 6
    PLAYER = 7
    DECK = 8
    SEA = 9
    MIGHTY = 10


_CHOICES = {
    "SHRINE": "RELIC", "EMPIRE": "ON", "CHAMPIONS": "ON", "EAGLES": "ON THEN_ON MOVE GODS",
    "DELIVER": "DECK DECK", "HEROES": "ON", "ASH": "RELIC", "PRAYERS": "ON", "STORMS": "ON",
    "PURGED": "ON", "SIREN": "ON THEN_ON", "FALLS": "ON THEN_ON", "VISIONS": "PLAYER",
    "CROPS": "PLAYER", "FIRE": "ON", "PARADISE": "ON", "DEADWALK": "ON THEN_ON MOVE",
    "FORSAKE": "ON", "MIGHTY": "MIGHTY", "TROJAN": "ON", "WATERS": "SEA", "FOG": "ON MOVE",
    "MEEK": "GOD THEN_ON", "IDOL": "GOD",
}  # fmt: skip
_MOST_CHOICES = 5


def _asked(name: str) -> list[int]:
    words = _CHOICES.get(name, "").split()
    return [Choice[word] for word in words] + [0] * (_MOST_CHOICES - len(words))


CHOICES = np.array([_asked(card.name) for card in Card], np.int8)
"""GS-7.4 What each card asks, in its order; then Choice.NONE."""

DIE_CARDS = word([Card.PRAYERS, Card.STORMS, Card.TROJAN, Card.LAVA, Card.PLOWSHARES])
"""GS-10.10 The cards that roll a die."""
CONTINENT_CARDS = word([Card.BLOOD, Card.GROUND])
"""GS-17.1 The cards that strike a random continent."""
