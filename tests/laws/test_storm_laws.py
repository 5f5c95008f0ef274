"""What is true of every position of Storm of the Gods; recomputed from its description."""

import collections

import numpy as np
from hypothesis import given
from storm_told import Told
from strategies import law, positions

from theomachy.games import load
from theomachy.kernel import NATURE, ask
from theomachy.kernel.game import SHEET

GAME = load("storm")
MIX = {"0": 10, "1": 12, "2": 12, "3": 10, "4": 7, "5": 8, "s": 0}
WITH_SEA = MIX | {"0": 4, "s": 6}


def told(s):
    return Told(GAME.description(s))


def discarded(t):
    """By kind: the tiles neither in the pile nor on the board."""
    laid = collections.Counter(tile.kind for tile in t.tiles.values())
    mix = WITH_SEA if t.options["oceans"] == "on" else MIX
    return {kind: mix[kind] - t.said["pile"][kind] - laid[kind] for kind in mix}


def test_the_alphabet_keeps_its_size():
    assert GAME.actions == 12 * 127 + 6 + 6 + 29 + 3 + 6 + 24 + 7


@given(positions(GAME))
@law()
def test_1_6_thirty_worshipers_five_constructions_one_sanctuary_each(s):
    t = told(s)
    for number, seat in enumerate(t.seats):
        own, community = t.own(seat), t.said["communities"][number]
        assert community >= 0
        assert s.limbo[number] >= 0
        assert community + s.limbo[number] + sum(tile.worshipers for tile in own) == 30
        assert sum(tile.construction for tile in own) + s.constructions[number] == 5
        assert sum(tile.sanctuary for tile in own) + s.sanctuaries[number] == 1


@given(positions(GAME))
@law()
def test_2_5_fifty_nine_tiles(s):
    t = told(s)
    gone = discarded(t)
    assert min(gone.values()) >= 0
    assert min(t.said["pile"].values()) >= 0
    assert sum(gone.values()) + sum(t.said["pile"].values()) + len(t.tiles) == 59
    assert len(t.tiles) < len(t.board.names)


@given(positions(GAME))
@law()
def test_1_7_vaal_stands_on_the_compass_or_on_a_tile_without_pieces(s):
    t = told(s)
    assert t.centre not in t.tiles
    assert t.said["vaal"] == t.centre or t.tiles[t.said["vaal"]].owner is None
    for tile in t.tiles.values():
        assert bool(tile.owner) == (tile.worshipers > 0 or tile.is_built)
    vacant = {cell for cell, tile in t.tiles.items() if tile.owner is None}
    assert t.phase != "roll" or vacant <= {t.said["vaal"]}


@given(positions(GAME))
@law()
def test_10_1_buildings_stand_where_they_may(s):
    t = told(s)
    gods = dict(zip(t.seats, t.said["gods"], strict=True))
    powers = t.options["powers"] == "on"
    for tile in t.tiles.values():
        afloat = tile.kind == "s" and powers and gods.get(tile.owner) == "ysthma"
        assert not (tile.construction and tile.sanctuary)
        assert not tile.construction or tile.kind in "1234" or afloat
        assert not tile.sanctuary or tile.kind == "5"
        assert not tile.marker or (tile.construction and powers and gods[tile.owner] == "kors")
        assert tile.since <= t.turn
        assert (tile.since > 0) == (tile.owner is not None)
        assert tile.since < t.turn or not tile.is_built


@given(positions(GAME))
@law()
def test_4_10_the_weights_of_nature(s):
    if ask.actor(s) != NATURE:
        return
    t = told(s)
    weights = {GAME.notation(a): int(ask.chance(s, a)) for a in GAME.legal_actions(s)}
    n = len(t.seats)
    if t.phase == "roll":
        assert list(weights.values()) == [1] * 24
    elif t.phase == "first":
        assert sum(weights.values()) == 8**n - 7**n
        assert all(weights[f"first P{i + 1}"] == 7**i * 8 ** (n - 1 - i) for i in range(n))
    else:
        left = {f"draw {kind}": number for kind, number in t.said["pile"].items() if number}
        assert weights == left


@given(positions(GAME))
@law()
def test_3_1_turns_go_round_and_never_beyond_the_cap(s):
    t = told(s)
    assert t.turn <= int(t.options["max_turns"]) + (t.phase == "over")
    if t.turn and t.phase != "over":
        assert t.active == t.whose_turn(t.turn)


@given(positions(GAME))
@law()
def test_15_5_sanctuary_claims_rest_on_their_condition(s):
    t = told(s)
    claims, _ = t.claims()
    for seat, since in claims.items():
        assert t.meets_condition(seat)
        assert t.whose_turn(since) == seat
        assert 0 <= t.turn - since <= len(t.seats)
    if t.phase == "roll":
        assert set(claims) == {seat for seat in t.seats if t.meets_condition(seat)}
        assert t.active not in claims


@given(positions(GAME))
@law()
def test_15_7_a_ring_is_claimed_when_a_turn_begins(s):
    t = told(s)
    _, rings = t.claims()
    owners = {tile.owner for tile in t.ring()}
    sole = t.options["encirclement"] == "sole"
    if t.phase == "roll":
        assert bool(rings) == (t.is_surrounded() and (not sole or len(owners) == 1))
    for holder, observer, since in rings:
        assert (holder in owners) if sole else not holder
        assert t.whose_turn(int(since)) == observer
        assert 0 <= t.turn - int(since) <= len(t.seats)


@given(positions(GAME))
@law()
def test_16_1_belief_and_income_follow_from_the_board(s):
    t = told(s)
    for seat, tally in zip(t.seats, GAME.tallies(s), strict=True):
        own = t.own(seat)
        buildings = sum(tile.is_built for tile in own)
        income = 1 + (len(own) - buildings) // 3 + buildings
        assert tally["points"] == t.belief(seat)
        assert tally["ring"] == t.belief(seat, t.ring())
        assert tally["income"] == min(income, tally["limbo"])


def keys(t, seat, ending):
    """ST-16.5 What a seat is ranked by, first things first."""
    own = t.own(seat)
    community = t.said["communities"][t.seats.index(seat)]
    whole = (t.belief(seat), sum(tile.worshipers for tile in own), community)
    if ending == "sanctuary":
        return (seat == t.whose_turn(t.turn), *whole)
    return (t.belief(seat, t.ring()), *whole) if ending == "encirclement" else whole


@given(positions(GAME))
@law()
def test_16_6_the_winners_share_one_point(s):
    t, sheet = told(s), np.zeros(s.players, SHEET).view(np.recarray)
    ask.score(s, sheet)
    ranked = [keys(t, seat, t.said["ending"]) for seat in t.seats]
    for line, mine in zip(sheet, ranked, strict=True):
        assert line.rank == 1 + sum(other > mine for other in ranked)
        assert line.payoff == (1 / ranked.count(max(ranked)) if mine == max(ranked) else 0)
    assert abs(sheet.payoff.sum() - 1) < 1e-12


@given(positions(GAME))
@law()
def test_observation_is_seen_from_the_chair(s):
    t, out = told(s), np.zeros(GAME.observation.size, np.int8)
    for number, seat in enumerate(t.seats):
        ask.observe(s, number, out)
        cells = out.view(GAME.observation.kind)[0]["cells"]
        mine = cells["owner"][:, 0] == 1
        assert mine.sum() == len(t.own(seat))
        assert cells["worshipers"][mine].sum() == sum(tile.worshipers for tile in t.own(seat))
        assert cells["has_tile"].sum() == len(t.tiles) + 1
