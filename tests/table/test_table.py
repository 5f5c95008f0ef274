"""The checked door: what may be played, what is refused, and that nothing changes then."""

import json
from fractions import Fraction

import pytest

from theomachy import IllegalMove, StaleMove, Table, UnknownMove
from theomachy.games.bello.refusals import Refusal
from theomachy.kernel import NATURE, OVER
from theomachy.kernel.seats import SPECTATOR, viewers
from theomachy.table.ply import UndoRefusal
from theomachy.table.table import seat_name

START = "2p; pantheons aztec norse; at P1 action; e1=P1/3 e2=P1/1 e9=P2/3"


@pytest.fixture
def table():
    return Table.at("bello", START, seed=1)


def unchanged(table, failure, match, attempt):
    """Try it, see it refused, and find table and plies as they were."""
    before = table.state.tobytes(), table.ply
    with pytest.raises(failure, match=match) as refused:
        attempt()
    assert (table.state.tobytes(), table.ply) == before
    return refused.value


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("", "'' is no verb of this game"),
        ("castle e1", "'castle' is no verb of this game; it has move, attack"),
        ("move e1 z9", "'z9' is no location; they are a1 to i5"),
        ("move e1 e3", r"e3 is not next to e1 \(BD-6.3, BD-6.5\)"),
        ("attack e1 e9", "e9 is not next to e1"),
        ("recruit e5", r"e5 is a field; fields recruit nothing \(BD-4.1\)"),
        ("move e1", "move is written like 'move a1 a2'"),
        ("power 4", "power is written like 'power 1'"),
        ("end now", "end is written like 'end'"),
        ("recruit", "recruit is written like 'recruit a1'"),
        ("Move e1 e2", "'Move' is no verb"),
    ],
)
def test_text_that_is_no_move(table, move, told):
    error = unchanged(table, UnknownMove, told, lambda: table.play(move))
    assert str(table) in str(error)


def test_a_move_the_rules_refuse(table):
    move = "attack e1 e2"
    error = unchanged(
        table, IllegalMove, "only an enemy.s can be attacked", lambda: table.play(move)
    )
    assert (error.move, error.reason) == (move, Refusal.OWN_LOCATION)
    assert error.paragraph == "BD-6.5"
    assert str(table) in str(error)


def test_a_move_for_another_position_is_stale(table):
    error = unchanged(
        table, StaleMove, "meant for ply 3, the table is at ply 0", lambda: table.play("end", ply=3)
    )
    assert str(table) in str(error)
    table.play("move e1 d1", ply=0)
    table.play("end", ply=1)


def test_play_tells_what_happened(table):
    events = table.play("move e1 d1")
    assert [(event.kind, event.args) for event in events] == [
        ("move", {"player": "P1", "from": "e1", "to": "d1"})
    ]
    assert table.ply == 1
    assert table.plies[0].actor == 0


def test_a_fork_is_played_on_alone(table):
    table.play("move e1 d1")
    twin, before = table.fork(), table.state.tobytes()
    twin.push(twin.read("end"))
    assert twin.told()[0].kind == "end-actions"
    assert (table.ply, table.state.tobytes()) == (1, before)
    assert twin.ply == 2
    assert twin.undo() == "end"
    assert twin.state.tobytes() == before


def test_nothing_may_be_played_when_it_is_over():
    table = Table.at("bello", "2p; pantheons aztec norse; doom 24; at P1 over; e1=P1/3 e9=P2/3", 0)
    assert table.is_over
    assert table.actor == OVER
    assert table.legal() == []
    assert table.outcomes() == {}
    unchanged(table, IllegalMove, r"over.* \(BD-9.6\)", lambda: table.play("end"))


def test_result_is_none_until_the_end(table):
    assert table.result is None
    text = "3p; pantheons aztec norse greek; at P1 over; e1=P1/3 i5=P2/3 a5=P3/1"
    result = Table.at("bello", text, seed=0).result
    assert result.reason == "doomsday"
    assert (result.scores, result.ranks) == ([6, 6, 4], [1, 1, 3])
    assert result.payoffs == [Fraction(1, 2), Fraction(1, 2), 0]
    assert result.winners == ["P1", "P2"]
    assert result.tallies[2]["temples"] == 1


def test_outcomes_are_exact_fractions():
    table = Table("bello", 3, seed=5, options={"pantheons": "random"})
    assert table.actor == NATURE
    assert table.outcomes() == {f"first P{seat}": Fraction(1, 3) for seat in (1, 2, 3)}
    table.play("first P1")
    assert set(table.outcomes().values()) == {Fraction(1, 6)}
    table.play("deal P1 greek")
    assert table.outcomes()["deal P2 aztec"] == Fraction(1, 5)
    assert sum(table.outcomes().values()) == 1


