"""What may be played, listed: `legal` narrows what `refusal` would have to scan."""

from theomachy.games.gog.actions import (
    ACCEPT,
    AMBUSH,
    AT,
    CAMEL,
    CARD,
    CLASH,
    CONQUER,
    DIE,
    DRAW,
    DRAWN,
    END,
    FACES,
    FIRST,
    FOUND,
    FROM,
    GOG,
    KEEP,
    LAY,
    NEXT,
    OFFER,
    PAY,
    PICK,
    PIECE,
    RETURN,
    ROLL,
    ROLLS,
    SOLDIER,
    SPLIT,
    STEAL,
    STEP,
    STOP,
    SWAPS,
    TO,
    YES,
)
from theomachy.games.gog.board import (
    CELLS,
    CELLS_PER_WORD,
    DIRECTIONS,
    DISTANCE,
    NEXT_TO,
    NOWHERE,
    WORDS,
)
from theomachy.games.gog.cards import ABILITIES, TREASURES
from theomachy.games.gog.numbers import MOST_SPLIT
from theomachy.games.gog.rules.abilities import refusal_to_be_drawn
from theomachy.games.gog.rules.buy import payment_after, refusal_to_buy, refusal_to_buy_at
from theomachy.games.gog.rules.chests import copies_left
from theomachy.games.gog.rules.conquest import city_to_conquer_after
from theomachy.games.gog.rules.dice import (
    ambush_place_after,
    chance_of_roll,
    refusal_to_ambush,
)
from theomachy.games.gog.rules.figures import figure_cell, figure_reach
from theomachy.games.gog.rules.gather import (
    refusal_to_exchange,
    refusal_to_muster_at,
    refusal_to_offer,
)
from theomachy.games.gog.rules.ground import has_city, is_free, is_water, length
from theomachy.games.gog.rules.map import (
    must_join,
    refusal_to_draw_piece,
    refusal_to_lay,
    refusal_to_lay_the_site,
)
from theomachy.games.gog.rules.movement import (
    can_walk,
    picked_level,
    refusal_to_found,
    refusal_to_pick,
    refusal_to_step,
    refusal_to_stop,
)
from theomachy.games.gog.rules.scrolls import rival_after
from theomachy.games.gog.rules.treasure import (
    ability_after,
    loot_after,
    piece_after,
)
from theomachy.games.gog.rules.treasure import destination_after as next_destination
from theomachy.games.gog.state import NO_FIGURE, NOBODY, Node, Purchase
from theomachy.games.gog.tiles import DRAWN_PIECES, LAYS
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, lowest, without_lowest


@compiled
def add(actions, listed, action):
    actions[listed] = action
    return listed + 1


@compiled
def add_span(actions, listed, first, number):
    for i in range(number):
        listed = add(actions, listed, first + i)
    return listed


@compiled
def legal(s, actions):
    """What may be played, or what nature may do, ascending."""
    node = s.node
    if node == Node.STEP:
        return list_steps(s, actions)
    if node == Node.MOVE:
        return list_moves(s, actions)
    if node <= Node.CLASH:
        return list_outcomes(s, actions)
    if node <= Node.PAY:
        return list_in_phase_1_or_2(s, actions)
    if node <= Node.OMEN:
        return list_with_cards(s, actions)
    return list_elsewhere(s, actions)


@compiled
def list_steps(s, actions):
    """GG-10.3, GG-10.11, GG-11.2 Steps, a city, or the end of the pick."""
    listed = 0
    if can_walk(s):
        here, level = int(s.picked), picked_level(s)
        for direction in range(len(DIRECTIONS)):
            if refusal_to_step(s, here, level, direction) == 0:
                listed = add(actions, listed, STEP + direction)
    if refusal_to_found(s) == 0:
        listed = add(actions, listed, FOUND)
    return add(actions, listed, STOP) if refusal_to_stop(s) == 0 else listed


