"""GG-11 Founding."""

from theomachy.games.gog.board import NOWHERE, distance
from theomachy.games.gog.numbers import CITY_DISTANCE
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.ground import has_cities_in_stock, length, put_city, take_soldier
from theomachy.games.gog.state import Node
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, State


@compiled
def refusal_to_found_on(s: State, cell: Cell) -> Refusal:
    """GG-11.2, GG-11.3 Plain, a die in stock, every city at distance two or more."""
    if not has_cities_in_stock(s, s.seat):
        return Refusal.NO_CITY_IN_STOCK
    if s.terrain[cell] != Terrain.PLAIN:
        return Refusal.NOT_PLAIN
    for seat in range(s.players):
        for i in range(length(s.cities[seat])):
            if distance(s.cities[seat, i], cell) < CITY_DISTANCE:
                return Refusal.CITY_TOO_NEAR
    return Refusal.NONE


@compiled
def found(s: State) -> None:
    """GG-11.1, GG-11.4, GG-11.5 The soldier becomes a city of level 1; then the site check."""
    me, cell = int(s.seat), int(s.picked)
    take_soldier(s, cell)
    put_city(s, me, cell, 1)
    s.founded[me] += 1
    s.picked, s.has_stepped, s.wake = NOWHERE, 0, 0
    s.node = Node.CHECK_SITE
