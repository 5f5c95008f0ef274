"""Positions and moves survive being written down."""

import itertools
import json

from hypothesis import given
from strategies import GAME, journeys, law, positions, tables

from theomachy import Table
from theomachy.table import record


def test_notation_round_trips_over_the_whole_alphabet():
    for action in range(GAME.actions):
        assert GAME.parse(GAME.notation(action)) == action
        assert GAME.parse(f"  {GAME.notation(action).replace(' ', '   ')} ") == action


def test_no_two_actions_are_written_the_same():
    assert len({GAME.notation(action) for action in range(GAME.actions)}) == GAME.actions == 1018


@given(positions())
@law()
def test_a_described_position_is_the_position(s):
    told = json.loads(json.dumps(GAME.describe(s)))
    again = Table.at(GAME, told, seed=0)
    assert again.state.tobytes() == s.tobytes(), f"{GAME.picture(s)}\n{again}"
    assert again.describe() == told


@given(positions())
@law()
def test_every_cell_is_restated_as_it_is_described(s):
    told = GAME.describe(s)["cells"]
    for name, text in told.items():
        assert GAME.restate(s, f"{name}=?") == f"{name}={text}"


@given(positions())
@law(compiled=60, plain=20)
def test_a_picture_shows_every_location_and_seat(s):
    drawn = GAME.picture(s)
    names = GAME.describe(s)["cells"]
    assert all(name in drawn for name in names)
    assert all(line == line.rstrip() for line in drawn.splitlines())
    assert len(drawn.splitlines()) == 17 + 2 + s.players


@given(journeys())
@law(compiled=40, plain=8)
def test_tell_speaks_of_every_action_in_json(steps):
    for (before, action), (after, _) in itertools.pairwise(steps):
        events = GAME.tell(before, action, after)
        assert events
        assert json.loads(json.dumps([[e.kind, e.args] for e in events]))


@given(tables())
@law(compiled=60, plain=10)
def test_a_record_replays_to_the_same_bytes(table):
    told = record.write(table)
    again = record.replay(told)
    assert again.state.tobytes() == table.state.tobytes()
    assert [ply.action for ply in again.plies] == [ply.action for ply in table.plies]
    assert again.result == table.result
    if table.is_over:
        assert record.write(again) == told


@given(tables())
@law(compiled=60, plain=10)
def test_undo_restores_the_bytes(table):
    while table.undo_refusal() is None:
        last = table.plies[-1]
        assert table.undo() == GAME.notation(last.action)
        assert table.state.tobytes() == last.before
        assert table.actor == last.actor
    assert not any(ply.actor >= 0 for ply in table.plies[-1:])