@compiled
def list_moves(s, actions):
    """GG-10.2, GG-13.1, GG-9.4, GG-17.4 Picks, conquests, a figure, an ambush, or the end."""
    listed = 0
    for i in range(length(s.soldiers[s.seat])):
        if refusal_to_pick(s, s.soldiers[s.seat, i]) == 0:
            listed = add(actions, listed, PICK + s.soldiers[s.seat, i])
    city = city_to_conquer_after(s, NOWHERE)
    while city != NOWHERE:
        listed = add(actions, listed, CONQUER + city)
        city = city_to_conquer_after(s, city)
    if s.figure != NO_FIGURE:
        listed = add(actions, listed, GOG + int(s.figure) - 1)
    if refusal_to_ambush(s) == 0:
        listed = add(actions, listed, AMBUSH)
    return add(actions, listed, END)


@compiled
def list_outcomes(s, actions):
    """What nature may do."""
    node = s.node
    if node == Node.CLASH:
        return add_span(actions, 0, CLASH, FACES * FACES)
    if node == Node.ROLL or node == Node.SECOND_ROLL:
        return add_span(actions, 0, ROLL, len(ROLLS))
    if node == Node.DIE or node == Node.AMBUSH_DIE:
        return add_span(actions, 0, DIE, FACES)
    if node == Node.ABILITY:
        return list_abilities_drawn(s, actions)
    if node == Node.CARD:
        return list_cards(s, actions)
    if node == Node.PIECE:
        return list_pieces(s, actions)
    if node == Node.FIRST:
        return add_span(actions, 0, FIRST, s.players)
    return list_lays(s, actions)


@compiled
def list_abilities_drawn(s, actions):
    listed = 0
    for kind in range(len(ABILITIES)):
        if refusal_to_be_drawn(s, kind) == 0:
            listed = add(actions, listed, DRAWN + kind)
    return listed


@compiled
def list_cards(s, actions):
    listed = 0
    for card in range(len(TREASURES)):
        if copies_left(s, card) > 0:
            listed = add(actions, listed, CARD + card)
    return listed


@compiled
def list_pieces(s, actions):
    listed = 0
    for piece in range(DRAWN_PIECES):
        if refusal_to_draw_piece(s, piece) == 0:
            listed = add(actions, listed, PIECE + piece)
    return listed


@compiled
def list_lays(s, actions):
    """GG-2.4, GG-2.8 Of the site, or of the piece drawn."""
    is_site = s.node == Node.SITE
    joining = not is_site and must_join(s)
    listed = 0
    for lay in range(LAYS):
        refused = refusal_to_lay_the_site(s, lay) if is_site else refusal_to_lay(s, lay, joining)
        if refused == 0:
            listed = add(actions, listed, LAY + lay)
    return listed


@compiled
def list_in_phase_1_or_2(s, actions):
    node = s.node
    if node == Node.BUY:
        return list_purchases(s, actions)
    if node == Node.EXCHANGE:
        return list_exchanges(s, actions)
    if node == Node.BUY_AT:
        if s.purchase == Purchase.SOLDIER:
            return list_by_cities(s, actions)
        cells = s.soldiers[s.seat] if s.purchase == Purchase.TRAIN else s.cities[s.seat]
        return list_own(s, actions, cells)
    if node == Node.PAY:
        return list_payments(s, actions)
    if node == Node.MUSTER:
        return list_musters(s, actions)
    if node == Node.ANSWER:
        return add_span(actions, 0, YES, 2)
    if node == Node.SPLIT:
        return add_span(actions, 0, SPLIT, MOST_SPLIT + 1)
    return list_lays(s, actions)


@compiled
def list_purchases(s, actions):
    """GG-6.1 Anything that can be had and paid, or the end of the phase."""
    listed = 0
    for purchase in range(Purchase.SOLDIER, Purchase.SCROLL + 1):
        if refusal_to_buy(s, purchase) == 0:
            listed = add(actions, listed, SOLDIER + purchase - Purchase.SOLDIER)
    return add(actions, listed, NEXT)


@compiled
def list_exchanges(s, actions):
    """GG-5.10, GG-5.11 With camels, with players, or the end of the exchanges."""
    listed = 0
    for swap in range(len(SWAPS)):
        if refusal_to_exchange(s, swap) == 0:
            listed = add(actions, listed, CAMEL + swap)
    if s.offers > 0:
        for offer in range(len(SWAPS) * s.players):
            if refusal_to_offer(s, offer) == 0:
                listed = add(actions, listed, OFFER + offer)
    return add(actions, listed, NEXT)


