"""What counts in Godstorm: points, ground within reach or in danger, forces, faith, miracles.

What is under way counts as what may be expected of it: an invasion by its odds, armies on the
march where they go, cards bought as cards held.
"""

import numpy as np

from theomachy.games.godstorm.board import (
    ALTARS,
    ATLANTIS,
    BELOW,
    BONUS,
    CONTINENT,
    CONTINENT_OF,
    CRYPTS,
    NOWHERE,
    TERRITORIES,
)
from theomachy.games.godstorm.cards import GODS, HAND_DECKS, HAND_KINDS, MAGIC, NO_CARD, SKY, WAR, Card
from theomachy.games.godstorm.numbers import ATTACK_DICE, DEFENCE_DICE, WAR_LABOUR
from theomachy.games.godstorm.odds import Modifiers, round_table
from theomachy.games.godstorm.rules.battle import attackers, defenders, is_below, least_advance
from theomachy.games.godstorm.rules.bids import bid_value
from theomachy.games.godstorm.rules.dicing import engaged, may_reroll, side_seat
from theomachy.games.godstorm.rules.ending import site_points
from theomachy.games.godstorm.rules.ground import (
    adjacent_to,
    gods_at,
    has_relic,
    is_in_play,
    is_living,
    own_spaces,
    own_temples,
    owner_of,
)
from theomachy.games.godstorm.rules.hands import cards_in_hand, queued
from theomachy.games.godstorm.rules.playing import card_player
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, NEUTRAL, NOBODY, NONE, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, has, lowest, only, without_lowest

FACTS = (
    "points", "late_points", "progress", "income", "temples", "forces", "last_forces", "reach",
    "last_reach", "surplus", "last_surplus", "host", "led", "exposed", "last_exposed", "at_stake", "war", "death",
    "sky", "magic", "guard", "faith", "last_faith", "war_cards", "death_cards", "sky_cards",
    "relics", "souls", "heaven", "descent", "crypts", "early", "last_word", "hope", "last_hope",
    "promise", "march", "labour", "chest", "sweep", "swept", "duel_points", "duel_forces", "duel_early", "duel_hope", "fallen",
)  # fmt: skip
(
    POINTS, LATE, PROGRESS, INCOME, TEMPLES, FORCES, LAST_FORCES, REACH, LAST_REACH, SURPLUS,
    LAST_SURPLUS, HOST, LED, EXPOSED, LAST_EXPOSED, AT_STAKE, WAR_GOD, DEATH_GOD, SKY_GOD, MAGIC_GOD, GUARD,
    FAITH, LAST_FAITH, WAR_CARDS, DEATH_CARDS, SKY_CARDS, RELICS, SOULS, HEAVEN_FULL, DESCENT,
    OWN_CRYPTS, EARLY, LAST_WORD, HOPE, LAST_HOPE, PROMISE, MARCH, LABOUR, CHEST, SWEEP, SWEPT, DUEL_POINTS, DUEL_FORCES, DUEL_EARLY, DUEL_HOPE, FALLEN,
) = range(len(FACTS))  # fmt: skip

_MOST, _MOST_DEFENDERS = 24, 16
"""Larger armies are looked up as smaller ones of the same proportion."""
TIES, REROLL, DEFENDER_REROLL = 1, 2, 4
_KINDS = 8


def _fights() -> tuple[np.ndarray, np.ndarray]:
    """By kind of fight and by what a round leads to: conquests, and armies the attacker loses."""
    won = np.zeros((_KINDS, _MOST + 1, _MOST_DEFENDERS + 1))
    lost = np.zeros_like(won)
    won[:, :, 0] = 1.0
    for kind in range(_KINDS):
        rounds = ROUND[kind]
        for armies in range(1, _MOST + 1):
            for rivals in range(1, _MOST_DEFENDERS + 1):
                dice, answer = min(armies, ATTACK_DICE), min(rivals, DEFENCE_DICE)
                pairs = min(dice, answer)
                for dead in range(pairs + 1):
                    odds, after = rounds[dice, answer, dead], (armies - dead, rivals - pairs + dead)
                    won[kind][armies, rivals] += odds * won[kind][after]
                    lost[kind][armies, rivals] += odds * (dead + lost[kind][after])
    return won, lost


ROUND = np.array([
    round_table(Modifiers(bool(kind & REROLL), bool(kind & DEFENDER_REROLL), bool(kind & TIES)))
    for kind in range(_KINDS)
])  # fmt: skip
WON, LOST = _fights()
SIZE = np.array([count(cells) for cells in CONTINENT], np.float64)

