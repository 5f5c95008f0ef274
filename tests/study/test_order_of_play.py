"""Who plays first, second …: each game's own answer is what is seen when it is played."""

import numpy as np
import pytest

from theomachy.games import load
from theomachy.games.bello.state import Node as Bello
from theomachy.games.godstorm.state import Node as Godstorm
from theomachy.kernel import ask
from theomachy.kernel.drive import play_many
from theomachy.kernel.game import alone
from theomachy.study.simulate import simulate

ON_TURN = {
    "storm": ({}, lambda s: s.seat if s.turn else NOBODY),
    "gog": ({"map": "fixed"}, lambda s: s.seat if s.phase else NOBODY),
    "bello": ({"pantheons": "random"}, lambda s: s.seat if s.node >= Bello.TURN_START else NOBODY),
    "godstorm": ({"setup": "chosen"}, lambda s: s.seat if s.node == Godstorm.CLAIM else NOBODY),
    "connect_four": ({}, lambda s: s.played % 2),
}
"""Options, and the seat on turn in the order of play, once there is one."""
NOBODY = -1


def seen(game, players, options, on_turn, seed):
    """The record and the seats as they come on turn, when all of them have been."""
    s, rng, came = game.new(players, options), np.random.default_rng(seed), []
    while len(came) < players:
        if on_turn(s) not in (NOBODY, *came):
            came.append(on_turn(s))
        ask.apply(s, int(rng.choice(game.legal_actions(s))))
    return s, came


@pytest.mark.parametrize("name", ON_TURN)
def test_places_are_those_in_which_seats_come_on_turn(name):
    game = load(name)
    for seed in range(4):
        s, came = seen(game, min(3, game.players[-1]), *ON_TURN[name], seed)
        assert np.argsort(game.order(alone(s))[0]).tolist() == came


def test_places_of_many_games_are_counted():
    game = load("storm")
    finals = play_many(game, game.new(3), 4, seed=1).finals
    report = simulate(game, 3, 4, seed=1)
    assert [share.name for share in report.by_order] == ["1", "2", "3"]
    assert [share.games for share in report.by_order] == [4, 4, 4]
    assert sum(share.wins for share in report.by_order) == pytest.approx(4)
    assert game.order(finals[:0]).shape == (0, 0)


def test_factions_are_counted_place_by_place():
    report = simulate(load("bello"), 2, 8, seed=1)
    whole = {share.name: share for share in report.by_faction}
    assert set(report.by_faction_and_order) == set(whole)
    for name, shares in report.by_faction_and_order.items():
        assert sum(share.games for share in shares) == whole[name].games
        assert sum(share.wins for share in shares) == pytest.approx(whole[name].wins)
    assert simulate(load("connect_four"), 2, 8, seed=1).by_faction_and_order == {}
