"""GG-9 Phase 4: the dice; and the ambush of GG-17.4, which rolls one too."""

from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import (
    ABILITY_DOUBLES,
    ANGEL_DOUBLES,
    FREE_STEPS,
    GOG_DOUBLES,
    SPEED_STEPS,
)
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.abilities import DICE_AND_MOVEMENT, draw_ability, give_back
from theomachy.games.gog.rules.ending import check_corners
from theomachy.games.gog.rules.ground import (
    has_soldiers_in_stock,
    is_free,
    is_settled,
    is_water,
    owns,
    put_soldier,
    resume,
)
from theomachy.games.gog.rules.water import may_walk_on_water
from theomachy.games.gog.state import ANGEL, GOG, Node
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, State


@compiled
def begin_movement(s: State) -> None:
    """GG-9.1, GG-9.2, GG-9.7, GG-9.8 Seven steps, or two dice for the settled."""
    s.phase, s.draws = DICE_AND_MOVEMENT, 0
    if is_settled(s, s.seat):
        s.node = Node.ROLL
    else:
        s.steps = FREE_STEPS + speed(s)
        s.node = Node.MOVE


@compiled
def speed(s: State) -> int:
    """GG-9.6 Speed adds five steps."""
    return SPEED_STEPS if owns(s, s.seat, Ability.SPD) else 0


@compiled
def chance_of_roll(s: State, high: int, low: int) -> int:
    """GG-9.2 In 36: a double once, any other pair twice."""
    return 1 if high == low else 2


@compiled
def roll(s: State, high: int, low: int) -> None:
    """GG-9.3 The first roll may be kept or not."""
    s.high, s.low, s.node = high, low, Node.KEEP


@compiled
def roll_again(s: State, high: int, low: int) -> None:
    """GG-9.3 The second is binding."""
    s.high, s.low = high, low
    keep(s)


@compiled
def reroll(s: State) -> None:
    """GG-9.3 The first roll has no effect at all."""
    s.high, s.low, s.node = 0, 0, Node.SECOND_ROLL


@compiled
def keep(s: State) -> None:
    """GG-9.2, GG-9.4, GG-9.5 The sum in steps; a double moves a figure or brings a card."""
    high, total = int(s.high), int(s.high) + int(s.low)
    is_double = s.high == s.low
    s.high, s.low = 0, 0
    s.steps = total + speed(s)
    if is_double and high in ABILITY_DOUBLES:
        draw_ability(s, s.seat)
        return
    if is_double and high in GOG_DOUBLES:
        s.figure, s.reach = GOG, total
    elif is_double and high in ANGEL_DOUBLES:
        s.figure, s.reach = ANGEL, total
    resume(s)


@compiled
def refusal_to_ambush(s: State) -> Refusal:
    """GG-17.4 The card and a soldier in stock."""
    if not owns(s, s.seat, Ability.AMB):
        return Refusal.NO_AMBUSH
    return Refusal.NONE if has_soldiers_in_stock(s, s.seat) else Refusal.NO_SOLDIER_IN_STOCK


@compiled
def ambush(s: State) -> None:
    """GG-17.4, GG-17.13 The card goes to the bottom; one die gives the level."""
    give_back(s, s.seat, Ability.AMB)
    s.node = Node.AMBUSH_DIE


@compiled
def level_the_ambush(s: State, die: int) -> None:
    """GG-17.4 The level waits in transit until the soldier is placed."""
    s.transit, s.node = die, Node.AMBUSH_AT


@compiled
def refusal_to_ambush_at(s: State, cell: Cell) -> Refusal:
    """GG-17.5 Any free cell; water only where that soldier could step."""
    if not is_free(s, cell):
        return Refusal.CELL_TAKEN
    if is_water(s, cell) and not may_walk_on_water(s, s.seat, s.transit):
        return Refusal.TOO_DEEP_FOR_AN_AMBUSH
    return Refusal.NONE


@compiled
def ambush_at(s: State, cell: Cell) -> None:
    """GG-17.5 No battle; it may move and besiege this turn; Power does not raise it."""
    put_soldier(s, s.seat, cell, s.transit)
    s.transit = 0
    check_corners(s, s.seat, cell)
    resume(s)