_PROMISES = {
    "SHRINE": 1.6, "EMPIRE": 1.6, "CHAMPIONS": 1.5, "EAGLES": 0.2, "DELIVER": 1.8, "HEROES": 1.6,
    "ASH": 1.0, "PRAYERS": 1.6, "STORMS": 1.4, "PURGED": 1.4, "SIREN": 0.9, "FALLS": 0.3,
    "VISIONS": 1.6, "CROPS": 0.9, "FIRE": 1.2, "PARADISE": 0.3, "DEADWALK": 1.6, "FORSAKE": 1.4,
    "TROJAN": 2.5, "WATERS": 0.2, "FOG": 1.2, "MEEK": 1.2, "IDOL": 1.4, "LAVA": 1.4,
    "PLOWSHARES": 1.4, "BLOOD": 1.0, "GROUND": 1.0,
}  # fmt: skip
PROMISES = np.array([_PROMISES.get(card.name, 0.0) for card in Card])
"""What a card that has been announced may bring."""
_RELICS = {
    "AEGIS": 0.6, "FLEECE": 1.5, "PANDORA": 0.8, "TEARS": 0.8, "GUNGNIR": 0.4, "MJOLNIR": 0.6,
    "CAULDRON": 1.5, "EXCALIBUR": 1.2, "STONEHENGE": 1.2, "BOOK": 1.2, "PYRAMIDS": 1.5,
    "SCALES": 0.5, "TABLETS": 1.0, "TREE": 1.2, "WINE": 0.9,
}  # fmt: skip
WORTH = np.array([_RELICS.get(card.name, 0.0) for card in Card])


@compiled
def facts(s, seat, out):
    """The map, then what a player has besides it, then what is under way."""
    out[:] = 0.0
    if not is_living(s, seat):
        out[FALLEN] = 1.0
        return
    left = float(s.rules.epochs - max(1, int(s.epoch)))
    lasting = left / (left + 1.0)
    share = note_map(s, seat, left, out)
    note_means(s, seat, out)
    note_below(s, seat, out)
    note_order(s, seat, left, out)
    if s.attacking != NOWHERE:
        note_invasion(s, seat, share, out)
    if s.card != NO_CARD:
        note_card(s, seat, share, out)
    elif s.seat == seat:
        note_plans(s, seat, out)
    spread_over_time(s, seat, left, lasting, out)


@compiled
def spread_over_time(s, seat, left, lasting, out):
    """What grows counts by what is left to grow in; in the end points count."""
    incomes = left + (not has_begun(s, seat))
    out[LATE] = out[POINTS] / (1.0 + left + turns_left(s) / s.players) ** 2
    if s.players == 2:
        out[DUEL_POINTS], out[DUEL_FORCES] = out[POINTS], out[FORCES] * lasting
        out[DUEL_EARLY], out[DUEL_HOPE], out[EARLY], out[HOPE] = out[EARLY], out[HOPE], 0.0, 0.0
    out[PROGRESS] *= lasting
    out[INCOME] *= incomes
    out[TEMPLES] *= incomes
    out[LAST_FAITH] = out[FAITH]
    if left == 0.0:
        is_open = may_invade(s, seat, left)
        out[LAST_FORCES] = out[FORCES] * (not has_begun(s, seat))
        out[LAST_REACH] = out[REACH] * is_open
        out[LAST_SURPLUS] = out[SURPLUS] * is_open
        out[LAST_EXPOSED], out[EXPOSED] = out[EXPOSED], 0.0
    for fact in (FORCES, REACH, SURPLUS, HOST, LED, AT_STAKE, WAR_GOD, DEATH_GOD, SKY_GOD, MAGIC_GOD, GUARD,
                 FAITH, RELICS, SOULS, HEAVEN_FULL, OWN_CRYPTS):  # fmt: skip
        out[fact] *= lasting


@compiled
def has_begun(s, seat):
    """Whether this epoch's turn has begun, or is over."""
    return s.markers[seat] > 0 and s.markers[seat] <= s.turn


@compiled
def turns_left(s):
    """Turns of this epoch that are not over."""
    turns = int(s.turn > 0)
    for seat in range(s.players):
        turns += is_living(s, seat) and not has_begun(s, seat)
    return turns


