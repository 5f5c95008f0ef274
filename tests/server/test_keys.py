"""Keys, links and what belongs to a person: carried, taken back, told and deleted."""

import apsw
import pytest

from house import Browser, House
from theomachy.server import keys, limits
from theomachy.table import record, signing

pytestmark = pytest.mark.compiled_only

MINE = "0a" * 16


def browsers(house, number=2):
    """Strangers to each other."""
    made = [Browser(house) for _ in range(number)]
    for browser in made:
        browser.ask("/api/shelf")
    return made


def seats_of(browser, table):
    return browser.ask(f"/api/tables/{table}")[1]["seats"]


def begun(seat):
    """The table, once nature has drawn."""
    shown = seat.hello()
    while not shown["seq"]:
        shown = shown | seat.receive("update", "show")
    return shown


def join(browser, token, name="Ben", **more):
    return browser.ask("/api/join", {"token": token, "name": name, **more})


# --- dice ---


def test_what_two_seats_add_decides_with_the_seed(shared_house):
    host, guest = browsers(shared_house)
    table, [token] = host.open_table("me", "open", doomsday=12, powers="off", pantheons="fixed")
    seat = host.sit(table)
    seat.send(type="hello", entropy=MINE)
    assert seat.receive("show")["info"]["seats"][0]["entropy"] == MINE
    join(guest, token, entropy="0b" * 16)
    begun(seat)
    seat.close()
    _, text, _ = host.ask(f"/api/tables/{table}/record")
    assert f"entropy P1 {MINE}\nentropy P2 {'0b' * 16}\n" in text


def test_what_comes_after_the_first_draw_or_twice_does_not_count(shared_house):
    (host,) = browsers(shared_house, 1)
    table, _ = host.open_table("me", "bot", pantheons="fixed")
    seat = host.sit(table)
    seat.settled()
    seat.send(type="hello", entropy=MINE)
    assert seat.receive("show")["info"]["seats"][0]["entropy"] == ""
    seat.close()


def test_nobody_adds_for_another_or_in_other_words(shared_house):
    host, stranger = browsers(shared_house)
    table, _ = host.open_table("me", "open")
    seat = stranger.sit(table)
    seat.send(type="hello", entropy=MINE)
    seat.receive("show")
    for odd in ("0A" * 16, "0a", "0a" * 17, MINE + "\n", 7):
        seat.send(type="hello", entropy=odd)
        assert seat.receive("problem")["reason"] == "malformed"
    assert {told["entropy"] for told in seats_of(host, table)} == {""}
    seat.close()


def played_out(seat):
    shown = seat.settled()
    while not shown["view"]["result"]:
        seat.play(shown["view"]["legal"][-1], shown["seq"])
        shown = seat.settled()
    return shown


def test_a_record_of_the_server_is_signed_and_its_dice_are_fair(shared_house):
    (host,) = browsers(shared_house, 1)
    table, _ = host.open_table("me", "me", doomsday=12, powers="off")
    seat = host.sit(table)
    seat.send(type="hello", entropy=MINE)
    shown = played_out(seat)
    seat.close()
    verdict = record.verify(host.ask(f"/api/tables/{table}/record")[1])
    told = host.ask("/api/identity")[1]
    assert (verdict.dice, verdict.table.entropy) == ("fair", (MINE, MINE))
    assert verdict.promise.server == told["server"]
    assert (
        shown["info"]["fingerprint"] == told["fingerprint"] == signing.fingerprint(told["server"])
    )


def test_a_server_keeps_its_key_and_what_was_added(house):
    (host,) = browsers(house, 1)
    table, _ = host.open_table("me", "bot")
    seat = host.sit(table)
    seat.send(type="hello", entropy=MINE)
    seat.receive("show")
    before = host.ask("/api/identity")[1]
    house.kill()
    house.start()
    assert host.ask("/api/identity")[1] == before
    assert seats_of(host, table)[0]["entropy"] == MINE


def test_nobody_else_on_the_machine_reads_the_database(shared_house):
    files = list(shared_house.data.glob("theomachy.sqlite*"))
    assert files
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)


# --- invitations ---


def test_a_link_says_what_it_leads_to(shared_house):
    host, guest = browsers(shared_house)
    table, [token] = host.open_table("me", "open")
    _, told, _ = guest.ask("/api/invitation", {"token": token})
    assert (told["table"], told["seat"], told["seats"][0]["name"]) == (table, 1, "N0")
    assert not told["carries"]
    assert told["commitment"] == host.ask(f"/api/tables/{table}")[1]["commitment"]
    assert guest.ask("/api/invitation", {"token": "nothing-at-all"})[0] == 404


