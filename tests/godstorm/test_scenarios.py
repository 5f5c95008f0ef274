"""Every scenario of this folder and of the rulebooks, one test each."""

import pathlib

import pytest

from theomachy.games import load
from theomachy.table.scenario import Difference, read_scenarios, run

HERE = pathlib.Path(__file__).parent
FILES = [*sorted(HERE.glob("*.scenario")), *sorted(load("godstorm").folder.glob("RULES.*.md"))]


def cases():
    for path in FILES:
        for scenario in read_scenarios(path.read_text()):
            yield pytest.param(path.name, scenario, id=scenario.title)


def told(name: str, difference: Difference) -> str:
    return (
        f"{name}:{difference.line}\n  expected {difference.expected}\n"
        f"  actual   {difference.actual}\n{difference.picture}"
    )


@pytest.mark.parametrize(("name", "scenario"), list(cases()))
def test_scenario(name, scenario):
    differences = run(scenario)
    assert not differences, "\n" + "\n".join(told(name, d) for d in differences)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_scenario_gives_a_position_and_asserts_something(path):
    for scenario in read_scenarios(path.read_text()):
        keywords = [step.keyword for step in scenario.steps]
        assert keywords[0] == "Given", scenario.title
        assert keywords[-1] == "Then", scenario.title
        assert scenario.paragraphs, scenario.title
