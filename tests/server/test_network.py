"""Others at home find the house when who sits at the machine lets them, and only then."""

import contextlib
import socket
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed

from house import PATIENCE, Browser, House
from theomachy.server import lan

pytestmark = pytest.mark.compiled_only

HOME = "127.0.0.2"
"""Stands for an address on the home network: other than loopback's usual one, and yet no other
machine."""


def is_bindable(address):
    with contextlib.closing(socket.socket()) as trial:
        try:
            trial.bind((address, 0))
        except OSError:
            return False
    return True


needs_two = pytest.mark.skipif(not is_bindable(HOME), reason=f"{HOME} is nobody here")


@pytest.fixture
def at_home(tmp_path, monkeypatch):
    monkeypatch.setenv("THEOMACHY_LAN", HOME)
    house = House(tmp_path)
    yield house
    house.stop()


def switch(house, on, origin=None, address=None):
    """Ask as the page does, from an address of the house."""
    there = address or house.address
    headers = {"origin": origin or f"http://{there}"} if origin != "" else {}
    return browser_at(house, there).ask("/api/network", {"on": on}, headers)[:2]


def browser_at(house, address):
    browser = Browser(house)
    browser.house = type("Door", (), {"address": address})
    return browser


def lines(house, number):
    return [house.process.stdout.readline().strip() for _ in range(number)]


@needs_two
def test_the_door_is_opened_and_closed_from_the_machine_itself(at_home):
    outside = f"{HOME}:{at_home.port}"
    url = f"http://{outside}"
    with pytest.raises(OSError, match="refused"):
        browser_at(at_home, outside).ask("/livez")
    assert switch(at_home, True) == (200, {"url": url, "is_on": True, "can_switch": True})
    assert switch(at_home, True)[0] == 200
    assert browser_at(at_home, outside).ask("/api/shelf")[0] == 200
    assert url in lines(at_home, 2)[1]
    assert switch(at_home, False) == (200, {"url": "", "is_on": False, "can_switch": True})
    with pytest.raises(OSError, match="refused"):
        browser_at(at_home, outside).ask("/livez")


@needs_two
def test_who_comes_from_outside_does_not_switch(at_home):
    outside = f"{HOME}:{at_home.port}"
    switch(at_home, True)
    told = browser_at(at_home, outside).ask("/api/network")[1]
    assert told == {"url": f"http://{outside}", "is_on": True, "can_switch": False}
    for on in (True, False):
        refused = switch(at_home, on, address=outside)
        assert refused == (403, {"error": "not_here", "detail": ""})
    assert browser_at(at_home, outside).ask("/livez")[0] == 200


@needs_two
def test_foreign_pages_and_what_is_no_page_do_not_switch(at_home):
    for origin in ("http://evil.example", "null", f"http://{HOME}:{at_home.port}", ""):
        assert switch(at_home, True, origin)[0] == 403
    assert Browser(at_home).ask("/api/network")[1]["is_on"] is False


@needs_two
def test_sockets_of_who_came_by_the_door_end_with_it_and_others_stay(at_home):
    switch(at_home, True)
    host, guest = Browser(at_home), browser_at(at_home, f"{HOME}:{at_home.port}")
    table, [token] = host.open_table("me", "open", pantheons="fixed")
    guest.ask("/api/join", {"token": token, "name": "Gus"})
    here, there = host.sit(table), guest.sit(table)
    assert there.hello()["info"]["seats"][1]["mine"]
    switch(at_home, False)
    with pytest.raises(ConnectionClosed, match="1012"):
        there.receive("nothing more")
    assert here.hello()["info"]["seats"][1]["name"] == "Gus"
    here.close()


@needs_two
def test_the_door_is_closed_after_a_restart_and_a_house_ends_with_it_open(at_home):
    switch(at_home, True)
    at_home.stop()
    at_home.start()
    assert Browser(at_home).ask("/api/network")[1]["is_on"] is False


