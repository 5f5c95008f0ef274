"""What is true from one position of Storm of the Gods to the next."""

import itertools

from hypothesis import given
from strategies import journeys, law
from test_storm_laws import GAME, discarded, told

DEVELOPMENT = {"develop", "keep", "reveal", "found", "to"}


def moves(steps):
    """Each action as text, and what was told before and after it."""
    pairs = [(told(s), None if action is None else GAME.notation(action)) for s, action in steps]
    for (before, move), (after, _) in itertools.pairwise(pairs):
        yield move, before, after


@given(journeys(GAME))
@law(compiled=40, plain=5)
def test_1_8_a_discarded_tile_never_comes_back(steps):
    for move, before, after in moves(steps):
        gone, now = discarded(before), discarded(after)
        assert all(now[kind] >= gone[kind] for kind in gone), move


@given(journeys(GAME))
@law(compiled=40, plain=5)
def test_8_2_communities_do_not_rise_while_a_cult_is_developed(steps):
    for move, before, after in moves(steps):
        if before.phase in DEVELOPMENT:
            pairs = zip(before.said["communities"], after.said["communities"], strict=True)
            rises = sum(max(now - was, 0) for was, now in pairs)
            assert rises <= move.startswith("madden"), move


@given(journeys(GAME))
@law(compiled=40, plain=5)
def test_8_3_a_used_tile_is_not_used_again(steps):
    deeds = {"attack", "build", "sanctuary", "demolish", "explore"}
    for move, before, after in moves(steps):
        verb, *places = move.split()
        if verb in deeds:
            assert places[0] not in before.said["used"]
            assert places[0] in after.said["used"]


@given(journeys(GAME))
@law(compiled=40, plain=5)
def test_14_2_one_power_a_turn(steps):
    powers, used = {"market", "shift", "madden"}, set()
    for move, before, _ in moves(steps):
        if move.split()[0] in powers or move.endswith(" war"):
            assert before.options["powers"] == "on"
            assert before.turn not in used
            used.add(before.turn)


@given(journeys(GAME))
@law(compiled=40, plain=5)
def test_4_5_vaal_moves_in_his_own_step_and_at_most_three_cells(steps):
    for move, before, after in moves(steps):
        here, there = (t.board.numbers[t.said["vaal"]] for t in (before, after))
        assert before.board.distance[here, there] <= 3
        assert here == there or before.phase in {"roll", "go", "draw"}, move
        assert here == there or not after.claims()[1], "a ring Vaal has left"


@given(journeys(GAME))
@law(compiled=40, plain=5)
def test_3_1_one_turn_after_the_other(steps):
    for move, before, after in moves(steps):
        assert after.turn - before.turn == (move == "end" or move.startswith("first"))


@given(journeys(GAME))
@law(compiled=40, plain=5)
def test_13_3_only_its_owners_upkeep_takes_a_sanctuary(steps):
    for _, before, after in moves(steps):
        for cell, tile in before.tiles.items():
            if tile.sanctuary and not (cell in after.tiles and after.tiles[cell].sanctuary):
                assert tile.owner == before.active
                assert before.phase in {"roll", "go", "draw", "settle"}
