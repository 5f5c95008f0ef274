"""GS-2.2 to GS-2.4 Who leads which pantheon."""

from theomachy.games.godstorm.numbers import MOST_PLAYERS
from theomachy.games.godstorm.outcomes import RANK_COUNT, RANK_SEATS, RANK_START
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.setup import begin
from theomachy.games.godstorm.state import CHOSEN, NOBODY, NONE, Node
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import first_of, lowest, only
from theomachy.kernel.kinds import Bits, State


@compiled
def refusal_to_rank(s: State, order: int) -> Refusal:
    """GS-2.4 Everybody, once."""
    place = order - RANK_START[s.players]
    is_whole = 0 <= place < RANK_COUNT[s.players]
    return Refusal.NONE if is_whole else Refusal.NOW_A_ROLL_OFF_FOR_PEOPLES


@compiled
def rank_players(s: State, order: int) -> None:
    """GS-2.2, GS-2.4 The roll-off says who picks first."""
    for place in range(s.players):
        s.ranking[place] = RANK_SEATS[order, place]
    s.seat, s.node = s.ranking[0], Node.PANTHEON


@compiled
def free_peoples(s: State) -> Bits:
    """GS-2.2 Each pantheon has one player; those without, as bits."""
    free = first_of(MOST_PLAYERS)
    for seat in range(s.players):
        if s.people[seat] != NONE:
            free &= ~only(s.people[seat])
    return free


@compiled
def peoples_taken(s: State) -> int:
    taken = 0
    for seat in range(s.players):
        taken += s.people[seat] != NONE
    return taken


@compiled
def pick_people(s: State, people: int) -> None:
    """GS-2.2, GS-2.3 In the order of the roll-off; its top begins if territories are dealt."""
    s.people[s.seat] = people
    taken = peoples_taken(s)
    if taken < s.players:
        s.seat = s.ranking[taken]
        return
    top = int(s.ranking[0])
    for place in range(s.players):
        s.ranking[place] = NOBODY
    if s.rules.setup == CHOSEN:
        s.seat, s.node = NOBODY, Node.FIRST
    else:
        begin(s, top)


@entry
def neutral_people(s: State) -> int:
    """GS-15.1 With two players, the first that neither leads, once both lead one; or NONE."""
    if s.players > 2 or peoples_taken(s) < s.players:
        return NONE
    return lowest(free_peoples(s))
