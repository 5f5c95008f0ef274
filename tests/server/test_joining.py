"""What a link says before anybody sits down, and to whom it says no."""

import pytest

from house import Browser
from theomachy.locales import speech
from theomachy.server import qr, seating, welcome
from theomachy.server.place import Place
from theomachy.server.site import Site
from theomachy.server.store import Invited, StoredSeat, StoredTable

ADA = StoredSeat("human", "Ada", None, "ada", None)
GUS = StoredSeat("human", "Gus", None, "gus", "link")
BOT = StoredSeat("bot", "level3", "level3", None, None)


def table(*seats, opener="ada", **more):
    return StoredTable("t", "bello", 1, len(seats), {}, "seed", None, 0, list(seats), **more,
                       opener=opener)  # fmt: skip


@pytest.mark.parametrize(
    ("holder", "is_link", "more", "standing"),
    [
        (None, False, {}, "free"), ("gus", False, {}, "taken"), ("eve", False, {}, "mine"),
        ("gus", True, {}, "free"), ("eve", True, {}, "mine"),
        ("gus", False, {"is_over": True}, "over"), ("eve", False, {"is_over": True}, "over"),
        (None, False, {"is_closed": True}, "closed"),
    ],
)  # fmt: skip
def test_what_becomes_of_who_comes_by_a_link(holder, is_link, more, standing):
    found = Invited("t", 1, is_link, holder)
    assert seating.standing_of(found, table(ADA, GUS, **more), "eve") == standing


@pytest.mark.parametrize(
    ("seats", "opener", "name"),
    [([ADA, GUS], "ada", "Ada"), ([BOT, GUS], "ada", ""), ([BOT, GUS], None, "")],
)
def test_the_host_is_who_opened_the_table_and_sits_there(seats, opener, name):
    assert seating.host_of(table(*seats, opener=opener)) == name


@pytest.mark.compiled_only
def test_a_link_tells_host_options_and_seats_and_the_view_is_a_spectators(shared_house):
    host, guest = Browser(shared_house), Browser(shared_house)
    name, [token] = host.open_table("me", "open", "bot", powers="off")
    _, told, _ = guest.ask("/api/invitation", {"token": token})
    assert (told["host"], told["standing"], told["options"]["powers"]) == ("N0", "free", "off")
    assert [seat["kind"] for seat in told["seats"]] == ["human", "open", "bot"]
    seen = [browser.ask(f"/api/tables/{name}/view")[1] for browser in (host, guest)]
    seat = guest.sit(name)
    assert seen == [seat.hello()["view"]] * 2
    assert (seen[0]["seat"], seen[0]["legal"]) == (None, [])
    seat.close()


@pytest.mark.compiled_only
def test_who_sits_there_is_told_it_is_his_and_who_comes_late_that_it_is_taken(shared_house):
    host, guest, late = (Browser(shared_house) for _ in range(3))
    _, [token] = host.open_table("me", "open")
    assert guest.ask("/api/join", {"token": token, "name": "Gus"})[0] == 200
    asked = [one.ask("/api/invitation", {"token": token})[1]["standing"] for one in (guest, late)]
    assert asked == ["mine", "taken"]
    refused = late.ask("/api/join", {"token": token, "name": "Late"})
    assert (refused[0], refused[1]["error"]) == (409, "taken")


@pytest.mark.parametrize(("is_a_terminal", "language"), [(True, "en"), (False, "fr")])
def test_a_terminal_is_shown_both_addresses_and_a_code(
    monkeypatch, capsys, tmp_path, is_a_terminal, language
):
    monkeypatch.setenv("THEOMACHY_LAN", "192.168.1.20")
    monkeypatch.setattr(welcome.sys.stdout, "isatty", lambda: is_a_terminal, raising=False)
    welcome.welcome(Site(host="0.0.0.0"), 8000, Place(tmp_path, ""), False, speech(language))
    said = capsys.readouterr().out
    assert said.index("http://127.0.0.1:8000 ") < said.index("http://192.168.1.20:8000 ")
    assert "Wi-Fi" in said
    assert "0.0.0.0" not in said
    assert (qr.written("http://192.168.1.20:8000") in said) is is_a_terminal


def test_who_stays_alone_is_told_how_to_let_others_in(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("THEOMACHY_LAN", "192.168.1.20")
    for site in (Site(host="127.0.0.1"), Site("https://play.example.org", "127.0.0.1")):
        welcome.welcome(site, 8000, Place(tmp_path, ""), False, speech("en"))
    alone, public = capsys.readouterr().out.split("http://127.0.0.1:8000 ")[1:]
    assert "--host 0.0.0.0" in alone
    assert "192.168" not in alone + public
    assert "https://play.example.org" in public
