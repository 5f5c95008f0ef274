"""What people say at a table: kept, bounded, their own, and no part of the game."""

import uuid

import pytest

from house import Browser, House

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def company(shared_house):
    return seated(shared_house)


def seated(house, **manners):
    """A host, a friend and somebody who looks on: their browsers, and the table."""
    host, friend, spectator = (Browser(house) for _ in range(3))
    table, [token] = host.open_table("me", "open", manners=manners)
    friend.ask("/api/join", {"token": token, "name": "Friend"})
    spectator.ask("/api/shelf")
    return (host, friend, spectator), table


def say(wire, seat, **what):
    wire.send(type="say", id=f"{uuid.uuid4()}", seat=seat, **what)
    return wire.receive("ack", "problem", "busy")


def at(browser, table):
    wire = browser.sit(table)
    wire.hello()
    return wire


def heard(wire):
    return [(one["name"], one["phrase"], one["words"]) for one in wire.receive("talk")["sayings"]]


def test_everybody_hears_what_is_said_and_who_comes_later_too(company):
    browsers, table = company
    wires = [at(browser, table) for browser in browsers]
    assert say(wires[0], 0, words="<b>Hello</b> & co")["type"] == "ack"
    assert [heard(wire) for wire in wires[1:]] == [[("N0", None, "<b>Hello</b> & co")]] * 2
    assert say(wires[1], 1, phrase="thanks")["type"] == "ack"
    assert heard(wires[2]) == [("Friend", "thanks", "")]
    assert heard(at(browsers[2], table)) == [
        ("N0", None, "<b>Hello</b> & co"), ("Friend", "thanks", ""),
    ]  # fmt: skip


def test_who_looks_on_reads_and_does_not_speak_and_nobody_speaks_for_another(company):
    browsers, table = company
    host, _, spectator = (at(browser, table) for browser in browsers)
    for wire, seat in ((spectator, 0), (spectator, 1), (host, 1), (host, 5)):
        assert say(wire, seat, words="hm")["reason"] == "not_your_seat"


def test_a_table_without_talk_is_silent(shared_house):
    browsers, table = seated(shared_house, talk=False)
    wire = browsers[0].sit(table)
    assert wire.hello()["info"]["talk"] is False
    assert say(wire, 0, words="hm")["reason"] == "no_talk"


@pytest.mark.parametrize(
    "odd",
    ["", " ", "two\nlines", "turned \u202e around", "\x00", "x" * 201, "hid\u200bden", 7, None],
)
def test_words_that_would_break_a_page_or_a_log_are_refused(company, odd):
    browsers, table = company
    wire = at(browsers[0], table)
    wire.send(type="say", id="odd-words", seat=0, words=odd)
    assert wire.receive("problem", "ack")["reason"] == "malformed"


def test_a_phrase_nobody_knows_and_both_at_once_are_refused(company):
    browsers, table = company
    wire = at(browsers[0], table)
    for what in ({"phrase": "curse"}, {"phrase": "hello", "words": "hello"}):
        wire.send(type="say", id="odd-words", seat=0, **what)
        assert wire.receive("problem", "ack")["reason"] == "malformed"


def test_who_talks_too_much_is_told_so_at_whatever_table(tmp_path):
    house = House(tmp_path, SAYINGS_PER_SECOND=0.001, SAYINGS_AT_ONCE=2.0)
    host = Browser(house)
    wires = [at(host, host.open_table("me", "me")[0]) for _ in range(3)]
    answers = [say(wire, 0, words="and another thing") for wire in wires]
    assert [answer["type"] for answer in answers] == ["ack", "ack", "problem"]
    assert answers[2]["reason"] == "too_fast"
    house.stop()


def test_words_are_no_part_of_the_game_and_go_with_who_said_them(company):
    (host, friend, _), table = company
    assert say(at(friend, table), 1, words="forget me not")["type"] == "ack"
    wire = at(host, table)
    assert heard(wire) == [("Friend", None, "forget me not")]
    assert "forget me not" not in str(host.ask(f"/api/tables/{table}/replay")[1])
    [told] = friend.ask("/api/me/data")[1]["tables"]
    assert [one["words"] for one in told["said"]] == ["forget me not"]
    assert friend.ask("/api/me", method="DELETE")[0] == 200
    assert say(wire, 0, words="Gone?")["type"] == "ack"
    assert heard(at(host, table)) == [("N0", None, "Gone?")]


def test_words_outlast_kill_9(tmp_path):
    house = House(tmp_path)
    browsers, table = seated(house)
    say(at(browsers[0], table), 0, words="still here")
    house.kill()
    house.start()
    assert heard(at(browsers[1], table)) == [("N0", None, "still here")]
    house.stop()
