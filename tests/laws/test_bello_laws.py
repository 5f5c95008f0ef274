"""What is true of every position of Bello, from one to the next, and at the end."""

import itertools

import numpy as np
from hypothesis import given
from strategies import journeys, law, positions

from theomachy.games import load
from theomachy.games.bello.describe import controller_of, followers_on
from theomachy.games.bello.numbers import CHIPS_PRINTED, CHIPS_TOTALS, FOLLOWERS
from theomachy.games.bello.state import Node
from theomachy.kernel import NATURE, ask
from theomachy.kernel.game import SHEET

GAME = load("bello")
CELLS = range(61)
IDLE = {"pass", "done", "end"}


def test_the_alphabet_keeps_its_size():
    assert GAME.actions == 1018


@given(positions(GAME))
@law()
def test_1_3_followers_and_chips_are_conserved(s):
    stock = CHIPS_PRINTED if s.rules.chips else CHIPS_TOTALS
    for seat in range(s.players):
        told = GAME.tallies(s)[seat]
        assert told["supply"] >= 0
        assert told["followers"] + told["supply"] == FOLLOWERS
        assert told["followers"] == sum(followers_on(s, seat, cell) for cell in CELLS)
        for kind, plural, all_chips in zip(
            ("temple", "city", "field"), ("temples", "cities", "fields"), stock, strict=True
        ):
            assert told[f"{kind}_chips"] >= 0
            assert told[plural] + told[f"{kind}_chips"] == all_chips


@given(positions(GAME))
@law()
def test_2_2_and_2_3_crowds_and_strangers(s):
    for cell in CELLS:
        crowd = [followers_on(s, seat, cell) for seat in range(6)]
        present = {seat for seat in range(6) if crowd[seat]}
        assert sum(crowd) <= 4
        assert sum(int(s.control[seat]) >> cell & 1 for seat in range(6)) <= 1
        assert controller_of(s, cell) == -1 or present <= {controller_of(s, cell)}
        assert not s.rules.sharing or len(present) <= 1


@given(positions(GAME))
@law()
def test_9_1_and_9_8_doom_and_rounds_keep_step(s):
    assert s.round_number - 1 <= s.doom <= s.rules.doomsday
    assert 1 <= s.round_number <= s.rules.doomsday + 1


@given(positions(GAME))
@law()
def test_6_1_actions_belong_to_the_action_phase(s):
    in_phase = Node.ACTION <= s.node <= Node.FLY
    assert 0 <= s.actions <= 3 + 8 + 4
    assert 0 <= s.extra_moves <= 2
    assert in_phase or (s.actions == 0 and s.extra_moves == 0 and s.bonus_actions == 0)
    assert in_phase or not (s.has_flower or s.has_horse or s.has_ship or s.has_sandals)


@given(positions(GAME))
@law()
def test_1_6_pantheons_differ_once_set(s):
    chosen = [pantheon for pantheon in s.pantheons[: s.players].tolist() if pantheon >= 0]
    assert len(set(chosen)) == len(chosen)
    assert s.node < Node.TURN_START or len(chosen) == s.players


@given(positions(GAME))
@law()
def test_3_7_nobody_is_asked_an_empty_question(s):
    verbs = {GAME.notation(action).split()[0] for action in GAME.legal_actions(s)}
    assert not verbs or not verbs <= IDLE
    assert not verbs <= {"count", "doom"} or len(GAME.legal_actions(s)) != 1


@given(positions(GAME))
@law()
def test_1_5_nature_is_fair(s):
    if ask.actor(s) == NATURE:
        assert {ask.chance(s, outcome) for outcome in GAME.legal_actions(s)} == {1}


@given(positions(GAME))
@law()
def test_every_cell_is_restated_as_it_is_described(s):
    told = GAME.description(s)["cells"]
    for name, text in told.items():
        assert GAME.restate(s, f"{name}=?") == f"{name}={text}"


@given(positions(GAME))
@law()
def test_observation_is_seen_from_the_chair(s):
    """Row 0 of every cell is the watcher's own, whoever watches."""
    out = np.zeros(GAME.observation.size, np.int8)
    for seat in range(s.players):
        ask.observe(s, seat, out)
        cells = out.view(GAME.observation.kind)[0]["cells"]
        mine = [int(s.control[seat]) >> cell & 1 for cell in range(61)]
        assert cells["control"][:, 0].tolist() == mine
        assert cells["followers"][:, 0].sum() == 30 - GAME.tallies(s)[seat]["supply"]
        assert out.max() <= 61


def is_eliminated(s, seat):
    return s.control[seat] == 0 and s.followers[seat, 0] == 0


@given(journeys(GAME))
@law(compiled=50, plain=6)
def test_9_1_doom_and_rounds_never_go_back(steps):
    for (before, _), (after, _) in itertools.pairwise(steps):
        assert before.doom <= after.doom
        assert before.round_number <= after.round_number
        rounds, steps_of_doom = after.round_number - before.round_number, after.doom - before.doom
        assert rounds <= steps_of_doom or after.is_final


@given(journeys(GAME))
@law(compiled=50, plain=6)
def test_10_1_an_eliminated_seat_stays_eliminated(steps):
    for (before, _), (after, _) in itertools.pairwise(steps):
        for seat in range(before.players):
            if is_eliminated(before, seat):
                assert is_eliminated(after, seat)


@given(journeys(GAME))
@law(compiled=50, plain=6)
def test_10_2_a_turn_begins_with_a_seat_that_is_left(steps):
    for (before, _), (after, _) in itertools.pairwise(steps):
        turn = (before.seat, before.round_number)
        if Node.TURN_START < after.node < Node.OVER and (after.seat, after.round_number) != turn:
            assert not is_eliminated(after, after.seat)
            assert sum(not is_eliminated(after, seat) for seat in range(after.players)) >= 2


@given(journeys(GAME))
@law(compiled=50, plain=6)
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


@given(positions(GAME))
@law()
def test_11_4_ranks_count_the_better(s):
    sheet = np.zeros(s.players, SHEET).view(np.recarray)
    ask.score(s, sheet)
    told = GAME.tallies(s)
    keys = [(t["points"], t["temples"], t["cities"], t["fields"]) for t in told]
    for seat, mine in enumerate(keys):
        assert sheet[seat].points == mine[0]
        assert sheet[seat].rank == 1 + sum(key > mine for key in keys)


@given(positions(GAME))
@law()
def test_11_1_points_are_followers_and_locations(s):
    for seat in range(s.players):
        told = GAME.tallies(s)[seat]
        worth = told["followers"] + told["fields"] + 2 * told["cities"] + 3 * told["temples"]
        assert told["points"] == worth
