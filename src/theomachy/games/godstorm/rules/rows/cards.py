"""GS-7 Miracles: T4, the choices of a card, AEGIS, the effect."""

from theomachy.games.godstorm import actions
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules import choosing, death, ground, playing, sky, targets
from theomachy.games.godstorm.state import Node
from theomachy.kernel.rows import Chance, Decision, Offer, Step

ROWS = (
    # GS-7.1 to GS-7.3 The card; whether anything is asked depends on what everybody knows
    Decision(
        Node.PLAY,
        Offer(actions.PLAY, playing.play_card, among=playing.playable, why=playing.refusal_to_play),
        Offer(actions.DONE, Node.PLAGUE_STRIKES),
        asks=playing.has_cards_to_play,
        now=Refusal.NOW_PLAY_MIRACLES,
    ),
    # GS-7.4 Its choices, one after another; GS-11 fortifying asks `to`, `move` and `gods` likewise
    Step(Node.CHOOSE, playing.ask_next),
    Decision(
        Node.ON,
        Offer(
            actions.FROM,
            choosing.choose_place,
            among=choosing.places,
            why=choosing.refusal_of_place,
            when=choosing.is_source,
        ),
        Offer(
            actions.ON,
            choosing.choose_place,
            among=choosing.places,
            why=choosing.refusal_of_place,
            when=choosing.is_no_source,
        ),
        now=Refusal.NOW_CHOOSE_FOR_THE_CARD,
    ),
    Decision(
        Node.THEN_ON,
        Offer(
            actions.TO,
            choosing.choose_other,
            among=choosing.other_places,
            why=choosing.refusal_of_other,
            when=choosing.is_goal,
        ),
        Offer(
            actions.ON,
            choosing.choose_other,
            among=choosing.other_places,
            why=choosing.refusal_of_other,
            when=choosing.is_no_goal,
        ),
        now=choosing.now_choose_other,
    ),
    Decision(
        Node.MOVE,
        Offer(
            actions.MOVE,
            choosing.choose_number,
            why=choosing.refusal_of_number,
            listing=choosing.list_numbers,
        ),
        asks=choosing.may_choose_number,
        passes=choosing.choose_all,
        now=choosing.now_choose_who,
    ),
    Decision(
        Node.GODS,
        Offer(
            actions.GODS,
            choosing.choose_company,
            among=choosing.companies,
            why=choosing.refusal_of_company,
        ),
        now=choosing.now_choose_who,
    ),
    Decision(
        Node.RELIC,
        Offer(actions.RELIC, choosing.choose_pick, why=choosing.refusal_of_relic),
        now=Refusal.NOW_CHOOSE_FOR_THE_CARD,
    ),
    Decision(
        Node.GOD_OF,
        Offer(actions.GOD, choosing.choose_pick, why=choosing.refusal_of_god),
        now=Refusal.NOW_CHOOSE_FOR_THE_CARD,
    ),
    Decision(
        Node.PLAYER,
        Offer(actions.PLAYER, choosing.choose_pick, why=choosing.refusal_of_player),
        now=Refusal.NOW_CHOOSE_FOR_THE_CARD,
    ),
    Decision(
        Node.DECK,
        Offer(
            actions.DECK, choosing.choose_deck, among=choosing.decks, why=Refusal.NOT_FOR_DELIVER
        ),
        now=Refusal.NOW_CHOOSE_FOR_THE_CARD,
    ),
    Decision(
        Node.SEA,
        Offer(actions.SEA, choosing.choose_pick, why=choosing.refusal_of_sea),
        asks=True,
        now=Refusal.NOW_CHOOSE_FOR_THE_CARD,
    ),
    Decision(
        Node.MIGHTY,
        Offer(
            actions.ON, choosing.mark_mighty, among=targets.mightiest, why=Refusal.NOT_FOR_MIGHTY
        ),
        asks=choosing.may_choose_mighty,
        passes=choosing.mark_alone,
        now=Refusal.NOW_CHOOSE_FOR_THE_CARD,
    ),
    # GS-7.5 AEGIS
    Decision(
        Node.AEGIS,
        Offer(actions.AEGIS, playing.use_aegis),
        Offer(actions.PASS, Node.EFFECT),
        who=playing.owner_of_aegis,
        asks=playing.can_aegis_stop_it,
        passes=Node.EFFECT,
        now=Refusal.NOW_ANSWER_WITH_THE_AEGIS,
    ),
    # GS-7.4, GS-10.10 The effect, with its dice and draws; GS-16.17 a hand is shown
    Step(Node.EFFECT, playing.take_effect),
    Chance(
        Node.DIE,
        Offer(actions.DIE, sky.roll_for_card),
        now=Refusal.NOW_CHANCE_DECIDES_FOR_THE_CARD,
    ),
    Chance(
        Node.CONTINENT,
        Offer(
            actions.CONTINENT,
            death.strike_continent,
            among=death.continents,
            why=Refusal.CONTINENT_SUNK,
        ),
        now=Refusal.NOW_CHANCE_DECIDES_FOR_THE_CARD,
    ),
    Chance(
        Node.PLAGUE_TO,
        Offer(
            actions.PLAGUE_TO,
            death.move_plague,
            among=ground.without_plague,
            why=Refusal.NOT_FOR_PARADISE,
        ),
        now=Refusal.NOW_CHANCE_DECIDES_FOR_THE_CARD,
    ),
    Decision(
        Node.TAKE,
        Offer(
            actions.TAKE,
            playing.take_from_hand,
            among=playing.hand_shown,
            why=Refusal.NOT_IN_THAT_HAND,
        ),
        asks=playing.may_choose_from_hand,
        now=Refusal.NOW_TAKE_A_CARD,
    ),
    Step(Node.CARD_END, playing.end_card),
)