@compiled
def may_invade(s, seat, left):
    """Whether invasions of this player are still to come."""
    if left > 0.0 or not has_begun(s, seat):
        return True
    return seat == s.seat and not is_past_invading(s)


@compiled
def is_past_invading(s):
    """Fortifying, the Underworld, the end of a turn."""
    node = s.node
    if s.attacking != NOWHERE:
        return is_below(s)
    if node == Node.DRAW:
        return s.after == Node.TURN_END
    is_march = s.card == NO_CARD and node >= Node.THEN_ON and node <= Node.GODS
    return is_march or node == Node.FORTIFY or node == Node.EMBARK or node == Node.DESCEND


@compiled
def movement(s):
    """Armies on their way: from where, to where, how many."""
    node = s.node
    if node == Node.ESCORT:
        return int(s.attacking), int(s.defending), int(s.number)
    if (node == Node.ADVANCE or s.after == Node.ADVANCE) and not is_below(s):
        moved = least_advance(s) if has(s.plagues, s.defending) else attackers(s)
        return int(s.attacking), int(s.defending), moved
    if s.other != NOWHERE and (s.card == NO_CARD or s.card == Card.EAGLES):
        all_but_one = max(0, int(s.armies[s.place]) - 1)
        return int(s.place), int(s.other), all_but_one if node == Node.MOVE else int(s.number)
    return NOWHERE, NOWHERE, 0


@compiled
def note_map(s, seat, left, out):
    """Every territory, and how strong this player is among all; return the share of one army."""
    source, goal, moved = movement(s)
    mine = s.land[seat]
    if seat == s.seat and goal != NOWHERE:
        mine |= only(goal)
    danger, prized, war, magic = look_at_rivals(s, seat, left)
    whole = note_continents(s, mine, out)
    war_at, magic_at = stand(s, seat, WAR, source, goal), stand(s, seat, MAGIC, source, goal)
    safe = s.temples | (only(magic_at) if magic_at != NOWHERE else EMPTY)
    is_spared = seat == s.seat and (s.attacking != NOWHERE or s.node == Node.INVADE)
    cells, armies = mine, int(s.reserve[seat])
    while cells:
        home = lowest(cells)
        here = int(s.armies[home]) + moved * (home == goal) - moved * (home == source)
        if has(s.plagues, home) and (home == goal or not is_spared):
            here -= here // 2
        armies += here - 1
        near = adjacent_to(s, home) & ~mine
        if near:
            kind = TIES * (home == war_at) + REROLL * (home == magic_at)
            note_targets(s, mine, near, here, kind, prized, s.temples | magic, out)
            if near & danger:
                kind = DEFENDER_REROLL * has(safe, home)
                threat = strongest_threat(s, near & danger, here, kind, war, magic)
                bonus = float(BONUS[CONTINENT_OF[home]]) if has(whole, home) else 0.0
                out[EXPOSED] += threat * (1.0 + bonus + 0.5 * has(s.temples, home))
                out[AT_STAKE] += threat * here
        cells = without_lowest(cells)
    for god in range(GODS):
        if is_in_play(s, seat, god):
            out[GUARD] += min(10, int(s.armies[s.gods[seat, god]])) / 10.0
    total = 1.0 * s.reserve[seat]
    for territory in range(TERRITORIES):
        total += s.armies[territory]
    if left == 0.0:
        note_sweeps(s, seat, mine, total, out)
    share = s.players / max(total, 1.0)
    out[FORCES] = armies * share
    out[SURPLUS] *= share
    out[HOST] *= share
    out[LED] *= share
    out[AT_STAKE] *= share
    return share


@compiled
def note_sweeps(s, seat, mine, total, out):
    """In the last epoch: territories that free armies may still take, and lose to rivals."""
    price = 1.0 + 0.75 * total / TERRITORIES
    if may_invade(s, seat, 0.0):
        out[SWEEP] = out[SURPLUS] / price
    for rival in range(s.players):
        if rival != seat and is_living(s, rival) and may_invade(s, rival, 0.0):
            free, cells = int(s.reserve[rival]), s.land[rival]
            while cells:
                free += int(s.armies[lowest(cells)]) - 1
                cells = without_lowest(cells)
            foreign = max(1, TERRITORIES - count(s.land[rival]))
            out[SWEPT] += free / price * count(mine) / foreign


@compiled
def stand(s, seat, god, source, goal):
    """Where a god is, or will be with the armies that are moving."""
    place = int(s.gods[seat, god])
    if place != NOWHERE and place == source and seat == s.seat and not has(s.plagues, goal):
        return goal
    return place


