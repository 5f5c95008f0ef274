"""Many games at once, in threads, as a learner reads them."""

import numpy as np
import pytest

from theomachy.games import load
from theomachy.locales import Wrong
from train.many import Games, telling_columns

GAME = load("connect_four")


def some(games=6, threads=1, seed=1):
    return Games(GAME, 2, games, seed=seed, threads=threads)


def lowest(games):
    """Of what may be played, the first."""
    return games.may_be_played().argmax(1)


def played(games, steps):
    """What is seen, allowed and won, step by step."""
    told = []
    for _ in range(steps):
        games.play(lowest(games))
        games.wait()
        told.append([one.tolist() for one in (games.seen, games.mask, games.done, games.payoffs)])
    return told


def test_a_learner_sees_what_the_mover_may_know():
    games = some()
    games.play(np.full(6, 3))
    games.wait()
    rivals = games.seen[0].view(GAME.observation.kind)["rivals"][0]
    assert np.argwhere(rivals.reshape(7, 7)).tolist() == [[3, 0]]
    assert games.seats.tolist() == [1] * 6


def test_every_thread_plays_its_share():
    games = some(threads=3)
    assert [batch.games for batch in games.batches] == [2, 2, 2]
    assert played(games, 30) == played(some(threads=3), 30)
    assert len({row.tobytes() for row in games.seen}) == 1


def test_the_mask_is_what_may_be_played():
    games = some()
    for _ in range(6):
        games.play(np.zeros(6, int))
        games.wait()
    assert games.may_be_played()[0].tolist() == [False, *[True] * 6]
    assert games.counts.tolist() == [6] * 6


def test_a_game_that_is_over_begins_again():
    games = some()
    for column in (0, 1, 0, 1, 0, 1, 0):
        games.play(np.full(6, column))
        games.wait()
    assert games.done.all()
    assert games.payoffs.tolist() == [[1.0, 0.0]] * 6
    assert not games.seen.any()


def test_an_action_that_may_not_be_played_is_an_error():
    games = some()
    games.play(np.array([0, 1, 2, 7, 0, 0]))
    with pytest.raises(Wrong):
        games.wait()
    assert not games.seen.any()


def test_games_go_on_where_they_were_saved():
    games, others = some(threads=2), some(threads=2, seed=2)
    played(games, 5)
    others.restore(games.save())
    assert played(others, 30) == played(games, 30)


def test_games_try_out_how_others_might_go_on():
    games, scratch = some(), some(seed=2)
    played(games, 5)
    scratch.stand_as(games)
    assert scratch.seen.tolist() == games.seen.tolist()
    scratch.play_in(np.array([2]), np.array([6]))
    assert scratch.seen[2].tolist() != games.seen[2].tolist()


def test_columns_that_never_change_are_left_out():
    columns = telling_columns(GAME, 2, games=8, plies=40)
    names = GAME.observation.size
    above_the_board = [column for column in range(names) if column % 7 == 6]
    assert 20 < columns.size < names
    assert not set(above_the_board) & set(columns.tolist())
