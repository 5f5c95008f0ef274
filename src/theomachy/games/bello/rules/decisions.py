"""BD-3.1, BD-3.7 The turn, decision by decision: who is asked what, what follows, and why not."""

from theomachy.games.bello import actions, powers
from theomachy.games.bello.powers import greek, norse
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.rules import action, claim, doomsday, power, recruit, setup
from theomachy.games.bello.state import POWERS_OFF, Node
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Action, Seat, State
from theomachy.kernel.rows import Chance, Decision, Offer, Over, Step
from theomachy.kernel.turn import Turn


@compiled
def on_turn(s: State) -> Seat:
    return s.seat


@compiled
def refusal_of_powers(s: State, move: Action) -> Refusal:
    """BD-5.9 The decisions that only powers bring."""
    is_of_powers = actions.SAIL <= move < actions.CLAIM or actions.POWER <= move < actions.END
    is_off = s.rules.powers == POWERS_OFF
    return Refusal.NO_POWERS_IN_THIS_GAME if is_off and is_of_powers else Refusal.NONE


TURN = Turn(
    # BD-1 Setup
    Chance(
        Node.FIRST,
        Offer(
            actions.FIRST,
            setup.first_player,
            among=setup.seats_at_the_table,
            why=Refusal.SEAT_NOT_DRAWN_FOR,
        ),
        now=Refusal.NOW_THE_FIRST_IS_DRAWN,
    ),
    Chance(
        Node.DEAL,
        Offer(actions.DEAL, setup.deal_pantheon, why=setup.refusal_to_deal),
        now=Refusal.NOW_PANTHEONS_ARE_DEALT,
    ),
    Decision(
        Node.PICK,
        Offer(actions.PANTHEON, setup.pick_pantheon, why=setup.refusal_to_pick),
        asks=True,
        now=Refusal.NOW_PICK,
    ),
    # BD-4 Recruit Phase
    Step(Node.TURN_START, doomsday.begin_turn),
    Decision(
        Node.RECRUIT,
        Offer(actions.RECRUIT, recruit.recruit_one, why=recruit.refusal_to_recruit),
        asks=recruit.must_choose,
        passes=recruit.recruit,
        now=Refusal.NOW_RECRUIT,
    ),
    # BD-5 Power Phase; BD-5.8 it passes by itself when no power can be used
    Decision(
        Node.POWER,
        Offer(actions.POWER, power.use_power, why=power.refusal_to_use),
        Offer(actions.PASS, Node.ACTION_START),
        now=Refusal.NOW_POWER_OR_PASS,
    ),
    Decision(
        Node.TARGET,
        Offer(actions.TO, powers.send, among=powers.places, why=power.refusal_to_send),
        Offer(actions.TARGET, powers.strike, among=powers.targets, why=power.refusal_to_target),
        Offer(actions.DOOM, power.hasten_doom, among=power.hastenings, why=power.refusal_to_hasten),
        Offer(actions.DONE, power.finish_power, why=power.refusal_to_be_done),
        asks=power.still_asks,
        passes=power.finish_power,
        now=power.asked,
    ),
    # BD-6 Action Phase
    Step(Node.ACTION_START, action.begin_actions),
    Decision(
        Node.ACTION,
        Offer(actions.MOVE, action.move, why=action.refusal_to_move, listing=action.list_moves),
        Offer(
            actions.ATTACK, action.attack, why=action.refusal_to_attack, listing=action.list_attacks
        ),
        Offer(actions.SAIL, action.set_sail, among=norse.harbours, why=action.refusal_to_set_sail),
        Offer(actions.FLY, action.take_off, among=greek.flyers, why=action.refusal_to_take_off),
        Offer(actions.END, Node.CONTROL_START),
        asks=action.can_act,
        now=Refusal.NOW_ACT_OR_END,
    ),
    Decision(
        Node.SAIL,
        Offer(actions.TO, action.head_for, among=norse.landings, why=Refusal.OUT_OF_SAIL),
        asks=True,
        now=Refusal.NOW_LAND_THE_SHIP,
    ),
    Decision(
        Node.COUNT,
        Offer(actions.COUNT, action.land, among=norse.crews, why=Refusal.TOO_FEW_SAILORS),
        now=Refusal.NOW_COUNT_THE_CREW,
    ),
    Decision(
        Node.FLY,
        Offer(
            actions.TO, action.touch_down, among=greek.perches_in_reach, why=Refusal.OUT_OF_FLIGHT
        ),
        asks=True,
        now=Refusal.NOW_LAND_THE_FLYER,
    ),
    # BD-8 Control Phase
    Step(Node.CONTROL_START, action.end_actions),
    Decision(
        Node.CONTROL,
        Offer(actions.CLAIM, claim.claim, among=claim.claimable, why=claim.refusal_to_claim),
        Offer(actions.END, Node.TURN_END),
        now=Refusal.NOW_CLAIM_OR_END,
    ),
    # BD-9 Doomsday
    Step(Node.TURN_END, doomsday.end_turn),
    Step(Node.EXTRA, doomsday.next_extra_recruit),
    Over(Node.OVER, now=doomsday.why_over),
    who=on_turn,
    never=refusal_of_powers,
)
rests = TURN.rests
