"""Who does not say what is wanted, or does not read, is not waited for."""

import asyncio
import random

import fuzz
import nonsense
import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.server import ServerState

from house import Browser, awaited
from theomachy.server import limits
from theomachy.server.answers import failure
from theomachy.server.inbox import Gate, Inbox
from theomachy.server.outbox import Outbox
from theomachy.server.wire import PromptHttp, PromptSocket


class Transport:
    """Remembers whether it was cut."""

    is_cut = False

    def abort(self):
        self.is_cut = True


def socket_that_does_not_read():
    socket = object.__new__(PromptSocket)
    socket.writable, socket.transport = asyncio.Event(), Transport()
    return socket


def test_who_does_not_read_is_not_told_good_bye_but_cut():
    async def close():
        socket = socket_that_does_not_read()
        await asyncio.wait_for(socket.send({"type": "websocket.close"}), 60)
        return socket.transport.is_cut

    assert awaited(close())


def test_who_does_not_read_an_answer_on_is_cut(monkeypatch):
    monkeypatch.setattr(limits, "SECONDS_TO_READ_ON", 0)

    async def pause(and_resume):
        http, transport = object.__new__(PromptHttp), Transport()
        http.loop, http.transport = asyncio.get_running_loop(), transport
        http.flow = FlowControl(transport)
        http.pause_writing()
        if and_resume:
            http.resume_writing()
        await asyncio.sleep(0.01)
        return transport.is_cut

    assert (awaited(pause(and_resume=False)), awaited(pause(and_resume=True))) == (True, False)


class NoWire(asyncio.Transport):
    """Leads nowhere."""

    def is_closing(self):
        return True

    def write(self, data):
        """Nobody reads it."""

    def close(self):
        """It leads nowhere any more."""


class Refusing:
    """A handshake that ends with an answer."""

    def send_response(self, response):
        self.status = response.status_code

    def data_to_send(self):
        return []


def test_who_is_refused_a_socket_is_no_error_in_the_log():
    async def refuse():
        socket = PromptSocket(uvicorn.Config(failure, log_config=None), ServerState(), {})
        socket.transport, socket.conn = NoWire(), Refusing()
        socket.initial_response = (429, [], b"")
        await socket.send({"type": "websocket.http.response.body", "body": b"{}"})
        return socket.conn.status, socket.handshake_complete

    assert awaited(refuse()) == (429, True)


def test_nothing_waits_for_who_is_gone_nor_is_written_down_of_him():
    async def come_and_go():
        config = uvicorn.Config(failure, log_config=None)
        http, socket = (kind(config, ServerState(), {}) for kind in (PromptHttp, PromptSocket))
        http.connection_made(NoWire())
        http.connection_lost(None)
        socket.transport = NoWire()
        socket.connections.add(socket)
        socket.connection_lost(None)
        return http._waiting.cancelled(), socket.handshake_complete

    assert awaited(come_and_go()) == (True, True)


def test_a_browser_that_takes_nothing_is_cut_and_one_that_goes_on_is_not(monkeypatch):
    monkeypatch.setattr(limits, "SECONDS_TO_SEND", 0)

    async def pause(and_resume):
        socket = socket_that_does_not_read()
        socket.loop = asyncio.get_running_loop()
        socket.pause_writing()
        if and_resume:
            socket.resume_writing()
        await asyncio.sleep(0.01)
        return socket.transport.is_cut

    assert (awaited(pause(and_resume=False)), awaited(pause(and_resume=True))) == (True, False)


def test_what_was_said_is_read_in_order_by_who_waited_for_it_and_who_did_not():
    async def read():
        inbox = Inbox()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        return [await waiting, await inbox.get(), await inbox.get(), inbox.empty()]

    assert awaited(read()) == [0, 1, 2, True]


def test_a_gate_lets_everybody_through_once_it_is_open():
    async def go():
        gate = Gate()
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        were_held = not any(task.done() for task in waiting)
        gate.set()
        await asyncio.wait_for(asyncio.gather(*waiting), 60)
        return were_held

    assert awaited(go())


def test_a_browser_gone_while_it_is_sent_to_is_lost_and_no_more():
    async def send(text):
        raise RuntimeError("gone")

    async def put():
        is_over = asyncio.Event()
        outbox = Outbox(send, is_over.set)
        outbox.put(b"{}")
        await asyncio.wait_for(is_over.wait(), 60)
        return outbox.is_lost

    assert awaited(put())


async def never(text):
    await asyncio.Event().wait()


def test_what_waits_for_one_who_does_not_read_is_bounded():
    async def put():
        is_over = asyncio.Event()
        outbox = Outbox(never, is_over.set)
        for _ in range(limits.MESSAGES_WAITING):
            outbox.put(b"{}")
        was_lost = outbox.is_lost
        outbox.put(b"{}")
        return was_lost, outbox.is_lost, is_over.is_set()

    assert awaited(put()) == (False, True, True)


def test_of_who_is_there_only_the_newest_waits():
    async def put():
        outbox = Outbox(never)
        for number in range(10 * limits.MESSAGES_WAITING):
            outbox.put_presence(number)
        return outbox.is_lost, outbox._waiting, outbox._presence

    assert awaited(put()) == (False, [], 10 * limits.MESSAGES_WAITING - 1)


def test_a_body_that_does_not_come_ends_the_connection():
    assert failure(408, "too_slow").headers["connection"] == "close"


def test_nobody_is_held_longer_than_ten_seconds():
    assert limits.SECONDS_TO_SAY_HELLO + limits.SECONDS_TO_SAY_GOODBYE <= 10
    assert max(limits.SECONDS_FOR_HEADERS, limits.SECONDS_FOR_A_BODY, limits.SECONDS_TO_SEND) <= 8


@pytest.mark.compiled_only
def test_a_flood_of_pings_is_cut_and_a_few_are_answered(shared_house):
    table, _ = Browser(shared_house).open_table("me", "me")
    stranger = fuzz.Stranger(shared_house.address, random.Random(1))
    few, many = nonsense.frame(9, b"a few") * 5, nonsense.frame(9, b"many") * 500
    assert b"the-last-one" in stranger.pinged(table, few, nonsense.frame(9, b"many"))
    heard = stranger.pinged(table, few, many)
    assert b"a few" in heard
    assert b"the-last-one" not in heard
