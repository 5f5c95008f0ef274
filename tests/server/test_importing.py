"""Texts that people bring along, and games they go on from."""

import json
import random

import pytest

from house import Browser, House
from theomachy import Table
from theomachy.kernel import NATURE
from theomachy.server import texts
from theomachy.server.store import StoredSeat, StoredTable
from theomachy.table import placed, record

SEATS = [StoredSeat("human", name, None, f"owner-{name}", None) for name in ("Ann", "Ben")]
ME_AND_A_BOT = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
SCRIPT = "<script>alert(1)</script>"


def stored(game="bello"):
    version = Table(game, 2).game.version
    return StoredTable("t1", game, version, 2, {}, "00" * 16, None, 7, SEATS)


def played(game="bello", plies=10_000, names=()):
    table, chance = Table(game, 2, 3, names=names), random.Random(3)
    while not table.is_over and table.ply < plies:
        if table.actor == NATURE:
            table.roll()
        else:
            table.push(int(chance.choice(table.game.legal_actions(table.state))), trusted=True)
    return table


def judged(browser, text):
    status, told, _ = browser.ask("/api/texts/judge", {"text": text})
    assert status == 200, told
    return told | {"holds": {each["about"]: each["holds"] for each in told["findings"]}}


def test_a_finished_record_is_judged_in_both_languages(browser):
    told = judged(browser, record.write(played()))
    assert (told["kind"], told["game"], told["players"]) == ("record", "bello", 2)
    assert told["holds"]["dice"] is told["holds"]["moves"] is True
    assert told["holds"]["promise"] is None
    said = next(each["said"] for each in told["findings"] if each["about"] == "seed")
    assert ("promised" in said["en"], "promettait" in said["fr"]) == (True, True)


@pytest.mark.parametrize("text", ["", "hello", "[" * 60_000, "theomachy record 1\nseed 1\nseed 2"])
def test_what_is_no_record_is_judged_and_not_shown(browser, text):
    told = judged(browser, text)
    assert told["game"] is None
    assert told["findings"][-1]["holds"] is not True
    assert browser.ask("/api/texts/show", {"text": text})[0] == 400


@pytest.mark.parametrize("body", [{"text": "x" * 64_001}, {"text": 7}, {}, {"text": "", "more": 1}])
def test_too_long_or_wrong_texts_are_refused(browser, body):
    for path in ("/api/texts/judge", "/api/texts/show"):
        status, told, _ = browser.ask(path, body)
        assert (status, told["error"]) == (400, "wrong")


def test_too_many_moves_are_not_even_read(browser):
    status, told, _ = browser.ask("/api/texts/judge", {"text": "P1 pass\n" * 10_000})
    assert (status, told["error"]) == (400, "wrong")


def test_a_record_is_shown_with_names_that_are_only_names(browser):
    names = [SCRIPT, "\u202e" + "x" * 90]
    status, told, _ = browser.ask("/api/texts/show", {"text": record.write(played(names=names))})
    assert (status, told["names"]) == (200, [SCRIPT[:24], "x" * 24])
    assert len(told["positions"]) == played().ply + 1


def test_a_text_is_gone_on_from_at_any_ply_but_the_last(browser):
    table, body = played(), {"game": "bello", "seats": ME_AND_A_BOT, "record": None}
    body["record"] = record.write(table)
    status, told, _ = browser.ask("/api/tables", body | {"ply": 40})
    assert status == 200
    _, view, _ = browser.ask(f"/api/tables/{told['table']}/view")
    assert view["position"]["round"] == placed.at(table, 40).describe()["round"]
    for ply in (table.ply, table.ply + 1):
        status, told, _ = browser.ask("/api/tables", body | {"ply": ply})
        assert (status, told["error"]) == (400, "wrong")


def test_a_position_is_gone_on_from(browser):
    text = placed.write(played(plies=40))
    assert judged(browser, text)["kind"] == "position"
    body = {"game": "bello", "seats": ME_AND_A_BOT, "record": text}
    assert browser.ask("/api/tables", body)[0] == 200
    three = body | {"seats": [*ME_AND_A_BOT, {"kind": "bot"}]}
    assert browser.ask("/api/tables", three)[1]["error"] == "wrong"


