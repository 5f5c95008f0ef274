"""What is written down of those who play: ids and times, and nothing that opens a seat."""

import asyncio
import json
import logging
from types import SimpleNamespace

import pytest

from house import Browser, House, awaited
from theomachy.server import logs
from theomachy.server.conversation import converse
from theomachy.server.journal import Journal

pytestmark = pytest.mark.compiled_only

TEXT = {"type": "http", "method": "GET", "headers": [], "path": "/a-secret", "client": None}


@pytest.fixture
def written(tmp_path):
    """A server that writes its lines into a file; called, it ends and gives them."""
    errors = tmp_path / "errors"
    house = House(tmp_path / "data", "--log", "json", errors=errors)

    def lines():
        house.stop()
        return errors.read_text()

    lines.house = house
    yield lines
    if house.process.poll() is None:
        house.stop()


def a_session(house):
    """Two people meet by a link and play; what only they may know."""
    host, guest = Browser(house), Browser(house)
    table, [token] = host.open_table("me", "open", pantheons="fixed")
    guest.ask("/api/join?key=QUERY-STRING", {"token": token, "name": "Gwendolyn"})
    seats = host.sit(table), guest.sit(table)
    shown = [seat.hello() for seat in seats]
    for seat, one in zip(seats, shown, strict=True):
        seat.play("pass", one["seq"])
        seat.close()
    headers = host.ask(f"/api/tables/{table}")[2]
    keys = [browser.cookie.partition("=")[2] for browser in (host, guest)]
    return table, headers["x-request-id"], [token, *keys, "Gwendolyn", "QUERY-STRING"]


def test_a_session_is_written_down_without_its_secrets(written):
    table, request, secrets = a_session(written.house)
    text = written()
    lines = [json.loads(line) for line in text.splitlines()]
    asked = {line["request"]: line for line in lines if line["event"] == "request"}
    assert all(len(secret) > 8 and secret not in text for secret in secrets)
    assert asked[request]["route"] == "/api/tables/{table}"
    assert (asked[request]["table"], asked[request]["status"]) == (table, 200)
    assert asked[request]["ms"] >= 0
    sockets = [line for line in asked.values() if line["method"] == "SOCKET"]
    assert [(line["table"], line["status"]) for line in sockets] == [(table, 101)] * 2
    assert len({line["who"] for line in sockets}) == 2


def test_at_home_nothing_is_written_of_what_goes_well(tmp_path):
    errors = tmp_path / "errors"
    house = House(tmp_path / "data", errors=errors)
    Browser(house).ask("/api/shelf")
    house.stop()
    assert [line for line in errors.read_text().splitlines() if "request" in line] == []


async def heard(app, scope):
    """What an application answers."""
    sent = []

    async def send(message):
        sent.append(message)

    await Journal(app)(dict(scope), None, send)
    return sent


async def breaking(scope, receive, send):
    scope["path_params"] = {"table": "abc"}
    secret = scope["path"]
    raise ArithmeticError(len(secret))


@pytest.fixture
def errors(capsys):
    """The error stream as the server would keep it, and all put back."""
    root = logging.getLogger()
    kept = root.handlers, root.level
    yield capsys
    root.handlers = kept[0]
    root.setLevel(kept[1])


@pytest.mark.parametrize("style", logs.STYLES)
def test_what_nobody_expected_is_a_typed_answer_and_a_traceback(errors, style):
    logs.keep(style)
    start, body = awaited(heard(breaking, TEXT))
    told, request = errors.readouterr().err, dict(start["headers"])[b"x-request-id"].decode()
    assert start["status"] == 500
    assert json.loads(body["body"]) == {"error": "fault", "detail": request}
    assert f"ArithmeticError: {len(TEXT['path'])}" in told
    assert request in told
    assert "abc" in told
    assert TEXT["path"] not in told


async def hanging(scope, receive, send):
    scope["begun"].set()
    await asyncio.Event().wait()


def test_what_is_being_answered_when_the_house_closes_is_told_so_and_is_no_fault(errors):
    logs.keep("text")

    async def closed_upon():
        begun = asyncio.Event()
        asking = asyncio.create_task(heard(hanging, TEXT | {"begun": begun}))
        await begun.wait()
        asking.cancel()
        return await asking

    start, body = awaited(closed_upon())
    assert (start["status"], json.loads(body["body"])["error"]) == (503, "draining")
    assert errors.readouterr().err == ""


def test_a_socket_that_breaks_is_told_too(errors):
    logs.keep("json")
    scope = {"type": "websocket", "headers": [], "path": "/", "client": ("10.0.0.7", 1)}
    assert awaited(heard(breaking, scope)) == []
    fault, _ = (json.loads(line) for line in errors.readouterr().err.splitlines())
    assert (fault["event"], fault["table"], fault["method"]) == ("fault", "abc", "SOCKET")
    assert fault["address"] == "10.0.0.7"
    assert "ArithmeticError" in fault["exception"]


def test_what_breaks_a_conversation_is_told_with_its_table(errors):
    logs.keep("json")

    async def broken():
        raise ArithmeticError

    left = []
    table = SimpleNamespace(id="abc")
    referee = SimpleNamespace(stored=table, audience=SimpleNamespace(leave=left.append))
    awaited(converse(SimpleNamespace(receive=broken), referee, "browser"))
    fault = json.loads(errors.readouterr().err)
    assert "abc" in fault["event"]
    assert "ArithmeticError" in fault["exception"]
    assert left == ["browser"]
