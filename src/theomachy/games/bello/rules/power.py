"""BD-5 Power Phase."""

from theomachy.games.bello import powers
from theomachy.games.bello.board import NOWHERE, TEMPLES
from theomachy.games.bello.cards import NO_POWER, POWERS_PER_CARD, Power
from theomachy.games.bello.numbers import COSTLY, DOOM_OF_COSTLY_POWER
from theomachy.games.bello.powers.norse import ragnarok_steps
from theomachy.games.bello.powers.shinto import lose_the_rest
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.rules.doomsday import advance_doom
from theomachy.games.bello.rules.ground import add_one, holding, remove_one
from theomachy.games.bello.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, first_of, has
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def power_of_cost(s: State, cost: int) -> int:
    """BD-5.1 The power of this cost on the player's card."""
    return s.pantheons[s.seat] * POWERS_PER_CARD + cost - 1


@compiled
def own_temples(s: State) -> Bits:
    return s.control[s.seat] & TEMPLES


@compiled
def refusal_to_use(s: State, cost: int) -> Refusal:
    """BD-5.3, BD-5.6 Temples must pay, and the power must find what it needs."""
    temples = own_temples(s)
    if temples == 0 or temples & ~holding(s, s.seat, cost):
        return Refusal.TEMPLES_CANNOT_PAY
    if not finds_what_it_needs(s, cost):
        return Refusal.NOTHING_TO_AIM_AT
    return Refusal.NONE


@compiled
def finds_what_it_needs(s: State, cost: int) -> bool:
    """BD-5.6 Judged in the position after payment, which is then taken back."""
    pay(s, cost)
    s.power = power_of_cost(s, cost)
    serves = powers.can_serve(s)
    s.power = NO_POWER
    for _ in range(cost):
        add_one(s, s.seat, own_temples(s))
    return serves


@compiled
def pay(s: State, cost: int) -> None:
    """BD-5.2 So many followers from each temple controlled."""
    for _ in range(cost):
        remove_one(s, s.seat, own_temples(s))


@compiled
def use_power(s: State, cost: int) -> None:
    """BD-5.4, BD-5.5 Payment, token step, effect, decisions."""
    pay(s, cost)
    if cost >= COSTLY:
        advance_doom(s, DOOM_OF_COSTLY_POWER)
    s.power = power_of_cost(s, cost)
    powers.begin(s)
    s.node = Node.TARGET


@compiled
def still_asks(s: State) -> bool:
    """BD-3.7, BD-5.5 Whether the running power has a decision left."""
    if s.power == Power.RAGNAROK:
        return s.chosen == 0 and ragnarok_steps(s) > 0
    return (powers.targets(s) | powers.places(s)) != 0


@compiled
def finish_power(s: State) -> None:
    if s.power == Power.DIVINE_WIND:
        lose_the_rest(s)
    s.power, s.chosen, s.place = NO_POWER, 0, NOWHERE
    s.node = Node.ACTION_START


@compiled
def asked(s: State) -> Refusal:
    """BD-5.5 What the running power asks for now."""
    if s.power == Power.RAGNAROK:
        return Refusal.NOW_HASTEN_DOOM
    if s.power == Power.DIVINE_WIND and s.place != NOWHERE:
        return Refusal.NOW_BLOW_AWAY
    if s.power == Power.AMATERASUS_MIRROR and s.place == NOWHERE:
        return Refusal.NOW_TURN_THE_MIRROR
    return Refusal.NOW_TARGET


@compiled
def refusal_to_target(s: State, cell: Cell) -> Refusal:
    """BD-5.7, BD-5.10 The running power names its targets."""
    if asked(s) != Refusal.NOW_TARGET:
        return asked(s)
    return Refusal.NONE if has(powers.targets(s), cell) else powers.refusal_of_target(s)


@compiled
def refusal_to_send(s: State, cell: Cell) -> Refusal:
    """BD-7.42, BD-7.43 Where the wind and the mirror may send followers."""
    if has(powers.places(s), cell):
        return Refusal.NONE
    if asked(s) == Refusal.NOW_BLOW_AWAY:
        return Refusal.NO_REFUGE_THERE
    if asked(s) == Refusal.NOW_TURN_THE_MIRROR:
        return Refusal.NO_MIRROR_THERE
    return asked(s)


@compiled
def refusal_to_be_done(s: State) -> Refusal:
    """BD-5.5 Never before the first choice, and only where the power says so."""
    if powers.can_be_done(s):
        return Refusal.NONE
    return Refusal.NOT_DONE_YET if powers.may_stop_early(s) else asked(s)


@compiled
def hastenings(s: State) -> Bits:
    """BD-7.53 From no step to as many as are left."""
    return first_of(ragnarok_steps(s) + 1) if s.power == Power.RAGNAROK else EMPTY


@compiled
def refusal_to_hasten(s: State, steps: int) -> Refusal:
    """BD-7.53 No more steps than are left to complete the circle."""
    if s.power != Power.RAGNAROK:
        return Refusal.ONLY_RAGNAROK_HASTENS_DOOM
    return Refusal.NONE if steps <= ragnarok_steps(s) else Refusal.PAST_DOOMSDAY


@compiled
def hasten_doom(s: State, steps: int) -> None:
    """BD-7.53 The chosen steps of the token."""
    advance_doom(s, steps)
    s.chosen += 1