@compiled
def look_at_rivals(s, seat, left):
    """Territories that may attack, those of whole continents, of War gods and of Magic gods."""
    danger, prized, war, magic = EMPTY, EMPTY, EMPTY, EMPTY
    for rival in range(s.players):
        if rival == seat or not is_living(s, rival):
            continue
        if may_invade(s, rival, left):
            danger |= s.land[rival]
        for continent in range(len(BONUS)):
            if CONTINENT[continent] & ~s.land[rival] == 0:
                prized |= CONTINENT[continent]
        if is_in_play(s, rival, WAR):
            war |= only(s.gods[rival, WAR])
        if is_in_play(s, rival, MAGIC):
            magic |= only(s.gods[rival, MAGIC])
    return danger, prized, war, magic


@compiled
def note_continents(s, mine, out):
    """GS-20.2 Points of land, and how much of each continent is held; return the whole ones."""
    whole, territories, bonus = EMPTY, count(mine), 0.0
    for continent in range(len(BONUS)):
        if s.sunk and continent == ATLANTIS:
            continue
        cells = CONTINENT[continent]
        held = count(cells & mine) / SIZE[continent]
        out[PROGRESS] += BONUS[continent] * held * held
        if cells & ~mine == 0:
            whole |= cells
            bonus += BONUS[continent]
    out[POINTS] = territories + bonus
    out[INCOME] = max(3.0, territories / 3.0) + bonus
    out[TEMPLES] = count(s.temples & mine)
    if s.rules.temple_points:
        out[POINTS] += out[TEMPLES]
    return whole