@pytest.mark.parametrize(
    "words",
    [("--public-url", "https://play.example.org"), ("--trust-proxy", "127.0.0.1"),
     ("--host", "0.0.0.0")],
    ids=lambda words: words[0],
)  # fmt: skip
def test_a_house_that_is_hosted_has_no_switch(tmp_path, monkeypatch, words):
    monkeypatch.setenv("THEOMACHY_LAN", HOME)
    house = House(tmp_path, *words)
    assert switch(house, True)[0] == 403
    told = Browser(house).ask("/api/network")[1]
    house.stop()
    urls = {"--public-url": words[1], "--host": f"http://{HOME}:{house.port}"}
    assert told == {"url": urls.get(words[0], ""), "is_on": False, "can_switch": False}


def test_an_address_that_is_not_ours_is_refused_in_a_word(tmp_path, monkeypatch):
    monkeypatch.setenv("THEOMACHY_LAN", "198.51.100.7")
    house = House(tmp_path)
    assert switch(house, True) == (409, {"error": "no_network", "detail": ""})
    house.stop()


def test_nobody_is_told_an_address_that_means_everywhere(tmp_path, monkeypatch):
    monkeypatch.setenv("THEOMACHY_LAN", HOME)
    house = House(tmp_path, "--host", "0.0.0.0")
    told = lines(house, 1)
    assert f"http://{HOME}:{house.port} " in told[0]
    assert urllib.request.urlopen(f"http://{house.address}/livez", timeout=PATIENCE).status == 200
    house.stop()
    assert "0.0.0.0" not in house.first_line + told[0]
    assert "█" not in told[0]


@pytest.mark.parametrize(
    ("host", "own", "network"),
    [
        ("127.0.0.1", "http://127.0.0.1:8", ""), ("localhost", "http://localhost:8", ""),
        ("::1", "http://[::1]:8", ""), ("0.0.0.0", "http://127.0.0.1:8", "http://10.0.0.5:8"),
        ("::", "http://[::1]:8", "http://10.0.0.5:8"),
        ("192.168.1.20", "http://192.168.1.20:8", "http://192.168.1.20:8"),
        ("mypc", "http://mypc:8", "http://mypc:8"),
    ],
)  # fmt: skip
def test_where_a_house_is_found(monkeypatch, host, own, network):
    monkeypatch.setenv("THEOMACHY_LAN", "10.0.0.5")
    assert (lan.own_url(host, 8), lan.network_url(host, 8)) == (own, network)


class Listening(socket.socket):
    """A socket that may ask the way, and say nothing."""

    def send(self, *said):
        pytest.fail("something was sent")

    sendto = sendmsg = sendall = send


def test_the_way_home_is_found_without_sending_anything(monkeypatch):
    monkeypatch.delenv("THEOMACHY_LAN", raising=False)
    monkeypatch.setattr(lan.socket, "socket", Listening)
    assert lan.way_to("127.0.0.1") == "127.0.0.1"
    found = lan.lan_address()
    assert found == "" or lan.is_of_a_home(found)
    homes = ["192.168.1.20", "10.0.0.5", "127.0.0.1", "169.254.1.1", "8.8.8.8", "0.0.0.0", ""]
    assert list(filter(lan.is_of_a_home, homes)) == homes[:2]


def test_a_link_is_drawn_for_a_camera_and_nothing_else_is(shared_house):
    browser = Browser(shared_house)
    link = "http://192.168.1.20:8000/#/join/AAAAAAAAAAAAAAAAAAAAAA"
    status, told, _ = browser.ask("/api/qr", {"text": link})
    assert status == 200
    assert told["svg"].startswith("<svg ")
    for text in ("javascript:alert(1)", "http://a b", "", "http://" + "a" * 250, 7):
        assert browser.ask("/api/qr", {"text": text})[0] == 400


def test_a_link_that_is_drawn_is_written_down_nowhere(tmp_path):
    errors = tmp_path / "errors"
    house = House(tmp_path, "--log", "json", errors=errors)
    Browser(house).ask("/api/qr", {"text": "http://127.0.0.1/#/join/SECRETSECRETSECRET"})
    house.stop()
    said = errors.read_text()
    assert '"route":"/api/qr"' in said.replace(" ", "")
    assert "SECRET" not in said
