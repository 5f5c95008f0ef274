"""GS-2, GS-3 Set-up, and the start of an epoch."""

from theomachy.games.godstorm import actions
from theomachy.games.godstorm.board import TERRITORIES
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules import bids, ground, peoples, setup
from theomachy.games.godstorm.state import Node
from theomachy.kernel.rows import Chance, Decision, Offer, Step

ROWS = (
    # GS-2.1 Plague
    Chance(
        Node.PLAGUE,
        Offer(actions.PLAGUE, setup.strike, among=ground.without_plague),
        now=Refusal.NOW_PLAGUES_ARE_DRAWN,
    ),
    # GS-2.2 to GS-2.4 Pantheons, and who begins
    Chance(
        Node.RANK,
        Offer(actions.RANK, peoples.rank_players, why=peoples.refusal_to_rank),
        now=Refusal.NOW_A_ROLL_OFF_FOR_PEOPLES,
    ),
    Decision(
        Node.PANTHEON,
        Offer(
            actions.PANTHEON,
            peoples.pick_people,
            among=peoples.free_peoples,
            why=Refusal.PEOPLE_TAKEN,
        ),
        now=Refusal.NOW_CHOOSE_A_PEOPLE,
    ),
    Chance(
        Node.FIRST,
        Offer(actions.FIRST, setup.begin, among=setup.seats_at_the_table),
        now=Refusal.NOW_THE_FIRST_PLAYER_IS_DRAWN,
    ),
    # GS-2.5 to GS-2.8, GS-15.2, GS-15.3 Territories and armies
    Chance(
        Node.DEAL,
        Offer(actions.DEAL, setup.deal, among=setup.dealt_to, per_word=TERRITORIES),
        now=setup.what_is_dealt,
    ),
    Decision(
        Node.CLAIM,
        Offer(actions.PLACE, setup.claim, among=setup.unclaimed, why=Refusal.ALREADY_CLAIMED),
        now=Refusal.NOW_CLAIM,
    ),
    Decision(
        Node.MUSTER,
        Offer(actions.PLACE, setup.muster, among=ground.own_land),
        asks=True,
        now=setup.how_to_muster,
    ),
    # GS-2.9, GS-2.10 A god and a temple
    Decision(
        Node.GOD,
        Offer(
            actions.SUMMON,
            setup.place_free_god,
            among=setup.free_god_ground,
            why=setup.refusal_to_place_free_god,
            per_word=TERRITORIES,
        ),
        asks=True,
        now=Refusal.NOW_A_GOD_THEN_A_TEMPLE,
    ),
    Decision(
        Node.TEMPLE,
        Offer(actions.TEMPLE, setup.place_free_temple, among=ground.own_land),
        asks=True,
        now=Refusal.NOW_A_GOD_THEN_A_TEMPLE,
    ),
    # GS-3 Bids and turn order
    Step(Node.EPOCH_START, bids.begin_epoch),
    Decision(
        Node.BID,
        Offer(actions.BID, bids.bid, why=bids.refusal_to_bid, listing=bids.list_bids),
        asks=bids.can_bid,
        passes=bids.bid_nothing,
        now=Refusal.NOW_BID,
    ),
    Step(Node.RANKING, bids.settle_ranking),
    Chance(
        Node.TIE,
        Offer(actions.TIE, bids.break_tie, why=bids.refusal_to_break_tie, listing=bids.list_orders),
        now=Refusal.NOW_A_ROLL_OFF_FOR_EQUAL_BIDS,
    ),
    Decision(
        Node.MARKER,
        Offer(
            actions.MARKER, bids.take_marker, among=bids.free_markers, why=Refusal.MARKER_NOT_FREE
        ),
        now=Refusal.NOW_TAKE_A_MARKER,
    ),
)
