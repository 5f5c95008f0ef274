"""GG-5 Phase 1: gathering and exchange, and the muster."""

from theomachy.games.gog.actions import GIVEN, GOT, SWAPS
from theomachy.games.gog.board import AREA, AREA_SIZE, CELLS, NOWHERE, distance
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import ABUNDANCE, OFFERS
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.areas import in_areas, is_in_area, reach_of
from theomachy.games.gog.rules.buy import recruiting_place, refusal_to_recruit_at
from theomachy.games.gog.rules.ending import check_corners
from theomachy.games.gog.rules.ground import (
    gain,
    has_city,
    is_free,
    is_in,
    is_water,
    length,
    owns,
    put_soldier,
    resume,
    touches,
)
from theomachy.games.gog.rules.pay import can_pay
from theomachy.games.gog.rules.setup import home_corner
from theomachy.games.gog.state import NOBODY, TRADE_ON, Node, Purchase
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, only
from theomachy.kernel.kinds import Bits, Cell, Seat, State

PURCHASES_PHASE = 2


@compiled
def is_blocked(s: State, city: Cell) -> bool:
    """GG-5.6, GG-14.4, GG-14.6 Touched by the Angel and not by Gog."""
    return touches(s, city, s.angel) and not touches(s, city, s.gog)


@compiled
def gather(s: State) -> None:
    """GG-5.1, GG-5.8 All yields, then the limit; then the exchanges."""
    me = int(s.seat)
    food, wood, gold = harvest(s, me)
    gain(s, me, 0, food)
    gain(s, me, 1, wood)
    gain(s, me, 2, gold)
    s.gathered_food = food > 0
    s.exchanges = camels(s, me)
    s.offers = OFFERS if s.rules.trade == TRADE_ON else 0
    s.node = Node.EXCHANGE


@compiled
def harvest(s: State, seat: Seat) -> tuple[int, int, int]:
    """GG-5.2, GG-5.3, GG-5.4, GG-5.5, GG-5.7, GG-17.6 Food, wood and gold: one for every such cell
    in the area of each city, whoever stands on it; with Abundance one more of each."""
    food = wood = gold = ABUNDANCE if owns(s, seat, Ability.ABU) else 0
    for i in range(length(s.cities[seat])):
        city = s.cities[seat, i]
        if not is_blocked(s, city):
            for k in range(AREA_SIZE[city, reach_of(s, city)]):
                terrain = s.terrain[AREA[city, k]]
                food += terrain == Terrain.FOOD
                wood += terrain == Terrain.WOOD
                gold += terrain == Terrain.GOLD
    return food, wood, gold


@compiled
def camels(s: State, seat: Seat) -> int:
    """GG-5.9, GG-16.1 Camels in own areas or under own soldiers, each once."""
    cells, cities = in_areas(s, seat, Terrain.CAMEL), length(s.cities[seat])
    for i in range(length(s.soldiers[seat])):
        cell = s.soldiers[seat, i]
        if s.terrain[cell] == Terrain.CAMEL and not is_in_area(s, seat, cell, cities):
            cells += 1
    return cells


@compiled
def refusal_to_exchange(s: State, swap: int) -> Refusal:
    """GG-5.10 Enough of the one, room for the other, one exchange per camel."""
    me = s.seat
    if s.exchanges == 0:
        return Refusal.NO_EXCHANGE_LEFT
    if s.resources[me, GIVEN[swap]] < s.rules.camel_rate:
        return Refusal.TOO_LITTLE_TO_EXCHANGE
    return Refusal.BARN_FULL if s.resources[me, GOT[swap]] >= s.barns[me] else Refusal.NONE


@compiled
def swaps_open(s: State) -> Bits:
    """GG-5.9, GG-5.10 What can be exchanged with the camels left."""
    swaps = EMPTY
    for swap in range(len(SWAPS) if s.exchanges > 0 else 0):
        if refusal_to_exchange(s, swap) == 0:
            swaps |= only(swap)
    return swaps


@compiled
def exchange(s: State, swap: int) -> None:
    """GG-5.10 With the stock, at the camel's rate."""
    s.exchanges -= 1
    s.resources[s.seat, GIVEN[swap]] -= s.rules.camel_rate
    s.resources[s.seat, GOT[swap]] += 1


@compiled
def refusal_to_offer(s: State, offer: int) -> Refusal:
    """GG-5.11 One against one, if both have it and both have room."""
    rival, swap = offer // len(SWAPS), offer % len(SWAPS)
    if s.rules.trade != TRADE_ON:
        return Refusal.NO_TRADE
    if s.offers == 0:
        return Refusal.NO_OFFER_LEFT
    if rival >= s.players:
        return Refusal.NO_SUCH_SEAT
    if rival == s.seat:
        return Refusal.OFFER_TO_YOURSELF
    return refusal_to_swap(s, rival, swap) if is_in(s, rival) else Refusal.ELIMINATED


