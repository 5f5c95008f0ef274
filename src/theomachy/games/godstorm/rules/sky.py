"""GS-18 What the Sky cards do: the defender's answer to an invasion."""

from theomachy.games.godstorm.cards import Card
from theomachy.games.godstorm.numbers import CONVERT_ARMIES, WARRIORS_ARMIES
from theomachy.games.godstorm.rules.death import open_horse
from theomachy.games.godstorm.rules.ground import (
    adjacent_to,
    banish,
    destroy,
    occupied,
    raise_armies,
    send_gods,
    withdraw,
)
from theomachy.games.godstorm.rules.war import pray, storm
from theomachy.games.godstorm.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import lowest, only
from theomachy.kernel.kinds import State


@compiled
def apply_sky_card(s: State, card: int) -> None:
    """The cards without dice."""
    if card == Card.WORKERS:
        s.temples |= only(s.defending)  # GS-18.1
    elif card == Card.CONVERT:
        withdraw(s, s.attacking, CONVERT_ARMIES)  # GS-18.2
        raise_armies(s, s.defender, s.defending, CONVERT_ARMIES)
    elif card == Card.SEARS:
        s.sears[s.defender] += 1  # GS-18.3
    elif card == Card.WARRIORS:
        raise_armies(s, s.defender, s.defending, WARRIORS_ARMIES)  # GS-18.5
    elif card == Card.FOG:
        withdraw(s, s.place, int(s.number))  # GS-18.7
        raise_armies(s, s.defender, s.defending, int(s.number))
    elif card == Card.MEEK:
        send_gods(s, s.seat, 1 << int(s.pick), s.other)  # GS-18.8
    elif card == Card.SACRED:
        s.sacred = s.defending  # GS-18.9
    else:
        banish(s, s.seat, s.pick)  # GS-18.10


@compiled
def roll_for_card(s: State, die: int) -> None:
    """GS-10.10 The die of a card, of whichever deck."""
    s.node = Node.CARD_END
    if s.card == Card.PRAYERS:
        pray(s, die)
    elif s.card == Card.STORMS:
        storm(s, die)
    elif s.card == Card.TROJAN:
        open_horse(s, die)
    elif s.card == Card.PLOWSHARES:
        withdraw(s, s.attacking, die)  # GS-18.6
    else:
        erupt(s, die)


@compiled
def erupt(s: State, die: int) -> None:
    """GS-18.4 One die after another: A, then the occupied territories beside it by their codes."""
    destroy(s, s.place, die)
    left = adjacent_to(s, s.attacking) & occupied(s)
    if s.place != s.attacking:
        left &= ~(only(s.place + 1) - 1)
    if left:
        s.place, s.node = lowest(left), Node.DIE
