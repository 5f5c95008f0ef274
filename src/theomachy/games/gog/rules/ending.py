"""GG-18 Winning, elimination, end."""

import numpy as np

from theomachy.games.gog.board import CORNER_CELLS, IS_CORNER, NOWHERE
from theomachy.games.gog.cards import ABILITIES
from theomachy.games.gog.numbers import BARN
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.abilities import put_under
from theomachy.games.gog.rules.ground import (
    has_city,
    is_city,
    is_in,
    is_soldier,
    length,
    level_of,
    next_in,
    owner_of,
    owns,
    resume,
    set_barn,
    take_soldier,
)
from theomachy.games.gog.state import CORNERS_PIECES, LAST_CITY_LONG, NOBODY, Ending, Node
from theomachy.games.gog.tiles import RESOURCES
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, Seat, State


@compiled
def win(s: State, seat: Seat, ending: Ending) -> None:
    """GG-18.1 The game ends at once."""
    s.winner, s.ending, s.node = seat, ending, Node.OVER
    s.victim = NOBODY


@compiled
def check_scrolls(s: State, seat: Seat) -> None:
    """GG-4.5, GG-18.2 Only who has just got a scroll can have enough now."""
    if s.scrolls[seat] >= s.rules.scrolls_to_win:
        win(s, seat, Ending.SCROLLS)


@compiled
def counts_on_a_corner(s: State, seat: Seat, code: int) -> bool:
    """GG-18.3 An own soldier; with `pieces` an own city too."""
    if code == 0 or owner_of(code) != seat:
        return False
    return is_soldier(code) or (s.rules.corners == CORNERS_PIECES and is_city(code))


@compiled
def holds_all_corners(s: State, seat: Seat) -> bool:
    """GG-18.3 A soldier on each of a1, a12, l12, l1."""
    for cell in CORNER_CELLS:
        if not counts_on_a_corner(s, seat, s.board[cell]):
            return False
    return True


@compiled
def check_corners(s: State, seat: Seat, cell: Cell) -> None:
    """GG-4.5, GG-18.3 Only a piece that has just come to a corner can complete them."""
    if IS_CORNER[cell] and holds_all_corners(s, seat):
        win(s, seat, Ending.CORNERS)


@compiled
def settle_the_fall(s: State) -> None:
    """GG-13.5, GG-18.4, GG-18.5, GG-18.6, GG-18.7 If the city that fell was its owner's last."""
    victim, s.victim = int(s.victim), NOBODY
    if not has_city(s, victim):
        if s.rules.last_city == LAST_CITY_LONG:
            eliminate(s, victim)
        if s.rules.last_city != LAST_CITY_LONG or next_in(s, s.seat) == s.seat:
            win(s, s.seat, Ending.LAST_CITY)
    resume(s)


@compiled
def eliminate(s: State, seat: Seat) -> None:
    """GG-17.13, GG-18.5 Soldiers leave, scrolls go to the stack, cards to the bottom."""
    s.fallen[seat] = 1 + eliminated(s)
    while s.soldiers[seat, 0] != NOWHERE:
        take_soldier(s, s.soldiers[seat, 0])
    s.stack += s.scrolls[seat]
    s.scrolls[seat] = 0
    for kind in range(len(ABILITIES)):
        if owns(s, seat, kind):
            put_under(s, kind)
    s.abilities[seat] = 0
    s.resources[seat] = 0
    set_barn(s, seat, BARN)


@compiled
def eliminated(s: State) -> int:
    """GG-18.5 How many players are out."""
    number = 0
    for seat in range(s.players):
        number += not is_in(s, seat)
    return number


@compiled
def end_round(s: State) -> None:
    """GG-4.2, GG-18.8 The next round, or the end at the cap."""
    if s.round_number == s.rules.round_cap:
        s.ending, s.node = Ending.ROUND_CAP, Node.OVER
    else:
        s.round_number += 1


@compiled
def why_over(s: State) -> Refusal:
    """GG-18.2, GG-18.3, GG-18.4, GG-18.5, GG-18.8 How the game has ended."""
    if s.ending == Ending.SCROLLS:
        return Refusal.OVER_BY_SCROLLS
    if s.ending == Ending.CORNERS:
        return Refusal.OVER_BY_CORNERS
    if s.ending == Ending.ROUND_CAP:
        return Refusal.OVER_BY_ROUND_CAP
    is_long = s.rules.last_city == LAST_CITY_LONG
    return Refusal.OVER_BY_ELIMINATION if is_long else Refusal.OVER_BY_LAST_CITY


@compiled
def sum_of_levels(s: State, cells: np.ndarray) -> int:
    total = 0
    for i in range(length(cells)):
        total += int(level_of(s.board[cells[i]]))
    return total


@compiled
def has_lost_the_last_city(s: State, seat: Seat) -> bool:
    """GG-18.4, GG-18.6 In the short variant nobody plays on without the cities he founded: the one
    who has none has just lost the last, whatever the conquest has won by."""
    is_short = s.rules.last_city != LAST_CITY_LONG
    return is_short and s.founded[seat] > 0 and not has_city(s, seat)


@compiled
def standing(s: State, seat: Seat) -> int:
    """GG-18.4, GG-18.8 Scrolls, cities, city levels, soldier levels, resources, as one number; the
    eliminated, and who lost his last city in the short variant, come behind."""
    if s.fallen[seat]:
        return int(s.fallen[seat]) - s.players - 1
    if has_lost_the_last_city(s, seat):
        return -1
    order = int(s.scrolls[seat]) << 2 | length(s.cities[seat])
    order = order << 6 | sum_of_levels(s, s.cities[seat])
    order = order << 6 | sum_of_levels(s, s.soldiers[seat])
    return order << 6 | held(s, seat)


@compiled
def held(s: State, seat: Seat) -> int:
    """All resources together."""
    total = 0
    for resource in range(len(RESOURCES)):
        total += int(s.resources[seat, resource])
    return total


@compiled
def is_before(s: State, rival: Seat, seat: Seat) -> bool:
    """GG-18.1, GG-18.8 The winner, then the better standing."""
    if s.winner != NOBODY and (rival == s.winner or seat == s.winner):
        return rival == s.winner and seat != s.winner
    return standing(s, rival) > standing(s, seat)


@compiled
def score(s: State, sheet: np.recarray) -> None:
    """GG-18.1, GG-18.8 Scrolls, and ranks from who is before."""
    for seat in range(s.players):
        ahead = 0
        for rival in range(s.players):
            ahead += is_before(s, rival, seat)
        sheet[seat].points, sheet[seat].rank = s.scrolls[seat], 1 + ahead
