"""Positions and moves of every game survive being written down."""

import itertools
import json

from hypothesis import given
from hypothesis import strategies as st
from strategies import every_game, journeys, law, positions, tables

from theomachy import Table
from theomachy.kernel import NATURE
from theomachy.table import record
from theomachy.table.ply import UndoRefusal

SOMETHING_HIDDEN_WAS_SHOWN = UndoRefusal.SOMETHING_HIDDEN_WAS_SHOWN


@every_game
def test_notation_round_trips_over_the_whole_alphabet(game):
    for action in range(game.actions):
        assert game.parse(game.notation(action)) == action
        assert game.parse(f"  {game.notation(action).replace(' ', '   ')} ") == action


@every_game
def test_no_two_actions_are_written_the_same(game):
    assert len({game.notation(action) for action in range(game.actions)}) == game.actions


@every_game
@given(data=st.data())
@law()
def test_a_described_position_is_the_position(game, data):
    s = data.draw(positions(game))
    told = json.loads(json.dumps(game.description(s)))
    again = Table.at(game, told, seed=0)
    assert again.state.tobytes() == s.tobytes(), f"{game.picture(s)}\n{again}"
    assert again.describe() == told


def is_drawn(name, drawn):
    """A cell is named where it stands, or by a row and a column in the margins."""
    lines = [line.split() for line in drawn.splitlines()]
    columns = [words for words in lines if words and all(len(word) == 1 for word in words)]
    has_row = any(words[:1] == [name[1:]] for words in lines)
    return name in drawn or (has_row and any(name[0] in words for words in columns))


def cells(told):
    """Every place a description tells of, by whatever name the game calls its places."""
    return [name for row in ("cells", "territories", "spaces") for name in told.get(row, ())]


@every_game
@given(data=st.data())
@law(compiled=60, plain=8)
def test_a_picture_shows_every_cell_and_seat(game, data):
    s = data.draw(positions(game))
    drawn = game.picture(s)
    assert all(is_drawn(name, drawn) for name in cells(game.description(s)))
    assert all(line == line.rstrip() for line in drawn.splitlines())
    assert [line[:2] for line in drawn.splitlines()[-s.players :]] == [
        f"P{seat + 1}" for seat in range(s.players)
    ]


@every_game
@given(data=st.data())
@law(compiled=40, plain=5)
def test_tell_speaks_of_every_action_in_json(game, data):
    steps = data.draw(journeys(game))
    for (before, action), (after, _) in itertools.pairwise(steps):
        untouched = before.tobytes(), after.tobytes()
        events = game.tell(before, action, after)
        assert events
        assert json.loads(json.dumps([[e.kind, e.args] for e in events]))
        assert (before.tobytes(), after.tobytes()) == untouched


@every_game
@given(data=st.data())
@law(compiled=50, plain=5)
def test_a_record_replays_to_the_same_bytes(game, data):
    table = data.draw(tables(game))
    told = record.write(table)
    again = record.replay(told)
    assert again.state.tobytes() == table.state.tobytes()
    assert [ply.action for ply in again.plies] == [ply.action for ply in table.plies]
    assert again.result == table.result
    if table.is_over:
        assert record.write(again) == told


@every_game
@given(data=st.data())
@law(compiled=50, plain=5)
def test_undo_restores_the_bytes(game, data):
    table = data.draw(tables(game))
    while table.undo_refusal() is None:
        last = table.plies[-1]
        assert table.undo() == game.notation(last.action)
        assert table.state.tobytes() == last.before
        assert table.actor == last.actor
    is_own = any(ply.actor != NATURE for ply in table.plies[-1:])
    assert table.is_over or is_own == (table.undo_refusal() == SOMETHING_HIDDEN_WAS_SHOWN)
