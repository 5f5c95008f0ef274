"""GG-7 Phase 3: treasure chests."""

from theomachy.games.gog.cards import FULL_DECK, NO_CARD, SECOND_OMEN, Treasure
from theomachy.games.gog.rules.areas import in_areas, is_in_area
from theomachy.games.gog.rules.ground import length, next_in
from theomachy.games.gog.state import NOBODY, Node
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel import compiled
from theomachy.kernel.bits import first_of
from theomachy.kernel.kinds import Bits, Cell, Seat, State

CHESTS_PHASE = 3


@compiled
def is_in_any_area(s: State, cell: Cell) -> bool:
    """GG-7.1 In the area of any player's city."""
    for seat in range(s.players):
        if is_in_area(s, seat, cell, length(s.cities[seat])):
            return True
    return False


@compiled
def chests(s: State, seat: Seat) -> int:
    """GG-7.1, GG-16.1 Chests in own areas, or under own soldiers outside all areas, each once."""
    cells = in_areas(s, seat, Terrain.CHEST)
    for i in range(length(s.soldiers[seat])):
        cell = s.soldiers[seat, i]
        if s.terrain[cell] == Terrain.CHEST and not is_in_any_area(s, cell):
            cells += 1
    return cells


@compiled
def open_chests(s: State) -> None:
    """GG-4.1, GG-7.2 The draws are counted when the phase begins."""
    s.phase = CHESTS_PHASE
    s.draws = min(chests(s, s.seat), s.rules.chest_cap)
    s.node = Node.DRAW


@compiled
def has_draws_left(s: State) -> bool:
    """GG-7.3"""
    return s.draws > 0


@compiled
def draw_treasure(s: State) -> None:
    """GG-7.3, GG-7.8 An empty deck is made anew from the discards."""
    s.draws -= 1
    if s.treasures == 0:
        s.treasures = FULL_DECK
    s.node = Node.CARD


@compiled
def copies_left(s: State, card: int) -> int:
    """GG-7.8 In the deck; the omen is there twice."""
    copies = (int(s.treasures) >> card) & 1
    return copies + ((int(s.treasures) >> SECOND_OMEN) & 1) if card == Treasure.OMEN else copies


@compiled
def cards_left(s: State) -> Bits:
    """GG-7.8 What the deck still holds; two omens are one outcome."""
    second = (s.treasures >> SECOND_OMEN) & 1
    return (s.treasures & first_of(SECOND_OMEN)) | (second << Treasure.OMEN)


@compiled
def show_card(s: State, card: int) -> None:
    """GG-7.4 The card is shown; the die is rolled next."""
    is_second = card == Treasure.OMEN and not (s.treasures >> card) & 1
    s.treasures ^= 1 << (SECOND_OMEN if is_second else int(card))
    s.card, s.node = card, Node.DIE


@compiled
def roll_for_card(s: State, die: int) -> None:
    """GG-7.5, GG-7.6 Odd: the active player may accept. Even: all others, in turn order."""
    if die % 2 == 1:
        s.node = Node.ACCEPT
    else:
        s.affected, s.node = next_in(s, s.seat), Node.AFFECT


@compiled
def accept(s: State) -> None:
    """GG-7.5 The effect applies to the active player."""
    s.affected, s.node = s.seat, Node.AFFECT


@compiled
def discard(s: State) -> None:
    """GG-7.8 The card goes to the discards."""
    s.card, s.affected, s.node = NO_CARD, NOBODY, Node.DRAW


@compiled
def end_for_affected(s: State) -> None:
    """GG-1.9 The next of the others, until they have all had the card."""
    was, following = int(s.affected), next_in(s, s.affected)
    if was == s.seat or following == s.seat:
        discard(s)
    else:
        s.affected, s.node = following, Node.AFFECT