def test_a_table_is_judged_shared_and_gone_on_from(browser):
    table, _ = browser.open_table("me", "me", pantheons="fixed")
    seat = browser.sit(table)
    seat.play("pass", seat.settled()["seq"])
    told = browser.ask(f"/api/tables/{table}/judge")[1]
    assert [each["about"] for each in told["findings"]][:2] == ["log", "text"]
    assert {each["holds"] for each in told["findings"]} == {True, None}
    text = browser.ask(f"/api/tables/{table}/positions/1")[1]
    assert text.startswith("theomachy position 1\ngame bello\n")
    body = {"game": "bello", "seats": ME_AND_A_BOT, "table": table, "ply": 1}
    assert browser.ask("/api/tables", body)[0] == 200
    assert browser.ask(f"/api/tables/{table}/positions/99")[0] == 400
    assert browser.ask("/api/tables", body | {"table": "none"})[0] == 404


def test_of_a_game_that_ended_here_everything_is_judged_and_holds(browser):
    done = played()
    body = {"game": "bello", "seats": [{"kind": "me"}] * 2, "record": record.write(done)}
    table = browser.ask("/api/tables", body | {"ply": done.ply - 1})[1]["table"]
    seat = browser.sit(table)
    assert (
        seat.play(done.game.notation(done.plies[-1].action), seat.settled()["seq"])["type"] == "ack"
    )
    told = browser.ask(f"/api/tables/{table}/judge")[1]
    holds = {each["about"]: each["holds"] for each in told["findings"]}
    assert {holds[about] for about in ("log", "end", "seed", "dice", "promise")} == {True}
    assert browser.ask("/api/tables", body | {"record": None, "table": table, "ply": 0})[0] == 200


@pytest.mark.parametrize("read", [texts.judged_table, lambda kept: texts.placed_at(kept, 0)])
def test_of_a_game_that_keeps_secrets_nothing_is_told(read):
    assert read(stored("godstorm")) is None
    assert read(stored("bello")) is not None


def test_a_running_game_with_secrets_is_neither_judged_nor_shared_nor_gone_on_from(browser):
    opening = {"game": "godstorm", "seats": ME_AND_A_BOT}
    table = browser.ask("/api/tables", opening)[1]["table"]
    for path in ("judge", "positions/0"):
        status, told, _ = browser.ask(f"/api/tables/{table}/{path}")
        assert (status, told["error"]) == (409, "not_yet")
    status, told, _ = browser.ask("/api/tables", opening | {"table": table, "ply": 0})
    assert (status, told["error"]) == (409, "not_yet")


def test_of_a_finished_game_with_secrets_all_is_open():
    table = played("godstorm")
    ply = next(ply for ply in range(table.ply) if any(placed.at(table, ply).describe()["hands"]))
    begun = texts.begun(record.write(table), ply)
    assert begun.start == placed.at(table, ply).describe()


def test_a_log_that_lacks_something_is_judged_broken():
    kept = stored()
    told = texts.judged_table(StoredTable(**{**vars(kept), "length": 3}))
    assert [(each.about, each.holds) for each in told.findings] == [("log", False)]


def test_a_torn_record_is_gone_on_from_as_far_as_it_goes():
    lines = record.write(played()).splitlines()[:60]
    text = "\n".join([*lines, "P1 fly", "checksum sha256:0"])
    shown = json.loads(texts.shown(text))
    last = shown["positions"][-1]["ply"]
    assert texts.begun(text, last).game == "bello"
    with pytest.raises(ValueError, match="checksum"):
        texts.begun(text, None)
    with pytest.raises(ValueError, match=f"the last is {last}"):
        texts.begun(text, last + 1)


@pytest.mark.compiled_only
def test_who_brings_too_many_texts_is_told_when_to_come_back(tmp_path):
    house = House(tmp_path, READS_PER_SECOND=0.01, READS_AT_ONCE=1.0)
    try:
        browser = Browser(house)
        judged(browser, "")
        status, told, headers = browser.ask("/api/texts/judge", {"text": ""})
        assert (status, told["error"]) == (429, "too_many")
        assert 0 < int(headers["retry-after"]) <= 100
    finally:
        house.stop()
