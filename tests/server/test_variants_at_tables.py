"""Tables by other numbers: everybody is told, and all that is done with a table is done with them.

Where a server has to compile them is tested in test_workshop.py and in tests/storm; here it plays
in plain Python.
"""

import asyncio
from dataclasses import replace

import pytest
from test_store import TABLE

from house import Browser, awaited
from theomachy import Table
from theomachy.games import load
from theomachy.locales import Wrong
from theomachy.server import limits, texts
from theomachy.server import variants as module
from theomachy.server.variants import Full, Variants
from theomachy.table import placed, record
from unready import UnreadyHouse

RICH, NUMBERS = "storm@income=3", {"income": 3}
TEXTS = [record.write, placed.write]
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
plain = pytest.mark.plain_only


@pytest.fixture
def browser(shared_house):
    return Browser(shared_house)


def opened(browser, **said):
    wish = {"game": "storm", "seats": SEATS, "numbers": NUMBERS} | said
    status, told, _ = browser.ask("/api/tables", wish)
    assert status == 200, told
    return told


@plain
def test_everybody_is_told_by_which_numbers_a_table_plays(browser):
    told = opened(browser, listed=True)
    table, (invite,) = told["table"], told["invites"]
    for path, body in [
        (f"/api/tables/{table}", None),
        ("/api/invitation", {"token": invite["token"]}),
        (f"/api/tables/{table}/replay", None),
    ]:
        found = browser.ask(path, body)[1]
        assert (found["game"], found["numbers"]) == ("storm", NUMBERS), path
    for path, key in (("tables", "tables"), ("me/games/0", "games"), ("open/0", "tables")):
        listed = browser.ask(f"/api/{path}")[1][key]
        mine = next(one for one in listed if one["table"] == table)
        assert (mine["game"], mine["numbers"]) == ("storm", NUMBERS), path
    assert f"game {RICH}\n" in browser.ask(f"/api/tables/{table}/record")[1]


@plain
def test_it_is_played_by_them_and_wakes_by_them(house):
    browser = Browser(house)
    table = opened(browser, seats=[{"kind": "bot", "bot": "random"}, SEATS[0]])["table"]
    shown = browser.sit(table).settled()
    seat = browser.sit(table)
    seat.hello()
    assert seat.play(shown["view"]["legal"][0], shown["seq"])["type"] == "ack"
    house.kill()
    house.start()
    again = browser.sit(table).settled()
    assert (again["info"]["numbers"], again["seq"] > shown["seq"]) == (NUMBERS, True)
    judged = browser.ask(f"/api/tables/{table}/judge")[1]
    assert (judged["game"], judged["numbers"]) == ("storm", NUMBERS)
    assert all(each["holds"] is not False for each in judged["findings"])


@plain
@pytest.mark.parametrize("write", TEXTS)
def test_its_texts_are_judged_shown_and_gone_on_from(browser, write):
    text = write(Table(RICH, 2, 1))
    judged, shown = (browser.ask(f"/api/texts/{do}", {"text": text}) for do in ("judge", "show"))
    for status, told, _ in (judged, shown):
        assert (status, told["game"], told["numbers"]) == (200, "storm", NUMBERS)
    for numbers in ({}, NUMBERS):
        table = opened(browser, record=text, numbers=numbers)["table"]
        assert browser.ask(f"/api/tables/{table}")[1]["numbers"] == NUMBERS
    other = {"game": "storm", "seats": SEATS, "record": text, "numbers": {"income": 2}}
    assert browser.ask("/api/tables", other)[0] == 400


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"numbers": {"incme": 3}}, "no number"), ({"numbers": {"income": 7}}, "from 0 to 6"),
        ({"numbers": {"income": "3"}}, "numbers"), ({"numbers": [3]}, "numbers"),
        ({"game": RICH, "numbers": {}}, "no game called"),
    ],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_set_is_refused_with_what_is_wrong(browser, said, why):
    wish = {"game": "storm", "seats": SEATS} | said
    status, told, _ = browser.ask("/api/tables", wish)
    assert (status, told["error"], why in told["detail"]) == (400, "wrong", True), told


def test_a_variant_is_no_game_of_the_shelf(browser):
    assert browser.ask("/api/prepare", {"game": RICH})[0] == 400
    guided = {"game": RICH, "seats": SEATS, "guided": True}
    assert browser.ask("/api/tables", guided)[0] == 400


def test_numbers_as_printed_are_no_variant(browser):
    wish = {"game": "connect_four", "seats": SEATS, "numbers": {}}
    table = browser.ask("/api/tables", wish)[1]["table"]
    assert browser.ask(f"/api/tables/{table}")[1]["numbers"] == {}


def test_whoever_wants_a_variant_waits_until_it_is_prepared(tmp_path):
    unready = UnreadyHouse(tmp_path)
    try:
        browser = Browser(unready)
        wish = {"game": "storm", "seats": SEATS, "numbers": NUMBERS}
        for path, body in [
            ("/api/tables", wish),
            ("/api/texts/judge", {"text": f"theomachy record 1\ngame {RICH}\n"}),
        ]:
            status, told, headers = browser.ask(path, body)
            assert (status, told["error"]) == (503, "preparing")
            assert int(headers["retry-after"]) > 0
        unready.keep(replace(TABLE, id="gone", game="storm@income=99"))
        assert browser.ask("/api/tables/gone")[1]["error"] == "broken"
    finally:
        unready.stop()


@pytest.mark.parametrize("read", [texts.judged, texts.shown, lambda text: texts.begun(text, None)])
def test_no_text_makes_a_reader_compile_a_variant(monkeypatch, read):
    monkeypatch.setattr(texts, "missing", lambda game, kinds: list(kinds))
    text = record.write(Table("storm", 2, 1)).replace("game storm\n", f"game {RICH}\n")
    with pytest.raises(Wrong, match="are not prepared here"):
        read(text)


def test_a_process_has_room_for_so_many_variants_and_whoever_comes_back_finds_his(monkeypatch):
    monkeypatch.setattr(limits, "VARIANTS_AT_TABLES", 1)
    monkeypatch.setattr(module, "bring_in", load)

    async def scene():
        variants = Variants()
        assert await variants.brought("storm") is load("storm")
        both = (variants.brought(RICH), variants.brought(RICH))
        assert await asyncio.gather(*both) == [load(RICH)] * 2
        with pytest.raises(Full):
            await variants.brought("storm@income=2")
        assert await variants.brought("storm@income=2", is_new=False) is load("storm@income=2")
        assert await variants.brought(RICH) is load(RICH)

    awaited(scene())
