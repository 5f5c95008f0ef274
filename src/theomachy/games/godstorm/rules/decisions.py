"""GS-4.1, GS-1.17 The turn, decision by decision: who is asked what, what follows, and why not."""

from theomachy.games.godstorm import actions
from theomachy.games.godstorm.cards import NO_CARD
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules import bids, buying, ending, fortify, playing, underworld
from theomachy.games.godstorm.rules.rows import cards, epochs, invasions, means
from theomachy.games.godstorm.state import NO_UNDERWORLD, ROLLED, Node
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Action, State
from theomachy.kernel.rows import Chance, Decision, Offer, Over, Step, is_among
from theomachy.kernel.turn import Turn

ROWS = (
    *epochs.ROWS,
    *means.ROWS,
    *cards.ROWS,
    *invasions.ROWS,
    # GS-11 T7 fortifying
    Decision(
        Node.FORTIFY,
        Offer(
            actions.FROM,
            fortify.fortify_from,
            among=fortify.strongholds,
            why=fortify.refusal_to_fortify_from,
        ),
        Offer(actions.DONE, Node.EMBARK),
        now=Refusal.NOW_FORTIFY,
    ),
    # GS-12 T8 embarking, T9 the Underworld
    Decision(
        Node.EMBARK,
        Offer(actions.EMBARK, underworld.embark, among=underworld.havens, why=Refusal.NO_HAVEN),
        Offer(actions.DONE, Node.DESCEND),
        asks=underworld.can_embark,
        now=Refusal.NOW_EMBARK,
    ),
    Decision(
        Node.DESCEND,
        Offer(actions.DESCEND, underworld.descend, why=underworld.refusal_to_descend),
        Offer(actions.DONE, Node.DEATH_LABOUR),
        now=Refusal.NOW_DESCEND,
    ),
    # GS-13 T10 the end of the turn; GS-20 of the game
    Step(Node.DEATH_LABOUR, buying.death_labour),
    Step(Node.TURN_END, bids.end_turn),
    Over(Node.OVER, now=ending.why_over),
)
IS_NATURES = is_among([row.node for row in ROWS if isinstance(row, Chance)])


@compiled
def refusal_out_of_place(s: State, action: Action) -> Refusal:
    """GS-2.2, GS-12.18 What was not agreed; GS-7.11 cards out of time; GS-9.10 giving up early."""
    if actions.PANTHEON <= action < actions.REVIVE and s.rules.pantheons != ROLLED:
        return Refusal.PEOPLE_GOES_WITH_THE_SEAT
    is_below = actions.REVIVE <= action < actions.BUY
    if is_below and s.rules.underworld == NO_UNDERWORLD:
        return Refusal.NO_UNDERWORLD
    is_card = actions.PLAY <= action < actions.TAKE
    if is_card and s.card == NO_CARD and not IS_NATURES[s.node]:
        return Refusal.NO_CARD_NOW
    is_early = s.attacked == 0 and (s.node == Node.WITH or s.node == Node.CHAMPION)
    return Refusal.ATTACK_FIRST if action == actions.STOP and is_early else Refusal.NONE


TURN = Turn(*ROWS, who=playing.card_player, elsewhere=refusal_out_of_place)
rests = TURN.rests
