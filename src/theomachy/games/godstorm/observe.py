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
from theomachy.games.godstorm.state import NEUTRAL, NOBODY, ONE, OWNERS, RULED, TWO, Node
from theomachy.kernel import SPECTATOR, compiled
from theomachy.kernel.bits import has
from theomachy.kernel.kinds import Cell, Observation, Seat, State

_MOST = 127
TERRITORY = np.dtype(
    [
        ("armies", np.int8),
        ("has_temple", np.int8),
        ("has_plague", np.int8),
        ("is_sacred", np.int8),
        ("is_left", np.int8),  # A of an invasion, or the place a card has chosen
        ("is_entered", np.int8),  # B, or the other place
        ("owner", np.int8, OWNERS),  # by chair
        ("gods", np.int8, GODS),
    ]
)
SPACE = np.dtype([("souls", np.int8), ("owner", np.int8, MOST_PLAYERS)])
CHAIR = np.dtype(
    [
        ("is_living", np.int8),
        ("faith", np.int8),
        ("heaven", np.int8),
        ("marker", np.int8),
        ("reserve", np.int8),
        ("sears", np.int8),
        ("people", np.int8),
        ("is_on_turn", np.int8),
        ("is_defender", np.int8),
        ("hand_size", np.int8, HAND_DECKS),
        ("relics", np.int8, RELICS),
        ("rank", np.int8, MOST_PLAYERS),
    ]
)
CARDS = np.dtype([("own", np.int8, HAND_KINDS), ("unseen", np.int8, KINDS)])
TURN = np.dtype(
    [
        ("players", np.int8),
        ("epoch", np.int8),
        ("turn", np.int8),
        ("sunk", np.int8),
        ("maelstrom", np.int8),
        ("omen", np.int8),
        ("conquests", np.int8),
        ("labours", np.int8),
        ("bought", np.int8),
        ("force", np.int8),
        ("attacked", np.int8),
        ("clash", np.int8),
        ("attack_dice", np.int8),
        ("defence_dice", np.int8),
        ("champion", np.int8),
        ("rival", np.int8),
        ("card", np.int8),
        ("number", np.int8),
        ("pick", np.int8),
        ("bid_or_go", np.int8),  # the own bid while bids are secret, else the armies of a go
        ("deck_size", np.int8, GODS),
        ("dice", np.int8, (2, MOST_DICE)),
    ]
)
OBSERVATION = np.dtype(
    [
        ("territories", TERRITORY, TERRITORIES),
        ("spaces", SPACE, SPACES),
        ("chairs", CHAIR, MOST_PLAYERS),
        ("cards", CARDS),
        ("node", np.int8, len(Node)),
        ("turn", TURN),
        ("rules", RULED),
    ]
)


@compiled
def observe(s: State, seat: Seat, seen: Observation) -> None:
    """Seen from a chair: row 0 is the watcher, then clockwise; numbers are cut at 127."""
    me = max(seat, 0)
    for territory in range(TERRITORIES):
        observe_territory(s, me, territory, seen.territories[territory])
    for space in range(SPACES):
        seen.spaces[space].souls = min(int(s.souls[space]), _MOST)
        if s.space_owner[space] != NOBODY:
            seen.spaces[space].owner[chair(s, me, s.space_owner[space])] = 1
    for rival in range(s.players):
        observe_seat(s, rival, seen.chairs[chair(s, me, rival)])
    observe_cards(s, seat, seen.cards)
    seen.node[s.node] = 1
    observe_turn(s, me, seat, seen.turn)
    seen.rules = s.rules


@compiled
def chair(s: State, me: Seat, owner: Seat) -> Seat:
    """How far clockwise a player sits; the neutral pantheon sits behind all."""
    return NEUTRAL if owner == NEUTRAL else (int(owner) - me) % int(s.players)


@compiled
def observe_territory(s: State, me: Seat, territory: Cell, seen: Observation) -> None:
    owner = owner_of(s, territory)
    seen.armies = min(int(s.armies[territory]), _MOST)
    seen.has_temple, seen.has_plague = has(s.temples, territory), has(s.plagues, territory)
    seen.is_sacred = s.sacred == territory
    seen.is_left = s.attacking == territory or s.place == territory
    seen.is_entered = s.defending == territory or s.other == territory
    if owner != NOBODY:
        seen.owner[chair(s, me, owner)] = 1
    for seat in range(s.players):
        for god in range(GODS):
            if s.gods[seat, god] == territory:
                seen.gods[god] = 1


@compiled
def observe_seat(s: State, seat: Seat, seen: Observation) -> None:
    seen.is_living = s.fallen[seat] == 0
    seen.faith, seen.heaven = min(int(s.faith[seat]), _MOST), min(int(s.heaven[seat]), _MOST)
    seen.marker, seen.reserve, seen.sears = s.markers[seat], s.reserve[seat], s.sears[seat]
    seen.people = s.people[seat] + 1
    seen.is_on_turn, seen.is_defender = s.seat == seat, s.defender == seat
    for deck in range(HAND_DECKS):
        seen.hand_size[deck] = s.hand_size[seat, deck]
    for relic in range(RELICS):
        seen.relics[relic] = has(s.relics[seat], HAND_KINDS + relic)
    for place in range(s.players):
        seen.rank[place] = s.ranking[place] == seat


@compiled
def observe_cards(s: State, seat: Seat, seen: Observation) -> None:
    """GS-6.14 The own hand, and every card not seen: decks and the hands of others together."""
    for card in range(KINDS):
        unseen = int(has(s.deck[ONE], card)) + int(has(s.deck[TWO], card))
        for rival in range(s.players):
            held = int(has(s.hands[rival, ONE], card)) + int(has(s.hands[rival, TWO], card))
            if rival == seat:
                seen.own[card % HAND_KINDS] += held
            else:
                unseen += held
        seen.unseen[card] = unseen


@compiled
def observe_turn(s: State, me: Seat, seat: Seat, seen: Observation) -> None:
    seen.players, seen.epoch, seen.turn, seen.sunk = s.players, s.epoch, s.turn, s.sunk
    seen.maelstrom, seen.omen = s.maelstrom + 1, s.omen
    seen.conquests, seen.labours, seen.bought = s.conquests, s.labours, s.bought
    seen.force, seen.attacked, seen.clash = s.force, s.attacked, s.clash
    seen.attack_dice, seen.defence_dice = s.attack_dice, s.defence_dice
    seen.champion, seen.rival = s.champion + 1, s.rival + 1
    seen.card = s.card + 1 if s.card != NO_CARD else 0
    seen.number, seen.pick = s.number, s.pick + 1
    is_mine = seat != SPECTATOR and s.node == Node.BID
    seen.bid_or_go = s.bids[me] + 1 if is_mine else s.go
    for deck in range(GODS):
        seen.deck_size[deck] = s.deck_size[deck]
    for side in range(2):
        for die in range(MOST_DICE):
            seen.dice[side, die] = s.dice[side, die]
