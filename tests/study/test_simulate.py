"""Simulations: counted right, and the same for the same seed."""

import pickle

import numba
import pytest

from theomachy.bots.match import study_of
from theomachy.games import load
from theomachy.kernel.drive import play_many
from theomachy.study.intervals import wilson
from theomachy.study.simulate import simulate

BELLO, STORM, FOUR = load("bello"), load("storm"), load("connect_four")
GAMES = 10 if numba.config.DISABLE_JIT else 600


def test_a_result_does_not_depend_on_the_number_of_threads():
    one = simulate(BELLO, 3, GAMES, ["random"], seed=4, threads=1)
    assert simulate(BELLO, 3, GAMES, ["random"], seed=4, threads=2) == one
    assert simulate(BELLO, 3, GAMES, ["random"], seed=5, threads=2).digest != one.digest


def test_shares_add_up():
    report = simulate(BELLO, 4, GAMES, ["random"], seed=1, options={"pantheons": "random"})
    for shares in (report.by_seat, report.by_order, report.by_bot, report.by_faction):
        assert sum(share.wins for share in shares) == pytest.approx(GAMES)
        assert all(low <= s.share <= high for s in shares for low, high in [s.interval])
    assert sum(report.endings.values()) == GAMES
    assert report.outcomes_of_chance == GAMES * 5


def test_endings_are_counted_and_a_win_is_a_share_of_one():
    report = simulate(STORM, 3, GAMES, ["random"], seed=2, options={"powers": "on"})
    assert set(report.endings) <= {"sanctuary", "encirclement", "exhaustion", "cap"}
    assert sum(report.endings.values()) == GAMES
    assert sum(share.share for share in report.by_seat) == pytest.approx(1)
    for share in [*report.by_seat, *report.by_faction]:
        assert share.wins == pytest.approx(share.share * share.games)
        assert 1 <= share.rank <= 3
    assert report.outcomes_of_chance > GAMES * 60


@pytest.mark.compiled_only
def test_bots_change_seats():
    report = simulate(BELLO, 2, 10, ["greedy", "random"], seed=1)
    assert [share.games for share in report.by_bot] == [10, 10]
    assert report.by_bot[0].share > 0.8


def test_another_player_of_random_games_may_be_used():
    asked = []

    def somebody(game, opening, games, seed, progress=None, first=0):
        asked.append(range(first, first + games))
        return play_many(game, opening, games, seed, first=first)

    found = simulate(BELLO, 2, 10, seed=3, threads=2, first=5, play_random=somebody)
    assert found == simulate(BELLO, 2, 10, seed=3, first=5)
    assert asked == [range(5, 15)]


@pytest.mark.parametrize(
    ("bots", "told"),
    [(["random"] * 3, "2 players need 1 or 2 bots"), (["oracle"], "no bot called 'oracle'")],
)
def test_wrong_bots_are_refused(bots, told):
    with pytest.raises((ValueError, LookupError), match=told):
        simulate(BELLO, 2, 10, bots)


def test_a_guest_without_factions_is_counted_too():
    assert simulate(load("connect_four"), 2, 10, ["greedy"]).by_faction == []


def test_outsiders_are_counted_like_others():
    report = simulate(load("connect_four"), 2, 4, ["uct9", "random"], seed=1)
    assert [(share.name, share.games) for share in report.by_bot] == [("uct9", 4), ("random", 4)]
    assert report == simulate(load("connect_four"), 2, 4, ["uct9", "random"], seed=1, threads=2)


def test_wilsons_interval():
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(100, 100)[1] == 1.0


def stopping_after(games):
    """What is told of the progress, and what says that so many games are enough."""
    told = []
    return told.append, lambda: sum(told) >= games


def test_stopped_it_tells_of_the_games_so_far():
    progress, is_stopped = stopping_after(3)
    asked = {"bots": ["uct9", "random"], "seed": 1, "first": 2}
    found = simulate(FOUR, 2, 50, **asked, progress=progress, is_stopped=is_stopped)
    assert 3 <= found.games < 50
    assert found == simulate(FOUR, 2, found.games, **asked)


def test_of_a_study_that_is_stopped_no_rows_are_kept(tmp_path):
    progress, is_stopped = stopping_after(3)
    with pytest.raises(KeyboardInterrupt):
        simulate(
            FOUR, 2, 50, ["uct9"], progress=progress, is_stopped=is_stopped,
            save=tmp_path / "rows.csv",
        )  # fmt: skip
    assert list(tmp_path.iterdir()) == []


def test_stopped_before_anything_is_played_it_has_nothing_to_tell():
    with pytest.raises(KeyboardInterrupt):
        simulate(FOUR, 2, 50, is_stopped=lambda: True)


def test_a_study_travels_by_what_it_is_made_of():
    study = study_of(load("storm@income=3"), 3, {"powers": "on"}, ["greedy"] * 3, 7, range(4, 9))
    there = pickle.loads(pickle.dumps(study))
    assert there.opening.tobytes() == study.opening.tobytes()
    assert (there.game, there.bots, there.seed) == (study.game, study.bots, study.seed)
    assert there.numbers == study.numbers