def test_a_new_link_makes_the_old_one_useless(shared_house):
    host, guest = browsers(shared_house)
    table, [old] = host.open_table("me", "open")
    _, new, _ = host.ask(f"/api/tables/{table}/invites", {"seat": 1})
    assert join(guest, old)[0] == 404
    assert join(guest, new["token"])[0] == 200


def test_the_wrong_guest_is_sent_away_before_the_first_move(shared_house):
    host, wrong = browsers(shared_house)
    table, [token] = host.open_table("me", "open", pantheons="fixed")
    join(wrong, token)
    seat = host.sit(table)
    begun(seat)
    assert seat.hello()["info"]["renewable"] == [1]
    assert host.ask(f"/api/tables/{table}/invites", {"seat": 1})[0] == 200
    told = seats_of(wrong, table)[1]
    assert (told["kind"], told["name"], told["mine"]) == ("open", "?", False)
    assert join(wrong, token)[0] == 404
    seat.close()


def test_after_the_first_move_nobody_is_sent_away(shared_house):
    host, guest = browsers(shared_house)
    table, [token] = host.open_table("me", "open", pantheons="fixed")
    join(guest, token)
    wires = [browser.sit(table) for browser in (host, guest)]
    shown = [begun(wire) for wire in wires]
    mover = 0 if shown[0]["view"]["legal"] else 1
    assert wires[mover].play("pass", shown[mover]["seq"])["type"] == "ack"
    assert host.ask(f"/api/tables/{table}/invites", {"seat": 1})[0] == 404
    assert wires[0].hello()["info"]["renewable"] == []


def test_only_who_opened_the_table_invites_and_never_to_a_seat_of_his_own(shared_house):
    host, guest = browsers(shared_house)
    table, _ = host.open_table("me", "open", "open", "bot")
    for browser, seat in ((guest, 1), (host, 0), (host, 3), (host, 5)):
        assert browser.ask(f"/api/tables/{table}/invites", {"seat": seat})[0] == 404
    assert guest.ask(f"/api/tables/{table}")[1]["renewable"] == []


@pytest.mark.parametrize("name", ["N0", "n0", "  n0 ", "Ｎ０"])
def test_nobody_sits_down_under_the_name_of_another(shared_house, name):
    host, guest = browsers(shared_house)
    _, [token] = host.open_table("me", "open")
    status, told, _ = join(guest, token, name)
    assert (status, told["error"]) == (409, "name_taken")
    assert join(guest, token, "Somebody else")[0] == 200


def test_nobody_is_renamed_in_mid_game(shared_house):
    host, guest = browsers(shared_house)
    table, [token] = host.open_table("me", "open")
    join(guest, token, "Ben")
    assert join(guest, token, "N0")[0] == 200
    assert seats_of(guest, table)[1]["name"] == "Ben"


# --- a seat carried away ---


def test_a_seat_is_carried_to_another_device_once(shared_house):
    here, there, late = browsers(shared_house, 3)
    table, _ = here.open_table("me", "bot")
    _, link, _ = here.ask(f"/api/tables/{table}/links", {"seat": 0})
    assert there.ask("/api/invitation", {"token": link["token"]})[1]["carries"]
    assert join(there, link["token"], "Other")[:2] == (200, {"table": table, "seat": 0})
    assert [told["mine"] for told in seats_of(there, table)] == [True, False]
    assert seats_of(there, table)[0]["name"] == "N0"
    assert not any(told["mine"] for told in seats_of(here, table))
    assert join(late, link["token"])[0] == join(there, link["token"])[0] == 404


def test_links_are_taken_back_by_a_newer_one_and_all_at_once(shared_house):
    here, there = browsers(shared_house)
    table, _ = here.open_table("me", "me")
    path = f"/api/tables/{table}/links"
    old, new = (here.ask(path, {"seat": 0})[1]["token"] for _ in range(2))
    assert join(there, old)[0] == 404
    assert here.ask(path, method="DELETE")[1] == {"links": 1}
    assert join(there, new)[0] == 404
    assert there.ask(path, {"seat": 0})[0] == 404


# --- a key carried to another device ---


def carried(here, there):
    _, told, _ = here.ask("/api/me/code", method="POST")
    return told["code"], there.ask("/api/me/device", {"code": told["code"]})


def test_a_code_gives_another_device_the_same_tables_once(shared_house):
    here, there, late = browsers(shared_house, 3)
    table, _ = here.open_table("me", "bot")
    code, (status, _, _) = carried(here, there)
    assert status == 200
    assert there.cookie != here.cookie
    assert [told["table"] for told in there.ask("/api/tables")[1]["tables"]] == [table]
    assert seats_of(there, table)[0]["mine"]
    assert seats_of(here, table)[0]["mine"]
    _, told, _ = late.ask("/api/me/device", {"code": code})
    assert told["error"] == "unknown_code"


