"""What a seat may know, as numbers for a network: public facts, its own hand, its own bid."""

import numpy as np

from theomachy.games.godstorm.board import SPACES, TERRITORIES
from theomachy.games.godstorm.cards import (
    GODS,
    HAND_DECKS,
    HAND_KINDS,
    KINDS,
    NO_CARD,
    RELICS,
)
from theomachy.games.godstorm.numbers import MOST_PLAYERS
from theomachy.games.godstorm.outcomes import MOST_DICE
from theomachy.games.godstorm.rules.ground import owner_of
from theomachy.games.godstorm.state import NEUTRAL, NOBODY, ONE, OPTIONS, OWNERS, TWO, Node
from theomachy.kernel import SPECTATOR, compiled
from theomachy.kernel.bits import has
from theomachy.kernel.kinds import Cell, Seat, State

_MOST = 127
_PER_TERRITORY = 6 + OWNERS + GODS
_PER_SPACE = 1 + MOST_PLAYERS
_PER_SEAT = 9 + HAND_DECKS + RELICS + MOST_PLAYERS
_TURN = 20 + GODS + 2 * MOST_DICE
_SPACES_AT = TERRITORIES * _PER_TERRITORY
_SEATS_AT = _SPACES_AT + SPACES * _PER_SPACE
_CARDS_AT = _SEATS_AT + MOST_PLAYERS * _PER_SEAT
_NODE_AT = _CARDS_AT + HAND_KINDS + KINDS
_TURN_AT = _NODE_AT + len(Node)
_OPTIONS_AT = _TURN_AT + _TURN
OBSERVATION = _OPTIONS_AT + len(OPTIONS)
"""Territories, spaces, seats, cards (own and unseen), node, turn, options."""


@compiled
def observe(s: State, seat: Seat, out: np.ndarray) -> None:
    """Seen from a chair: row 0 is the watcher, then clockwise; numbers are cut at 127."""
    me = max(seat, 0)
    out[:] = 0
    for territory in range(TERRITORIES):
        at = territory * _PER_TERRITORY
        observe_territory(s, me, territory, out[at : at + _PER_TERRITORY])
    for space in range(SPACES):
        at = _SPACES_AT + space * _PER_SPACE
        out[at] = min(int(s.souls[space]), _MOST)
        if s.space_owner[space] != NOBODY:
            out[at + 1 + chair(s, me, s.space_owner[space])] = 1
    for rival in range(s.players):
        at = _SEATS_AT + chair(s, me, rival) * _PER_SEAT
        observe_seat(s, rival, out[at : at + _PER_SEAT])
    observe_cards(s, seat, out[_CARDS_AT:_NODE_AT])
    out[_NODE_AT + int(s.node)] = 1
    observe_turn(s, me, seat, out[_TURN_AT:_OPTIONS_AT])
    observe_options(s, out[_OPTIONS_AT:])


@compiled
def chair(s: State, me: Seat, owner: Seat) -> Seat:
    """How far clockwise a player sits; the neutral pantheon sits behind all."""
    return NEUTRAL if owner == NEUTRAL else (int(owner) - me) % int(s.players)


@compiled
def observe_territory(s: State, me: Seat, territory: Cell, out: np.ndarray) -> None:
    owner = owner_of(s, territory)
    out[0] = min(int(s.armies[territory]), _MOST)
    out[1] = has(s.temples, territory)
    out[2] = has(s.plagues, territory)
    out[3] = s.sacred == territory
    out[4] = s.attacking == territory or s.place == territory
    out[5] = s.defending == territory or s.other == territory
    if owner != NOBODY:
        out[6 + chair(s, me, owner)] = 1
    for seat in range(s.players):
        for god in range(GODS):
            if s.gods[seat, god] == territory:
                out[6 + OWNERS + god] = 1


@compiled
def observe_seat(s: State, seat: Seat, out: np.ndarray) -> None:
    out[0] = s.fallen[seat] == 0
    out[1] = min(int(s.faith[seat]), _MOST)
    out[2] = min(int(s.heaven[seat]), _MOST)
    out[3] = s.markers[seat]
    out[4] = s.reserve[seat]
    out[5] = s.sears[seat]
    out[6] = s.people[seat] + 1
    out[7] = s.seat == seat
    out[8] = s.defender == seat
    for deck in range(HAND_DECKS):
        out[9 + deck] = s.hand_size[seat, deck]
    for relic in range(RELICS):
        out[9 + HAND_DECKS + relic] = has(s.relics[seat], HAND_KINDS + relic)
    for place in range(s.players):
        out[9 + HAND_DECKS + RELICS + place] = s.ranking[place] == seat


@compiled
def observe_cards(s: State, seat: Seat, out: np.ndarray) -> None:
    """GS-6.14 The own hand, and every card not seen: decks and the hands of others together."""
    for card in range(KINDS):
        unseen = int(has(s.deck[ONE], card)) + int(has(s.deck[TWO], card))
        for rival in range(s.players):
            held = int(has(s.hands[rival, ONE], card)) + int(has(s.hands[rival, TWO], card))
            if rival == seat:
                out[card % HAND_KINDS] += held
            else:
                unseen += held
        out[HAND_KINDS + card] = unseen


@compiled
def observe_turn(s: State, me: Seat, seat: Seat, out: np.ndarray) -> None:
    out[0], out[1], out[2], out[3] = s.players, s.epoch, s.turn, s.sunk
    out[4], out[5], out[6], out[7] = s.maelstrom + 1, s.omen, s.conquests, s.labours
    out[8], out[9], out[10], out[11] = s.bought, s.force, s.attacked, s.clash
    out[12], out[13] = s.attack_dice, s.defence_dice
    out[14], out[15] = s.champion + 1, s.rival + 1
    out[16] = s.card + 1 if s.card != NO_CARD else 0
    out[17], out[18] = s.number, s.pick + 1
    is_mine = seat != SPECTATOR and s.node == Node.BID
    out[19] = s.bids[me] + 1 if is_mine else s.go
    for deck in range(GODS):
        out[20 + deck] = s.deck_size[deck]
    for side in range(2):
        for die in range(MOST_DICE):
            out[20 + GODS + side * MOST_DICE + die] = s.dice[side, die]


@compiled
def observe_options(s: State, out: np.ndarray) -> None:
    out[0], out[1], out[2], out[3] = (
        s.rules.setup, s.rules.pantheons, s.rules.epochs, s.rules.free_god,
    )  # fmt: skip
    out[4], out[5], out[6] = s.rules.start_faith, s.rules.income, s.rules.faith_shall_deliver
    out[7], out[8] = s.rules.underworld, s.rules.spoils
    out[9], out[10] = s.rules.temple_cost, s.rules.temple_points
