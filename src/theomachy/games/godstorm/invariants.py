"""What is true of every position of the game, as an answer to *what is wrong?*"""

from theomachy.games.godstorm.board import (
    ATLANTIS,
    CONTINENT,
    MAP,
    NOWHERE,
    SPACES,
    TERRITORIES,
)
from theomachy.games.godstorm.cards import (
    ALL_KINDS,
    DECK_KINDS,
    DOUBLES,
    GODS,
    HAND_DECKS,
    KINDS,
    MAGIC,
    UNDERWORLD_KINDS,
)
from theomachy.games.godstorm.faults import Fault
from theomachy.games.godstorm.numbers import (
    ATTACK_DICE,
    DEFENCE_DICE,
    MOST_BOUGHT,
    MOST_PLAYERS,
    MOST_TEMPLES,
    PLAGUES,
    SPARE_PLAGUES,
    WAR_LABOUR,
)
from theomachy.games.godstorm.rules.decisions import TURN, rests
from theomachy.games.godstorm.rules.dicing import dice_number, may_reroll, ones
from theomachy.games.godstorm.rules.ground import is_living, occupied
from theomachy.games.godstorm.rules.rows import cards, epochs, invasions
from theomachy.games.godstorm.rules.setup import FORCE
from theomachy.games.godstorm.secrecy import held
from theomachy.games.godstorm.state import (
    ATTACKER,
    DEFENDER,
    NEUTRAL,
    NO_UNDERWORLD,
    NOBODY,
    NONE,
    ONE,
    OWNERS,
    TWO,
    Clash,
    Ending,
    Node,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, has
from theomachy.kernel.kinds import Seat, State
from theomachy.kernel.rows import Decision, Step, is_among
from theomachy.kernel.written import first_wrong

_ASKING = {row.node for row in TURN.rows if isinstance(row, Decision)}
_CARDS = {row.node for row in cards.ROWS if not isinstance(row, Step)}
IN_A_TURN = is_among(_ASKING - {row.node for row in epochs.ROWS})
IN_AN_INVASION = is_among(_ASKING & {row.node for row in invasions.ROWS} - {Node.INVADE})
WITH_A_CARD = is_among(_CARDS - {Node.PLAY, Node.THEN_ON, Node.MOVE, Node.GODS})
WITH_DICE = is_among({Node.ROLL_D, Node.REROLL_A, Node.REROLL_D, Node.DRAW, Node.SAVE})
"""Whether a node is such a one."""


@compiled
def fault_of_map(s: State) -> Fault:
    """GS-1.1, GS-1.2 An owner has armies, and armies have one owner."""
    seen = EMPTY
    for owner in range(OWNERS):
        cells = s.land[owner]
        if cells & seen:
            return Fault.TWO_OWNERS
        if cells & ~MAP:
            return Fault.OFF_THE_MAP
        is_there = s.players == 2 if owner == NEUTRAL else is_living(s, owner)
        if cells and not is_there:
            return Fault.OWNED_BY_THE_ABSENT
        seen |= cells
    for territory in range(TERRITORIES):
        if s.armies[territory] < 0:
            return Fault.NEGATIVE_NUMBER
        if (s.armies[territory] > 0) != has(seen, territory):
            is_owned = has(seen, territory)
            return Fault.OWNER_WITHOUT_ARMIES if is_owned else Fault.ARMIES_WITHOUT_OWNER
    return Fault.NONE


@compiled
def fault_of_gods_and_temples(s: State) -> Fault:
    """GS-1.3, GS-1.4, GS-1.6, GS-8.7, GS-15.4, GS-17.12"""
    if s.node != Node.DIE and is_god_stranded(s):
        return Fault.GOD_WITHOUT_GROUND
    if count(s.temples) > MOST_TEMPLES:
        return Fault.TOO_MANY_TEMPLES
    if s.temples & s.land[NEUTRAL]:
        return Fault.TEMPLE_OF_THE_NEUTRAL
    if (s.temples | s.plagues) & ~MAP:
        return Fault.OFF_THE_MAP
    most = PLAGUES - 1 if s.node == Node.PLAGUE else PLAGUES + SPARE_PLAGUES
    if count(s.plagues) > most:
        return Fault.PLAGUES_MISCOUNTED
    standing = occupied(s) | s.temples | s.plagues
    return Fault.SUNKEN_BUT_NOT_BARE if s.sunk and standing & CONTINENT[ATLANTIS] else Fault.NONE


@compiled
def is_god_stranded(s: State) -> bool:
    """GS-1.4, GS-18.4 Except between the dice of LAVA: one sweep comes after the last."""
    for seat in range(MOST_PLAYERS):
        for god in range(GODS):
            place = s.gods[seat, god]
            if place != NOWHERE and not has(s.land[seat], place):
                return True
    return False


@compiled
def fault_of_cards(s: State) -> Fault:
    """GS-2.12, GS-6.4, GS-6.12, GS-6.13, GS-6.14 No kind more often than it exists."""
    kinds = ALL_KINDS
    if s.rules.underworld == NO_UNDERWORLD:
        kinds &= ~UNDERWORLD_KINDS
    for card in range(KINDS):
        most = int(has(kinds, card)) + int(has(kinds & DOUBLES, card))
        if copies(s, card) > most:
            return Fault.CARDS_MISCOUNTED
    for deck in range(GODS):
        left = count(s.deck[ONE] & DECK_KINDS[deck]) + count(s.deck[TWO] & DECK_KINDS[deck])
        if s.deck_size[deck] != left:
            return Fault.DECK_SIZE_WRONG
    for seat in range(MOST_PLAYERS):
        if (s.hands[seat, ONE] & DECK_KINDS[MAGIC]) | (s.relics[seat] & ~DECK_KINDS[MAGIC]):
            return Fault.RELIC_MISPLACED
        if s.hands[seat, TWO] & ~s.hands[seat, ONE]:
            return Fault.CARDS_MISCOUNTED
        for deck in range(HAND_DECKS):
            if s.hand_size[seat, deck] != held(s, seat, deck):
                return Fault.HAND_SIZE_WRONG
    return Fault.CARDS_MISCOUNTED if s.deck[TWO] & ~s.deck[ONE] else Fault.NONE


@compiled
def copies(s: State, card: int) -> int:
    """How many of a kind are in the game."""
    number = int(has(s.deck[ONE], card)) + int(has(s.deck[TWO], card))
    number += s.card == card
    for seat in range(MOST_PLAYERS):
        number += int(has(s.hands[seat, ONE], card)) + int(has(s.hands[seat, TWO], card))
        number += int(has(s.relics[seat], card))
    return number


@compiled
def fault_of_seats(s: State) -> Fault:
    """GS-1.12, GS-14.4 Nothing below zero; the fallen and the absent have nothing."""
    for seat in range(MOST_PLAYERS):
        if s.faith[seat] < 0 or s.heaven[seat] < 0 or s.reserve[seat] < 0:
            return Fault.NEGATIVE_NUMBER
        owns = s.faith[seat] > 0 or s.heaven[seat] > 0 or s.relics[seat] != 0
        if not is_living(s, seat) and (owns or s.hands[seat, ONE] != 0 or s.reserve[seat] > 0):
            return Fault.FALLEN_WITH_POSSESSIONS
        if seat >= s.players and (s.fallen[seat] or s.people[seat] != NONE):
            return Fault.FALLEN_WITH_POSSESSIONS
    return Fault.NONE


@compiled
def fault_of_underworld(s: State) -> Fault:
    """GS-12.1, GS-12.18"""
    for space in range(SPACES):
        owner = s.space_owner[space]
        if owner != NOBODY and not (0 <= owner < MOST_PLAYERS and is_living(s, owner)):
            return Fault.OWNED_BY_THE_ABSENT
        if (s.souls[space] > 0) != (owner != NOBODY):
            is_owned = owner != NOBODY
            return (
                Fault.SPACE_OWNER_WITHOUT_ARMIES if is_owned else Fault.SPACE_ARMIES_WITHOUT_OWNER
            )
        if owner != NOBODY and s.rules.underworld == NO_UNDERWORLD:
            return Fault.UNDERWORLD_OUT_OF_PLAY
    for seat in range(s.players):
        if s.heaven[seat] and s.rules.underworld == NO_UNDERWORLD:
            return Fault.UNDERWORLD_OUT_OF_PLAY
    return Fault.NONE


@compiled
def fault_of_order(s: State) -> Fault:
    """GS-3.5, GS-3.6, GS-13.4 Markers, epochs, whose turn it is."""
    if not 0 <= s.epoch <= s.rules.epochs:
        return Fault.EPOCH_OUT_OF_RANGE
    for seat in range(MOST_PLAYERS):
        if s.markers[seat] and not is_living(s, seat):
            return Fault.MARKERS_WRONG
        for rival in range(seat):
            if s.markers[seat] and s.markers[seat] == s.markers[rival]:
                return Fault.MARKERS_WRONG
    if not -1 <= s.seat <= NEUTRAL or not -1 <= s.first < s.players:
        return Fault.SEAT_OUT_OF_TURN
    is_theirs = 0 <= s.seat < s.players and s.markers[s.seat] == s.turn and s.turn > 0
    return Fault.NONE if is_theirs or not IN_A_TURN[s.node] else Fault.SEAT_OUT_OF_TURN


@compiled
def fault_of_phase(s: State) -> Fault:
    """GS-4.1 What the node needs is there, and nothing else; somebody has to decide."""
    if s.bought > MOST_BOUGHT or s.conquests > WAR_LABOUR:
        return Fault.TURN_LIMITS_BROKEN
    if (s.node == Node.OVER) != (s.ending != Ending.NONE):
        return Fault.ENDING_OUT_OF_PHASE
    if s.node == Node.OVER:
        return Fault.NONE
    wrong = fault_of_setup(s)
    if wrong == 0:
        wrong = fault_of_invasion(s)
    if wrong == 0:
        wrong = fault_of_dice(s)
    if wrong != 0:
        return wrong
    return Fault.NONE if rests(s) else Fault.NOTHING_TO_DECIDE


@compiled
def fault_of_setup(s: State) -> Fault:
    """GS-2.5, GS-3.1 The starting force is whole; bids lie only at the start of an epoch."""
    is_early = s.node == Node.MUSTER or s.node == Node.CLAIM or s.node == Node.DEAL
    for seat in range(s.players):
        if is_early and deployed(s, seat) + int(s.reserve[seat]) != FORCE[s.players]:
            return Fault.STARTING_FORCE_WRONG
        is_bidding = s.node == Node.BID or s.node == Node.TIE or s.node == Node.MARKER
        if s.bids[seat] != NONE and not is_bidding:
            return Fault.BID_OUT_OF_PHASE
    return Fault.NONE


@compiled
def deployed(s: State, seat: Seat) -> int:
    armies = 0
    for territory in range(TERRITORIES):
        if has(s.land[seat], territory):
            armies += int(s.armies[territory])
    return armies


@compiled
def fault_of_invasion(s: State) -> Fault:
    """GS-9.1, GS-12.5, GS-7.4 An invasion has its places, a card its choices."""
    if IN_AN_INVASION[s.node] and s.attacking == NOWHERE:
        return Fault.INVASION_OUT_OF_PHASE
    if (s.attacking == NOWHERE) != (s.clash == Clash.NONE):
        return Fault.INVASION_OUT_OF_PHASE
    if WITH_A_CARD[s.node] and s.card == NONE:
        return Fault.CARD_OUT_OF_PHASE
    return Fault.NONE


@compiled
def fault_of_dice(s: State) -> Fault:
    """GS-9.13, GS-9.18, GS-9.19, GS-10.6 So many dice as are rolled, and no 1 left to reroll."""
    if not (0 <= s.attack_dice <= ATTACK_DICE and 0 <= s.defence_dice <= DEFENCE_DICE):
        return Fault.DICE_OUT_OF_PLACE
    has_rolled = s.dice[ATTACKER, 0] > 0
    if has_rolled and not WITH_DICE[s.node]:
        return Fault.DICE_OUT_OF_PLACE
    if has_rolled and s.node != Node.DRAW and s.dice[ATTACKER, dice_number(s, ATTACKER) - 1] == 0:
        return Fault.DICE_OUT_OF_PLACE
    if s.node == Node.SAVE and ones(s, DEFENDER) and may_reroll(s, DEFENDER):
        return Fault.DICE_OUT_OF_PLACE
    return Fault.NONE


fault = first_wrong(
    fault_of_map,
    fault_of_gods_and_temples,
    fault_of_cards,
    fault_of_seats,
    fault_of_underworld,
    fault_of_order,
    fault_of_phase,
)
"""The first invariant a position breaks."""
