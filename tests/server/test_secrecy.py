"""Nothing hidden leaves the server: every frame of every browser, read as an attacker would."""

import json
import re

import pytest

from house import PATIENCE, Browser, Seat
from theomachy import Table
from theomachy.table import record

pytestmark = pytest.mark.compiled_only

BIDS = "2p; at P1 bid; faith P1 99; faith P2 9; hand P1 SUN; hand P2 FOG; ROM P1:5 W; RUS P2:2"
DRAW = "2p; at P2 draw; draw P2 W play; epoch 5; ROM P1:5; RUS P2:2; faith P2 0"
LOOK = "2p; at P1 T4; hand P1 VISIONS; hand P2 ASH TIME; ROM P1:5 W; RUS P2:2"
LEAVING = {"done", "pass", "stop"}


class Ear(Seat):
    """A socket that remembers every frame it was sent."""

    def __init__(self, browser, table):
        super().__init__(browser.sit(table).wire)
        self.frames = []
        self.hello()

    def receive(self, *kinds):
        while True:
            self.frames.append(self.wire.recv(timeout=PATIENCE))
            message = json.loads(self.frames[-1])
            if message["type"] in kinds:
                return message

    def knows(self, word):
        """Whether a frame sent so far holds this word; times are left out."""
        self.send(type="ping")
        self.receive("pong")
        frames = [re.sub(r'"at":\d+', "", frame) for frame in self.frames]
        return any(re.search(rf"(?<!\w)({word})(?!\w)", frame) for frame in frames)

    def ask_why(self, move):
        self.send(type="why", id="why-000001", move=move)
        return self.receive("illegal", "legal", "problem")

    def undo(self, seq):
        self.send(type="undo", id=f"undo-{seq:06}", seq=seq)
        return self.receive("ack", "illegal")


def opened(browser, text, *kinds):
    """A table of Godstorm at a position: its id and the tokens of its open seats."""
    told = record.write(Table.at("godstorm", text, seed=0))
    body = {"game": "godstorm", "seats": [{"kind": kind} for kind in kinds], "record": told}
    _, opened, _ = browser.ask("/api/tables", body)
    return opened["table"], [invite["token"] for invite in opened["invites"]]


@pytest.fixture
def browsers(shared_house):
    """Two players and somebody who watches."""
    browsers = [Browser(shared_house) for _ in range(3)]
    for browser in browsers:
        browser.ask("/api/shelf")
    return browsers


def seated(browsers, text):
    """Each of the three at the same table; the first two have a seat each."""
    table, [token] = opened(browsers[0], text, "me", "open")
    browsers[1].ask("/api/join", {"token": token, "name": "Gus"})
    return table, [Ear(browser, table) for browser in browsers]


def moves_of(browser, table):
    replay = browser.ask(f"/api/tables/{table}/replay")[1]
    return [position["move"] for position in replay["positions"]]


def test_a_bid_is_sent_to_nobody_before_the_reveal(browsers):
    _, [host, guest, stranger] = seated(browsers, BIDS)
    assert host.play("bid 73", 0)["type"] == "ack"
    assert host.undo(1)["type"] == "ack"
    assert host.play("bid 74", 2)["type"] == "ack"
    assert host.knows("bid 73")
    assert host.knows("74")
    for other in (guest, stranger):
        assert other.knows(r"bid \?")
        assert not other.knows("73|74|SUN|bid-own")
    assert guest.hello()["log"][1]["told"] == [{"kind": "undo", "args": {"move": "bid ?"}}]
    assert guest.play("bid 5", 3)["type"] == "ack"
    assert guest.knows("74")
    assert stranger.knows("74")
    assert not stranger.knows("73|SUN|FOG|bid [0-9]+")


def test_a_card_drawn_is_sent_to_its_owner_alone(browsers):
    _, [host, guest, stranger] = seated(browsers, DRAW)
    guest.settled()
    card = guest.hello()["log"][0]["move"].removeprefix("draw W ")
    assert guest.hello()["view"]["position"]["hands"][1] == [card]
    for other in (host, stranger):
        assert other.knows(r"draw W \?")
        assert not other.knows(f"{card}|draw-card")


def test_a_stale_move_is_answered_without_secrets(browsers):
    _, [host, guest, _] = seated(browsers, BIDS)
    host.play("bid 73", 0)
    stale = guest.play("bid 1", 0)
    assert [entry["move"] for entry in stale["entries"]] == ["bid ?"]
    assert not guest.knows("73")


def test_a_running_game_is_replayed_as_its_viewer_may_know_it(browsers):
    table, [host, *_] = seated(browsers, BIDS)
    host.play("bid 73", 0)
    assert [moves_of(browser, table) for browser in browsers] == [
        [None, "bid 73"], [None, "bid ?"], [None, "bid ?"],
    ]  # fmt: skip
    for browser in browsers:
        told = json.dumps(browser.ask(f"/api/tables/{table}/replay")[1])
        assert ("SUN" in told) == ("73" in told) == (browser is browsers[0])
        status, failure, _ = browser.ask(f"/api/tables/{table}/record")
        assert (status, failure["error"]) == (409, "not_yet")


def test_only_who_is_to_act_may_ask_why(browsers):
    _, [host, guest, stranger] = seated(browsers, BIDS)
    assert host.ask_why("bid 73")["type"] == "legal"
    assert host.ask_why("play SUN")["reason"] == "no_card_now"
    for other in (guest, stranger):
        for move in ("bid 73", "play SUN", "nonsense"):
            assert other.ask_why(move)["reason"] == "not_your_turn"


def test_a_look_is_not_taken_back(browsers):
    _, [host, guest, _] = seated(browsers, LOOK)
    host.play("play VISIONS", 0)
    assert host.knows("TIME")
    assert not host.hello()["view"]["can_undo"]
    assert host.undo(1)["reason"] == "something_hidden_was_shown"
    host.play("take TIME", 1)
    assert guest.knows("take-card")


def test_a_shared_screen_shows_one_hand_and_no_secrets_in_its_log(browsers):
    table, _ = opened(browsers[0], BIDS, "me", "me")
    screen = Ear(browsers[0], table)
    screen.send(type="hello", looking=0)
    screen.play("bid 73", 0)
    screen.send(type="hello", looking=1)
    shown = screen.receive("show")
    assert (shown["view"]["seat"], shown["view"]["position"]["hands"]) == (1, [[], ["FOG"]])
    assert shown["view"]["position"]["bids"] == [None, None]
    assert [entry["move"] for entry in shown["log"]] == ["bid ?"]
    assert moves_of(browsers[0], table) == [None, "bid ?"]


def test_when_the_game_is_over_everything_is_told(browsers):
    table, [_, guest, stranger] = seated(browsers, DRAW)
    shown = guest.settled()
    while not shown["view"]["result"]:
        move = next(move for move in shown["view"]["legal"] if move in LEAVING)
        guest.play(move, shown["seq"])
        shown = guest.settled()
    drawn = stranger.hello()["log"][0]
    assert (drawn["told"][0]["kind"], drawn["move"][:7]) == ("draw-card", "draw W ")
    assert drawn["move"][7:] in moves_of(browsers[2], table)[1]
    text = browsers[2].ask(f"/api/tables/{table}/record")[1]
    assert record.verify(text).dice == "fair"
