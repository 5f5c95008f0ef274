"""GS-14 Elimination, and GS-1.14 the sweep that finds it."""

from theomachy.games.godstorm.board import NOWHERE, SPACES
from theomachy.games.godstorm.cards import GODS
from theomachy.games.godstorm.rules.ending import end_game
from theomachy.games.godstorm.rules.ground import banish, is_living
from theomachy.games.godstorm.rules.hands import empty_hand, hand_over
from theomachy.games.godstorm.state import NO_SPOILS, NOBODY, Ending, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has
from theomachy.kernel.kinds import Bits, Seat, State


@compiled
def sweep(s: State, doer: Seat) -> None:
    """GS-1.14 After each complete effect: gods without ground, players without territory."""
    banish_stranded(s)
    fallen = landless(s)
    if fallen:
        eliminate(s, fallen, doer)


@compiled
def banish_stranded(s: State) -> None:
    """GS-1.4, GS-10.5 Gods stand only where their player has armies."""
    for seat in range(s.players):
        for god in range(GODS):
            place = s.gods[seat, god]
            if place != NOWHERE and not has(s.land[seat], place):
                banish(s, seat, god)


@compiled
def landless(s: State) -> Bits:
    """GS-14.1 The living players without territory, as bits, whatever they have below."""
    fallen = 0
    for seat in range(s.players):
        if is_living(s, seat) and s.land[seat] == 0:
            fallen |= 1 << seat
    return fallen


@compiled
def eliminate(s: State, fallen: Bits, doer: Seat) -> None:
    """GS-14.5, GS-14.6, GS-14.7 All together; the turn or the game may be over."""
    group = 1
    for seat in range(s.players):
        group = max(group, int(s.fallen[seat]) + 1)
    heir = heir_of(s, fallen, doer)
    for seat in range(s.players):
        if fallen >> seat & 1:
            fall(s, seat, heir, group)
    left = living(s)
    if left < 2:
        end_game(s, Ending.ALONE if left else Ending.NOBODY)
    elif fallen >> s.seat & 1:
        s.node = Node.TURN_END


@compiled
def heir_of(s: State, fallen: Bits, doer: Seat) -> Seat:
    """GS-14.2, GS-14.3 The eliminator, unless he falls himself or there are no spoils."""
    return NOBODY if s.rules.spoils == NO_SPOILS or fallen >> doer & 1 else doer


@compiled
def living(s: State) -> int:
    number = 0
    for seat in range(s.players):
        number += is_living(s, seat)
    return number


@compiled
def fall(s: State, seat: Seat, heir: Seat, group: int) -> None:
    """GS-14.3, GS-14.4 Hand and relics to the heir, faith to the bank, the dead are gone."""
    if heir != NOBODY:
        hand_over(s, seat, heir)
        s.relics[heir] |= s.relics[seat]
    empty_hand(s, seat)
    s.relics[seat], s.faith[seat], s.heaven[seat] = 0, 0, 0
    s.markers[seat], s.reserve[seat], s.sears[seat] = 0, 0, 0
    for space in range(SPACES):
        if s.space_owner[space] == seat:
            s.souls[space], s.space_owner[space] = 0, NOBODY
    s.fallen[seat] = group
