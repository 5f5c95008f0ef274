"""GG-17 Ability cards: the deck, drawing, returning, and what a card does when it comes."""

from theomachy.games.gog.cards import ABILITIES, ABILITY_CARDS, NO_CARD, Ability
from theomachy.games.gog.numbers import POWER_LEVELS, SPEED_STEPS
from theomachy.games.gog.rules.ground import length, owns, raise_level, resume
from theomachy.games.gog.state import NOBODY, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, only
from theomachy.kernel.kinds import Bits, Seat, State

DICE_AND_MOVEMENT = 4


@compiled
def put_under(s: State, kind: int) -> None:
    """GG-17.13 To the bottom of the deck."""
    s.returned[length(s.returned)] = kind


@compiled
def take_top(s: State) -> int:
    """GG-17.12 The top of the returned part."""
    kind = int(s.returned[0])
    for i in range(ABILITY_CARDS - 1):
        s.returned[i] = s.returned[i + 1]
    s.returned[ABILITY_CARDS - 1] = NO_CARD
    return kind


@compiled
def unseen_cards(s: State) -> int:
    """GG-17.12 How many cards nobody has seen yet."""
    number = 0
    for kind in range(len(ABILITIES)):
        number += s.unseen[kind]
    return number


@compiled
def can_draw(s: State, seat: Seat) -> bool:
    """GG-6.5, GG-17.12 Whether the deck holds a kind the player lacks."""
    for kind in range(len(ABILITIES)):
        if s.unseen[kind] > 0 and not owns(s, seat, kind):
            return True
    for i in range(length(s.returned)):
        if not owns(s, seat, s.returned[i]):
            return True
    return False


@compiled
def draw_ability(s: State, seat: Seat) -> None:
    """GG-17.14 What comes next, wherever it comes from."""
    s.drawer, s.node = seat, Node.GET_ABILITY


@compiled
def take_ability(s: State) -> None:
    """GG-17.12 By chance from the unseen part; after that from the top."""
    seat = int(s.drawer)
    if can_draw(s, seat) and unseen_cards(s) > 0:
        s.node = Node.ABILITY
        return
    s.drawer = NOBODY
    if can_draw(s, seat):
        kind = take_top(s)
        while owns(s, seat, kind):
            put_under(s, kind)
            kind = take_top(s)
        receive_ability(s, seat, kind)
    resume(s)


@compiled
def copies_unseen(s: State, kind: int) -> int:
    """GG-17.12 Of one kind."""
    return int(s.unseen[kind])


@compiled
def kinds_unseen(s: State) -> Bits:
    """GG-17.12 What is left in the unseen part."""
    kinds = EMPTY
    for kind in range(len(ABILITIES)):
        if s.unseen[kind] > 0:
            kinds |= only(kind)
    return kinds


@compiled
def turn_up(s: State, kind: int) -> None:
    """GG-17.11, GG-17.12 A kind he owns goes to the bottom, and the next card is taken."""
    seat = int(s.drawer)
    s.unseen[kind] -= 1
    if owns(s, seat, kind):
        put_under(s, kind)
        draw_ability(s, seat)
    else:
        s.drawer = NOBODY
        receive_ability(s, seat, kind)
        resume(s)


@compiled
def receive_ability(s: State, seat: Seat, kind: int) -> None:
    """GG-9.6, GG-17.9 Power raises all own soldiers at once; Speed in the own phase 4 too."""
    s.abilities[seat] |= 1 << kind
    if kind == Ability.POW:
        for i in range(length(s.soldiers[seat])):
            raise_level(s, s.soldiers[seat, i], POWER_LEVELS)
    if kind == Ability.SPD and s.phase == DICE_AND_MOVEMENT and seat == s.seat:
        s.steps += SPEED_STEPS


@compiled
def give_back(s: State, seat: Seat, kind: int) -> None:
    """GG-8.8, GG-17.13 No level is lost with a card."""
    s.abilities[seat] ^= 1 << kind
    put_under(s, kind)
