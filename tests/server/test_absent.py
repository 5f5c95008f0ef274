"""An absent player's table goes on by its rule, and nothing that was acknowledged is lost."""

import uuid
from itertools import pairwise

import pytest

from house import Browser, House

pytestmark = pytest.mark.compiled_only

QUICK = {
    "SECONDS_OF_A_CLOCK_AT_LEAST": 0, "SECONDS_UNTIL_AWAY": 0.2, "SECONDS_AFTER_A_RETURN": 600.0,
    "SECONDS_BETWEEN_LOOKS_AT_CLOCKS": 0.05, "SECONDS_BETWEEN_SIGHTINGS": 0.05,
}  # fmt: skip
"""A house where clocks are looked at often, and who leaves is soon away."""
PLAIN = {"pantheons": "fixed", "powers": "off", "doomsday": 12}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("absent"), **QUICK)
    yield house
    house.stop()


def pace(clock="turn", seconds=1, late="turn", away=0):
    return {"pace": {"clock": clock, "seconds": seconds, "late": late, "away": away}}


def friends(house, manners, number=2):
    """Browsers that sit at one table, its id, and a socket for each."""
    browsers = [Browser(house) for _ in range(number)]
    kinds = ["me", *["open"] * (number - 1)]
    table, tokens = browsers[0].open_table(*kinds, manners=manners, **PLAIN)
    for n, (browser, token) in enumerate(zip(browsers[1:], tokens, strict=True)):
        browser.ask("/api/join", {"token": token, "name": f"Friend {n}"})
    return browsers, table, [browser.sit(table) for browser in browsers]


def until(seat, is_so):
    """What the seat is shown once something holds of it."""
    shown = seat.hello()
    while not is_so(shown):
        told = seat.receive("update", "show", "presence", "clock")
        known = {"info": shown["info"] | {"clock": told.get("clock")}}
        shown = shown | (known if told["type"] == "clock" else told)
    return shown


def begun(seat):
    return until(seat, lambda shown: shown["view"]["actor"] >= 0)


def ask(wire, kind, **fields):
    wire.send(type=kind, id=f"{uuid.uuid4()}", **fields)
    return wire.receive("ack", "problem", "busy")


def noted(shown, seat=None):
    """What was noted, of one seat or of all."""
    return [note["kind"] for note in shown["notes"] if seat in (None, note["seat"])]


def test_a_seat_that_runs_out_is_played_for_a_turn_and_its_owner_plays_the_next(house):
    _, _, seats = friends(house, pace())
    actor = begun(seats[0])["view"]["actor"]
    other = seats[1 - actor]
    shown = until(other, lambda shown: shown["view"]["actor"] == 1 - actor)
    assert "late-turn" in noted(until(other, lambda shown: shown["notes"]))
    assert any(entry["seat"] == actor for entry in other.hello()["log"])
    assert shown["info"]["pace"]["seconds"] == 1
    assert other.play("end", other.hello()["seq"])["type"] in ("ack", "stale", "problem")
    back = until(seats[actor], lambda shown: shown["info"]["seats"][actor]["deputy"] is None)
    assert back["info"]["seats"][actor]["turn_only"] is False


def test_the_clock_is_told_by_the_time_of_the_server(house):
    _, _, seats = friends(house, pace(seconds=3600))
    shown = until(seats[0], lambda shown: shown["info"]["clock"])
    clock = shown["info"]["clock"]
    assert clock["seat"] == shown["view"]["actor"]
    assert 3_500_000 < clock["due"] - clock["now"] <= 3_600_000


def test_an_owner_returns_in_mid_turn_and_every_acknowledged_move_is_kept(house):
    _, _, seats = friends(house, pace(late="return"))
    first = begun(seats[0])
    actor = first["view"]["actor"]
    mine = seats[actor]
    own = [mine.play("pass", first["seq"])] if "pass" in first["view"]["legal"] else []
    until(mine, lambda shown: shown["info"]["seats"][actor]["deputy"])
    assert ask(mine, "delegate", seat=actor, bot=None)["type"] == "ack"
    shown = until(mine, lambda shown: shown["info"]["seats"][actor]["deputy"] is None)
    assert noted(shown, actor)[-2:] == ["late", "back"]
    kept = {entry["seq"]: entry["move"] for entry in shown["log"]}
    acked = [answer["seq"] for answer in own if answer["type"] == "ack"]
    assert all(kept.get(seq, "pass") == "pass" for seq in acked)
    assert list(kept) == list(range(shown["seq"] - len(kept), shown["seq"]))
    if shown["view"]["legal"]:
        answer = mine.play(shown["view"]["legal"][-1], shown["seq"])
        assert answer["type"] == "ack"


