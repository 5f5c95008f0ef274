"""Leaving and coming back: no move that was acknowledged is lost, none is played twice."""

import asyncio
import signal
import threading

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus

from house import PATIENCE, Browser, awaited
from theomachy.server import limits, messages
from theomachy.server.connection import Connection
from theomachy.server.drain import RESTARTING, Drain
from theomachy.server.outbox import Outbox
from theomachy.server.running import House
from theomachy.server.turns import Asker
from unready import UnreadyHouse

pytestmark = pytest.mark.compiled_only


class Player(threading.Thread):
    """Plays as fast as it can, until it is told to come back."""

    def __init__(self, house):
        super().__init__()
        self.browser, self.acked, self.pending, self.code = Browser(house), {}, None, None
        self.table, _ = self.browser.open_table("me", "me", powers="off", doomsday=48)
        self.seat = self.browser.sit(self.table)
        self.shown = self.seat.settled()

    def run(self):
        try:
            while not self.shown["view"]["result"]:
                self.play_one(f"move-{len(self.acked):06}")
            self.seat.receive("nothing more")
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None

    def is_asked(self):
        return self.shown["view"]["legal"] or self.shown["view"]["result"]

    def play_one(self, id_):
        move, seq = self.shown["view"]["legal"][0], self.shown["seq"]
        self.pending = id_, move, seq
        self.seat.send(type="play", id=id_, seq=seq, move=move)
        while self.pending or self.shown["seq"] <= seq or not self.is_asked():
            told = self.seat.receive("ack", "update", "illegal", "stale", "busy", "problem")
            if told["type"] == "update":
                self.shown = told
            else:
                assert told["type"] == "ack", told
                self.acked[told["seq"]], self.pending = move, None


def test_moves_sent_while_it_leaves_are_there_afterwards_or_can_be_sent_again(house):
    players = [Player(house) for _ in range(4)]
    for player in players:
        player.start()
    while not all(player.acked for player in players):
        assert all(player.is_alive() for player in players)
        players[0].join(0.01)
    house.stop()
    for player in players:
        player.join(PATIENCE)
    house.start()
    assert [player.code for player in players] == [RESTARTING] * 4
    for player in players:
        seat = player.browser.sit(player.table)
        if player.pending:
            id_, move, seq = player.pending
            assert seat.play(move, seq, id_)["type"] == "ack"
            player.acked[seq] = move
        log = seat.settled() and seat.hello()["log"]
        played = {entry["seq"]: entry["move"] for entry in log if entry["seat"] >= 0}
        assert played == {seq: acked for seq, acked in player.acked.items() if seq >= log[0]["seq"]}
        seat.close()


@pytest.fixture
def leaving(tmp_path):
    """A house that has been asked to end, and has not yet."""
    house = UnreadyHouse(tmp_path)
    House(house.app, uvicorn.Config(house.app)).handle_exit(signal.SIGTERM, None)
    yield house
    house.stop()


def test_whoever_comes_while_it_leaves_is_told_so(leaving):
    browser = Browser(leaving)
    status, told, _ = browser.ask("/readyz")
    assert (status, told["error"]) == (503, "draining")
    assert browser.ask("/livez")[0] == 200
    with pytest.raises(InvalidStatus) as refused:
        browser.sit("any")
    assert refused.value.response.status_code == 503


async def sent_by(drain, obeying):
    """What a browser is sent whose message is being obeyed when the house is asked to end."""
    sent, leaving, is_over = [], asyncio.Event(), asyncio.Event()

    async def send(text):
        sent.append(text)

    connection = Connection(Outbox(send, is_over.set), Asker("", "owner"))

    async def attend():
        with drain.attending(connection):
            await is_over.wait()

    async def obey():
        async with connection.at_work:
            leaving.set()
            await obeying()
            connection.outbox.put(messages.Ack("a-move", 7))

    attending, obeyed = asyncio.create_task(attend()), asyncio.create_task(obey())
    await leaving.wait()
    await drain.finish()
    await asyncio.gather(attending, obeyed)
    return sent, connection.is_leaving


def test_a_move_in_flight_is_acknowledged_before_the_door_closes():
    async def slowly():
        for _ in range(50):
            await asyncio.sleep(0)

    sent, is_leaving = awaited(sent_by(Drain(), slowly))
    assert ('"ack"' in sent[0], len(sent), is_leaving) == (True, 1, True)


def test_nobody_is_waited_for_for_ever(monkeypatch):
    monkeypatch.setattr(limits, "SECONDS_TO_DRAIN", 0.01)
    drain = Drain()

    async def stuck():
        with drain.attending(Connection(Outbox(None), Asker("", "owner"))):
            await drain.finish()

    awaited(stuck())
    assert drain.is_asked


def test_an_empty_house_is_closed_at_once():
    drain = Drain()
    awaited(drain.finish())
    assert drain.is_asked
