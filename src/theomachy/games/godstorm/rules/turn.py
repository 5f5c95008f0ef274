"""GS-4.1, GS-13 The turn: who acts, and how it ends."""

from theomachy.games.godstorm.board import NOWHERE
from theomachy.games.godstorm.cards import Card
from theomachy.games.godstorm.rules.bids import begin_turn
from theomachy.games.godstorm.rules.dicing import clear_dice
from theomachy.games.godstorm.rules.ground import owner_of_relic
from theomachy.games.godstorm.rules.invasion import clear_invasion
from theomachy.games.godstorm.rules.playing import card_player, clear_choices
from theomachy.games.godstorm.state import Node
from theomachy.kernel import NATURE, OVER, compiled


@compiled
def actor(s):
    """Who acts: nature, nobody any more, the defender, the owner of AEGIS, or the seat on turn."""
    node = s.node
    if node <= Node.PLAGUE_TO:
        return NATURE
    if node == Node.SKY or node == Node.RIVAL_CHAMPION or node == Node.DEFEND or node == Node.SAVE:
        return int(s.defender)
    if node == Node.AEGIS:
        return owner_of_relic(s, Card.AEGIS)
    if node == Node.OVER:
        return OVER
    return card_player(s)


@compiled
def end_turn(s):
    """GS-13.2, GS-13.3, GS-14.5 What lasts this turn ends; the next player follows."""
    for seat in range(s.players):
        s.sears[seat] = 0
    s.sacred, s.omen, s.conquests, s.labours, s.bought = NOWHERE, 0, 0, 0, 0
    clear_choices(s)
    clear_invasion(s)
    clear_dice(s)
    begin_turn(s)
