"""Which reason exactly, where several rest on one paragraph; and that every reason can be met."""

import pathlib

import pytest

from theomachy import Table
from theomachy.games.storm.refusals import Refusal
from theomachy.kernel import ask
from theomachy.table.position import tokens_of
from theomachy.table.scenario import play_all, read_scenarios

SCENARIOS = pathlib.Path(__file__).with_name("refusals.scenario")
POWERS = "options powers=on; at develop; V=e9:1; P1=20; gods"


def refusal(table, move):
    return Refusal(ask.refusal(table.state, table.game.parse(move)))


def reasons_met():
    """Of every `cannot` in the scenarios: the paragraph it names, and the reason."""
    for scenario in read_scenarios(SCENARIOS.read_text()):
        for step in scenario.steps:
            if step.keyword == "Given":
                table = Table.at("storm", step.text, seed=0)
            elif step.keyword == "When":
                play_all(table, step.text)
            else:
                for token in tokens_of(step.text):
                    if token.startswith("cannot "):
                        move, _, paragraph = token.removeprefix("cannot ").partition(" (")
                        yield paragraph.rstrip(")"), refusal(table, move)


def test_every_reason_is_met_in_a_scenario():
    met = set(reasons_met())
    assert {reason for _, reason in met} == set(Refusal) - {Refusal.NONE}
    assert all(reason.paragraph == paragraph for paragraph, reason in met)


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("at develop; V=e9:1; c1:1/P1w2", "explore c1", Refusal.NO_BUILDING_THERE),
        ("at develop; V=a2:1; a1:1/P1c; b1:0/P1w1; b2:0/P1w1", "explore a1",
         Refusal.NO_OPEN_NEIGHBOUR),
        ("at develop; V=e9:1; pile empty; a1:1/P1c", "explore a1", Refusal.PILE_EMPTY),
        (f"{POWERS} kors ialda; power used; a1:1/P1c", "market a1", Refusal.POWER_USED),
        (f"{POWERS} daikoe ialda; a1:1/P1c", "market a1", Refusal.NOT_YOUR_POWER),
        (f"{POWERS} kors ialda; a1:1/P1cm", "market a1", Refusal.ALREADY_MARKED),
        (f"{POWERS} kors ialda; a1:5/P1S", "market a1", Refusal.NO_CONSTRUCTION_TO_MARK),
        (f"{POWERS} daikoe ialda; a1:1/P1c", "shift a1", Refusal.NOBODY_TO_SHIFT),
        (f"{POWERS} daikoe ialda; a1:1/P1w1", "shift a1", Refusal.NO_OTHER_TILE),
        (f"{POWERS} shamash ialda; a1:1/P2c", "madden a1", Refusal.NOBODY_TO_MADDEN),
        (f"{POWERS} shamash ialda; P1=30; a1:1/P2w1", "madden a1", Refusal.LIMBO_EMPTY),
    ],
)  # fmt: skip
def test_reasons_that_share_a_paragraph(position, move, reason):
    assert refusal(Table.at("storm", position, seed=0), move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("reveal a1", Refusal.NOT_BESIDE_THE_BUILDING),
        ("reveal e5", Refusal.NOT_OPEN),
        ("reveal d4", Refusal.NOT_OPEN),
        ("done", Refusal.REVEAL_FIRST),
    ],
)
def test_12_2_what_cannot_be_revealed(move, reason):
    table = Table.at("storm", "at develop; V=d4:1; e4:2/P1w1c", seed=0)
    table.play("explore e4")
    assert refusal(table, move) == reason