@compiled
def odds(table, kind, armies, rivals):
    """Of a fight to the end, by the armies that may roll on both sides."""
    if armies <= 0:
        return 0.0
    if rivals > _MOST_DEFENDERS:
        armies, rivals = max(1, armies * _MOST_DEFENDERS // rivals), _MOST_DEFENDERS
    return table[kind, min(armies, _MOST), rivals]


@compiled
def prize(s, mine, target, prized):
    """What a territory would bring: itself, a step towards its continent, a rival's bonus."""
    continent = CONTINENT_OF[target]
    held, size, bonus = count(mine & CONTINENT[continent]), SIZE[continent], BONUS[continent]
    worth = 1.0 + bonus * (2 * held + 1) / (size * size)
    if held + 1 == size:
        worth += bonus
    return worth + 0.5 * bonus * has(prized, target) + 0.5 * has(s.temples, target)


@compiled
def note_targets(s, mine, near, here, kind, prized, safe, out):
    """The best conquest in sight, and the armies that would be left for more."""
    best, fewest, left = 0.0, 1000, near
    while left and here > 1:
        target = lowest(left)
        rivals = int(s.armies[target])
        fewest = min(fewest, rivals)
        won = odds(WON, kind + DEFENDER_REROLL * has(safe, target), here - 1, rivals)
        if won > 0.5:
            best = max(best, (2.0 * won - 1.0) * prize(s, mine, target, prized))
        left = without_lowest(left)
    out[REACH] += best
    surplus = min(25, max(0, here - 1 - fewest))
    out[SURPLUS] += surplus
    out[HOST] = max(out[HOST], surplus)
    out[LED] += surplus * (0.5 * (kind & TIES) + 0.25 * (kind & REROLL))


@compiled
def strongest_threat(s, near, here, kind, war, magic):
    """How likely a territory falls to the strongest of its neighbours."""
    threat, left = 0.0, near
    while left:
        home = lowest(left)
        attack = TIES * has(war, home) + REROLL * has(magic, home)
        threat = max(threat, odds(WON, kind + attack, int(s.armies[home]) - 1, here))
        left = without_lowest(left)
    return threat


@compiled
def note_means(s, seat, out):
    """Faith, gods, cards bought or held, relics."""
    out[FAITH] = min(40, int(s.faith[seat]))
    if s.node == Node.BID and s.bids[seat] != NONE:
        out[FAITH] -= s.bids[seat]
    is_drawer, is_buyer = s.node == Node.DRAW and s.drawer == seat, s.seat == seat
    for deck in range(HAND_DECKS):
        cards = int(s.hand_size[seat, deck]) + queued(s, deck) * is_buyer
        cards += is_drawer and s.draw_deck == deck
        out[WAR_CARDS + deck] = cards if is_in_play(s, seat, deck) else 0.5 * cards
    out[RELICS] = queued(s, MAGIC) * is_buyer + (is_drawer and s.draw_deck == MAGIC)
    for god in range(GODS):
        out[WAR_GOD + god] = is_in_play(s, seat, god)
    relics = s.relics[seat]
    if relics:
        out[POINTS] += site_points(s, seat)
    while relics:
        out[RELICS] += WORTH[lowest(relics)]
        relics = without_lowest(relics)


@compiled
def note_below(s, seat, out):
    """GS-12 Armies of the Underworld; crypts and altars are points."""
    mine = own_spaces(s, seat)
    out[POINTS] += count(mine & (CRYPTS | ALTARS))
    out[OWN_CRYPTS] = count(mine & CRYPTS)
    out[HEAVEN_FULL] = min(20, int(s.heaven[seat]))
    left = mine
    while left:
        space = lowest(left)
        souls = int(s.souls[space])
        out[SOULS] += min(souls, 15)
        if souls > 1:
            out[DESCENT] += 1.0 if BELOW[space] & (CRYPTS | ALTARS) & ~mine else 0.5
        left = without_lowest(left)


@compiled
def note_order(s, seat, left, out):
    """GS-3 The place in the order of play, or the hope of a good one."""
    rivals, before, hope, richest = 0, 0, 1.0, 0
    for rival in range(s.players):
        if rival != seat and is_living(s, rival):
            rivals += 1
            before += s.markers[rival] > 0 and s.markers[rival] < s.markers[seat]
            hope *= chance_to_outbid(s, seat, rival, left)
            richest = max(richest, int(s.faith[rival]))
    if s.markers[seat] == 0:
        out[LAST_HOPE if left == 0.0 else HOPE] = hope
    elif left == 0.0:
        out[LAST_WORD] = before / max(rivals, 1)
    else:
        out[EARLY] = 1.0 - before / max(rivals, 1)
    if left == 1.0:
        out[CHEST] = out[FAITH] / (out[FAITH] + richest + 1.0)


@compiled
def chance_to_outbid(s, seat, rival, left):
    """GS-3.3 As if a rival bid anything up to half of his faith, in the end up to all of it."""
    if s.bids[seat] == NONE:
        return 0.5
    richest = float(s.faith[rival]) + (0 if s.node == Node.BID else max(0, int(s.bids[rival])))
    edge = bid_value(s, seat) - 3.0 * has_relic(s, rival, Card.TABLETS)
    return min(1.0, max(0.0, (edge + 0.5) / ((0.5 if left > 0.0 else 1.0) * richest + 1.0)))


@compiled
def note_invasion(s, seat, share, out):
    """An invasion counts as what its odds promise both sides."""
    if s.node == Node.ADVANCE or s.node == Node.ESCORT or s.after == Node.ADVANCE:
        if is_below(s) and s.seat == seat:
            out[POINTS] += has(CRYPTS | ALTARS, s.defending)
        return
    if seat != s.seat and seat != s.defender:
        return
    won, lost = foretell(s)
    rivals = defenders(s)
    if is_below(s):
        sign = 1.0 if seat == s.seat else -1.0
        out[POINTS] += sign * won * has(CRYPTS | ALTARS, s.defending)
        out[SOULS] -= lost if seat == s.seat else won * rivals
        return
    cells = CONTINENT[CONTINENT_OF[s.defending]]
    bonus = 0.0
    if cells & ~(s.land[seat] | only(s.defending)) == 0:
        bonus = float(BONUS[CONTINENT_OF[s.defending]])
    sign = won if seat == s.seat else -won
    out[POINTS] += sign * (1.0 + bonus)
    out[INCOME] += sign * (1.0 / 3.0 + bonus)
    out[TEMPLES] += sign * has(s.temples, s.defending)
    out[FORCES] -= share * (lost + won if seat == s.seat else (0.3 + 0.7 * won) * (rivals - 1))
    note_godswar(s, seat, out)
    if seat == s.defender:
        out[FALLEN] += 0.2 * won * (count(s.land[seat]) == 1)
        for god in range(GODS):
            out[WAR_GOD + god] -= won * (s.gods[seat, god] == s.defending)


@compiled
def foretell(s):
    """How likely the invasion succeeds, and the armies it will cost."""
    mine, rivals = attackers(s), defenders(s)
    if is_below(s):
        return foretell_round(s, mine, rivals, 0)
    force = gods_at(s, s.seat, s.attacking) if s.node == Node.WITH else int(s.force)
    kind = TIES * (force >> WAR & 1) + REROLL * (force >> MAGIC & 1)
    answer = engaged(s, DEFENDER)
    if has(s.temples, s.defending) or answer >> MAGIC & 1:
        kind += DEFENDER_REROLL
    won, lost = foretell_round(s, mine, rivals, kind)
    if force and answer:
        likely = godswar_odds(s)
        alone = odds(WON, kind & DEFENDER_REROLL, mine, rivals)
        won = likely * won + (1.0 - likely) * alone
    return won, lost


@compiled
def godswar_odds(s):
    """GS-9.15 About how likely the attacker wins a round."""
    edge = 0.0
    for side in (ATTACKER, DEFENDER):
        mine = float(s.armies[s.attacking if side == ATTACKER else s.defending])
        mine += (4.0 if may_reroll(s, side) else 3.5) * (3 + (engaged(s, side) >> SKY & 1))
        seat = side_seat(s, side)
        mine += 3.0 * has_relic(s, seat, Card.MJOLNIR) + 4.0 * s.sears[seat]
        mine += 3.5 * count(own_spaces(s, seat) & ALTARS)
        edge += mine if side == ATTACKER else -mine
    return 1.0 / (1.0 + np.exp(-0.4 * edge))


@compiled
def note_godswar(s, seat, out):
    """GS-9.16 One of the champions will be banished."""
    answer = engaged(s, DEFENDER)
    if s.force == 0 or answer == 0:
        return
    likely = godswar_odds(s)
    if seat == s.seat:
        god = int(s.champion) if s.champion != NONE else lowest(int(s.force))
        out[WAR_GOD + god] -= 1.0 - likely
    else:
        god = int(s.rival) if s.rival != NONE else lowest(answer)
        out[WAR_GOD + god] -= likely


@compiled
def foretell_round(s, mine, rivals, kind):
    """If the dice of a round are chosen, by what they may bring."""
    if s.node != Node.DEFEND and (s.node < Node.ROLL_A or s.node > Node.ROLL_D):
        return odds(WON, kind, mine, rivals), odds(LOST, kind, mine, rivals)
    won, lost = 0.0, 0.0
    dice = max(1, int(s.attack_dice))
    answer = int(s.defence_dice) if s.defence_dice else min(rivals, DEFENCE_DICE)
    pairs = min(dice, answer)
    for dead in range(pairs + 1):
        likely = ROUND[kind, dice, answer, dead]
        then = rivals - pairs + dead
        won += likely * (1.0 if then == 0 else odds(WON, kind, mine - dead, then))
        lost += likely * (dead + (0.0 if then == 0 else odds(LOST, kind, mine - dead, then)))
    return won, lost


@compiled
def note_card(s, seat, share, out):
    """A card announced, or whose die is being rolled."""
    player = card_player(s)
    if seat == player:
        out[PROMISE] = PROMISES[s.card] * (s.node != Node.DIE or is_aimed_well(s, seat))
        if s.card == Card.CHAMPIONS:
            out[PROMISE] *= min(10, int(s.faith[seat])) / 6.0
        elif s.card == Card.CROPS and s.pick != NONE:
            out[PROMISE] *= cards_in_hand(s, s.pick) * (s.pick != seat)
    elif s.node == Node.DIE and s.place != NOWHERE and owner_of(s, s.place) == seat:
        out[FORCES] -= share * min(3, int(s.armies[s.place]))
        out[POINTS] -= s.armies[s.place] < 3


@compiled
def is_aimed_well(s, seat):
    """A die that falls on others, or does good to one's own."""
    if s.place == NOWHERE or s.card == Card.PRAYERS:
        return True
    return owner_of(s, s.place) != seat


@compiled
def note_plans(s, seat, out):
    """Fortifying out of the hinterland; reviving; conquests that will earn a card."""
    if s.conquests < WAR_LABOUR and is_in_play(s, seat, WAR) and not is_past_invading(s):
        out[LABOUR] = s.conquests
    if s.node == Node.REVIVE_AT:
        out[PROMISE] = 0.3
    elif s.node == Node.THEN_ON:
        is_hinterland = adjacent_to(s, s.place) & ~s.land[seat] == 0
        out[MARCH] = min(int(s.armies[s.place]) - 1, 20) if is_hinterland else -1.0
