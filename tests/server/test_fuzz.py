"""Nonsense of every kind: answered or cut, nothing raised, nothing changed, others served."""

import random

import fuzz
import hypothesis
import pytest
import schemathesis

from house import Browser, House
from theomachy.server.protocol import openapi

pytestmark = pytest.mark.compiled_only

OPERATIONS = [one.ok() for one in schemathesis.openapi.from_dict(openapi()).get_all_operations()]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server whose error stream is read at the end."""
    data = tmp_path_factory.mktemp("fuzzed")
    house = House(data, errors=data / "errors.txt")
    yield house
    house.stop()
    assert "Traceback" not in house.errors.read_text()


@pytest.fixture
def game(house):
    """A table in play, that must be the same afterwards and can be played on."""
    browser = Browser(house)
    table, _ = browser.open_table("me", "me", pantheons="fixed")
    seat = browser.sit(table)
    seat.play("pass", seat.settled()["seq"])
    before = seat.hello()
    yield table
    after = seat.hello()
    assert (after["view"], after["log"]) == (before["view"], before["log"])
    assert seat.play(after["view"]["legal"][0], after["seq"])["type"] == "ack"
    seat.close()


def test_texts_that_are_no_messages_become_problems():
    assert 0 < fuzz.decode(10_000, seed=3) < 5_000


def test_frames_of_a_stranger_change_nothing(house, game):
    stranger = fuzz.Stranger(house.address, random.Random(4))
    for _ in range(60):
        assert stranger.frames(game, 50).count(b"the-last-one") == 1


def test_frames_of_a_player_leave_a_table_one_can_play_at(house, game):
    browser = Browser(house)
    table, _ = browser.open_table("me", "me", pantheons="fixed")
    stranger = fuzz.Stranger(house.address, random.Random(5))
    for _ in range(20):
        assert stranger.frames(table, 50, browser.cookie).count(b"the-last-one") == 1
    seat = browser.sit(table)
    shown = seat.hello()
    assert [entry["seq"] for entry in shown["log"]] == list(range(shown["seq"]))


def test_requests_that_are_none_are_refused_or_cut(house, game):
    stranger = fuzz.Stranger(house.address, random.Random(6))
    for _ in range(200):
        assert stranger.request()[:12] not in (b"HTTP/1.1 200", b"HTTP/1.1 500")


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.label)
def test_requests_by_the_openapi_document_are_answered(house, game, operation):
    modes = schemathesis.GenerationMode

    @hypothesis.settings(max_examples=20, derandomize=True, deadline=None, database=None)
    @hypothesis.given(operation.as_strategy(modes.POSITIVE) | operation.as_strategy(modes.NEGATIVE))
    def ask(case):
        answer = case.call(base_url=f"http://{house.address}")
        assert answer.status_code < 500 or answer.status_code == 503

    ask()
