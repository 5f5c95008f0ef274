"""What else is under way: cards being played, armies about to march, conquests that will pay."""

import numpy as np

from theomachy.bots.opinions.godstorm.names import FORCES, LABOUR, MARCH, POINTS, PROMISE
from theomachy.bots.opinions.godstorm.order import is_past_invading
from theomachy.games.godstorm.board import NOWHERE
from theomachy.games.godstorm.cards import WAR, Card
from theomachy.games.godstorm.numbers import WAR_LABOUR
from theomachy.games.godstorm.rules.ground import adjacent_to, is_in_play, owner_of
from theomachy.games.godstorm.rules.hands import cards_in_hand
from theomachy.games.godstorm.rules.playing import card_player
from theomachy.games.godstorm.state import NONE, Node
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Seat, State

_PROMISES = {
    "SHRINE": 1.6, "EMPIRE": 1.6, "CHAMPIONS": 1.5, "EAGLES": 0.2, "DELIVER": 1.8, "HEROES": 1.6,
    "ASH": 1.0, "PRAYERS": 1.6, "STORMS": 1.4, "PURGED": 1.4, "SIREN": 0.9, "FALLS": 0.3,
    "VISIONS": 1.6, "CROPS": 0.9, "FIRE": 1.2, "PARADISE": 0.3, "DEADWALK": 1.6, "FORSAKE": 1.4,
    "TROJAN": 2.5, "WATERS": 0.2, "FOG": 1.2, "MEEK": 1.2, "IDOL": 1.4, "LAVA": 1.4,
    "PLOWSHARES": 1.4, "BLOOD": 1.0, "GROUND": 1.0,
}  # fmt: skip
PROMISES = np.array([_PROMISES.get(card.name, 0.0) for card in Card])
"""What a card that has been announced may bring."""
_REVIVAL = 0.3
_STRUCK = 3
"""About as many armies die by a die."""
_MOST_MARCHING = 20


@compiled
def note_card(s: State, seat: Seat, share: float, out: np.ndarray) -> None:
    """A card announced, or whose die is being rolled."""
    if seat == card_player(s):
        out[PROMISE] = PROMISES[s.card] * (s.node != Node.DIE or is_aimed_well(s, seat))
        if s.card == Card.CHAMPIONS:
            out[PROMISE] *= min(10, int(s.faith[seat])) / 6.0
        elif s.card == Card.CROPS and s.pick != NONE:
            out[PROMISE] *= cards_in_hand(s, s.pick) * (s.pick != seat)
    elif s.node == Node.DIE and s.place != NOWHERE and owner_of(s, s.place) == seat:
        out[FORCES] -= share * min(_STRUCK, int(s.armies[s.place]))
        out[POINTS] -= s.armies[s.place] < _STRUCK


@compiled
def is_aimed_well(s: State, seat: Seat) -> bool:
    """A die that falls on others, or does good to one's own."""
    if s.place == NOWHERE or s.card == Card.PRAYERS:
        return True
    return owner_of(s, s.place) != seat


@compiled
def note_plans(s: State, seat: Seat, out: np.ndarray) -> None:
    """GS-6.6, GS-4.8, GS-11 Conquests that will earn a card; reviving; fortifying."""
    if s.conquests < WAR_LABOUR and is_in_play(s, seat, WAR) and not is_past_invading(s):
        out[LABOUR] = s.conquests
    if s.node == Node.REVIVE_AT:
        out[PROMISE] = _REVIVAL
    elif s.node == Node.THEN_ON:
        is_hinterland = adjacent_to(s, s.place) & ~s.land[seat] == 0
        out[MARCH] = min(int(s.armies[s.place]) - 1, _MOST_MARCHING) if is_hinterland else -1.0
