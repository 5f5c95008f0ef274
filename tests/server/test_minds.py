"""Hints, chances, and bots that play for people, spoken to a real server."""

import pytest

from house import Browser

pytestmark = pytest.mark.compiled_only


def seated(browser, *kinds):
    table, tokens = browser.open_table(*kinds, pantheons="fixed", powers="off", doomsday=12)
    seat = browser.sit(table)
    return table, tokens, seat


def ask(wire, kind, **fields):
    wire.send(type=kind, id=f"{kind}-00001", **fields)
    answer = "judgement" if kind == "judge" else "advice"
    return wire.receive(answer, "ack", "busy", "problem")


def watcher(house, table):
    browser = Browser(house)
    browser.ask("/api/shelf")
    seat = browser.sit(table)
    seat.hello()
    return browser, seat


def deputies(seat):
    return [told["deputy"] for told in seat.receive("presence")["info"]["seats"]]


def first_actor(seat):
    """Whose turn it is, once nature has acted."""
    shown = seat.hello()
    while shown["view"]["actor"] < 0:
        shown = seat.receive("update", "show")
    return shown["view"]["actor"]


def test_a_hint_is_a_legal_move_with_chances_and_changes_nothing(browser):
    _, _, seat = seated(browser, "me", "me")
    shown = seat.settled()
    hint = ask(seat, "hint")
    assert (hint["type"], hint["seq"]) == ("advice", shown["seq"])
    assert hint["move"] in shown["view"]["legal"]
    assert sum(hint["win_probabilities"]) == pytest.approx(1, abs=0.001)
    assert seat.hello()["seq"] == shown["seq"]


def test_rivals_and_spectators_get_no_hint(shared_house):
    host, guest = Browser(shared_house), Browser(shared_house)
    table, [token], seat = seated(host, "me", "open")
    seat.hello()
    assert ask(seat, "hint")["reason"] == "not_your_turn"
    guest.ask("/api/join", {"token": token, "name": "Gus"})
    rival = guest.sit(table)
    actor = first_actor(rival)
    idle = [seat, rival][1 - actor]
    for other in (idle, watcher(shared_house, table)[1]):
        assert ask(other, "hint")["reason"] == "not_your_turn"
    assert ask([seat, rival][actor], "hint")["type"] == "advice"


def test_everybody_may_ask_for_the_chances(shared_house, browser):
    table, _, seat = seated(browser, "me", "me")
    seq = seat.settled()["seq"]
    for asker in (seat, watcher(shared_house, table)[1]):
        judged = ask(asker, "judge")
        likely = judged["win_probabilities"]
        assert (judged["type"], judged["seq"], len(likely)) == ("judgement", seq, 2)
        assert sum(likely) == pytest.approx(1, abs=0.001)


def test_a_replay_has_its_chances(browser):
    table, _, seat = seated(browser, "me", "me")
    shown = seat.settled()
    for _ in range(5):
        seat.play(shown["view"]["legal"][-1], shown["seq"])
        shown = seat.settled()
    positions = browser.ask(f"/api/tables/{table}/replay")[1]["positions"]
    chances = browser.ask(f"/api/tables/{table}/win-probabilities")[1]["win_probabilities"]
    assert len(chances) == len(positions)
    assert all(sum(each) == pytest.approx(1, abs=0.001) for each in chances)
    assert ask(seat, "judge")["win_probabilities"] == chances[-1]


def test_a_bot_plays_for_an_owner_who_is_away_until_he_takes_his_seat_back(shared_house):
    host, guest = Browser(shared_house), Browser(shared_house)
    table, [token], seat = seated(host, "me", "open")
    guest.ask("/api/join", {"token": token, "name": "Gus"})
    rival = guest.sit(table)
    rival.hello()
    assert ask(seat, "delegate", seat=0, bot="level1")["type"] == "ack"
    while deputies(rival) != ["level1", None]:
        pass
    seat.close()
    shown = rival.settled()
    while shown["view"]["position"]["round"] < 3:
        rival.play("end", shown["seq"])
        shown = rival.settled()
    assert any(entry["seat"] == 0 for entry in rival.hello()["log"])
    back = host.sit(table)
    assert ask(back, "delegate", seat=0, bot=None)["type"] == "ack"
    rival.play("end", shown["seq"])
    again = back.settled()
    assert (again["view"]["actor"], again["info"]["seats"][0]["deputy"]) == (0, None)


def test_whose_seat_is_played_by_a_bot_is_not_to_act(browser):
    _, _, seat = seated(browser, "me", "bot")
    ask(seat, "delegate", seat=0, bot="random")
    shown = seat.hello()
    assert (shown["view"]["legal"], shown["view"]["can_undo"]) == ([], False)
    assert seat.play("end", shown["seq"])["reason"] == "not_your_turn"
    assert ask(seat, "hint")["reason"] == "not_your_turn"


def test_nobody_delegates_what_is_not_his(shared_house, browser):
    table, _, seat = seated(browser, "me", "bot")
    _, stranger = watcher(shared_house, table)
    assert ask(stranger, "delegate", seat=0, bot="level1")["reason"] == "not_your_seat"
    assert ask(seat, "delegate", seat=1, bot="level1")["reason"] == "not_your_seat"
    assert ask(seat, "delegate", seat=4, bot=None)["reason"] == "not_your_seat"
    assert ask(seat, "delegate", seat=0, bot="oracle")["reason"] == "malformed"


def test_a_deputy_plays_on_after_kill_9(house):
    host, guest = Browser(house), Browser(house)
    table, [token], seat = seated(host, "me", "open")
    guest.ask("/api/join", {"token": token, "name": "Gus"})
    ask(seat, "delegate", seat=0, bot="level1")
    house.kill()
    house.start()
    rival = guest.sit(table)
    shown = rival.settled()
    assert shown["info"]["seats"][0]["deputy"] == "level1"
    for _ in range(3):
        rival.play("end", shown["seq"])
        shown = rival.settled()
    assert any(entry["seat"] == 0 for entry in rival.hello()["log"])


def test_every_level_may_sit_down(browser):
    seats = [{"kind": "bot", "bot": bot} for bot in ("level6-cautious", "level1-warlike")]
    status, told, _ = browser.ask("/api/tables", {"game": "bello", "seats": seats})
    assert status == 200, told
    info = browser.ask(f"/api/tables/{told['table']}")[1]
    assert [seat["bot"] for seat in info["seats"]] == ["level6-cautious", "level1-warlike"]
