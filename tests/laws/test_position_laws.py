"""What is true of every position of every game."""

from hypothesis import given
from hypothesis import strategies as st
from strategies import every_game, law, positions

from theomachy.kernel import NATURE, OVER, ask


@every_game
@given(data=st.data())
@law()
def test_no_position_has_a_fault(game, data):
    s = data.draw(positions(game))
    assert game.faults(ask.fault(s)) == game.faults.NONE, game.picture(s)


@every_game
@given(data=st.data())
@law()
def test_a_live_game_always_offers_a_move(game, data):
    s = data.draw(positions(game))
    legal = game.legal_actions(s)
    assert bool(legal) == (ask.actor(s) != OVER)
    assert len(legal) <= game.most_legal


@every_game
@given(data=st.data())
@law(compiled=60, plain=8)
def test_legal_is_refusal_free_over_the_whole_alphabet(game, data):
    s = data.draw(positions(game))
    free = [action for action in range(game.actions) if ask.refusal(s, action) == 0]
    assert game.legal_actions(s) == free, game.picture(s)


@every_game
@given(data=st.data())
@law(compiled=50, plain=6)
def test_refusals_do_not_touch_the_position(game, data):
    s = data.draw(positions(game))
    before = s.tobytes()
    reasons = {game.reasons(ask.refusal(s, action)) for action in range(game.actions)}
    assert s.tobytes() == before
    assert all(reason.paragraph for reason in reasons - {game.reasons.NONE})


@every_game
@given(data=st.data())
@law()
def test_nature_weighs_what_may_happen_and_nothing_else(game, data):
    s = data.draw(positions(game))
    if ask.actor(s) == NATURE:
        assert all(ask.chance(s, outcome) > 0 for outcome in game.legal_actions(s))
