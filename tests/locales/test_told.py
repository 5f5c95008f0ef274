"""The worked examples of every game, told in every language."""

import functools
import itertools
import pathlib

import pytest
from spoken import events, spoken_of, verbs

from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES, speech
from theomachy.table import Table
from theomachy.table.scenario import play_all, read_scenarios

TESTS = pathlib.Path(__file__).parent.parent


def played(scenario):
    """The tables of a worked example, one for each Given, after all of their moves."""
    tables = []
    for step in scenario.steps:
        if step.keyword == "Given":
            tables.append(Table.at(scenario.game, step.text, seed=0))
        elif step.keyword == "When":
            play_all(tables[-1], step.text)
    return tables


@functools.cache
def plies(name):
    """Every ply of the worked examples: the position before, the action, the position after."""
    told = []
    for path in sorted((TESTS / name).glob("*.scenario")):
        scenarios = read_scenarios(path.read_text())
        for table in itertools.chain.from_iterable(map(played, scenarios)):
            positions = [*(table.restored(ply.before) for ply in table.plies), table.state]
            actions = [ply.action for ply in table.plies]
            told += zip(positions, actions, positions[1:], strict=False)
    return told


def heard(name, ply):
    """What is told of a ply: to everybody, and aside to those who know more."""
    for event in load(name).tell(*ply):
        yield from (event, event.aside) if event.aside else (event,)


@pytest.mark.parametrize("name", SHELF)
def test_no_ply_goes_untold(name):
    assert all(load(name).tell(*ply) for ply in plies(name))


@pytest.mark.parametrize("name", SHELF)
def test_the_worked_examples_tell_every_event_and_no_other(name):
    kinds = {event.kind for ply in plies(name) for event in heard(name, ply)}
    assert kinds == events(load(name))


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_with_the_arguments_its_message_needs(language, name):
    for ply in plies(name):
        for event in heard(name, ply):
            told = speech(language).say(f"{name}-event-{event.kind}", **event.args)
            assert told.endswith(".")
            assert "  " not in told


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_explained_with_the_arguments_its_message_needs(language, name):
    game, explained = load(name), set()
    for before, action, _ in plies(name):
        verb = game.notation(action).split()[0]
        explained.add(verb)
        assert speech(language).say(f"{name}-move-{verb}", **game.explain(before, action))
    assert explained == verbs(game)


@pytest.mark.parametrize("name", SHELF)
def test_every_position_rests_in_one_phase_that_has_its_words(name):
    for before, _, after in plies(name):
        for position in (before, after):
            words = load(name).description(position)["at"].split()
            assert len(set(words) & set(spoken_of(name).phases)) == 1
