"""What a table shows to whom, and that an action which shows something is not taken back."""

import pytest

from theomachy import Table
from theomachy.table import secrecy
from theomachy.table.ply import UndoRefusal

TEXT = (
    "3p; at P1 T4; hand P1 VISIONS; hand P2 FOG SUN; hand P3 TIME; ROM P1:5 W; LIG P2:2; RUS P3:1"
)


@pytest.fixture
def table():
    return Table.at("godstorm", TEXT, seed=0)


@pytest.mark.parametrize(
    "attempt",
    [
        lambda table: table.play("nonsense"),
        lambda table: table.play("play FOG"),
        lambda table: table.play("done", ply=7),
        lambda table: table.roll(),
        lambda table: table.undo(),
    ],
)
def test_errors_draw_what_the_actor_sees(table, attempt):
    with pytest.raises(ValueError, match=r"(?s)\n.*hand W1 D0 S0 \(VISIONS\)") as failure:
        attempt(table)
    picture = str(failure.value).partition("\n")[2]
    assert not any(card in picture for card in ("FOG", "SUN", "TIME"))


def test_a_copy_is_equal_and_another(table):
    twin = secrecy.copied(table.state)
    assert twin.tobytes() == table.state.tobytes()
    twin.faith[0] += 1
    assert twin.tobytes() != table.state.tobytes()


def test_an_imagined_position_is_seen_alike_and_is_another(table):
    worlds = [secrecy.imagined(table.state, 0, seed) for seed in range(9)]
    assert {secrecy.seen_by(s, 0).tobytes() for s in worlds} == {table.seen_by(0).tobytes()}
    assert len({s.tobytes() for s in worlds}) > 1


def test_a_table_keeps_secrets_if_its_game_has_any():
    assert [Table(name).keeps_secrets for name in ("bello", "godstorm")] == [False, True]


def test_a_move_that_showed_a_hand_stays(table):
    table.play("play VISIONS")
    table.play("player P2")
    assert table.view(0)["position"]["hands"][1] == ["SUN", "FOG"]
    assert table.undo_refusal(0) is UndoRefusal.SOMETHING_HIDDEN_WAS_SHOWN
    assert not table.view(0)["can_undo"]


def test_moves_without_secrets_are_read_plainly():
    table = Table("bello", 2, seed=0)
    table.play("first P2")
    assert table.move_for(table.plies[0], None) == "first P2"
