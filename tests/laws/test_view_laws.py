"""What seats are shown: in open games everything, and the same to all; moves to the actor alone."""

import json

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from strategies import every_game, law, of_games, positions, tables

from theomachy.games import SHELF, load
from theomachy.kernel import SPECTATOR, ask
from theomachy.kernel.philox import new_rng
from theomachy.kernel.seats import viewers
from theomachy.table.secrecy import has_secrets

every_open_game = of_games([name for name in SHELF if not has_secrets(load(name))])


def observed(game, s, seat):
    out = np.full(game.observation.size, 99, np.int8)
    ask.observe(s, seat, out)
    return out


@every_open_game
@given(data=st.data())
@law()
def test_nothing_is_concealed_and_nothing_imagined(game, data):
    s = data.draw(positions(game))
    before = s.tobytes()
    for seat in viewers(s.players):
        ask.conceal(s, seat)
        ask.imagine(s, seat, new_rng(0))
        assert s.tobytes() == before


@every_open_game
@given(data=st.data())
@law(compiled=50, plain=5)
def test_all_views_show_the_same_position(game, data):
    table = data.draw(tables(game))
    views = [table.view(seat) for seat in [None, *range(table.players)]]
    assert all(json.loads(json.dumps(view)) == view for view in views)
    for view in views:
        for own in ("seat", "legal", "can_undo"):
            del view[own]
    assert all(view == views[0] for view in views)


@every_game
@given(data=st.data())
@law(compiled=50, plain=5)
def test_only_the_actor_is_offered_moves(game, data):
    table = data.draw(tables(game))
    for seat in [None, *range(table.players)]:
        offered = table.view(seat)["legal"]
        assert offered == (table.legal() if seat is not None and seat == table.actor else [])


@every_game
@given(data=st.data())
@law()
def test_observation_is_bounded_and_the_same_twice(game, data):
    s = data.draw(positions(game))
    for seat in viewers(s.players):
        out = observed(game, s, seat)
        assert (out == observed(game, s, seat)).all()
        assert out.min() >= 0


@every_open_game
@given(data=st.data())
@law()
def test_a_spectator_of_an_open_game_observes_what_the_first_seat_does(game, data):
    s = data.draw(positions(game))
    assert (observed(game, s, SPECTATOR) == observed(game, s, 0)).all()
