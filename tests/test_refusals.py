"""Every reason of every game is met: in a scenario that names it, or, where no table can stand, in
a record that was changed by hand."""

import importlib
import pathlib
import re

import pytest

from theomachy.games import SHELF, load

TESTS = pathlib.Path(__file__).parent
_NAMED = re.compile(r"cannot [^;\n(]+ \(([A-Z]+-\d+\.\d+) (\w+)\)")


def reasons_of(name):
    return {reason.name: reason.paragraph for reason in load(name).reasons if reason}


COUNTED = [pytest.param(name, id=f"{name}-{len(reasons_of(name))} reasons") for name in SHELF]
"""`pytest -vv` prints how many there are."""


def told_by_scenarios(name):
    """Paragraph and reason of every `cannot MOVE (PARAGRAPH reason)`."""
    return set(_NAMED.findall((TESTS / name / "refusals.scenario").read_text()))


def out_of_reach(name):
    return {reason.name for reason in importlib.import_module(f"{name}.test_refusals").OUT_OF_REACH}


@pytest.mark.parametrize("name", COUNTED)
def test_every_reason_is_met_with_its_paragraph(name):
    reasons = reasons_of(name)
    met = {reason.upper(): paragraph for paragraph, reason in told_by_scenarios(name)}
    assert set(met) | out_of_reach(name) == set(reasons)
    assert set(met) & out_of_reach(name) == set()
    assert all(paragraph == reasons[reason] for reason, paragraph in met.items())


@pytest.mark.parametrize("name", SHELF)
def test_no_reason_is_only_that_it_is_not_the_moment(name):
    assert "NOT_NOW" not in load(name).reasons.__members__
