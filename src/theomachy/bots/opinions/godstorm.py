"""What a Godstorm position is worth: ground held, forces to take more, faith and miracles."""

from theomachy.games.godstorm.board import ALTARS, BONUS, CONTINENT, CRYPTS, NOWHERE
from theomachy.games.godstorm.cards import GODS, HAND_DECKS, NO_CARD
from theomachy.games.godstorm.rules.battle import attackers, defenders, is_below
from theomachy.games.godstorm.rules.ending import points, standing
from theomachy.games.godstorm.rules.ground import (
    adjacent_to,
    is_in_play,
    is_living,
    own_spaces,
    own_temples,
    owner_of,
)
from theomachy.games.godstorm.rules.playing import card_player
from theomachy.games.godstorm.state import NOBODY, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import count, lowest, without_lowest

_WON = 10000.0
_POINT = 1.0
_PROGRESS = 0.6
"""A whole continent's worth of progress towards it, per point of its bonus."""
_ARMY, _SOUL, _HEAVEN = 0.11, 0.03, 0.02
_TEMPLE, _GOD, _RELIC, _CARD, _FAITH = 0.55, 1.0, 0.9, 0.75, 0.22
"""Temples are worth so much for every epoch left."""
_FRONT = 0.05
"""An army more than the weakest neighbour, where the strongest stack stands."""
_HOLD = 0.03
"""An army on the border."""
_CHANCE, _ODDS = 0.35, 0.16
"""A conquest under way: how likely it seems at even numbers, and for each army more."""
_RISK = 0.4
_DIE, _FORCE = 0.02, 0.05
_PENDING = 1.1
"""A card announced and not yet resolved."""
_MARCH = 0.05


@compiled
def judge(s, seat):
    """Mine, less the average of my rivals'."""
    if s.node == Node.OVER:
        return _WON * outcome(s, seat)
    if not is_living(s, seat):
        return -_WON
    rivals, others = 0.0, 0
    for rival in range(s.players):
        if rival != seat and is_living(s, rival):
            rivals += wealth(s, rival)
            others += 1
    return wealth(s, seat) + under_way(s, seat) - rivals / max(others, 1) - 8.0 * others


@compiled
def outcome(s, seat):
    """1 for a winner, 0 for the others."""
    for rival in range(s.players):
        if standing(s, rival) > standing(s, seat):
            return 0.0
    return 1.0


@compiled
def wealth(s, seat):
    """Points now, what grows into points, and the means to take more."""
    left = float(s.rules.epochs - s.epoch)
    worth = _POINT * points(s, seat) + progress(s, seat) + forces(s, seat)
    worth += (_TEMPLE * left + 0.2) * count(own_temples(s, seat))
    worth += _RELIC * count(s.relics[seat]) + _FAITH * min(int(s.faith[seat]), 20)
    for god in range(GODS):
        if is_in_play(s, seat, god):
            worth += _GOD + 0.01 * min(int(s.armies[s.gods[seat, god]]), 20)
    for deck in range(HAND_DECKS):
        worth += _CARD * int(s.hand_size[seat, deck])
    return worth + _HEAVEN * s.heaven[seat] + below(s, seat)


@compiled
def progress(s, seat):
    """How much of each continent is held, squared: the last territories are worth most."""
    worth = 0.0
    for continent in range(len(BONUS)):
        share = count(s.land[seat] & CONTINENT[continent]) / count(CONTINENT[continent])
        worth += _PROGRESS * BONUS[continent] * share * share
    return worth


@compiled
def forces(s, seat):
    """Armies, those on the border, and the strongest stack that faces a weak neighbour."""
    armies, border, front, left = 0, 0, 0, s.land[seat]
    while left:
        home = lowest(left)
        here = int(s.armies[home])
        armies += here
        near = adjacent_to(s, home) & ~s.land[seat]
        if near:
            border += min(here, 6)
            front = max(front, here - weakest(s, near))
        left = without_lowest(left)
    return _ARMY * armies + _HOLD * border + _FRONT * min(front, 30)


@compiled
def weakest(s, cells):
    """The fewest armies in one of these territories."""
    fewest, left = 1000, cells
    while left:
        fewest = min(fewest, int(s.armies[lowest(left)]))
        left = without_lowest(left)
    return fewest


@compiled
def below(s, seat):
    """Spaces of the Underworld; crypts and altars are points already."""
    mine = own_spaces(s, seat)
    souls, left = 0, mine
    while left:
        souls += int(s.souls[lowest(left)])
        left = without_lowest(left)
    crypts = 0.5 * count(mine & CRYPTS) + 0.3 * count(mine & ALTARS)
    return _SOUL * min(souls, 40) + 0.15 * count(mine) + crypts


@compiled
def under_way(s, seat):
    """An invasion, a card or a march not yet decided."""
    worth = 0.0
    if s.card != NO_CARD and card_player(s) == seat:
        worth += _PENDING if is_aimed_well(s, seat) else 0.0
    elif s.place != NOWHERE and s.node >= Node.THEN_ON:
        worth += march(s, seat)
    if s.attacking == NOWHERE:
        return worth
    if s.seat == seat:
        return worth + assault(s)
    return worth - 0.5 * assault(s) + (_DIE * s.defence_dice if s.defender == seat else 0.0)


@compiled
def is_aimed_well(s, seat):
    """A die or a choice that falls on others, or does good to one's own."""
    if s.place == NOWHERE or s.node != Node.DIE:
        return True
    owner = owner_of(s, s.place)
    return owner == NOBODY or owner != seat or own_temples(s, seat) >> s.place & 1 == 1


@compiled
def march(s, seat):
    """Fortifying out of the hinterland."""
    if s.place >= len(s.armies):
        return _SOUL
    is_hinterland = adjacent_to(s, s.place) & ~s.land[seat] == 0
    return _MARCH * min(int(s.armies[s.place]), 20) if is_hinterland else -_MARCH


@compiled
def assault(s):
    """What an invasion may bring, by the numbers of both sides."""
    rivals, mine = defenders(s), attackers(s)
    if rivals == 0:
        return 0.9 + _FORCE
    edge = mine - rivals
    likely = min(0.95, max(-_RISK, _CHANCE + _ODDS * edge))
    prize = prize_below(s) if is_below(s) else prize_above(s)
    gods = _FORCE * count(int(s.force))
    return likely * prize + _DIE * s.attack_dice + gods - 0.01


@compiled
def prize_above(s):
    """A territory, its temple, and the gods in it."""
    return 1.3 + 0.8 * (s.temples >> s.defending & 1)


@compiled
def prize_below(s):
    """A space, more if it is a crypt or an altar."""
    return 0.2 + 1.0 * ((CRYPTS | ALTARS) >> s.defending & 1)