def test_a_code_is_read_as_people_write_it(shared_house):
    here, there = browsers(shared_house)
    _, told, _ = here.ask("/api/me/code", method="POST")
    written = told["code"].replace("-", " ").replace("1", "l").replace("0", "o").lower()
    assert there.ask("/api/me/device", {"code": written})[0] == 200


def test_other_devices_are_signed_out_from_either(shared_house):
    first, second = browsers(shared_house)
    table, _ = first.open_table("me", "bot")
    carried(first, second)
    wire = first.sit(table)
    wire.hello()
    assert second.ask("/api/me/devices", method="DELETE")[0] == 200
    assert not seats_of(first, table)[0]["mine"]
    assert seats_of(second, table)[0]["mine"]
    third = Browser(shared_house)
    carried(second, third)
    second.ask("/api/me/devices", method="DELETE")
    assert not seats_of(third, table)[0]["mine"]


def test_codes_are_ten_of_characters_that_cannot_be_mistaken():
    drawn = {keys.fresh_code() for _ in range(200)}
    assert len(drawn) == 200
    assert all(len(code) == 11 and code[5] == "-" for code in drawn)
    assert not set("ILOU") & set("".join(drawn))


def test_guesses_are_few(tmp_path):
    house = House(tmp_path, CODES_TRIED_PER_SECOND=1e-6, CODES_TRIED_AT_ONCE=4.0)
    (browser,) = browsers(house, 1)
    codes = [{"code": f"00000-0000{n}"} for n in range(5)]
    answers = [browser.ask("/api/me/device", code)[0] for code in codes]
    house.stop()
    assert answers == [404] * 4 + [429]
    assert limits.CODES_TRIED_AT_ONCE <= 10


# --- what belongs to a person ---


def test_a_person_is_told_everything_that_is_kept(shared_house):
    (host,) = browsers(shared_house, 1)
    over, _ = host.open_table("me", "me", doomsday=12, powers="off")
    seat = host.sit(over)
    played_out(seat)
    seat.close()
    going, _ = host.open_table("me", "bot")
    told = {table["table"]: table for table in host.ask("/api/me/data")[1]["tables"]}
    assert set(told) == {over, going}
    assert record.verify(told[over]["record"]).dice == "fair"
    assert told[going]["record"] is None
    assert told[going]["mine"] == [{"seat": 0, "name": "N0", "entropy": ""}]


def test_who_goes_takes_his_tables_and_his_name(shared_house):
    host, guest = browsers(shared_house)
    alone, _ = host.open_table("me", "bot")
    shared, [token] = host.open_table("me", "open")
    join(guest, token)
    wire = guest.sit(shared)
    wire.hello()
    assert host.ask("/api/me", method="DELETE")[1] == {"tables": 1, "left": 1}
    while wire.receive("show")["info"]["seats"][0]["name"] != "-":
        pass
    assert guest.ask(f"/api/tables/{alone}")[0] == 404
    assert [told["kind"] for told in seats_of(guest, shared)] == ["human", "human"]
    assert host.cookie == "theomachy="
    wire.close()


def test_who_looks_at_a_table_that_goes_is_told(shared_house):
    host, watcher = browsers(shared_house)
    table, _ = host.open_table("me", "bot")
    wire = watcher.sit(table)
    wire.hello()
    host.ask("/api/me", method="DELETE")
    assert wire.receive("problem")["reason"] == "gone"


def test_what_is_deleted_cannot_be_carried_back(shared_house):
    first, second = browsers(shared_house)
    first.open_table("me", "bot")
    carried(first, second)
    second.ask("/api/me", method="DELETE")
    assert first.ask("/api/tables")[1]["tables"] == []
    assert first.ask("/api/me/data")[1]["tables"] == []


def test_a_table_that_another_process_deleted_is_gone(shared_house):
    (host,) = browsers(shared_house, 1)
    table, _ = host.open_table("me", "me")
    seat = host.sit(table)
    shown = seat.settled()
    other = apsw.Connection(str(shared_house.data / "theomachy.sqlite"))
    other.set_busy_timeout(60_000)
    places = (("events", "table_id"), ("snapshots", "table_id"), ("seats", "table_id"))
    for place, column in (*places, ("tables", "id")):
        other.execute(f"DELETE FROM {place} WHERE {column} = ?", (table,))
    other.close()
    assert seat.play(shown["view"]["legal"][0], shown["seq"])["reason"] == "gone"
    assert host.ask("/livez")[0] == 200