def test_dice_follow_from_the_seed():
    def rolls(seed):
        table = Table("bello", 6, seed, {"pantheons": "random"})
        return [table.roll() for _ in range(7)]

    assert rolls(1) == rolls("1") == rolls(1)
    assert len({tuple(rolls(seed)) for seed in range(8)}) == 8
    assert Table("bello").seed != Table("bello").seed


def test_nature_rolls_only_when_it_is_her_turn(table):
    assert table.rolled() is None
    unchanged(table, StaleMove, "Nature has nothing to decide", table.roll)


def test_undo_takes_back_one_decision(table):
    before = table.state.tobytes()
    table.play("move e1 d1")
    assert table.undo_refusal(0) is None
    assert table.undo(0) == "move e1 d1"
    assert table.state.tobytes() == before
    assert table.ply == 0


def test_undo_is_refused(table):
    error = unchanged(table, IllegalMove, "nothing to take back", table.undo)
    assert error.reason is UndoRefusal.NOTHING_TO_TAKE_BACK
    table.play("move e1 d1")
    error = unchanged(table, IllegalMove, "Another player", lambda: table.undo(1))
    assert error.reason is UndoRefusal.ANOTHER_PLAYER_HAS_ACTED
    rolled = Table("bello", seed=1)
    rolled.roll()
    error = unchanged(rolled, IllegalMove, "draws are not taken back", rolled.undo)
    assert error.reason is UndoRefusal.NATURE_HAS_ACTED
    ended = Table.at("storm", "T=120; at develop; V=e9:1", seed=0)
    ended.play("end")
    error = unchanged(ended, IllegalMove, "The game is over", ended.undo)
    assert error.reason is UndoRefusal.THE_GAME_IS_OVER


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_views_are_json(table, seat):
    table.play("move e1 d1")
    view = table.view(seat)
    assert json.loads(json.dumps(view)) == view
    assert view["seat"] == (None if seat is None else f"P{seat + 1}")
    assert (view["game"], view["ply"], view["actor"]) == ("bello", 1, "P1")
    assert bool(view["legal"]) == (seat == 0) == view["can_undo"]
    assert view["result"] is None
    assert view["commitment"] == table.commitment != table.seed


def test_a_finished_game_shows_its_result():
    table = Table.at("bello", "2p; pantheons aztec norse; at P1 over; e1=P1/3 e9=P2/2", seed=0)
    told = table.view(1)["result"]
    assert told == {
        "reason": "doomsday", "scores": [6, 5], "ranks": [1, 2], "payoffs": ["1", "0"],
        "paragraph": "BD-9.6",
    }  # fmt: skip
    assert table.view(1)["actor"] == "over"


def test_names_fill_the_seats():
    assert Table("bello", 3, names=["Ann", "Bob"]).names == ["Ann", "Bob", "-"]
    assert Table("bello", 2, names=["Ann", "Bob", "Cy"]).names == ["Ann", "Bob"]
    assert [seat_name(seat) for seat in (NATURE, OVER, 0, 5)] == ["*", "over", "P1", "P6"]


def test_who_is_no_seat_is_not_taken_for_another():
    assert len({NATURE, OVER, SPECTATOR}) == 3
    assert viewers(2) == [SPECTATOR, 0, 1]
    assert [len(Table("godstorm", 2).view(seat)["legal"]) for seat in (None, 1)] == [0, 0]


def test_options_are_told_as_people_write_them():
    told = Table("bello", options={"doomsday": 30, "powers": False}).options
    assert told == {
        "doomsday": 30, "powers": "off", "combat": "exchange", "sharing": "share",
        "pantheons": "pick", "finale": "turn", "chips": "totals",
    }  # fmt: skip


def test_a_seat_that_is_not_there_sees_nothing():
    with pytest.raises(
        ValueError, match="99 is no seat of this table; they are numbers from 0 to 1"
    ):
        Table("bello").view(99)


def test_a_table_can_be_rewound_without_being_touched():
    table = Table("bello", seed=1)
    table.roll()
    before = table.state.tobytes()
    start = table.rewound()
    assert (start.ply, start.actor) == (0, NATURE)
    assert start.rewound().state.tobytes() == start.state.tobytes()
    assert table.state.tobytes() == before
