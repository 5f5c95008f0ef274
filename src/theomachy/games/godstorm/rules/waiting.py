"""GS-1.17 Whether a node waits: for nature, or for a decision worth putting."""

from theomachy.games.godstorm.cards import Card
from theomachy.games.godstorm.rules.battle import (
    escorts,
    least_advance,
    most_advance,
    most_attack_dice,
    most_saved,
    must_roll_all,
)
from theomachy.games.godstorm.rules.bids import free_markers
from theomachy.games.godstorm.rules.building import can_build_or_summon
from theomachy.games.godstorm.rules.buying import can_buy
from theomachy.games.godstorm.rules.dicing import engaged
from theomachy.games.godstorm.rules.fortify import strongholds
from theomachy.games.godstorm.rules.ground import gods_at, has_relic, own_temples
from theomachy.games.godstorm.rules.income import can_revive
from theomachy.games.godstorm.rules.invasion import can_invade, is_sky_window_open
from theomachy.games.godstorm.rules.playing import (
    can_aegis_stop_it,
    card_player,
    has_cards_to_play,
    is_hand_one_card,
)
from theomachy.games.godstorm.rules.setup import is_people_left_to_choose, unclaimed
from theomachy.games.godstorm.rules.targets import (
    decks_open,
    first_places,
    least_move,
    mightiest,
    mighty_left,
    most_move,
    players_open,
    relics_open,
    second_places,
)
from theomachy.games.godstorm.rules.underworld import can_descend, can_embark
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, Node
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import count, without_lowest


@entry
def rests(s):
    """GS-1.17 A decision with one legal action is taken without asking."""
    node = s.node
    if node <= Node.PLAGUE_TO or node == Node.OVER:
        return True
    if node > Node.OVER:
        return False
    if node <= Node.PLACE:
        return waits_before_building(s)
    if node >= Node.WITH and node <= Node.ESCORT:
        return waits_in_invasion(s)
    if node >= Node.ON and node <= Node.AEGIS:
        return waits_for_choice(s)
    return waits_at_menu(s)


@compiled
def has_several(bits):
    """More than one element."""
    return without_lowest(bits) != 0


@compiled
def waits_before_building(s):
    """GS-2, GS-3, GS-4 Set-up, bids and T1."""
    node = s.node
    if node == Node.PLACE:
        return s.reserve[s.seat] > 0 and has_several(s.land[s.seat])
    if node == Node.BID:
        return s.faith[s.seat] > 0
    if node == Node.MARKER:
        return has_several(free_markers(s))
    if node == Node.BOOK:
        return has_relic(s, s.seat, Card.BOOK)
    if node == Node.REVIVE:
        return can_revive(s)
    if node == Node.REVIVE_AT:
        return has_several(own_temples(s, s.seat))
    if node == Node.CLAIM:
        return has_several(unclaimed(s))
    return is_people_left_to_choose(s) if node == Node.PANTHEON else True


@compiled
def waits_at_menu(s):
    """GS-4.1 The steps that end with `done`."""
    node = s.node
    if node == Node.INVADE:
        return can_invade(s)
    if node == Node.BUILD:
        return can_build_or_summon(s)
    if node == Node.BUY:
        return can_buy(s)
    if node == Node.PLAY:
        return has_cards_to_play(s)
    if node == Node.FORTIFY:
        return strongholds(s) != 0
    return can_embark(s) if node == Node.EMBARK else can_descend(s)


@compiled
def waits_in_invasion(s):
    """GS-9 From the force declared to the gods that follow."""
    node = s.node
    if node == Node.ATTACK:
        return s.attacked == 1 or most_attack_dice(s) > 1
    if node == Node.DEFEND:
        return not must_roll_all(s)
    if node == Node.SAVE:
        return most_saved(s) > 0
    if node == Node.WITH:
        return gods_at(s, s.seat, s.attacking) != 0
    if node == Node.SKY:
        return is_sky_window_open(s)
    if node == Node.ADVANCE:
        return least_advance(s) < most_advance(s)
    if node == Node.ESCORT:
        return escorts(s) != 0
    return waits_for_champion(s)


@compiled
def waits_for_champion(s):
    """GS-9.12, GS-9.17"""
    if s.node == Node.CHAMPION:
        return has_several(engaged(s, ATTACKER))
    return has_several(engaged(s, DEFENDER)) if s.node == Node.RIVAL_CHAMPION else True


@compiled
def waits_for_choice(s):
    """GS-7.4 The choices of a card, and of fortifying."""
    node, seat = s.node, card_player(s)
    if node == Node.ON:
        return has_several(first_places(s, seat, s.card))
    if node == Node.THEN_ON:
        return has_several(second_places(s, seat))
    if node == Node.MOVE:
        return least_move(s, seat) < most_move(s, seat)
    if node == Node.GODS:
        gods = gods_at(s, seat, s.place)
        return gods != 0 if s.number else has_several(gods)
    if node == Node.AEGIS:
        return can_aegis_stop_it(s)
    if node == Node.TAKE:
        return not is_hand_one_card(s)
    return waits_for_pick(s, seat)


@compiled
def waits_for_pick(s, seat):
    """GS-7.4 Relics, gods, players, decks, seas, and the mightiest."""
    node = s.node
    if node == Node.RELIC:
        return has_several(relics_open(s, seat, s.card))
    if node == Node.GOD_OF:
        return has_several(gods_at(s, s.seat, s.attacking))
    if node == Node.PLAYER:
        return has_several(players_open(s, seat, s.card))
    if node == Node.DECK:
        return has_several(decks_open(s, seat))
    if node == Node.MIGHTY:
        left = mighty_left(s)
        return left > 0 and count(mightiest(s)) > left
    return True
