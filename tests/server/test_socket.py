"""The protocol at a table, spoken to a real server."""

import pytest

from house import Browser

pytestmark = pytest.mark.compiled_only


def seated(browser, *kinds, **options):
    table, _ = browser.open_table(*(kinds or ("me", "me")), **(options or {"pantheons": "fixed"}))
    seat = browser.sit(table)
    return seat, seat.settled()


def test_a_move_is_acknowledged_and_shown(browser):
    seat, shown = seated(browser)
    assert shown["view"]["legal"][-1] == "pass"
    answer = seat.play("pass", shown["seq"])
    assert (answer["type"], answer["seq"]) == ("ack", shown["seq"])
    assert seat.hello()["log"][-1]["move"] == "pass"


def test_the_same_move_sent_twice_gets_the_same_ack(browser):
    seat, shown = seated(browser)
    one = seat.play("pass", shown["seq"], id_="the-same-id")
    two = seat.play("pass", shown["seq"], id_="the-same-id")
    assert one == two
    assert seat.hello()["seq"] == shown["seq"] + 1


def test_a_stale_move_is_answered_with_what_was_missed(browser):
    seat, shown = seated(browser)
    seat.play("pass", shown["seq"])
    answer = seat.play("end", shown["seq"])
    assert answer["type"] == "stale"
    assert [entry["move"] for entry in answer["entries"]] == ["pass"]


def test_an_illegal_move_is_answered_with_reason_and_paragraph(browser):
    seat, shown = seated(browser)
    answer = seat.play("claim e3", shown["seq"])
    told = answer["type"], answer["reason"], answer["rule"]
    assert told == ("illegal", "now_power_or_pass", "BD-5.1")
    seat.send(type="why", id="why-000001", move="power 3")
    assert seat.receive("illegal", "legal")["type"] == "illegal"
    seat.send(type="why", id="why-000002", move="pass")
    assert seat.receive("illegal", "legal")["type"] == "legal"


def test_nonsense_is_a_problem_and_changes_nothing(browser):
    seat, shown = seated(browser)
    assert seat.play("nonsense", shown["seq"])["reason"] == "malformed"
    for text in ("", "{", "[]", '{"type":"frob"}', '{"type":"play"}', "null", "9" * 5000):
        seat.wire.send(text)
        assert seat.receive("problem")["reason"] == "malformed"
    assert seat.hello()["seq"] == shown["seq"]


def test_undo_until_somebody_else_acts(browser):
    seat, shown = seated(browser)
    seat.play("pass", shown["seq"])
    seat.send(type="undo", id="undo-0001", seq=shown["seq"] + 1)
    assert seat.receive("ack", "illegal")["type"] == "ack"
    again = seat.hello()
    assert again["log"][-1]["move"] == "undo"
    assert again["view"]["position"] == shown["view"]["position"]
    seat.send(type="undo", id="undo-0002", seq=again["seq"])
    assert seat.receive("ack", "illegal")["reason"] == "nature_has_acted"


def test_bots_answer(browser):
    seat, shown = seated(browser, "me", "bot")
    while shown["view"]["position"]["round"] == 1:
        seat.play(shown["view"]["legal"][-1], shown["seq"])
        shown = seat.settled()
    assert {entry["seat"] for entry in seat.hello()["log"]} == {-1, 0, 1}


def test_a_friend_joins_by_link_and_only_then_the_game_begins(shared_house):
    host, guest, stranger = (Browser(shared_house) for _ in range(3))
    table, [token] = host.open_table("me", "open", pantheons="fixed")
    seat = host.sit(table)
    shown = seat.hello()
    assert (shown["info"]["started"], shown["seq"], shown["view"]["legal"]) == (False, 0, [])
    status, joined, _ = guest.ask("/api/join", {"token": token, "name": "Gus"})
    assert (status, joined) == (200, {"table": table, "seat": 1})
    assert stranger.ask("/api/join", {"token": token, "name": "Sam"})[0] == 409
    infos = seat.receive("show")["info"]
    assert (infos["started"], infos["seats"][1]["name"]) == (True, "Gus")
    watching = stranger.sit(table).hello()
    assert (watching["view"]["seat"], watching["view"]["legal"]) == (None, [])


def test_a_spectator_cannot_play(shared_house):
    table, _ = Browser(shared_house).open_table("me", "bot", pantheons="fixed")
    stranger = Browser(shared_house)
    stranger.ask("/api/shelf")
    seat = stranger.sit(table)
    seat.hello()
    assert seat.play("pass", 1)["reason"] == "not_your_turn"
