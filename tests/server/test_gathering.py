"""People who look for one another: tables open to everybody, games played, ratings."""

import pytest
from test_keys import browsers, join, played_out, seats_of

from house import Browser, House
from theomachy.server import limits

pytestmark = pytest.mark.compiled_only

MINE = "0a" * 16
SHORT = {"doomsday": 12, "powers": "off"}


@pytest.fixture(scope="module")
def crowded_house(tmp_path_factory):
    """One that others do not fill with tables of their own."""
    house = House(tmp_path_factory.mktemp("data"))
    yield house
    house.stop()


def offered(host, *kinds, **options):
    """A new table that is open to everybody."""
    seats = [{"kind": kind, "name": f"N{n}", "bot": "random"} for n, kind in enumerate(kinds)]
    wish = {"game": "bello", "seats": seats, "options": options, "listed": True}
    status, told, _ = host.ask("/api/tables", wish)
    return told["table"] if status == 200 else (status, told)


def listed(browser):
    return {told["table"]: told for told in browser.ask("/api/open/0")[1]["tables"]}


def sit(browser, table, name="Ben", **more):
    return browser.ask(f"/api/tables/{table}/seat", {"name": name, **more})[:2]


def offer(browser, table, is_listed):
    return browser.ask(f"/api/tables/{table}/offer", {"listed": is_listed})[0]


# --- open tables ---


def test_an_open_table_is_told_to_everybody_until_it_is_full(crowded_house):
    host, guest = browsers(crowded_house)
    table = offered(host, "me", "open", "bot", doomsday=20)
    told = listed(guest)[table]
    assert (told["game"], told["host"], told["options"]["doomsday"]) == ("bello", "N0", 20)
    assert [seat["kind"] for seat in told["seats"]] == ["human", "open", "bot"]
    assert sit(guest, table, entropy=MINE) == (200, {"table": table, "seat": 1})
    assert table not in listed(guest)
    seat = seats_of(guest, table)[1]
    assert (seat["name"], seat["mine"], seat["entropy"]) == ("Ben", True, MINE)


def test_who_watches_the_table_sees_somebody_sit_down(crowded_house):
    host, guest = browsers(crowded_house)
    table = offered(host, "me", "open")
    wire = host.sit(table)
    assert wire.hello()["info"]["listed"]
    sit(guest, table)
    while wire.receive("show")["info"]["seats"][1]["name"] != "Ben":
        pass
    wire.close()


def test_only_the_host_offers_his_table_and_takes_it_back(crowded_house):
    host, guest = browsers(crowded_house)
    table, _ = host.open_table("me", "open")
    assert sit(guest, table) == (404, {"error": "unknown", "detail": ""})
    assert offer(guest, table, True) == 404
    assert (offer(host, table, True), table in listed(guest)) == (200, True)
    infos = [browser.ask(f"/api/tables/{table}")[1] for browser in (host, guest)]
    assert [(info["host"], info["listed"]) for info in infos] == [(True, True), (False, True)]
    assert (offer(host, table, False), table in listed(guest)) == (200, False)
    assert sit(guest, table)[0] == 404


def test_a_seat_of_an_open_table_is_one_for_each_under_a_name_of_his_own(crowded_house):
    host, guest = browsers(crowded_house)
    table = offered(host, "me", "open", "open")
    assert sit(guest, table, "n0") == (409, {"error": "name_taken", "detail": ""})
    assert sit(guest, table, "\u202eBen")[0] == sit(guest, table, "x" * 25)[0] == 400
    assert [sit(guest, table)[1]["seat"] for _ in range(2)] == [1, 1]
    assert [seat["kind"] for seat in seats_of(guest, table)] == ["human", "human", "open"]


def test_a_host_offers_so_many_tables_and_no_more(crowded_house):
    (host,) = browsers(crowded_house, 1)
    tables = [offered(host, "me", "open") for _ in range(limits.TABLES_OFFERED_BY_ONE)]
    status, told = offered(host, "me", "open")
    assert (status, told["error"]) == (429, "too_many")
    assert offer(host, tables[0], False) == 200
    assert offer(host, tables[0], True) == 200


