"""ST-3.2 The turn, decision by decision: who is asked what, what follows, and why not."""

from theomachy.games.storm import actions, powers
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules import (
    attack,
    building,
    development,
    ending,
    exploration,
    ground,
    movement,
    rounds,
    settling,
    setup,
    strengthening,
)
from theomachy.games.storm.state import Node
from theomachy.kernel.rows import Chance, Decision, Offer, Over, Step
from theomachy.kernel.turn import Turn

TURN = Turn(
    # ST-2 Set-up
    Decision(
        Node.GOD,
        Offer(actions.GOD, setup.choose_god, among=setup.gods_left, why=Refusal.GOD_TAKEN),
        now=Refusal.NOW_CHOOSE_A_GOD,
    ),
    Chance(
        Node.FIRST,
        Offer(
            actions.FIRST,
            setup.begin,
            among=setup.seats_at_the_table,
            why=Refusal.NOBODY_SITS_THERE,
            weight=setup.first_weight,
        ),
        now=Refusal.NOW_NORTH_DECIDES,
    ),
    # ST-3 Rounds: one turn ends, the next begins; ST-15 claims begin and fall due
    Step(Node.TURN_END, rounds.end_turn),
    Step(Node.TURN_START, rounds.begin_turn),
    # ST-4 Vaal's movement, ST-5 his attacks; a tile may also be drawn in an exploration
    Chance(Node.ROLL, Offer(actions.ROLL, movement.roll), now=Refusal.NOW_THE_DICE_ROLL),
    Decision(
        Node.GO,
        Offer(actions.GO, movement.go, among=movement.ways, why=Refusal.NOT_OFFERED_BY_THE_DIE),
        now=Refusal.NOW_CHOOSE_A_WAY,
    ),
    Step(Node.WALK, movement.walk),
    Chance(
        Node.DRAW,
        Offer(
            actions.DRAW,
            exploration.draw,
            among=ground.kinds_left,
            why=Refusal.NONE_OF_THAT_KIND_LEFT,
            weight=ground.tiles_left,
        ),
        now=Refusal.NOW_A_TILE_IS_DRAWN,
    ),
    # ST-6 Settling after the move
    Decision(
        Node.SETTLE,
        Offer(
            actions.SETTLE,
            settling.settle_after_move,
            why=settling.refusal_to_settle,
            listing=settling.list_settling,
        ),
        Offer(actions.LEAVE, Node.CLEAN_UP),
        asks=settling.can_settle_any,
        now=Refusal.NOW_SETTLE_OR_LEAVE,
    ),
    Step(Node.CLEAN_UP, settling.clean_up),
    # ST-7 Strengthening
    Step(Node.STRENGTHEN, strengthening.strengthen),
    # ST-8 Development: ST-9 attacks, ST-10 to ST-13 buildings, ST-14 powers
    Decision(
        Node.DEVELOP,
        Offer(actions.ATTACK, attack.attack, why=attack.refusal_to_attack),
        Offer(actions.BUILD, building.build, why=building.refusal_to_build),
        Offer(actions.DEMOLISH, building.demolish, why=building.refusal_to_demolish),
        Offer(actions.EXPLORE, exploration.explore, why=exploration.refusal_to_explore),
        Offer(actions.SANCTUARY, building.consecrate, why=building.refusal_to_consecrate),
        Offer(actions.MARKET, powers.mark, why=powers.refusal_to_mark),
        Offer(actions.WAR, powers.war, why=powers.refusal_to_war),
        Offer(actions.SHIFT, powers.shift, why=powers.refusal_to_shift),
        Offer(actions.MADDEN, powers.madden, why=powers.refusal_to_madden),
        Offer(actions.END, Node.TURN_END),
        listing=development.list_developments,
        asks=True,
        now=Refusal.NOW_DEVELOP_OR_END,
    ),
    # ST-10.5, ST-13.4 Who stays
    Decision(
        Node.KEEP,
        Offer(actions.KEEP, building.keep, among=building.crowds, why=building.refusal_to_keep),
        asks=True,
        now=building.asked_to_keep,
    ),
    # ST-12 Exploration
    Decision(
        Node.REVEAL,
        Offer(
            actions.REVEAL,
            exploration.reveal,
            why=exploration.refusal_to_reveal,
            listing=exploration.list_reveals,
        ),
        Offer(actions.DONE, exploration.end_exploration, when=exploration.is_second_reveal),
        asks=True,
        now=exploration.asked_to_reveal,
    ),
    Decision(
        Node.FOUND,
        Offer(
            actions.SETTLE,
            exploration.settle_find,
            why=exploration.refusal_to_settle_find,
            listing=exploration.list_find,
        ),
        Offer(actions.LEAVE, exploration.discard_find),
        asks=exploration.is_find_affordable,
        now=Refusal.NOW_SETTLE_THE_FIND_OR_LEAVE,
    ),
    Step(Node.NEXT_REVEAL, exploration.next_reveal),
    # ST-14.6 Where Daikoe's worshiper goes
    Decision(
        Node.TO,
        Offer(
            actions.TO, powers.arrive, why=powers.refusal_to_arrive, listing=powers.list_arrivals
        ),
        asks=True,
        now=Refusal.NOW_ARRIVE,
    ),
    # ST-16 End of the game
    Over(Node.OVER, now=ending.why_over),
    who=rounds.on_turn,
    never=ground.refusal_off_the_board,
    elsewhere=settling.refusal_to_settle_late,
)
rests = TURN.rests
