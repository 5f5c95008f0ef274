"""What seats may know: in this game everything, and the same for all."""

import json

import numpy as np
from hypothesis import given
from strategies import GAME, law, positions, tables

from theomachy.kernel import SPECTATOR, ask
from theomachy.kernel.chance import new_rng


def observed(s, seat):
    out = np.full(GAME.observation, 99, np.int8)
    ask.observe(s, seat, out)
    return out


@given(positions())
@law()
def test_nothing_is_concealed_and_nothing_imagined(s):
    before = s.tobytes()
    for seat in range(SPECTATOR, s.players):
        ask.conceal(s, seat)
        ask.imagine(s, seat, new_rng(0))
        assert s.tobytes() == before


@given(tables())
@law(compiled=60, plain=10)
def test_all_views_show_the_same_position(table):
    views = [table.view(seat) for seat in [None, *range(table.players)]]
    assert all(json.loads(json.dumps(view)) == view for view in views)
    for view in views:
        for own in ("seat", "legal", "can_undo"):
            del view[own]
    assert all(view == views[0] for view in views)


@given(tables())
@law(compiled=60, plain=10)
def test_only_the_actor_is_offered_moves(table):
    for seat in [None, *range(table.players)]:
        offered = table.view(seat)["legal"]
        assert offered == (table.legal() if seat is not None and seat == table.actor else [])


@given(positions())
@law()
def test_observation_is_bounded_and_the_same_twice(s):
    for seat in range(SPECTATOR, s.players):
        out = observed(s, seat)
        assert (out == observed(s, seat)).all()
        assert out.min() >= 0
        assert out.max() <= 61
        assert (observed(s, SPECTATOR) == observed(s, 0)).all()


@given(positions())
@law()
def test_observation_is_seen_from_the_chair(s):
    """Row 0 of every cell is the watcher's own, whoever watches."""
    per_cell = 2 * 6 + 4 + 3
    for seat in range(s.players):
        cells = observed(s, seat)[: 61 * per_cell].reshape(61, per_cell)
        mine = [int(s.control[seat]) >> cell & 1 for cell in range(61)]
        assert cells[:, 0].tolist() == mine
        assert cells[:, 6].sum() == 30 - GAME.tallies(s)[seat]["supply"]