def test_the_list_is_told_page_by_page(crowded_house):
    reader = Browser(crowded_house)
    for _ in range(limits.OFFERS_ON_A_PAGE // limits.TABLES_OFFERED_BY_ONE + 1):
        (host,) = browsers(crowded_house, 1)
        for _ in range(limits.TABLES_OFFERED_BY_ONE):
            offered(host, "me", "open")
    first, second = (reader.ask(f"/api/open/{page}")[1] for page in (0, 1))
    assert (len(first["tables"]), first["more"]) == (limits.OFFERS_ON_A_PAGE, True)
    known = {told["table"] for told in first["tables"]}
    assert not known & {told["table"] for told in second["tables"]}
    assert reader.ask(f"/api/open/{limits.PAGES_TURNED}")[0] == 404


def test_an_address_sits_down_so_often_and_no_more(tmp_path):
    house = House(tmp_path, SEATS_TAKEN_PER_SECOND=1e-6, SEATS_TAKEN_AT_ONCE=3.0)
    host, guest = browsers(house)
    table = offered(host, "me", "open")
    answers = [sit(guest, table)[0] for _ in range(4)]
    house.stop()
    assert answers == [200] * 3 + [429]
    assert limits.SEATS_TAKEN_AT_ONCE <= 10


# --- games played ---


def test_games_are_told_with_how_they_ended(crowded_house):
    (host,) = browsers(crowded_house, 1)
    over, _ = host.open_table("me", "me", **SHORT)
    seat = host.sit(over)
    result = played_out(seat)["view"]["result"]
    seat.close()
    running, _ = host.open_table("me", "bot")
    told = {game["table"]: game for game in host.ask("/api/me/games/0")[1]["games"]}
    assert list(told) == [running, over]
    assert told[over]["result"] == {name: result[name] for name in ("reason", "scores", "ranks")}
    assert told[over]["last"] // 1000 >= told[over]["created"]
    assert (told[running]["over"], told[running]["result"]) == (False, None)


def test_whose_turn_it_is_is_known_of_a_table_that_sleeps(house):
    (host,) = browsers(house, 1)
    table, _ = host.open_table("me", "me", pantheons="fixed")
    wire = host.sit(table)
    shown = wire.settled()
    wire.close()
    house.kill()
    house.start()
    [told] = host.ask("/api/tables")[1]["tables"]
    assert told["actor"] == shown["view"]["actor"] >= 0


# --- ratings ---


def compete(browser, rated=True):
    return browser.ask("/api/me/rating", {"rated": rated})[0]


def rivals(house):
    """Two people, and a table for them."""
    host, guest = browsers(house)
    return host, guest, host.open_table("me", "open", **SHORT)


def finish(host, guest, table, token):
    join(guest, token)
    wires = [host.sit(table), guest.sit(table)]
    shown = [wire.hello() for wire in wires]
    while not any(view["view"]["result"] for view in shown):
        for number, wire in enumerate(wires):
            while shown[number]["view"]["legal"]:
                wire.play(shown[number]["view"]["legal"][-1], shown[number]["seq"])
                shown[number] = wire.hello()
        shown = [wire.hello() for wire in wires]
    for wire in wires:
        wire.close()


def test_two_who_want_it_are_rated_and_told_so_in_their_data(crowded_house):
    host, guest, (table, [token]) = rivals(crowded_house)
    assert compete(host) == compete(guest) == 200
    finish(host, guest, table, token)
    told = host.ask("/api/ratings/bello")[1]
    mine = [rank for rank in told["ranks"] if rank["mine"]]
    assert (told["rated"], [(one["name"], one["games"]) for one in mine]) == (True, [("N0", 1)])
    data = host.ask("/api/me/data")[1]
    assert (data["rated"], data["ratings"][0]["points"]) == (True, mine[0]["points"])
    compete(host, rated=False)
    names = [rank["name"] for rank in host.ask("/api/ratings/bello")[1]["ranks"]]
    assert ("N0" in names, "Ben" in names) == (False, True)


def test_a_rating_is_nobodys_wish_by_itself(crowded_house):
    host, guest, (table, [token]) = rivals(crowded_house)
    before = host.ask("/api/ratings/bello")[1]["ranks"]
    finish(host, guest, table, token)
    told = host.ask("/api/ratings/bello")[1]
    assert (told["ranks"], told["rated"]) == (before, False)
    assert host.ask("/api/ratings/nothing")[0] == 404
