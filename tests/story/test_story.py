"""What is told of a game is true: parts add up, luck is fair, turning points are the largest."""

import numpy as np
import pytest

from theomachy.games import SHELF, load
from theomachy.kernel import NATURE
from theomachy.story import Account, Adviser, story_of
from theomachy.story.account import positions
from theomachy.story.expectation import ROUGH, chances_in
from theomachy.story.turns import after_bytes, cause_of, swings, turns_of
from theomachy.study.luck import finds_the_largest, played
from theomachy.table import Table

BOTS = ("level1", "greedy", "random")
QUICK = Adviser("greedy", 1.0)


@pytest.fixture(scope="module")
def games():
    return {name: played(load(name), BOTS, 7) for name in SHELF}


def begun(game, plies, players=2):
    """The first plies of a game: whatever comes first."""
    table = Table(game, players, seed=3)
    for _ in range(plies):
        table.push(table.rolled() if table.actor == NATURE else table.game.parse(table.legal()[0]))
    return table


def errors(account):
    return [s.fair + s.seat + s.luck + s.decisions - s.result for s in account.shares()]


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_the_parts_sum_to_the_result(games, name):
    account = Account.of(games[name])
    assert errors(account) == pytest.approx([0.0] * 3, abs=1e-12)
    payoffs = [float(payoff) for payoff in games[name].result.payoffs]
    assert [share.result for share in account.shares()] == payoffs


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_turning_points_are_the_plies_of_the_largest_changes(games, name):
    account = Account.of(games[name])
    assert finds_the_largest(account)
    for turn in turns_of(account):
        assert turn.swing == swings(account.changes)[turn.ply - 1]
        assert (turn.likely is None) == (games[name].plies[turn.ply - 1].actor != NATURE)


def expected(table, place, seed):
    """The mean chance over the outcomes of a draw, and the chance before it."""
    before = table.restored(table.plies[place].before)
    fork = table.fork()
    fork.state = before
    weights = np.array([float(p) for p in fork.outcomes().values()])
    actions = table.game.legal_actions(before)
    after = positions(table.game, [after_bytes(before, action) for action in actions])
    here = positions(table.game, [table.plies[place].before])
    return weights @ chances_in(table.game, after, seed), chances_in(table.game, here, seed)[0]


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_what_is_expected_of_a_draw_is_the_mean_of_its_outcomes(games, name):
    """So that luck has mean 0: to the last digit where all ends of a run of draws are looked at."""
    table, seen = games[name], 0
    draws = [n for n, ply in enumerate(table.plies) if ply.actor == NATURE]
    for place in draws[-40:]:
        here = positions(table.game, [table.plies[place].before])
        one, other = (chances_in(table.game, here, seed)[0] for seed in (1, 2))
        if (one == other).all():
            mean, before = expected(table, place, 1)
            assert mean == pytest.approx(before, abs=1e-9)
            seen += 1
    assert seen >= min(20, len(draws))


@pytest.mark.compiled_only
def test_what_is_drawn_by_lot_is_neither_too_high_nor_too_low():
    table = begun("gog", 4, players=3)
    here = positions(table.game, [table.state.tobytes()])
    rough = [chances_in(table.game, here, seed, ROUGH)[0] for seed in range(400)]
    better = [chances_in(table.game, here, seed)[0] for seed in range(1000, 1100)]
    assert np.mean(rough, axis=0) == pytest.approx(np.mean(better, axis=0), abs=0.002)


@pytest.mark.compiled_only
def test_over_many_games_dice_favour_nobody():
    lucks = [Account.of(played(load("storm"), BOTS, 1000 + n)).share(0).luck for n in range(60)]
    assert abs(np.mean(lucks)) < 2 * np.std(lucks) / np.sqrt(len(lucks))


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_moves_are_told_with_what_the_adviser_would_have_done(games, name):
    table, told = games[name], story_of(games[name], QUICK)
    choices = [(seat, c) for side in (told.best, told.worst) for seat, some in enumerate(side)
               for c in some]  # fmt: skip
    assert all(table.plies[choice.ply - 1].actor == seat for seat, choice in choices)
    assert all(c.advised is None or c.advised != c.played for _, c in choices)
    assert any(told.worst)
    assert all(c.gain < 0 and c.advised for some in told.worst for c in some)
    assert all(len(some) <= 3 for some in (*told.best, *told.worst))
    assert story_of(table, QUICK) == told


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_figures_begin_and_end_with_the_game(games, name):
    table, figures = games[name], story_of(games[name], QUICK).figures
    assert (figures.plies[0], figures.plies[-1]) == (0, len(table.plies))
    assert [figure.name for figure in figures.figures] == ["points", "lands", "armies"]
    points = [line[-1] for line in figures.figures[0].of_seats]
    assert points == table.result.scores
    for figure in figures.figures:
        assert {len(line) for line in figure.of_seats} == {len(figures.plies)}


@pytest.mark.compiled_only
def test_a_roll_in_a_battle_is_told_with_the_invasion_that_led_to_it(games):
    table = games["godstorm"]
    account = Account.of(table)
    moves = [table.game.notation(ply.action) for ply in table.plies]
    rolls = [place for place, move in enumerate(moves) if move.startswith("roll D")]
    for place in rolls[:50]:
        cause = cause_of(account, place)
        assert cause is not None
        assert moves[cause - 1].split()[0] in ("invade", "descend")
        later = [move.split()[0] for move in moves[cause:place]]
        assert not {"invade", "descend"} & set(later)


def test_a_game_that_has_begun_is_accounted_for():
    account = Account.of(begun("storm", 8))
    assert errors(account) == pytest.approx([0.0] * 2, abs=1e-12)
    draws = account.actors == NATURE
    assert account.is_opening.tolist().count(True) == 1
    dealt = account.chances[0, 0] - 0.5 + account.changes[account.is_opening, 0].sum()
    assert account.share(0).seat == pytest.approx(dealt)
    lucky = draws & ~account.is_opening
    assert account.share(0).luck == pytest.approx(account.changes[lucky, 0].sum())


def test_the_story_of_a_beginning_can_be_told():
    table = begun("bello", 12)
    told = story_of(table, QUICK)
    assert len(told.chances) == 13
    assert told.turns
    assert [figure.label for figure in told.figures.figures] == [
        "bello-tally-points", "story-figure-lands", "bello-tally-followers"
    ]  # fmt: skip


def test_a_long_run_of_draws_is_judged_by_some_of_its_ends():
    table = begun("gog", 4, players=3)
    here = positions(table.game, [table.state.tobytes()])
    one, same, other = (chances_in(table.game, here, seed, ROUGH)[0] for seed in (1, 1, 2))
    assert (one == same).all()
    assert (one != other).any()


def test_a_guest_has_a_story_without_figures():
    told = story_of(begun("connect_four", 5), QUICK)
    assert told.figures.figures == []
    assert [share.luck for share in told.shares] == [0.0, 0.0]
