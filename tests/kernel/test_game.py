"""What a game gives the house: options, players, verbs."""

import copy
import dataclasses
import pickle

import numpy as np
import pytest

from theomachy.games import SHELF, guests, load, names
from theomachy.kernel import NATURE, Option, ask
from theomachy.kernel.drive import DECISIONS, play_many
from theomachy.kernel.game import REGISTERED, SHEET
from theomachy.kernel.philox import new_rng
from theomachy.kernel.rows import Chance

WORDS = Option("powers", ("on", "off"), "on", "BD-5.9")
NUMBERS = Option("doomsday", range(12, 49), 24, "BD-9.1")
SOME = Option("max_turns", (60, 120, 240), 120, "ST-16.4")


@pytest.mark.parametrize(
    ("option", "written", "number", "value"),
    [
        (WORDS, "on", 0, "on"),
        (WORDS, "off", 1, "off"),
        (WORDS, True, 0, "on"),
        (WORDS, False, 1, "off"),
        (NUMBERS, 24, 24, 24),
        (NUMBERS, "48", 48, 48),
        (SOME, 240, 2, 240),
        (SOME, "60", 0, 60),
    ],
)
def test_options_are_words_or_numbers(option, written, number, value):
    assert option.number(written) == number
    assert option.value(np.int8(number)) == value


@pytest.mark.parametrize(
    ("option", "written", "told"),
    [
        (WORDS, "maybe", r"powers cannot be maybe \(BD-5.9\): on, off"),
        (NUMBERS, 11, r"doomsday cannot be 11 \(BD-9.1\): 12-48"),
        (NUMBERS, "soon", r"doomsday cannot be soon"),
        (NUMBERS, True, r"doomsday cannot be True"),
        (SOME, 100, r"max_turns cannot be 100 \(ST-16.4\): 60, 120, 240"),
    ],
)
def test_an_option_refuses_other_values(option, written, told):
    with pytest.raises(ValueError, match=told):
        option.number(written)


def test_unknown_options_are_refused_by_name():
    with pytest.raises(ValueError, match="bello has no option 'dice'; it has doomsday, powers"):
        load("bello").option_numbers({"dice": 6})


@pytest.mark.parametrize("players", [0, 1, 7, -1])
def test_wrong_numbers_of_players_are_refused(players):
    with pytest.raises(ValueError, match=f"bello is for 2-6 players, not {players}"):
        load("bello").new(players)


def test_the_shelf():
    assert names()[: len(SHELF)] == list(SHELF)
    assert load("bello") is REGISTERED["bello"]
    with pytest.raises(LookupError, match="'chess'; the shelf holds storm, gog, bello, godstorm"):
        load("chess")


@pytest.mark.parametrize("name", names())
def test_a_game_travels_by_its_name(name):
    game = load(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


@pytest.mark.parametrize("name", names())
def test_what_nature_alone_does_is_numbered_after_all_decisions(name):
    game = load(name)
    rows = [row for row in game.turn.rows if not isinstance(row, Chance)]
    verbs = [offer.verb for row in rows for offer in row.offers]
    assert max(verb + (verb.size - 1) * verb.stride for verb in verbs) == game.decisions - 1
    assert 0 < game.decisions <= game.actions


@pytest.mark.parametrize("name", SHELF)
def test_no_game_is_longer_than_told(name):
    game = load(name)
    played = play_many(game, game.new(game.players[0]), 2, seed=0).tallies
    assert 0 < played[:, DECISIONS].max() <= game.longest


def test_guests_are_found_by_their_entry_points(tmp_path, monkeypatch):
    """A folder on the path with an entry point and a module is a game installed."""
    info = tmp_path / "guest-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[theomachy.games]\nvisitor = visiting_game:GAME\n")
    (tmp_path / "visiting_game.py").write_text(
        "import dataclasses\nimport numpy as np\nfrom theomachy.games import load\n"
        "STATE = np.dtype([('guest', np.int64)])\n"
        "GAME = dataclasses.replace(load('bello'), name='visitor', state=STATE)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert guests()["visitor"] == "visiting_game"
    assert "visitor" in names()
    assert load("visitor").name == "visitor"
    assert load("visitor") is REGISTERED.pop("visitor")


def test_a_game_without_secrets_need_not_say_so():
    game = load("connect_four")
    s = game.new(2)
    before, then = s.tobytes(), s.copy()
    ask.conceal(s, 0)
    ask.imagine(s, 0, new_rng(0))
    assert s.tobytes() == before
    assert not ask.reveals(s, 0, then)


def test_a_record_hides_no_padding():
    """Bytes nobody names would make equal positions differ."""
    state = np.dtype([("small", np.int8), ("large", np.int64)], align=True)
    with pytest.raises(ValueError, match="record of padded has hidden padding"):
        dataclasses.replace(load("bello"), name="padded", state=state)
    assert "padded" not in REGISTERED


def test_the_verbs_can_be_asked_from_python():
    game = load("bello")
    s, sheet = game.blank(), np.zeros(2, SHEET).view(np.recarray)
    ask.setup(s, 2, game.option_numbers())
    assert ask.actor(s) == NATURE
    assert [ask.chance(s, action) for action in game.legal_actions(s)] == [1, 1]
    assert ask.refusal(s, game.legal_actions(s)[0]) == ask.fault(s) == 0
    before = s.tobytes()
    ask.conceal(s, 0)
    ask.imagine(s, 0, new_rng(0))
    assert s.tobytes() == before
    ask.score(s, sheet)
    assert sheet.points.tolist() == [3, 3]
