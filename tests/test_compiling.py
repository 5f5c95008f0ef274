"""What is compiled before the tests follows from where they lie."""

import pytest

from compiling import TESTS, chores_of, games_of
from theomachy.games import load


@pytest.mark.parametrize(
    ("given", "games"),
    [
        (["bello"], ["bello"]),
        (["storm/endings.scenario", "bello/test_pages.py"], ["bello", "storm"]),
        (["bello", "kernel"], []),
        (["."], []),
    ],
)
def test_the_games_of_paths(given, games):
    assert games_of([TESTS / path for path in given]) == games


def test_rules_alone_need_no_bots():
    named = [name for name, _ in chores_of(load("bello"), of_rules=True)]
    assert named == ["moves", "observations", "counts", "audit"]
