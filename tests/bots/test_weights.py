"""The files of weights: they name the features of the code, and hold the levels of a game."""

import json

import pytest

from connect_four import features
from theomachy.bots import opinions, settings_of, weights
from theomachy.bots.levels import temperatures
from theomachy.bots.opinions import form_opinion, opinion_of
from theomachy.bots.weights import COMMON_LEVELS, Level, read_weights, weights_file, write_weights
from theomachy.games import SHELF, load

GUEST = load("connect_four")
LADDER = [Level(0, 0.5), *COMMON_LEVELS[1:]]


@pytest.fixture
def unformed(monkeypatch):
    """As if nobody had an opinion yet."""
    monkeypatch.setattr(opinions, "_OPINIONS", {})


@pytest.mark.parametrize(
    ("kind", "change", "told"),
    [
        ("policy", {"temples": None}, "The policy of bello has no weight for temples."),
        (
            "value",
            {"altars": 1.0},
            "The value of bello has a weight for altars, but no such feature",
        ),
        (
            "baseline",
            {"temples": None, "altars": 1.0},
            "baseline of bello has no weight for temples",
        ),
    ],
)
def test_weights_of_other_features_than_the_code_has_are_refused(
    tmp_path, monkeypatch, unformed, kind, change, told
):
    held = json.loads(weights_file("bello").read_text())
    changed = {**held[kind], **change}
    held[kind] = {name: weight for name, weight in changed.items() if weight is not None}
    (tmp_path / "bello.json").write_text(json.dumps(held))
    monkeypatch.setattr(weights, "_FOLDER", tmp_path)
    with pytest.raises(ValueError, match=told):
        opinion_of(load("bello"))


@pytest.mark.parametrize("name", SHELF)
def test_the_order_of_a_file_does_not_matter_and_that_of_the_code_does(name, unformed, monkeypatch):
    told, before = read_weights(name), opinion_of(load(name))
    turned = {**told, "policy": dict(reversed(told["policy"].items()))}
    monkeypatch.setattr(opinions, "read_weights", lambda name: turned)
    opinions._OPINIONS.clear()
    assert (opinion_of(load(name)).policy == before.policy).all()
    assert before.names == tuple(dict.fromkeys(before.names))


def test_a_game_has_the_levels_of_its_file_and_searches_as_it_says():
    assert opinion_of(load("gog")).levels[3] == Level(14, 0.0)
    assert [name for name in SHELF if opinion_of(load(name)).plays_on] == ["bello"]
    assert settings_of("level6", load("bello")).plays_on
    assert not settings_of("greedy", load("bello")).plays_on


def test_a_game_that_gives_no_levels_has_the_common_ones():
    assert opinion_of(GUEST).levels == COMMON_LEVELS
    assert settings_of("level4", GUEST).simulations == COMMON_LEVELS[3].simulations
    assert temperatures(GUEST) == [0.0, 0.3, 1.0]


def test_a_guest_may_give_levels_of_its_own(unformed):
    form_opinion(GUEST, features, {"middle": 0.4}, levels=LADDER, plays_on=True)
    assert settings_of("level1", GUEST).temperature == 0.5
    assert settings_of("level5", GUEST).plays_on


def test_another_number_of_levels_is_refused(unformed):
    with pytest.raises(ValueError, match="connect_four has 2 levels, not 6"):
        form_opinion(GUEST, features, {"middle": 0.4}, levels=LADDER[:2])


def test_weights_are_written_for_people_too_and_leave_the_others(tmp_path):
    file = tmp_path / "some.json"
    write_weights("value", {"followers": 0.1}, file)
    assert json.loads(file.read_text()) == {"value": {"followers": 0.1}}
    write_weights("policy", {"followers": 2.0}, file)
    write_weights("value", {"followers": 0.3}, file)
    assert json.loads(file.read_text()) == {
        "value": {"followers": 0.3}, "policy": {"followers": 2.0},
    }  # fmt: skip
    assert len(file.read_text().splitlines()) == 8
    write_weights("forecast", {"2": {"followers": 0.4}}, file)
    write_weights("forecast", {"3": {"followers": 0.5}}, file)
    assert list(json.loads(file.read_text())["forecast"]) == ["2", "3"]
