"""What a player has besides the map: faith, gods, cards, relics, the Underworld."""

import numpy as np

from theomachy.bots.opinions.godstorm.names import (
    DESCENT,
    FAITH,
    HEAVEN_FULL,
    OWN_CRYPTS,
    POINTS,
    RELICS,
    SOULS,
    WAR_CARDS,
    WAR_GOD,
)
from theomachy.games.godstorm.board import ALTARS, BELOW, CRYPTS
from theomachy.games.godstorm.cards import GODS, HAND_DECKS, MAGIC, Card
from theomachy.games.godstorm.rules.ending import site_points
from theomachy.games.godstorm.rules.ground import is_in_play, own_spaces
from theomachy.games.godstorm.rules.hands import queued
from theomachy.games.godstorm.state import NONE, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import count, lowest, without_lowest
from theomachy.kernel.kinds import Seat, State

_RELICS = {
    "AEGIS": 0.6, "FLEECE": 1.5, "PANDORA": 0.8, "TEARS": 0.8, "GUNGNIR": 0.4, "MJOLNIR": 0.6,
    "CAULDRON": 1.5, "EXCALIBUR": 1.2, "STONEHENGE": 1.2, "BOOK": 1.2, "PYRAMIDS": 1.5,
    "SCALES": 0.5, "TABLETS": 1.0, "TREE": 1.2, "WINE": 0.9,
}  # fmt: skip
WORTH = np.array([_RELICS.get(card.name, 0.0) for card in Card])
"""What a relic is worth, in relics."""
_MOST_FAITH, _MOST_IN_HEAVEN, _MOST_SOULS = 40, 20, 15
"""More of them make no difference."""


@compiled
def note_means(s: State, seat: Seat, out: np.ndarray) -> None:
    """GS-1.3, GS-1.12 Faith that is not bid, and the gods in play."""
    out[FAITH] = min(_MOST_FAITH, int(s.faith[seat]))
    if s.node == Node.BID and s.bids[seat] != NONE:
        out[FAITH] -= s.bids[seat]
    for god in range(GODS):
        out[WAR_GOD + god] = is_in_play(s, seat, god)
    note_cards(s, seat, out)
    note_relics(s, seat, out)


@compiled
def note_cards(s: State, seat: Seat, out: np.ndarray) -> None:
    """GS-6 Cards held, bought or being drawn; half of it while their god is away."""
    for deck in range(HAND_DECKS):
        cards = int(s.hand_size[seat, deck]) + cards_to_come(s, seat, deck)
        out[WAR_CARDS + deck] = cards if is_in_play(s, seat, deck) else 0.5 * cards


@compiled
def cards_to_come(s: State, seat: Seat, deck: int) -> int:
    is_drawn = s.node == Node.DRAW and s.drawer == seat and s.draw_deck == deck
    return int(is_drawn) + (queued(s, deck) if s.seat == seat else 0)


@compiled
def note_relics(s: State, seat: Seat, out: np.ndarray) -> None:
    """GS-19, GS-20.2 Relics by their worth, and the points of their sites."""
    out[RELICS] = cards_to_come(s, seat, MAGIC)
    relics = s.relics[seat]
    if relics:
        out[POINTS] += site_points(s, seat)
    while relics:
        out[RELICS] += WORTH[lowest(relics)]
        relics = without_lowest(relics)


@compiled
def note_below(s: State, seat: Seat, out: np.ndarray) -> None:
    """GS-12 Armies of the Underworld; crypts and altars are points."""
    mine = own_spaces(s, seat)
    out[POINTS] += count(mine & (CRYPTS | ALTARS))
    out[OWN_CRYPTS] = count(mine & CRYPTS)
    out[HEAVEN_FULL] = min(_MOST_IN_HEAVEN, int(s.heaven[seat]))
    left = mine
    while left:
        space = lowest(left)
        souls = int(s.souls[space])
        out[SOULS] += min(souls, _MOST_SOULS)
        if souls > 1:
            out[DESCENT] += 1.0 if BELOW[space] & (CRYPTS | ALTARS) & ~mine else 0.5
        left = without_lowest(left)
