"""GG-8 Treasure cards, as they come to the affected player."""

import numpy as np

from theomachy.games.gog import numbers
from theomachy.games.gog.board import CELLS_PER_WORD, NOWHERE
from theomachy.games.gog.cards import TREASURES, Treasure
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.abilities import draw_ability
from theomachy.games.gog.rules.battle import mark_unless_last
from theomachy.games.gog.rules.chests import end_for_affected
from theomachy.games.gog.rules.ending import check_scrolls
from theomachy.games.gog.rules.ground import (
    gain,
    is_city_of,
    is_soldier_of,
    length,
    level_of,
    raise_level,
    resume,
    set_barn,
    set_level,
    take_soldier,
)
from theomachy.games.gog.rules.scrolls import get_scroll
from theomachy.games.gog.rules.sending import can_be_sent
from theomachy.games.gog.state import Node
from theomachy.games.gog.tiles import RESOURCES
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, only
from theomachy.kernel.kinds import Bits, Cell, Seat, State


def _by_card(**values: int) -> np.ndarray:
    return np.array([values.get(name, 0) for name in TREASURES], np.int8)


NAMED = _by_card(
    veterans=numbers.MANY_RAISED, drill=numbers.MANY_RAISED,
    champion=numbers.ONE_RAISED, training=numbers.ONE_RAISED,
    desertion=numbers.DESERTERS, rout=numbers.ROUTED, ramparts=numbers.RAMPARTS,
    breach=numbers.BREACH, exile=numbers.EXILED, woods=numbers.INTO_THE_WOODS,
)  # fmt: skip
"""How many pieces the affected player names."""
RAISED = _by_card(
    veterans=numbers.VETERANS_LEVELS,
    drill=numbers.DRILL_LEVELS,
    champion=numbers.CHAMPION_LEVELS,
    training=numbers.TRAINING_LEVELS,
)
"""GG-8.1 By how many levels."""
FOOD_GAINED = _by_card(
    loaf=numbers.LITTLE, harvest=numbers.MUCH, tithe=-numbers.TITHE, plunder=-numbers.PLUNDER
)
WOOD_GAINED = _by_card(timber=numbers.MUCH, tithe=-numbers.TITHE, plunder=-numbers.PLUNDER)
GOLD_GAINED = _by_card(
    nugget=numbers.LITTLE, vein=numbers.MUCH, tithe=-numbers.TITHE, plunder=-numbers.PLUNDER
)
GAINED = np.array([FOOD_GAINED, WOOD_GAINED, GOLD_GAINED])
"""GG-8.3, GG-8.4 [resource, card]."""


@compiled
def affect(s: State) -> None:
    """GG-7.6, GG-7.7, GG-8.3, GG-8.4, GG-8.5, GG-8.9 The card comes to the affected player."""
    me, card = int(s.affected), int(s.card)
    s.left = NAMED[card]
    resume(s)
    if card == Treasure.OBLIVION:
        s.node = Node.RETURN
    elif card == Treasure.THEFT:
        s.node = Node.STEAL
    elif card == Treasure.OMEN:
        s.reach, s.node = numbers.OMEN_STEPS, Node.OMEN
    elif card == Treasure.LORE:
        draw_ability(s, me)
    elif card == Treasure.SCROLL:
        come_by_scroll(s, me)
    elif card == Treasure.BARN:
        set_barn(s, me, min(s.barns[me] + 1, numbers.LARGEST_BARN))
    else:
        for resource in range(len(RESOURCES)):
            gain(s, me, resource, GAINED[resource, card])


@compiled
def come_by_scroll(s: State, me: Seat) -> None:
    """GG-8.10 Odd: from the stack or from a player. Even: from the stack while it lasts."""
    if me == s.seat:
        get_scroll(s, 0)
    elif s.stack > 0:
        s.stack -= 1
        s.scrolls[me] += 1
        check_scrolls(s, me)


@compiled
def is_sending(card: int) -> bool:
    return card == Treasure.EXILE or card == Treasure.WOODS


@compiled
def is_about_cities(card: int) -> bool:
    return card == Treasure.RAMPARTS or card == Treasure.BREACH


