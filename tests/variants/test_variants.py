"""A variant is a game of its own, under a name that says its numbers."""

import pickle

import numpy as np
import pytest
from turned import SHORT

from theomachy import Table
from theomachy.bots import bot
from theomachy.bots.guests.text.manner import Manner
from theomachy.bots.guests.text.prompt import prompt_of
from theomachy.bots.view import first_view, view_of
from theomachy.games import as_printed, called, load
from theomachy.games.settings import house_rules, read_setting
from theomachy.games.variants import full_name_of, told_apart, with_numbers
from theomachy.kernel import codecache, codestamp
from theomachy.kernel.game import REGISTERED
from theomachy.kernel.warm import folder
from theomachy.locales import Unknown, Wrong, speech

STORM, RICH = load("storm"), load("storm@income=3")


def test_a_name_leads_to_one_game_however_it_is_written():
    assert load("storm@sanctuary_upkeep=0,income=3") is load("storm@income=3,sanctuary_upkeep=0")
    assert with_numbers(STORM, {"income": 3}) is RICH
    assert (RICH.full_name, RICH.name, RICH.variant) == ("storm@income=3", "storm", "@income=3")
    assert RICH.version == STORM.version


def test_what_a_variant_is_called_is_known_without_making_it():
    assert called("storm@limbo=31,attack=3") == "storm@attack=3,limbo=31"
    assert full_name_of(STORM, {"income": 1, "limbo": 31, "attack": 3}) == "storm@attack=3,limbo=31"
    assert "storm@attack=3,limbo=31" not in REGISTERED
    assert (called("storm@income=1"), called("bello")) == ("storm", "bello")
    assert told_apart("storm@income=2,limbo=9") == ("storm", {"income": 2, "limbo": 9})
    assert told_apart("storm") == ("storm", {})
    with pytest.raises(Wrong, match="income cannot be 7"):
        called("storm@income=7")


def test_numbers_as_printed_are_no_variant():
    assert load("storm@income=1") is STORM
    assert house_rules(STORM, speech("en")) == ""


@pytest.mark.plain_only
def test_what_is_not_as_printed_is_told_to_people_and_to_text_agents():
    told = "House rules: income 3 instead of 1"
    assert house_rules(RICH, speech("en")) == told
    view = first_view(RICH)
    assert told in prompt_of(view, Manner(), "en").splitlines()
    assert told not in prompt_of(first_view(STORM), Manner(), "en")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("storm@incme=3", "storm has no number 'incme'"),
        ("storm@income=7", "income cannot be 7 (ST-7.3): a whole number from 0 to 6"),
        ("storm@income=-1", "income cannot be -1"),
        ("storm@income=3.0", "income cannot be 3.0"),
        ("storm@income=²", "income cannot be ²"),
        ("storm@income=" + "9" * 5000, "income cannot be 999"),
        ("storm@income", "set name=number, not 'income'"),
        ("storm@", "set name=number, not ''"),
        ("storm@income=2,income=3", "income is set twice"),
        ("chess@income=3", "no game called 'chess'"),
        ("connect_four@income=3", "connect_four has no number 'income' that may be set, nor any"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(name, said):
    with pytest.raises(Wrong) as wrong:
        load(name)
    assert said in str(wrong.value)
    assert len(str(wrong.value)) < 1000


@pytest.mark.parametrize("number", [True, None, 2.5, "two", [3]])
def test_a_number_is_a_whole_number(number):
    with pytest.raises(Wrong, match="income cannot be"):
        with_numbers(STORM, {"income": number})


def test_where_only_printed_games_are_played_there_is_no_variant():
    assert as_printed("storm") is STORM
    with pytest.raises(Unknown, match="no game called 'storm@income=3'"):
        as_printed("storm@income=3")


def test_its_record_is_laid_out_alike_and_of_a_type_of_its_own():
    assert RICH.state != STORM.state
    assert RICH.state.itemsize == STORM.state.itemsize
    assert [RICH.state.fields[name] for name in RICH.state.names] == [
        STORM.state.fields[name] for name in STORM.state.names
    ]
    assert RICH.state.names[:-1] == STORM.state.names[:-1]


def test_its_code_is_kept_apart():
    printed, rich, richer = map(folder, (STORM, RICH, load("storm@income=4")))
    assert len({printed, rich, richer}) == 3
    assert printed.name.startswith("storm-")
    assert rich.name.startswith("storm@-")
    assert codecache.folder_of(RICH.full_name, RICH.code) == rich


def test_it_is_made_of_the_same_files():
    assert codestamp.rule_files("storm@income=3", RICH.code) == codestamp.rule_files(
        "storm", STORM.code
    )


def test_it_travels_by_its_name():
    assert pickle.loads(pickle.dumps(RICH)) is RICH


@pytest.mark.plain_only
def test_tables_made_at_import_are_made_of_its_numbers():
    small = load("storm@community=3,limbo=8,sea_tiles=2")
    opening = small.new(2, {"oceans": "on"})
    assert (opening.community[0], opening.limbo[0]) == (3, 8)
    assert opening.pile.tolist() == [8, 12, 12, 10, 7, 8, 2]
    assert len(small.alphabet) < len(STORM.alphabet)
    with pytest.raises(ValueError, match="keep is written like"):
        small.parse("keep 20")
    assert small.printed == STORM.printed
    assert load("storm@worshiper_belief=2").printed["points"]["worshipers"] == 2


def test_words_numbers_and_options_are_told_apart():
    game, options = read_setting("storm", {"income": "3", "upkeep": "after", "powers": "on"})
    assert (game, options) == (RICH, {"upkeep": "after", "powers": "on"})
    game, options = read_setting("storm@income=3", {"attack": 2})
    assert (game.full_name, options) == ("storm@attack=2,income=3", {})
    with pytest.raises(Wrong, match="no option and no number 'powres'"):
        read_setting("storm", {"powres": "on"})
    with pytest.raises(Wrong, match="powers cannot be perhaps"):
        read_setting("storm", {"powers": "perhaps"})


@pytest.mark.plain_only
def test_a_bot_of_the_house_has_an_opinion_of_it():
    table = Table(RICH, 2, seed=5, options=SHORT["storm"])
    while table.actor < 0:
        table.roll()
    view = view_of(table, table.actor)
    assert bot("greedy", 1).choose(view, 1.0) in view.actions


def test_observations_are_laid_out_by_its_numbers():
    rich = load("storm@constructions=10")
    most = {n.name: n.number.most for n in rich.observation.numbers()}
    assert most["chairs.constructions"] == 10
    assert np.all(rich.observation.always >= 0)
