"""GS-4 to GS-6 Omens, income, summoning, building and buying: T0 to T3."""

from theomachy.games.godstorm import actions
from theomachy.games.godstorm.board import TERRITORIES
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules import building, buying, ground, hands, income, playing
from theomachy.games.godstorm.state import Node
from theomachy.kernel.rows import Chance, Decision, Offer, Step

ROWS = (
    # GS-4 T0 omens, T1 armies and faith
    Step(Node.OMENS, income.read_omens),
    Step(Node.INCOME, income.collect),
    Decision(
        Node.BOOK,
        Offer(actions.BOOK, income.use_book),
        asks=income.has_the_book,
        passes=Node.REVIVE,
        now=Refusal.NOW_ANSWER_THE_BOOK,
    ),
    Decision(
        Node.REVIVE,
        Offer(actions.REVIVE, income.revive, why=income.refusal_to_revive),
        Offer(actions.DONE, income.end_revivals),
        asks=income.can_revive,
        now=Refusal.NOW_REVIVE,
    ),
    Decision(
        Node.REVIVE_AT,
        Offer(actions.ON, income.revive_at, among=income.temples_to_return_to),
        now=Refusal.NOW_RETURN_TO_A_TEMPLE,
    ),
    Decision(
        Node.PLACE,
        Offer(actions.PLACE, income.place, among=ground.own_land),
        asks=income.can_choose_where,
        passes=income.place_or_go_on,
        now=Refusal.NOW_PLACE_YOUR_ARMIES,
    ),
    # GS-5 T2 gods and temples
    Decision(
        Node.BUILD,
        Offer(
            actions.TEMPLE,
            building.build,
            among=building.building_ground,
            why=building.refusal_to_build,
        ),
        Offer(
            actions.SUMMON,
            building.summon,
            among=building.summoning_ground,
            why=building.refusal_to_summon,
            per_word=TERRITORIES,
        ),
        Offer(actions.DONE, Node.BUY),
        now=Refusal.NOW_SUMMON_AND_BUILD,
    ),
    # GS-6 T3 cards; GS-6.3 buying ends by itself when no purchase is legal
    Decision(
        Node.BUY,
        Offer(actions.BUY, buying.buy, why=buying.refusal_to_buy),
        Offer(actions.DONE, Node.DRAWS),
        now=Refusal.NOW_BUY_CARDS,
    ),
    Step(Node.DRAWS, hands.draw_next),
    Chance(
        Node.DRAW,
        Offer(
            actions.DRAW,
            playing.receive,
            among=hands.kinds_to_draw,
            why=hands.refusal_to_draw,
            weight=hands.copies_in_deck,
        ),
        now=hands.what_is_drawn,
    ),
)
