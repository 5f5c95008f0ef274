"""BD-7 The powers of the Shinto pantheon."""

from theomachy.games.bello.board import ALL, NEXT_TO, NOWHERE, TEMPLES
from theomachy.games.bello.numbers import FOX_MOVES, MIRROR_FOLLOWERS
from theomachy.games.bello.rules.ground import (
    add_one,
    controlled,
    controller,
    enemy_cells,
    holding,
    next_to,
    open_to,
    owner_at,
    remove_all,
    remove_chips,
    remove_one,
    rival_followers,
    with_room,
)
from theomachy.games.bello.state import EVERYONE, NOBODY
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, has, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def inaris_foxes(s: State) -> None:
    """BD-7.41 Two extra moves this turn."""
    s.extra_moves = FOX_MOVES


@compiled
def wind_targets(s: State) -> Bits:
    """BD-7.42 An enemy city or field next to yours with a follower on it."""
    if s.place != NOWHERE:
        return EMPTY
    near = next_to(s.control[s.seat])
    return enemy_cells(s, s.seat) & near & holding(s, EVERYONE, 1) & ~TEMPLES


@compiled
def divine_wind(s: State, cell: Cell) -> None:
    """BD-7.42 First its chip is removed."""
    remove_chips(s, controller(s, cell), only(cell))
    s.place = cell


@compiled
def wind_places(s: State) -> Bits:
    """BD-7.42 Neighbours open to the follower's owner, with room for one."""
    if s.place == NOWHERE or owner_at(s, s.place) == NOBODY:
        return EMPTY
    return NEXT_TO[s.place] & open_to(s, owner_at(s, s.place)) & with_room(s, 1)


@compiled
def blow_away(s: State, cell: Cell) -> None:
    """BD-7.42 One of the followers is moved there."""
    owner = owner_at(s, s.place)
    remove_one(s, owner, only(s.place))
    add_one(s, owner, only(cell))


@compiled
def lose_the_rest(s: State) -> None:
    """BD-7.42 When no place is left, all followers still there are lost."""
    owner = owner_at(s, s.place)
    if owner != NOBODY:
        remove_all(s, owner, only(s.place))


@compiled
def mirror_places(s: State) -> Bits:
    """BD-7.43 Yours, or uncontrolled without rivals; with room, and a follower of yours
    elsewhere."""
    if s.place != NOWHERE:
        return EMPTY
    sources = holding(s, s.seat, 1)
    if sources == 0:
        return EMPTY
    free = ALL & ~controlled(s) & ~rival_followers(s, s.seat)
    places = (s.control[s.seat] | free) & with_room(s, 1)
    return places & ~sources if without_lowest(sources) == 0 else places


@compiled
def mirror_targets(s: State) -> Bits:
    """BD-7.43 Up to four followers jump, from any other location, while there is room."""
    if s.place == NOWHERE or s.chosen >= MIRROR_FOLLOWERS or not has(with_room(s, 1), s.place):
        return EMPTY
    return holding(s, s.seat, 1) & ~only(s.place)


@compiled
def jump(s: State, cell: Cell) -> None:
    """BD-7.43 A follower jumps to the destination."""
    remove_one(s, s.seat, only(cell))
    add_one(s, s.seat, only(s.place))
