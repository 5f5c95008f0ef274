"""BD-7 The powers of the Norse pantheon."""

from theomachy.games.bello.board import HEART, NEXT_TO, TEMPLES
from theomachy.games.bello.numbers import (
    FEWEST_SAILORS,
    MJOLNIR_LOSS,
    MOST_PLAYERS,
    MOST_SAILORS,
    RAGNAROK_STEPS,
)
from theomachy.games.bello.rules.ground import (
    add_one,
    controller,
    enemy_cells,
    followers_at,
    holding,
    next_to,
    open_to,
    remove_all,
    remove_chips,
    remove_one,
    remove_up_to,
    with_room,
    within_2,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, first_of, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def longships(s: State) -> None:
    """BD-7.51 Once this turn a longship sails."""
    s.has_ship = True


@compiled
def ports(s: State, cell: Cell) -> Bits:
    """BD-7.51 One or two steps away over open ground, open to you, with room for two."""
    ground = open_to(s, s.seat)
    reached = next_to(NEXT_TO[cell] & ground) | NEXT_TO[cell]
    return reached & ground & with_room(s, FEWEST_SAILORS) & ~only(cell)


@compiled
def harbours(s: State) -> Bits:
    """BD-7.51 Where a longship may set out."""
    if not s.has_ship or s.actions == 0:
        return EMPTY
    harbours, crews = EMPTY, holding(s, s.seat, FEWEST_SAILORS)
    while crews:
        cell = lowest(crews)
        if ports(s, cell):
            harbours |= only(cell)
        crews = without_lowest(crews)
    return harbours


@compiled
def landings(s: State) -> Bits:
    """BD-7.51 Where the longship may go from the harbour chosen."""
    return ports(s, s.place)


@compiled
def crews(s: State) -> Bits:
    """BD-7.51 How many may sail, counted from the fewest."""
    return first_of(most_sailors(s) - FEWEST_SAILORS + 1)


@compiled
def most_sailors(s: State) -> int:
    """BD-7.51 How many may sail: two or three, as many as there are and as there is room for."""
    crew = min(MOST_SAILORS, followers_at(s, s.seat, s.place))
    return crew if has(with_room(s, crew), s.landing) else FEWEST_SAILORS


@compiled
def sail(s: State, number: int) -> None:
    """BD-7.51 They travel together, for one action; the ship is spent."""
    for _ in range(number):
        remove_one(s, s.seat, only(s.place))
        add_one(s, s.seat, only(s.landing))
    s.has_ship = False
    s.actions -= 1


@compiled
def mjolnir_targets(s: State) -> Bits:
    """BD-7.52 An enemy city or field within 2."""
    return EMPTY if s.chosen else enemy_cells(s, s.seat) & within_2(s.control[s.seat]) & ~TEMPLES


@compiled
def mjolnir(s: State, cell: Cell) -> None:
    """BD-7.52 It loses two defenders, followers first, the chip last."""
    rival = controller(s, cell)
    if followers_at(s, rival, cell) < MJOLNIR_LOSS:
        remove_chips(s, rival, only(cell))
    remove_up_to(s, rival, only(cell), MJOLNIR_LOSS)


@compiled
def ragnarok(s: State) -> None:
    """BD-7.53 Rivals lose all followers on temples, inner ring and centre; chips stay."""
    for rival in range(MOST_PLAYERS):
        if rival != s.seat:
            remove_all(s, rival, HEART)


@compiled
def ragnarok_steps(s: State) -> int:
    """BD-7.53 The most further steps of the token that may be chosen."""
    return min(RAGNAROK_STEPS, s.rules.doomsday - s.doom)
