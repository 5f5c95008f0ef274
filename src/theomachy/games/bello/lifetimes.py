"""BD-3.6 How long markers and gifts last: what a position may still hold of a power."""

from theomachy.games.bello.board import FIELDS
from theomachy.games.bello.cards import NO_POWER, POWERS_PER_CARD, Pantheon, Power
from theomachy.games.bello.faults import Fault
from theomachy.games.bello.numbers import DECREES, PLAGUES, ZIGGURATS
from theomachy.games.bello.rules.doomsday import survivors
from theomachy.games.bello.rules.ground import controlled
from theomachy.games.bello.state import (
    AFTER_CONTROL,
    BEFORE_ACTIONS,
    BEFORE_POWERS,
    IN_ACTIONS,
    IN_CONTROL,
    IN_SETUP,
    NOBODY,
    POWERS_OFF,
    Node,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count
from theomachy.kernel.kinds import Bits, Seat, State


@compiled
def seat_of(s: State, pantheon: int) -> Seat:
    """Who leads this pantheon, or NOBODY."""
    for seat in range(s.players):
        if s.pantheons[seat] == pantheon:
            return seat
    return NOBODY


@compiled
def ground_of(s: State, pantheon: int) -> Bits:
    """The locations this pantheon controls."""
    seat = seat_of(s, pantheon)
    return EMPTY if seat == NOBODY else s.control[seat]


@compiled
def is_led_by(s: State, pantheon: int) -> bool:
    """Whether the seat on turn leads this pantheon."""
    return s.seat != NOBODY and s.pantheons[s.seat] == pantheon


@compiled
def is_choosing(s: State, pantheon: int) -> bool:
    """BD-3.5 This pantheon's turn, up to the choices of its power: nothing older lasts."""
    in_turn = BEFORE_ACTIONS[s.node] and not s.is_extra
    return in_turn and is_led_by(s, pantheon)


@compiled
def chosen_for(s: State, power: int) -> int:
    """How many choices the running power has made, if it is this one."""
    return s.chosen if s.power == power else 0


@compiled
def is_marked(s: State) -> bool:
    """Whether anything a power leaves behind is there."""
    markers = s.ziggurats | s.plagues | s.decrees | s.horses
    return markers != 0 or s.has_hearts != 0 or has_gift(s)


@compiled
def has_gift(s: State) -> bool:
    return s.has_flower + s.has_horse + s.has_ship + s.has_sandals > 0


@compiled
def fault_of_powers(s: State) -> Fault:
    """BD-5.1, BD-5.9 One power a turn, of one's own pantheon; before the first turn none."""
    if (IN_SETUP[s.node] or s.rules.powers == POWERS_OFF) and is_marked(s):
        return Fault.MARKERS_BEFORE_ANY_POWER
    if s.node == Node.TARGET:
        if s.power == NO_POWER or not is_led_by(s, s.power // POWERS_PER_CARD):
            return Fault.POWER_OUT_OF_PLACE
    elif s.power != NO_POWER or s.chosen:
        return Fault.POWER_OUT_OF_PLACE
    return Fault.NONE


@compiled
def fault_of_ziggurats(s: State) -> Fault:
    """BD-7.21 On the Mesopotamian's ground, gone when his next turn begins."""
    if count(s.ziggurats) > ZIGGURATS or s.ziggurats & ~ground_of(s, Pantheon.MESOPOTAMIAN):
        return Fault.ZIGGURATS_MISPLACED
    raised = chosen_for(s, Power.ZIGGURAT)
    if is_choosing(s, Pantheon.MESOPOTAMIAN) and count(s.ziggurats) != raised:
        return Fault.ZIGGURATS_OUT_OF_TIME
    return Fault.NONE


@compiled
def fault_of_hearts(s: State) -> Fault:
    """BD-7.32 The Egyptian's, gone when his next turn begins."""
    if s.has_hearts and seat_of(s, Pantheon.EGYPTIAN) == NOBODY:
        return Fault.HEARTS_WITHOUT_THE_EGYPTIAN
    if s.has_hearts and is_choosing(s, Pantheon.EGYPTIAN):
        return Fault.HEARTS_OUT_OF_TIME
    if s.has_hearts and s.plagues:
        return Fault.TWO_POWERS_IN_A_TURN
    return Fault.NONE


@compiled
def fault_of_plagues(s: State) -> Fault:
    """BD-7.33 On rivals' temples and cities, gone once their controllers have recruited."""
    mine = ground_of(s, Pantheon.EGYPTIAN)
    if count(s.plagues) > PLAGUES or s.plagues & (FIELDS | ~controlled(s) | mine):
        return Fault.PLAGUES_MISPLACED
    if s.plagues and seat_of(s, Pantheon.EGYPTIAN) == NOBODY:
        return Fault.PLAGUES_MISPLACED
    struck = chosen_for(s, Power.WRATH_OF_SEKHMET)
    if is_choosing(s, Pantheon.EGYPTIAN) and count(s.plagues) != struck:
        return Fault.PLAGUES_OUT_OF_TIME
    if s.plagues and s.plagues & recovered(s, seat_of(s, Pantheon.EGYPTIAN)):
        return Fault.PLAGUES_OUT_OF_TIME
    return Fault.NONE


@compiled
def recovered(s: State, egyptian: Seat) -> Bits:
    """BD-7.33 The ground of those who have recruited since the Egyptian's last turn."""
    cells = EMPTY
    passed = (s.seat - egyptian + has_recruited(s) - 1) % s.players
    for later in range(1, passed + 1):
        cells |= s.control[(egyptian + later) % s.players]
    return cells


@compiled
def has_recruited(s: State) -> int:
    """Whether the seat on turn has its Recruit Phase behind it; the end of a round, and the last
    of the extra phases, leave the turn with a seat that has not."""
    if s.node == Node.OVER:
        return 1 if survivors(s) <= 1 else 0
    return 0 if BEFORE_POWERS[s.node] else 1


@compiled
def fault_of_decrees(s: State) -> Fault:
    """BD-7.23 Over foreign temples and cities, during the Mesopotamian's turn."""
    in_turn = s.node == Node.TARGET or IN_ACTIONS[s.node] or IN_CONTROL[s.node]
    in_turn = in_turn and is_led_by(s, Pantheon.MESOPOTAMIAN)
    if count(s.decrees) > DECREES or (s.decrees and not in_turn):
        return Fault.DECREES_OUT_OF_TURN
    written = chosen_for(s, Power.TABLET_OF_DESTINIES)
    if is_choosing(s, Pantheon.MESOPOTAMIAN) and count(s.decrees) != written:
        return Fault.DECREES_OUT_OF_TURN
    if s.decrees & FIELDS or s.decrees & unclaimed(s):
        return Fault.DECREES_MISPLACED
    return Fault.TWO_POWERS_IN_A_TURN if s.decrees and s.ziggurats else Fault.NONE


@compiled
def unclaimed(s: State) -> Bits:
    """The seat on turn's own ground while nothing can have been claimed this turn."""
    has_begun = IN_CONTROL[s.node] or AFTER_CONTROL[s.node]
    return EMPTY if has_begun else s.control[s.seat]


@compiled
def fault_of_horses(s: State) -> Fault:
    """BD-7.62 On a location that fell to the Greek this turn, and that only he can have claimed."""
    in_turn = (IN_ACTIONS[s.node] or IN_CONTROL[s.node]) and is_led_by(s, Pantheon.GREEK)
    if count(s.horses) > 1 or (s.horses and not in_turn):
        return Fault.HORSES_OUT_OF_TURN
    held = controlled(s) & ~s.control[s.seat]
    if s.horses & held or s.horses & unclaimed(s):
        return Fault.HORSES_MISPLACED
    return Fault.NONE


@compiled
def fault_of_gifts(s: State) -> Fault:
    """BD-7.11, BD-7.51, BD-7.61, BD-7.62 In the Action Phase of their pantheon, until used."""
    if has_gift(s) and not IN_ACTIONS[s.node]:
        return Fault.GIFTS_OUT_OF_TURN
    if is_gift_of_another(s) or (s.has_horse and s.horses):
        return Fault.GIFTS_OUT_OF_TURN
    if (s.node == Node.SAIL or s.node == Node.COUNT) and not s.has_ship:
        return Fault.GIFTS_OUT_OF_TURN
    if s.node == Node.FLY and not s.has_sandals:
        return Fault.GIFTS_OUT_OF_TURN
    if s.has_sandals and (s.has_horse or s.horses):
        return Fault.TWO_POWERS_IN_A_TURN
    return Fault.NONE


@compiled
def is_gift_of_another(s: State) -> bool:
    if s.has_flower and not is_led_by(s, Pantheon.AZTEC):
        return True
    if s.has_ship and not is_led_by(s, Pantheon.NORSE):
        return True
    return s.has_sandals + s.has_horse > 0 and not is_led_by(s, Pantheon.GREEK)
