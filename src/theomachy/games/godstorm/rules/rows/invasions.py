"""GS-8 to GS-10 Plague, invasions, godswar and battle: T5 and T6."""

from theomachy.games.godstorm import actions
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules import (
    battle,
    buying,
    conquest,
    dicing,
    godswar,
    invasion,
    plague,
    playing,
)
from theomachy.games.godstorm.state import Node
from theomachy.kernel.rows import Chance, Decision, Offer, Step

ROWS = (
    # GS-8 T5 plague
    Step(Node.PLAGUE_STRIKES, plague.suffer_plague),
    # GS-9.1 to GS-9.6 T6 declaring an invasion
    Decision(
        Node.INVADE,
        Offer(
            actions.INVADE,
            invasion.invade,
            why=invasion.refusal_to_invade,
            listing=invasion.list_invasions,
        ),
        Offer(actions.DONE, Node.FORTIFY),
        asks=invasion.can_invade,
        now=Refusal.NOW_INVADE,
    ),
    Decision(
        Node.WITH,
        Offer(
            actions.WITH, invasion.muster_force, among=invasion.forces, why=Refusal.NOT_THOSE_GODS
        ),
        now=Refusal.NOW_FORM_THE_FORCE,
    ),
    # GS-9.7 to GS-9.9 The Sky window; whether it opens depends on what everybody knows
    Decision(
        Node.SKY,
        Offer(actions.PLAY, playing.play_card, among=playing.playable, why=playing.refusal_to_play),
        Offer(actions.PASS, Node.CLASH),
        who=invasion.defender,
        asks=invasion.is_sky_window_open,
        passes=invasion.close_sky_window,
        now=Refusal.NOW_ANSWER_WITH_SKY_CARDS,
    ),
    # GS-9.11 to GS-9.17 Godswar
    Step(Node.CLASH, invasion.clash),
    Decision(
        Node.AGAIN,
        Offer(actions.GODSWAR, Node.CHAMPION),
        Offer(actions.STOP, invasion.end_invasion),
        now=Refusal.NOW_GODSWAR_OR_STOP,
    ),
    Decision(
        Node.CHAMPION,
        Offer(
            actions.CHAMPION,
            godswar.send_champion,
            among=godswar.champions,
            why=Refusal.NO_SUCH_CHAMPION,
        ),
        now=Refusal.NOW_SEND_A_CHAMPION,
    ),
    Decision(
        Node.RIVAL_CHAMPION,
        Offer(
            actions.CHAMPION,
            godswar.answer_champion,
            among=godswar.rival_champions,
            why=Refusal.NO_SUCH_CHAMPION,
        ),
        who=invasion.defender,
        now=Refusal.NOW_SEND_A_CHAMPION,
    ),
    # GS-9.18, GS-9.19, GS-12.7 Battle
    Decision(
        Node.ATTACK,
        Offer(actions.ATTACK, battle.attack, among=battle.attacks, why=battle.refusal_to_attack),
        Offer(actions.STOP, invasion.end_invasion, why=battle.refusal_to_stop),
        asks=battle.may_attack_otherwise,
        passes=battle.attack_at_once,
        now=battle.now_attack,
    ),
    Decision(
        Node.DEFEND,
        Offer(actions.DEFEND, battle.defend, among=battle.defences),
        who=invasion.defender,
        asks=battle.may_choose_defence,
        passes=battle.defend_with_all,
        now=battle.now_defend,
    ),
    # GS-9.20, GS-10.7 to GS-10.9 Dice, labours and rerolls
    Chance(
        Node.ROLL_A,
        Offer(
            actions.ROLL_A,
            dicing.roll,
            why=dicing.refusal_to_roll,
            listing=dicing.list_rolls,
            weight=dicing.ways_to_roll,
        ),
        now=Refusal.NOW_DICE_ARE_ROLLED,
    ),
    Chance(
        Node.ROLL_D,
        Offer(
            actions.ROLL_D,
            dicing.roll,
            why=dicing.refusal_to_roll,
            listing=dicing.list_rolls,
            weight=dicing.ways_to_roll,
        ),
        now=Refusal.NOW_DICE_ARE_ROLLED,
    ),
    Step(Node.FIRST_MAGIC, buying.first_magic_labour),
    Step(Node.REROLLS, dicing.reroll_next),
    Chance(
        Node.REROLL_A,
        Offer(
            actions.REROLL_A,
            dicing.reroll,
            why=dicing.refusal_to_reroll,
            listing=dicing.list_rerolls,
            weight=dicing.ways_to_reroll,
        ),
        now=Refusal.NOW_DICE_ARE_ROLLED,
    ),
    Chance(
        Node.REROLL_D,
        Offer(
            actions.REROLL_D,
            dicing.reroll,
            why=dicing.refusal_to_reroll,
            listing=dicing.list_rerolls,
            weight=dicing.ways_to_reroll,
        ),
        now=Refusal.NOW_DICE_ARE_ROLLED,
    ),
    Step(Node.LAST_MAGIC, buying.last_magic_labour),
    # GS-9.21 to GS-9.25 What they say
    Step(Node.OUTCOME, battle.decide),
    Decision(
        Node.SAVE,
        Offer(actions.SAVE, battle.save, among=battle.savings, why=Refusal.MORE_THAN_CAN_BE_SAVED),
        who=invasion.defender,
        passes=Node.LOSSES,
        now=Refusal.NOW_SAVE_ARMIES,
    ),
    Step(Node.LOSSES, battle.bury),
    # GS-9.26 to GS-9.30, GS-12.10 Conquest
    Step(Node.CONQUEST, conquest.conquer),
    Decision(
        Node.ADVANCE,
        Offer(
            actions.MOVE,
            conquest.advance,
            why=conquest.refusal_to_advance,
            listing=conquest.list_advances,
        ),
        asks=conquest.may_choose_advance,
        passes=conquest.advance_all,
        now=conquest.now_advance,
    ),
    Decision(
        Node.ESCORT,
        Offer(actions.GODS, conquest.escort, among=conquest.escorting),
        now=conquest.now_escort,
    ),
)
