"""BD-9 Doomsday and the end; BD-10 Elimination."""

from theomachy.games.bello.cards import Pantheon
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.rules.ground import holding
from theomachy.games.bello.state import FINALE_NOW, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY
from theomachy.kernel.kinds import Seat, State


@compiled
def advance_doom(s: State, steps: int) -> None:
    """BD-9.1 Surplus steps are lost."""
    s.doom = min(s.doom + steps, s.rules.doomsday)


@compiled
def is_doomsday(s: State) -> bool:
    """BD-9.1 The circle is complete."""
    return s.doom == s.rules.doomsday


@compiled
def is_eliminated(s: State, seat: Seat) -> bool:
    """BD-10.1, BD-10.3 No location and no follower on the board."""
    return s.control[seat] == 0 and holding(s, seat, 1) == 0


@compiled
def survivors(s: State) -> int:
    left = 0
    for seat in range(s.players):
        left += not is_eliminated(s, seat)
    return left


@compiled
def why_over(s: State) -> Refusal:
    """BD-9.6, BD-9.7, BD-10.4 The way in which the game has ended."""
    if survivors(s) <= 1:
        return Refusal.OVER_BY_ELIMINATION
    if s.rules.finale == FINALE_NOW and not s.is_extra:
        return Refusal.OVER_WITH_THE_ROUND
    return Refusal.OVER_BY_DOOMSDAY


@compiled
def drop_lasting_effects(s: State) -> None:
    """BD-3.5 What lasts until this seat's next turn ends now."""
    pantheon = s.pantheons[s.seat]
    if pantheon == Pantheon.MESOPOTAMIAN:
        s.ziggurats = EMPTY
    if pantheon == Pantheon.EGYPTIAN:
        s.has_hearts = False


@compiled
def end_turn(s: State) -> None:
    """BD-3.6, BD-9.2, BD-9.3, BD-9.7, BD-10.4 What a turn's end brings, in this order."""
    s.decrees = s.horses = EMPTY
    if survivors(s) <= 1:
        s.node = Node.OVER
    elif s.is_final or (s.rules.finale == FINALE_NOW and is_doomsday(s)):
        s.node = Node.EXTRA
    else:
        pass_turn(s)


@compiled
def pass_turn(s: State) -> None:
    """BD-3.2, BD-10.2 To the next seat that is not eliminated."""
    s.node = Node.TURN_START
    step_seat(s)
    while s.node == Node.TURN_START and is_eliminated(s, s.seat):
        drop_lasting_effects(s)
        step_seat(s)


@compiled
def step_seat(s: State) -> None:
    """BD-3.3 The seat to the right; past the round's last seat the round ends."""
    s.seat = (s.seat + 1) % s.players
    if s.seat == s.first:
        end_round(s)


@compiled
def end_round(s: State) -> None:
    """BD-3.4, BD-9.4, BD-9.5, BD-9.7, BD-9.8 The token moves a step at every round's end."""
    s.round_number += 1
    advance_doom(s, 1)
    if s.rules.finale == FINALE_NOW and is_doomsday(s):
        s.node = Node.OVER


@compiled
def begin_turn(s: State) -> None:
    """BD-3.5, BD-9.2 Old effects end; with the circle complete this is the final turn."""
    drop_lasting_effects(s)
    s.is_final = is_doomsday(s)
    s.node = Node.RECRUIT


@compiled
def next_extra_recruit(s: State) -> None:
    """BD-9.6, BD-10.2 Later seats of this round recruit once more, then the game is scored."""
    s.is_extra = True
    s.node = Node.RECRUIT
    s.seat = (s.seat + 1) % s.players
    while s.seat != s.first and is_eliminated(s, s.seat):
        s.seat = (s.seat + 1) % s.players
    if s.seat == s.first:
        s.node = Node.OVER
