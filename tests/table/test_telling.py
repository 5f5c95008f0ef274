"""What happened at a move is told when somebody reads it, and is what happened then."""

import pytest

from theomachy import Table
from theomachy.games import SHELF
from theomachy.kernel import ask

START = "2p; pantheons aztec norse; at P1 action; e1=P1/3 e2=P1/1 e9=P2/3"


def test_it_reads_like_a_list_of_events():
    table = Table.at("bello", START, seed=1)
    telling = table.play("move e1 d1")
    events = table.told()
    assert telling == events == list(telling) == telling[:]
    assert telling == table.telling()
    assert (telling[0].kind, len(telling), repr(telling)) == ("move", len(events), repr(events))
    assert telling != events[1:]


def test_it_is_of_its_move_whatever_happens_later():
    table, twin = (Table.at("bello", START, seed=1) for _ in range(2))
    late, early = table.play("move e1 d1"), twin.play("move e1 d1")
    assert [event.args["to"] for event in early] == ["d1"]
    table.play("end")
    table.undo()
    table.undo()
    assert late == early


@pytest.mark.parametrize("name", SHELF)
def test_who_acts_next_is_known_as_a_move_is_played(name):
    table = Table(name, seed=2)
    while not table.is_over and table.ply < 60:
        legal = table.legal()
        table.play(legal[table.ply % len(legal)])
        assert table.actor == ask.actor(table.state)
