"""GS-8 T5 plague."""

from theomachy.games.godstorm.cards import GODS
from theomachy.games.godstorm.rules.ground import banish, destroy_half_in_all
from theomachy.games.godstorm.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has
from theomachy.kernel.kinds import State


@compiled
def suffer_plague(s: State) -> None:
    """GS-8.1, GS-8.2, GS-8.6 Half of the active player's armies, and his gods, where plague is."""
    if s.land[s.seat] & s.plagues:
        destroy_half_in_all(s, s.land[s.seat] & s.plagues)
        for god in range(GODS):
            place = s.gods[s.seat, god]
            if place >= 0 and has(s.plagues, place):
                banish(s, s.seat, god)
    s.node = Node.INVADE