@compiled
def refusal_to_name(s: State, cell: Cell) -> Refusal:
    """GG-1.10, GG-7.7, GG-8.14 An own piece, each once, that the card can touch."""
    me, card = s.affected, s.card
    is_own = is_city_of(s, me, cell) if is_about_cities(card) else is_soldier_of(s, me, cell)
    if not is_own:
        return Refusal.NOT_YOUR_PIECE
    if s.marked[0] == cell or s.marked[1] == cell:
        return Refusal.ALREADY_SENT if is_sending(card) else Refusal.ALREADY_NAMED
    if is_sending(card):
        has_way = can_be_sent(s, cell)
        return Refusal.NONE if has_way else Refusal.NO_CORNER_TO_GO_TO
    return refusal_to_change_level(card, level_of(s.board[cell]))


@compiled
def refusal_to_change_level(card: int, level: int) -> Refusal:
    """GG-8.1, GG-8.6, GG-8.7 Not above six, not below one."""
    if level == numbers.HIGHEST_LEVEL and RAISED[card] > 0:
        return Refusal.RAISED_TO_THE_TOP
    if level == numbers.HIGHEST_LEVEL and card == Treasure.RAMPARTS:
        return Refusal.RAMPARTS_AT_THE_TOP
    if level == 1 and card == Treasure.BREACH:
        return Refusal.LOWEST_LEVEL
    return Refusal.NONE


@compiled
def pieces_open(s: State, w: int) -> Bits:
    """GG-1.10, GG-7.7 The pieces that can be named, one word of the map."""
    cells = s.cities[s.affected] if is_about_cities(s.card) else s.soldiers[s.affected]
    pieces = EMPTY
    for i in range(length(cells)):
        if cells[i] // CELLS_PER_WORD == w and refusal_to_name(s, cells[i]) == 0:
            pieces |= only(cells[i] % CELLS_PER_WORD)
    return pieces


@compiled
def piece_after(s: State, piece: Cell) -> Cell:
    """GG-1.10 The next piece, in cell order, that can be named, or NOWHERE."""
    cells = s.cities[s.affected] if is_about_cities(s.card) else s.soldiers[s.affected]
    for i in range(length(cells)):
        if cells[i] > piece and refusal_to_name(s, cells[i]) == 0:
            return int(cells[i])
    return NOWHERE


@compiled
def eligible(s: State) -> int:
    """GG-1.10 How many pieces can be named."""
    number, piece = 0, piece_after(s, NOWHERE)
    while piece != NOWHERE:
        number += 1
        piece = piece_after(s, piece)
    return number


@compiled
def must_name(s: State) -> bool:
    """GG-1.10, GG-1.11, GG-8.14 Who is sent is asked one by one; else only if more can be named
    than are needed."""
    if s.left == 0:
        return False
    return eligible(s) > (1 if is_sending(s.card) else s.left)


@compiled
def name_by_itself(s: State) -> None:
    """GG-1.9, GG-1.10 The next piece without a decision; none left: the next player."""
    piece = piece_after(s, NOWHERE) if s.left > 0 else NOWHERE
    if piece != NOWHERE:
        name_piece(s, piece)
    else:
        s.left = 0
        s.marked[0], s.marked[1] = NOWHERE, NOWHERE
        end_for_affected(s)


@compiled
def name_piece(s: State, cell: Cell) -> None:
    """GG-8.1, GG-8.2, GG-8.6, GG-8.7, GG-8.13, GG-8.14 What the card does to it."""
    card = int(s.card)
    if is_sending(card):
        s.place, s.node = cell, Node.SEND
        return
    s.left -= 1
    resume(s)
    if RAISED[card] > 0:
        raise_level(s, cell, RAISED[card])
        mark_unless_last(s, cell)
    elif card == Treasure.RAMPARTS:
        raise_level(s, cell, 1)
        s.node = Node.CHECK_SITE
    elif card == Treasure.BREACH:
        set_level(s, cell, level_of(s.board[cell]) - 1)
    else:
        take_soldier(s, cell)