@compiled
def refusal_to_swap(s: State, rival: Seat, swap: int) -> Refusal:
    """GG-5.11 Each has what the other gets, and room for what comes."""
    me, given, got = int(s.seat), GIVEN[swap], GOT[swap]
    if s.resources[me, given] == 0:
        return Refusal.NOTHING_TO_OFFER
    if s.resources[rival, got] == 0:
        return Refusal.NOTHING_TO_ASK_FOR
    if s.resources[me, got] >= s.barns[me]:
        return Refusal.NO_ROOM_IN_YOUR_BARN
    has_room = s.resources[rival, given] < s.barns[rival]
    return Refusal.NONE if has_room else Refusal.NO_ROOM_IN_THEIR_BARN


@compiled
def offers_open(s: State) -> Bits:
    """GG-5.11 What can be offered, and to whom."""
    offers = EMPTY
    for offer in range(len(SWAPS) * s.players if s.offers > 0 else 0):
        if refusal_to_offer(s, offer) == 0:
            offers |= only(offer)
    return offers


@compiled
def make_offer(s: State, offer: int) -> None:
    """GG-5.11 Refused offers count."""
    s.offers -= 1
    s.offer, s.node = offer, Node.ANSWER


@compiled
def partner(s: State) -> Seat:
    """GG-5.11 Who answers an offer."""
    return s.offer // len(SWAPS)


@compiled
def take_offer(s: State) -> None:
    """GG-5.11 Yes: the swap."""
    me, rival, swap = int(s.seat), partner(s), s.offer % len(SWAPS)
    s.resources[me, GIVEN[swap]] -= 1
    s.resources[rival, GIVEN[swap]] += 1
    s.resources[rival, GOT[swap]] -= 1
    s.resources[me, GOT[swap]] += 1
    end_offer(s)


@compiled
def end_offer(s: State) -> None:
    """GG-5.11 No: nothing is swapped."""
    s.offer, s.node = NOBODY, Node.EXCHANGE


@compiled
def end_exchanges(s: State) -> None:
    """GG-5.1 The muster is looked at next."""
    s.exchanges = s.offers = 0
    s.node = Node.MUSTER


@compiled
def is_muster_due(s: State) -> bool:
    """GG-5.12 No soldier, and either no city, or no food gathered and none to buy one."""
    me = s.seat
    if s.soldiers[me, 0] != NOWHERE:
        return False
    if not has_city(s, me):
        return True
    return not s.gathered_food and not can_pay(s, me, Purchase.SOLDIER.value, 0)


@compiled
def nearest_free_land(s: State, corner: Cell) -> int:
    """GG-5.13 How far the nearest free cell without water is from a corner."""
    nearest = CELLS
    for cell in range(CELLS):
        if is_free(s, cell) and not is_water(s, cell):
            nearest = min(nearest, distance(corner, cell))
    return nearest


@compiled
def refusal_to_muster_at(s: State, cell: Cell) -> Refusal:
    """GG-5.13 Next to an own city; without cities as near as may be to the home corner."""
    if has_city(s, s.seat):
        return refusal_to_recruit_at(s, cell)
    if not is_free(s, cell):
        return Refusal.CELL_TAKEN
    if is_water(s, cell):
        return Refusal.NOT_ON_WATER
    home = home_corner(s, s.seat)
    is_nearest = distance(home, cell) == nearest_free_land(s, home)
    return Refusal.NONE if is_nearest else Refusal.NOT_NEAREST_HOME


@compiled
def muster_place(s: State, besides: Cell) -> Cell:
    """GG-5.13 The first cell for it that is not this one, or NOWHERE."""
    if has_city(s, s.seat):
        return recruiting_place(s, s.seat, besides)
    for cell in range(CELLS):
        if cell != besides and refusal_to_muster_at(s, cell) == 0:
            return cell
    return NOWHERE


@compiled
def muster(s: State, cell: Cell) -> None:
    """GG-5.12, GG-5.13 Free, level 1; Power does not raise it."""
    put_soldier(s, s.seat, cell, 1)
    check_corners(s, s.seat, cell)
    begin_purchases(s)


@compiled
def begin_purchases(s: State) -> None:
    """GG-4.1 Phase 2."""
    s.gathered_food, s.phase = 0, PURCHASES_PHASE
    resume(s)


@compiled
def pass_muster(s: State) -> None:
    """GG-1.11, GG-5.12, GG-5.13 No muster, or one with a single cell for it."""
    cell = muster_place(s, NOWHERE) if is_muster_due(s) else NOWHERE
    if cell == NOWHERE:
        begin_purchases(s)
    else:
        muster(s, cell)


@compiled
def must_choose_muster(s: State) -> bool:
    """GG-1.11 Whether there are two cells or more."""
    if not is_muster_due(s):
        return False
    cell = muster_place(s, NOWHERE)
    return cell != NOWHERE and muster_place(s, cell) != NOWHERE
