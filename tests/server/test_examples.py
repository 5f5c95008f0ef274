"""The examples of the rulebooks as boards: each loads, and each can be played on."""

import asyncio

import pytest

from house import Browser, awaited
from theomachy.games import SHELF, load
from theomachy.kernel import OVER
from theomachy.server.examples import Examples, example_of
from theomachy.server.turns import Asker
from theomachy.table import record, rulebook
from theomachy.table.scenario import moves_of

ANYBODY = Asker("127.0.0.1", "anybody")


def decisions_of(scenario):
    """Positions a scenario goes through: one for each beginning and each move."""
    moves = [list(moves_of(s.text)) for s in scenario.steps if s.keyword == "When"]
    return sum(map(len, moves)) + sum(s.keyword == "Given" for s in scenario.steps)


@pytest.mark.parametrize("name", SHELF)
def test_every_example_has_its_positions_and_can_be_played_on(name):
    scenarios = rulebook.examples(load(name))
    assert len(scenarios) > 20
    for scenario in scenarios:
        example = example_of(scenario)
        assert len(example.positions) == decisions_of(scenario), scenario.title
        again = record.replay(example.record)
        assert again.actor != OVER, scenario.title
        assert again.legal(), scenario.title
        assert 0 <= example.seat < again.players
        assert again.actor in (example.seat, -1), scenario.title


def test_whoever_is_to_act_may_act():
    first = example_of(rulebook.examples(load("bello"))[2])
    view = first.positions[0].view
    assert (view.seat, view.actor) == (0, 0)
    assert "attack e2 e3" in view.legal
    assert [told.kind for told in first.positions[1].told][:1] == ["attack"]


class Counting:
    """Readers that count what they are asked, and fail as often as they are told."""

    def __init__(self, failures):
        self.asked, self.failures = [], failures

    async def answer(self, asker, read, game):
        self.asked.append(game)
        await asyncio.sleep(0)
        if len(self.asked) <= self.failures:
            raise OSError("gone")
        return [game.encode()]


def test_the_examples_of_a_game_are_made_once_however_many_ask():
    async def ask():
        readers = Counting(failures=1)
        examples = Examples(readers)
        with pytest.raises(OSError, match="gone"):
            await examples.of("storm", ANYBODY)
        made = await asyncio.gather(*(examples.of("storm", ANYBODY) for _ in range(5)))
        return readers.asked, made

    asked, made = awaited(ask())
    assert asked == ["storm", "storm"]
    assert made == [[b"storm"]] * 5


@pytest.mark.compiled_only
def test_examples_are_sent_one_by_one(shared_house):
    browser = Browser(shared_house)
    status, example, _ = browser.ask("/api/examples/storm/0")
    assert status == 200
    assert (example["game"], example["positions"][0]["ply"]) == ("storm", 0)
    many = len(rulebook.examples(load("storm")))
    assert browser.ask(f"/api/examples/storm/{many - 1}")[0] == 200
    for nothing in (f"storm/{many}", "nothing/0", "storm/x", "storm/-1"):
        assert browser.ask(f"/api/examples/{nothing}")[0] == 404