def test_a_table_nobody_looks_at_goes_on_by_its_rule(house):
    browsers, table, seats = friends(house, pace())
    actor = begun(seats[0])["view"]["actor"]
    for seat in seats:
        seat.close()
    while True:
        info = browsers[0].ask(f"/api/tables/{table}")[1]
        if info["over"] or (info["clock"] and info["clock"]["seat"] != actor):
            break
    assert any(entry["seat"] == actor for entry in browsers[0].sit(table).hello()["log"])


def test_a_deadline_outlasts_kill_9(tmp_path):
    house = House(tmp_path, **QUICK)
    browsers, table, seats = friends(house, pace(seconds=2, late="return"))
    actor = begun(seats[0])["view"]["actor"]
    until(seats[0], lambda shown: shown["info"]["clock"])
    house.kill()
    house.start()
    seat = browsers[1 - actor].sit(table)
    shown = until(seat, lambda shown: shown["info"]["seats"][actor]["deputy"])
    assert "late" in noted(shown)
    house.stop()


def test_who_leaves_is_stood_in_for_by_the_tables_rule(house):
    _, _, seats = friends(house, pace("none", 0, "nothing", away=1))
    actor = begun(seats[0])["view"]["actor"]
    seats[actor].close()
    shown = until(seats[1 - actor], lambda shown: shown["info"]["seats"][actor]["deputy"])
    assert "away" in noted(shown)


def test_friends_hand_a_seat_over_by_vote_and_the_host_alone(house):
    _, _, seats = friends(house, {}, 4)
    begun(seats[0])
    assert ask(seats[1], "hand_over", seat=0)["reason"] == "still_here"
    seats[3].close()
    while (answer := ask(seats[1], "hand_over", seat=3))["type"] != "ack":
        assert answer["reason"] in ("still_here", "too_fast")
    assert seats[1].hello()["info"]["seats"][3]["deputy"] is None
    ask(seats[2], "hand_over", seat=3)
    shown = seats[0].hello()
    assert (shown["info"]["seats"][3]["deputy"], noted(shown)[-1]) == ("level3", "voted")
    seats[2].close()
    while ask(seats[0], "hand_over", seat=2)["type"] != "ack":
        pass
    assert noted(seats[0].hello())[-1] == "host"


def test_a_bot_plays_one_turn_for_its_owner(house):
    _, _, seats = friends(house, {})
    actor = begun(seats[0])["view"]["actor"]
    early = ask(seats[1 - actor], "delegate", seat=1 - actor, bot="level1", turn=True)
    assert early["reason"] == "not_your_turn"
    assert ask(seats[actor], "delegate", seat=actor, bot="level1", turn=True)["type"] == "ack"
    until(seats[1 - actor], lambda shown: shown["view"]["actor"] == 1 - actor)
    shown = until(seats[actor], lambda shown: shown["info"]["seats"][actor]["deputy"] is None)
    assert noted(shown) == ["deputy-turn"]


def test_a_bot_that_stands_in_takes_its_time(tmp_path):
    house = House(tmp_path, SECONDS_OF_A_STAND_IN=1.5)
    browser = Browser(house)
    table, _ = browser.open_table("me", "me", **PLAIN)
    seat = browser.sit(table)
    actor = begun(seat)["view"]["actor"]
    ask(seat, "delegate", seat=actor, bot="level1")
    until(seat, lambda shown: shown["view"]["actor"] == 1 - actor)
    log = seat.hello()["log"]
    steps = [after["at"] - before["at"] for before, after in pairwise(log)
             if after["seat"] == actor]  # fmt: skip
    assert min(steps) >= 1450
    house.stop()


@pytest.mark.parametrize("wrong", [{"clock": "turn"}, {"away": 1}, {"clock": "noon"}])
def test_a_pace_nobody_can_keep_is_refused(shared_house, wrong):
    seats = [{"kind": "me", "name": "A"}, {"kind": "bot"}]
    body = {"game": "bello", "seats": seats, "pace": wrong}
    assert Browser(shared_house).ask("/api/tables", body)[0] == 400
