"""GG-15 Scrolls: the stack, taking from a rival, the scroll site and its lock."""

from theomachy.games.gog.board import AREA, AREA_SIZE, NOWHERE
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.areas import reach_of
from theomachy.games.gog.rules.ending import check_scrolls
from theomachy.games.gog.rules.ground import is_in, length, level_of, mover, resume
from theomachy.games.gog.state import NOBODY, SITE_EACH, Node
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, Seat, State


@compiled
def unlocked(s: State, seat: Seat) -> int:
    """GG-15.4 The scrolls that can be taken from a player."""
    return s.scrolls[seat] - (s.locks[seat] != NOWHERE)


@compiled
def refusal_to_take(s: State, rival: Seat) -> Refusal:
    """GG-15.2, GG-15.3, GG-15.4 From another player with an unlocked scroll."""
    if rival >= s.players:
        return Refusal.NO_SUCH_SEAT
    if rival == mover(s):
        return Refusal.SCROLL_FROM_YOURSELF
    if not is_in(s, rival):
        return Refusal.ELIMINATED
    if s.scrolls[rival] == 0:
        return Refusal.NO_SCROLL_THERE
    return Refusal.NONE if unlocked(s, rival) > 0 else Refusal.SCROLL_LOCKED


@compiled
def rival_after(s: State, seat: Seat) -> Seat:
    """GG-15.2 The next seat, by number, from which a scroll can be taken, or NOBODY."""
    for rival in range(seat + 1, s.players):
        if refusal_to_take(s, rival) == 0:
            return rival
    return NOBODY


@compiled
def can_get_scroll(s: State) -> bool:
    """GG-6.7, GG-15.2 From the stack, or from somebody."""
    return s.stack > 0 or rival_after(s, NOBODY) != NOBODY


@compiled
def get_scroll(s: State, locking: int) -> None:
    """GG-15.1 What comes next, whatever brought it."""
    s.is_locking, s.node = locking, Node.GET_SCROLL


@compiled
def receive_scroll(s: State) -> None:
    """GG-15.2 From the stack; if it is empty, from a player of the receiver's choice."""
    if s.stack > 0:
        s.stack -= 1
        keep_scroll(s)
    elif can_get_scroll(s):
        s.node = Node.FROM
    else:
        s.is_locking = 0
        resume(s)


@compiled
def take_scroll(s: State, rival: Seat) -> None:
    s.scrolls[rival] -= 1
    keep_scroll(s)


@compiled
def keep_scroll(s: State) -> None:
    """GG-15.5, GG-15.7, GG-15.9 Locked in the scroll city if it comes from the site."""
    me = mover(s)
    s.scrolls[me] += 1
    if s.is_locking:
        s.locks[me] = covering_city(s, me)
        s.is_locking = 0
    check_scrolls(s, me)
    resume(s)


@compiled
def covers(s: State, city: Cell) -> bool:
    """GG-2.12, GG-15.6 Whether a scroll square lies in the city's area."""
    for i in range(AREA_SIZE[city, reach_of(s, city)]):
        if s.terrain[AREA[city, i]] == Terrain.SCROLL:
            return True
    return False


@compiled
def covering_city(s: State, seat: Seat) -> Cell:
    """GG-15.7 Of several, the one of highest level, then first in cell order."""
    best, highest = NOWHERE, 0
    for i in range(length(s.cities[seat])):
        city = int(s.cities[seat, i])
        level = int(level_of(s.board[city]))
        if level > highest and covers(s, city):
            best, highest = city, level
    return best


@compiled
def has_room_for_a_lock(s: State, seat: Seat) -> bool:
    """GG-15.4 One in the game, or one for each player."""
    if s.rules.scroll_site == SITE_EACH:
        return s.locks[seat] == NOWHERE
    for rival in range(s.players):
        if s.locks[rival] != NOWHERE:
            return False
    return True


@compiled
def claim_site(s: State) -> None:
    """GG-15.7 A city that covers the site brings a locked scroll."""
    me = mover(s)
    if has_room_for_a_lock(s, me) and covering_city(s, me) != NOWHERE:
        get_scroll(s, 1)
    else:
        resume(s)


@compiled
def unlock(s: State, seat: Seat, city: Cell) -> None:
    """GG-15.8 When the scroll city is conquered its scroll returns to the stack."""
    if s.locks[seat] == city:
        s.locks[seat] = NOWHERE
        s.scrolls[seat] -= 1
        s.stack += 1
