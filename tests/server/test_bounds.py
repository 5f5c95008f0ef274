"""Who asks for too much, or says too little, is told so or cut; everybody else is served."""

import http.client
import json
import socket
from types import SimpleNamespace

import pytest
from test_network import needs_two
from websockets.exceptions import ConnectionClosed, InvalidStatus

from house import PATIENCE, Browser, House, awaited
from theomachy.server import answers, limits
from theomachy.server.answers import Refused
from theomachy.server.pace import Pace, PaceByAddress

pytestmark = pytest.mark.compiled_only

NEVER = 1e-6
"""A pace that gives nothing back as long as a test lasts."""
FEW_DESCRIPTORS, MANY = 256, 300
_LIMITED = f"import resource; resource.setrlimit(7, ({FEW_DESCRIPTORS},) * 2); "


@pytest.fixture
def opened(tmp_path):
    """Opens houses with bounds of their own, and closes them."""
    houses = []

    def opening(kind=House, **bounds):
        houses.append(kind(tmp_path, **bounds))
        return houses[-1]

    yield opening
    for house in houses:
        house.stop()


def said(house, text):
    """A wire to a house by which this was said."""
    wire = socket.create_connection(("127.0.0.1", house.port), PATIENCE)
    wire.sendall(text)
    return wire


def heard(wire):
    """All that comes by a wire until it is cut."""
    answer = b""
    while some := wire.recv(1 << 16):
        answer += some
    wire.close()
    return answer


def test_half_a_request_is_not_waited_for(opened):
    house = opened(SECONDS_FOR_HEADERS=0.5)
    assert heard(said(house, b"GET /livez HTTP/1.1\r\nHost: 127")) == b""


def test_half_a_body_is_not_waited_for(opened):
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{"
    answer = heard(said(opened(SECONDS_FOR_A_BODY=0.5), head))
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"too_slow" in answer


def test_a_socket_that_says_nothing_is_closed(opened):
    browser = Browser(opened(SECONDS_TO_SAY_HELLO=0.5))
    table, _ = browser.open_table("me", "me")
    with pytest.raises(ConnectionClosed):
        browser.sit(table).receive("nothing")


def refusal(browser, table):
    """How a socket too many is answered."""
    with pytest.raises(InvalidStatus) as refused:
        browser.sit(table)
    answer = refused.value.response
    return answer.status_code, json.loads(answer.body)["error"], int(answer.headers["retry-after"])


def test_tables_and_sockets_too_many_are_refused_with_when_to_come_back(opened):
    bounds = {"SOCKETS_AT_A_TABLE": 2, "SOCKETS_OF_AN_ADDRESS": 3}
    browser = Browser(opened(TABLES_PER_SECOND=NEVER, TABLES_AT_ONCE=2.0, **bounds))
    (full, _), (other, _) = browser.open_table("me", "me"), browser.open_table("me", "me")
    seats = [{"kind": "me", "name": name} for name in "AB"]
    status, told, headers = browser.ask("/api/tables", {"game": "bello", "seats": seats})
    assert (status, told["error"], int(headers["retry-after"]) > 0) == (429, "too_many", True)
    sockets = [browser.sit(full), browser.sit(full)]
    assert refusal(browser, full) == (429, "too_many", limits.SECONDS_TO_ASK_AGAIN)
    sockets.append(browser.sit(other))
    assert refusal(browser, other) == (429, "too_many", limits.SECONDS_TO_ASK_AGAIN)
    assert [socket.hello()["seq"] >= 0 for socket in sockets] == [True] * 3


class PoorHouse(House):
    """Has few descriptors, and waits long for those who have not said what they want."""

    program = _LIMITED + House.program


@needs_two
def test_who_would_wait_long_for_a_hello_is_told_and_cut(opened):
    browser = Browser(opened(HELLOS_PER_SECOND=NEVER, HELLOS_AT_ONCE=1.0))
    table, _ = browser.open_table("me", "open")
    browser.sit(table).hello()
    second = browser.sit(table)
    second.send(type="hello")
    assert second.receive("problem")["reason"] == "too_fast"
    with pytest.raises(ConnectionClosed):
        second.receive("nothing")


ONE_HELLO = {"HELLOS_OF_A_SOCKET_PER_SECOND": NEVER, "HELLOS_OF_A_SOCKET_AT_ONCE": 1.0}


@pytest.mark.parametrize("looking", [None, 1])
def test_who_repeats_his_hello_is_told_and_cut(opened, looking):
    browser = Browser(opened(**ONE_HELLO))
    table, _ = browser.open_table("me", "open")
    rude = browser.sit(table)
    for _ in range(2):
        rude.send(type="hello", looking=looking)
    assert rude.receive("problem")["reason"] == "too_fast"
    with pytest.raises(ConnectionClosed):
        rude.receive("nothing")


def test_a_shared_screen_draws_its_curtain_as_often_as_it_likes(opened):
    browser = Browser(opened(MESSAGES_AT_ONCE=1e6, **ONE_HELLO))
    table, _ = browser.open_table("me", "me")
    screen = browser.sit(table)
    screen.settled()
    for looking in (0, None) * 10:
        screen.send(type="hello", looking=looking)
        assert screen.receive("show", "problem")["type"] == "show"


def test_nobody_owes_more_than_he_may_have_at_once():
    pace = Pace(1.0, 10.0)
    assert max(pace.seconds_until() for _ in range(100)) <= 10.0


def test_who_insists_is_refused_more_slowly(monkeypatch):
    waits = []

    async def handler(_):
        raise Refused(429, "too_many")

    async def wait(seconds):
        waits.append(seconds)

    monkeypatch.setattr(answers.asyncio, "sleep", wait)
    state = SimpleNamespace(rooms=SimpleNamespace(refusals=PaceByAddress(NEVER, 2.0)))
    request = SimpleNamespace(app=SimpleNamespace(state=state), client=None)
    for _ in range(4):
        assert awaited(answers.politely(handler)(request)).status_code == 429
    assert waits == [0.0, 0.0, *[limits.SECONDS_TO_BE_REFUSED] * 2]


def test_one_address_does_not_take_every_place(opened):
    house = opened(PoorHouse, SECONDS_FOR_HEADERS=600.0)
    held = [said(house, b"GET /livez HTTP/1.1\r\n") for _ in range(MANY)]
    friend = http.client.HTTPConnection(
        "127.0.0.1", house.port, timeout=PATIENCE, source_address=("127.0.0.2", 0)
    )
    friend.request("GET", "/livez")
    assert friend.getresponse().status == 200
    friend.close()
    assert heard_of_one_too_many(held[-1]).startswith(b"HTTP/1.1 429 ")
    for wire in held:
        wire.close()


def heard_of_one_too_many(wire):
    """Half a request that is refused at once; what it said is not read any more."""
    answer = b""
    try:
        while some := wire.recv(1 << 16):
            answer += some
    except ConnectionResetError:
        return answer or b"HTTP/1.1 429 (cut)"
    return answer
