"""Tables at which nature acts every turn: dice that can be checked, and what they settle."""

from fractions import Fraction

import pytest
from test_record import resealed

from theomachy import IllegalMove, Table
from theomachy.kernel import NATURE
from theomachy.table import record
from theomachy.table.ply import UndoRefusal

MOST_BYTES_OF_A_PLY = 16


def played(seed, players=2, plies=1000):
    """A table at which everybody plays the first thing that is allowed."""
    table = Table("storm", players, seed)
    while not table.is_over and table.ply < plies:
        if table.actor == NATURE:
            table.roll()
        else:
            table.play(table.legal()[0])
    return table


def test_every_roll_and_draw_of_a_finished_game_follows_from_its_seed():
    table = played(seed=5, players=4)
    verdict = record.verify(record.write(table))
    assert verdict.dice == "fair"
    assert verdict.result == table.result
    assert sum(ply.actor == NATURE for ply in table.plies) > 60


@pytest.mark.parametrize("verb", ["first", "roll", "draw"])
def test_a_single_changed_outcome_is_found(verb):
    """Nature's other outcomes are legal moves; the seed gives them away."""
    table = played(seed=5, plies=60)
    number, ply = next(
        (number, ply)
        for number, ply in enumerate(table.plies)
        if table.game.notation(ply.action).startswith(verb)
    )
    twin = table.rewound()
    for earlier in table.plies[:number]:
        twin.push(earlier.action)
    other = next(move for move in twin.legal() if move != table.game.notation(ply.action))
    twin.play(other)
    with pytest.raises(ValueError, match=f"ply {number + 1}: '{other}' is not what the seed's"):
        record.verify(record.write(twin, reveal_seed=True))


def test_a_record_of_an_unfinished_turn_keeps_its_seed():
    table = played(seed=5, plies=12)
    text = record.write(table)
    assert record.verify(text).dice == "unrevealed"
    cut = resealed(text.replace(text.splitlines()[-2] + "\n", "", 1))
    assert record.replay(cut).ply == 11


def test_a_record_is_a_few_bytes_a_ply():
    table = played(seed=5, players=6)
    assert len(record.write(table)) < 600 + MOST_BYTES_OF_A_PLY * table.ply
    assert table.state.nbytes <= 1024


def test_undo_goes_back_to_the_dice_and_no_further():
    table = Table.at("storm", "at roll; V=e5; a1:2/P1w3; a3:1/P2w1", seed=0)
    for move in ("roll N2", "draw 1", "draw 0", "settle e6", "build a1", "keep 1", "end"):
        table.play(move)
    assert [table.undo(0) for _ in range(4)] == ["end", "keep 1", "build a1", "settle e6"]
    with pytest.raises(IllegalMove, match="draws are not taken back") as refused:
        table.undo(0)
    assert refused.value.reason is UndoRefusal.NATURE_HAS_ACTED
    assert table.describe()["at"] == "P1 settle"


def test_undo_is_the_last_players_until_the_next_dice_are_rolled():
    table = Table.at("storm", "at develop; V=e9:1", seed=0)
    table.play("end")
    assert table.actor == NATURE
    assert table.undo_refusal(1) is UndoRefusal.ANOTHER_PLAYER_HAS_ACTED
    assert table.undo_refusal(0) is None
    table.roll()
    assert table.undo_refusal(0) is UndoRefusal.NATURE_HAS_ACTED


def test_outcomes_are_weighed_exactly():
    table = Table.at("storm", "at roll; V=e6:1; pile 0:1 3:2 5:1", seed=0)
    assert set(table.outcomes().values()) == {Fraction(1, 24)}
    table.play("roll N2")
    assert table.outcomes() == {
        "draw 0": Fraction(1, 4), "draw 3": Fraction(1, 2), "draw 5": Fraction(1, 4),
    }  # fmt: skip


def test_a_winner_takes_all_and_winners_share():
    text = "3p; at roll; V=e8:1; pile empty; a1:1/P1w3; i1:1/P2w3; i3:0/P3w1"
    table = Table.at("storm", text, seed=0)
    table.play("roll N1")
    assert (table.result.winners, table.result.scores) == (["P1", "P2"], [3, 3, 1])
    assert table.result.payoffs == [Fraction(1, 2), Fraction(1, 2), 0]
    assert table.view(2)["result"]["payoffs"] == ["1/2", "1/2", "0"]
