"""Scenario files are tests: each worked example is one, named by its title."""

import pytest

from theomachy.table.scenario import Difference, Scenario, read_scenarios, run


class ScenarioFile(pytest.File):
    def collect(self):
        for scenario in read_scenarios(self.path.read_text()):
            yield ScenarioTest.from_parent(self, name=scenario.title, scenario=scenario)


class ScenarioTest(pytest.Item):
    def __init__(self, *, scenario: Scenario, **told):
        super().__init__(**told)
        self.scenario = scenario

    def runtest(self):
        complaint = complaint_about(self.scenario)
        if complaint:
            pytest.fail(complaint, pytrace=False)

    def reportinfo(self):
        return self.path, self.scenario.line - 1, self.name


def complaint_about(scenario: Scenario) -> str:
    """What is wrong with a scenario, or what does not hold in it; empty if nothing."""
    keywords = [step.keyword for step in scenario.steps]
    if keywords[:1] != ["Given"] or keywords[-1:] != ["Then"] or not scenario.paragraphs:
        return f"line {scenario.line}: give a position, assert something, cite a paragraph"
    return "\n".join(told(difference) for difference in run(scenario))


def told(difference: Difference) -> str:
    return (
        f"line {difference.line}\n  expected {difference.expected}\n"
        f"  actual   {difference.actual}\n{difference.picture}"
    )
