"""Fits: known weights are found again, rare features stay sane, the seed decides all."""

import numpy as np
import pytest

from theomachy.bots.lessons import MANY_POLICIES, equals, play_lessons
from theomachy.bots.opinions import opinion_of
from theomachy.bots.workspace import new_workspace
from theomachy.games import load
from theomachy.study import fit as study
from theomachy.study.logit import best_scaled, fit_weights, lessons_of, surprise, win_probabilities

BELLO, GAMES = load("bello"), 32


def invented(weights, games, seats, positions=4, seed=1):
    """Games whose winners are drawn by the probabilities that the weights give."""
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(games, 1, seats, len(weights))).repeat(positions, 1)
    told = lessons_of(features, np.full(games, positions), np.zeros((games, seats)), 0)
    likely = win_probabilities(told, np.array(weights))[::positions]
    drawn = [rng.choice(seats, p=each) for each in likely]
    return lessons_of(features, np.full(games, positions), np.eye(seats)[drawn], 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_known_weights_are_found_again(seats):
    truth = np.array([1.0, -0.5, 0.0, 2.0])
    found, errors = fit_weights([invented(truth, 4000, seats)], np.zeros(4))
    assert np.abs(found - truth).max() < 0.15
    assert (np.abs(found - truth) < 4 * errors).all()


def test_players_of_different_tables_are_fitted_together():
    truth = np.array([0.7, -0.7])
    lessons = [invented(truth, 1500, seats) for seats in (2, 3, 6)]
    found, _ = fit_weights(lessons, np.zeros(2))
    assert np.abs(found - truth).max() < 0.15
    assert surprise(lessons, found) <= surprise(lessons, truth)


def test_a_feature_never_met_keeps_its_weight_and_a_rare_one_stays_near_it():
    lessons = invented([1.0, 0.0, 0.0], 400, 2)
    lessons.features[:, :, 1:] = 0.0
    lessons.features[:8, :, 2] = lessons.won[:8] - 0.5
    found, _ = fit_weights([lessons], np.array([0.0, 0.3, 0.2]))
    assert found[1] == pytest.approx(0.3)
    assert 0.2 < found[2] < 1.2


def test_a_long_way_is_walked_with_care():
    lessons = [invented([1.0, -1.0], 500, 2)]
    near, _ = fit_weights(lessons, np.zeros(2), ridge=1e-6)
    far, _ = fit_weights(lessons, np.array([40.0, 40.0]), ridge=1e-6)
    assert far == pytest.approx(near, abs=1e-3)


def test_forecasts_that_are_true_come_true():
    truth = np.array([1.5, -0.5])
    for tenth in study.calibration([invented(truth, 4000, 3, positions=1)], truth):
        assert tenth.won == pytest.approx(tenth.foretold, abs=0.05)


@pytest.mark.compiled_only
def test_a_fit_depends_on_the_seed_and_not_on_the_threads():
    one, same, other = (fitted(seed, threads) for seed, threads in ((3, 1), (3, 2), (4, 2)))
    assert one == same
    assert one != other
    assert one.games == GAMES
    assert one.blind == pytest.approx(np.log(2), abs=0.25)


def fitted(seed, threads):
    openings = [BELLO.new(2), BELLO.new(3)]
    wanted = study.spans(GAMES, openings, MANY_POLICIES)
    return study.fit_value(BELLO, study.take_lessons(BELLO, wanted, seed, threads))


def test_every_opening_has_its_part_of_the_games():
    found = study.spans(7, [BELLO.new(players) for players in (2, 3, 4)], MANY_POLICIES)
    assert [(int(span.opening.players), span.first, span.games) for span in found] == [
        (2, 0, 3), (3, 3, 2), (4, 5, 2),
    ]  # fmt: skip


def test_every_number_of_players_has_a_forecast_of_its_own():
    size = len(opinion_of(BELLO).names)
    strong, weak = np.eye(size)[0] * 2.0, np.eye(size)[0] * -0.5
    lessons = [invented(strong, 2000, 2), invented(weak, 2000, 3)]
    found = study.fit_forecasts(BELLO, lessons)
    first = opinion_of(BELLO).names[0]
    assert {players: one.weights[first] for players, one in found.items()} == {
        2: pytest.approx(2.0, abs=0.2), 3: pytest.approx(-0.5, abs=0.2),
    }  # fmt: skip
    assert all(one.loss < one.blind for one in found.values())


@pytest.mark.compiled_only
def test_equals_share_a_policy_and_others_do_not():
    opening, workspace = np.array([BELLO.new(2)]).view(np.recarray), new_workspace(BELLO, 2, 1)
    policies = np.zeros((2, workspace.policy.size))
    for manner, is_equal in ((equals([0.0]), True), (MANY_POLICIES, False)):
        record = np.zeros(1, BELLO.state).view(np.recarray)
        features, kept = np.zeros((1, 4, 2, workspace.policy.size)), np.zeros(1, int)
        results = features, kept, np.zeros((1, 2))
        play_lessons(opening, 0, record, *results, manner, policies, workspace)
        assert (policies[0] == policies[1]).all() == is_equal


def test_the_scale_of_weights_is_found():
    truth = np.array([1.0, -0.5])
    lessons = [invented(truth, 4000, 2)]
    assert best_scaled(lessons, 8 * truth) == pytest.approx(truth, rel=0.15)