@compiled
def list_by_cities(s, actions):
    """GG-6.2 Free land next to own cities, word by word of the map."""
    listed = 0
    for w in range(WORDS):
        near = EMPTY
        for i in range(length(s.cities[s.seat])):
            near |= NEXT_TO[s.cities[s.seat, i], w]
        while near:
            cell = w * CELLS_PER_WORD + lowest(near)
            if is_free(s, cell) and not is_water(s, cell):
                listed = add(actions, listed, AT + cell)
            near = without_lowest(near)
    return listed


@compiled
def list_own(s, actions, cells):
    """GG-6.3, GG-6.4 Own soldiers or cities the purchase can go to."""
    listed = 0
    for i in range(length(cells)):
        if refusal_to_buy_at(s, cells[i]) == 0:
            listed = add(actions, listed, AT + cells[i])
    return listed


@compiled
def list_payments(s, actions):
    listed, payment = 0, payment_after(s, NOWHERE)
    while payment != NOWHERE:
        listed = add(actions, listed, PAY + payment)
        payment = payment_after(s, payment)
    return listed


@compiled
def list_musters(s, actions):
    """GG-5.13"""
    if has_city(s, s.seat):
        return list_by_cities(s, actions)
    listed = 0
    for cell in range(CELLS):
        if refusal_to_muster_at(s, cell) == 0:
            listed = add(actions, listed, AT + cell)
    return listed


@compiled
def list_with_cards(s, actions):
    """GG-7, GG-8 Chests and the choices of the affected player."""
    node = s.node
    if node == Node.DRAW:
        return add_span(actions, 0, DRAW, 2)
    if node == Node.ACCEPT:
        return add_span(actions, 0, ACCEPT, 2)
    if node == Node.OMEN:
        return add_span(actions, 0, GOG, 3)
    listed = 0
    if node == Node.SELECT:
        cell = piece_after(s, NOWHERE)
        while cell != NOWHERE:
            listed = add(actions, listed, AT + cell)
            cell = piece_after(s, cell)
    elif node == Node.SEND:
        cell = next_destination(s, s.place, NOWHERE)
        while cell != NOWHERE:
            listed = add(actions, listed, TO + cell)
            cell = next_destination(s, s.place, cell)
    elif node == Node.RETURN:
        kind = ability_after(s, NOBODY)
        while kind != NOBODY:
            listed = add(actions, listed, RETURN + kind)
            kind = ability_after(s, kind)
    else:
        loot = loot_after(s, NOBODY)
        while loot != NOBODY:
            listed = add(actions, listed, STEAL + loot)
            loot = loot_after(s, loot)
    return listed


@compiled
def list_elsewhere(s, actions):
    """GG-9.3, GG-14.1, GG-15.2, GG-17.5 Dice, figures, an ambush, a scroll."""
    node, listed = s.node, 0
    if node == Node.KEEP:
        return add_span(actions, 0, KEEP, 2)
    if node == Node.FIGURE:
        return list_figure_moves(s, actions)
    if node == Node.AMBUSH_AT:
        cell = ambush_place_after(s, NOWHERE)
        while cell != NOWHERE:
            listed = add(actions, listed, AT + cell)
            cell = ambush_place_after(s, cell)
    elif node == Node.FROM:
        rival = rival_after(s, NOBODY)
        while rival != NOBODY:
            listed = add(actions, listed, FROM + rival)
            rival = rival_after(s, rival)
    return listed


@compiled
def list_figure_moves(s, actions):
    """GG-14.1 Free cells within reach, and the present one."""
    listed, here, reach = 0, figure_cell(s), figure_reach(s)
    for cell in range(CELLS):
        if DISTANCE[here, cell] <= reach and (is_free(s, cell) or cell == here):
            listed = add(actions, listed, TO + cell)
    return listed


@compiled
def chance(s, outcome):
    """GG-7.8, GG-9.2, GG-17.12 Copies left in a deck, ways to roll a pair; else all alike."""
    if outcome >= DRAWN:
        return int(s.unseen[outcome - DRAWN])
    if ROLL <= outcome < CLASH:
        return chance_of_roll(outcome - ROLL)
    if CARD <= outcome < DIE:
        return int(copies_left(s, outcome - CARD))
    return 1
