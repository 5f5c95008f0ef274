"""By which names the house answers, for whose pages, and which cookies it gives."""

import json
import socket

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from house import PATIENCE, Browser, House
from theomachy.locales import Wrong
from theomachy.server.guard import cookie
from theomachy.server.site import Site, checked_url

pytestmark = pytest.mark.compiled_only

HOME, HOSTED = Site(), Site("https://play.example.org", "0.0.0.0")
PUBLIC = "https://play.example.org"


@pytest.mark.parametrize(
    ("site", "host", "is_known"),
    [
        (HOME, "127.0.0.1:8000", True), (HOME, "localhost:8000", True), (HOME, "[::1]:8000", True),
        (HOME, "192.168.1.20:8000", True), (HOME, "evil.example", False), (HOME, "", False),
        (HOME, "localhost.evil.example", False), (HOME, "127.0.0.1.evil.example", False),
        (HOME, "[", False), (HOSTED, "play.example.org", True), (HOSTED, "PLAY.example.org", True),
        (HOSTED, "play.example.org:443", True), (HOSTED, "example.org", False),
        (HOSTED, "10.0.0.7", True), (Site(host="mypc"), "mypc:8000", True),
    ],
)  # fmt: skip
def test_numbers_lead_here_and_of_names_only_ours(site, host, is_known):
    assert site.knows(host) is is_known


@pytest.mark.parametrize(
    ("site", "origin", "host", "is_home"),
    [
        (HOME, "http://127.0.0.1:8000", "127.0.0.1:8000", True),
        (HOME, "http://127.0.0.1:9000", "127.0.0.1:8000", False),
        (HOME, "http://[", "127.0.0.1:8000", False), (HOME, "null", "127.0.0.1:8000", False),
        (HOSTED, PUBLIC, "play.example.org", True), (HOSTED, PUBLIC, "127.0.0.1:8000", True),
        (HOSTED, "http://play.example.org", "play.example.org", False),
        (HOSTED, "https://evil.example", "play.example.org", False),
    ],
)  # fmt: skip
def test_pages_are_ours_or_foreign(site, origin, host, is_home):
    assert site.is_home(origin, host) is is_home


@pytest.mark.parametrize(
    ("site", "scheme", "host", "is_secure"),
    [
        (HOME, "http", "127.0.0.1:8000", False), (HOME, "https", "127.0.0.1:8000", True),
        (HOME, "wss", "127.0.0.1:8000", True), (HOSTED, "http", "play.example.org", True),
        (HOSTED, "http", "127.0.0.1:8000", False),
    ],
)  # fmt: skip
def test_who_came_by_https_is_known(site, scheme, host, is_secure):
    scope = {"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]}
    assert site.is_secure(HTTPConnection(scope)) is is_secure


def test_over_https_a_cookie_is_for_this_host_alone():
    assert cookie("k", True).startswith("__Host-theomachy=k; Path=/; ")
    assert cookie("k", True).endswith("; HttpOnly; SameSite=Strict; Secure")
    assert "Domain" not in cookie("k", True)
    assert cookie("k", False).startswith("theomachy=k; ")
    assert "Secure" not in cookie("k", False)


@pytest.mark.parametrize(
    "url", ["play.example.org", "ftp://x", "https://x/y", "https://[", "https:///"]
)
def test_a_public_address_is_one(url):
    with pytest.raises(Wrong, match="A public address is written"):
        checked_url(url)
    assert checked_url(f"{PUBLIC}/") == PUBLIC


def test_another_name_is_refused_on_every_way_in(shared_house):
    browser = Browser(shared_house)
    status, told, headers = browser.ask("/api/shelf", headers={"host": "evil.example"})
    assert (status, told["error"]) == (421, "misdirected")
    assert "set-cookie" not in headers
    table, _ = browser.open_table("me", "bot")
    wire = socket.create_connection(("127.0.0.1", shared_house.port))
    url = f"ws://evil.example/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, sock=wire, open_timeout=PATIENCE).__enter__()
    assert refused.value.response.status_code == 421


def test_a_socket_anywhere_but_at_a_table_is_refused(shared_house):
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{shared_house.port}/api/tables/socket").__enter__()
    assert refused.value.response.status_code == 403


def test_a_proxy_is_believed_only_where_it_was_named(tmp_path, shared_house):
    words = ("--trust-proxy", "127.0.0.1", "--log", "json", "--public-url", PUBLIC)
    said = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    errors = tmp_path / "errors"
    hosted = House(tmp_path, *words, errors=errors)
    answers = [Browser(one).ask("/api/shelf", headers=said)[2] for one in (hosted, shared_house)]
    hosted.stop()
    lines = [json.loads(line) for line in errors.read_text().splitlines()]
    assert [line["address"] for line in lines if line["event"] == "request"] == ["203.0.113.9"]
    assert ["Secure" in one["set-cookie"] for one in answers] == [True, False]
