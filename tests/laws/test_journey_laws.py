"""What is true from one position to the next, and at the end."""

import itertools

import numpy as np
from hypothesis import given
from strategies import GAME, journeys, law, positions

from theomachy.games.bello.state import Node
from theomachy.kernel import ask
from theomachy.kernel.game import SHEET


def is_eliminated(s, seat):
    return s.control[seat] == 0 and s.followers[seat, 0] == 0


@given(journeys())
@law(compiled=60, plain=15)
def test_9_1_doom_and_rounds_never_go_back(steps):
    for (before, _), (after, _) in itertools.pairwise(steps):
        assert before.doom <= after.doom
        assert before.round_number <= after.round_number
        rounds, steps_of_doom = after.round_number - before.round_number, after.doom - before.doom
        assert rounds <= steps_of_doom or after.is_final


@given(journeys())
@law(compiled=60, plain=15)
def test_10_1_an_eliminated_seat_stays_eliminated(steps):
    for (before, _), (after, _) in itertools.pairwise(steps):
        for seat in range(before.players):
            if is_eliminated(before, seat):
                assert is_eliminated(after, seat)


@given(journeys())
@law(compiled=60, plain=15)
def test_10_2_a_turn_begins_with_a_seat_that_is_left(steps):
    for (before, _), (after, _) in itertools.pairwise(steps):
        turn = (before.seat, before.round_number)
        if Node.TURN_START < after.node < Node.OVER and (after.seat, after.round_number) != turn:
            assert not is_eliminated(after, after.seat)
            assert sum(not is_eliminated(after, seat) for seat in range(after.players)) >= 2


@given(journeys())
@law(compiled=60, plain=15)
def test_5_1_one_power_a_turn_and_temples_that_pay(steps):
    used = set()
    for before, action in steps[:-1]:
        verb, *rest = GAME.notation(action).split()
        if verb == "power":
            turn = (int(before.seat), int(before.round_number))
            temples = [cell for cell in ("a1", "a5", "e1", "e9", "i1", "i5") if owns(before, cell)]
            assert turn not in used
            assert temples
            assert all(owns(before, cell) >= 1 + int(rest[0]) for cell in temples)
            used.add(turn)


def owns(s, cell):
    """1 + the followers there, if the seat on turn controls the cell."""
    told = GAME.restate(s, f"{cell}=?").partition("=")[2]
    owner, _, number = told.partition("/")
    return 1 + int(number) if owner == f"P{s.seat + 1}" else 0


@given(positions())
@law()
def test_11_4_payoffs_sum_to_zero_and_ranks_count_the_better(s):
    sheet = np.zeros(s.players, SHEET).view(np.recarray)
    ask.score(s, sheet)
    told = GAME.tallies(s)
    keys = [(t["points"], t["temples"], t["cities"], t["fields"]) for t in told]
    for seat, mine in enumerate(keys):
        ahead, behind = sum(k > mine for k in keys), sum(k < mine for k in keys)
        assert sheet[seat].points == mine[0]
        assert sheet[seat].rank == 1 + ahead
        assert sheet[seat].payoff == (behind - ahead) / (s.players - 1)
    assert abs(sheet.payoff.sum()) < 1e-12
    assert abs(sheet.payoff).max() <= 1


@given(positions())
@law()
def test_11_1_points_are_followers_and_locations(s):
    for seat in range(s.players):
        told = GAME.tallies(s)[seat]
        worth = told["followers"] + told["fields"] + 2 * told["cities"] + 3 * told["temples"]
        assert told["points"] == worth
