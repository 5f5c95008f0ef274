"""A crash at every point a move passes: as if it were never made, or made once."""

import contextlib

import pytest
from websockets.exceptions import WebSocketException

from house import PATIENCE, Browser
from theomachy.server import faults

pytestmark = pytest.mark.compiled_only

PASSINGS = 8
"""A crash comes so late that some moves are acknowledged before."""


class Story:
    """Moves at one table that outlasts every crash, and what was acknowledged of them."""

    def __init__(self, house):
        self.house, self.browser, self.acked, self.sent = house, Browser(house), {}, 0
        self.table, _ = self.browser.open_table("me", "me", powers="off", doomsday=48)
        self.pending = None

    def start(self, **environment):
        """A new server on the same data; what was not answered is sent again, twice."""
        self.house.process.kill()
        self.house.process.wait()
        self.house.environment = environment
        self.house.start()
        seat = self.browser.sit(self.table)
        shown = seat.settled()
        if self.pending:
            answers = [seat.play(**self.pending) for _ in range(2)]
            assert answers[0] == answers[1]
            self.acknowledge(answers[0])
            shown = seat.settled()
        return seat, shown

    def acknowledge(self, answer):
        assert (answer["type"], answer["seq"]) == ("ack", self.pending["seq"])
        self.acked[answer["seq"]] = self.pending["move"]
        self.pending = None

    def crash_at(self, point):
        """Play until the crash comes, on a slow machine even before what was left is answered;
        whether a move was left without an answer."""
        with contextlib.suppress(WebSocketException, OSError, EOFError):
            seat, shown = self.start(THEOMACHY_CRASH_AT=f"{point}:{PASSINGS}")
            while True:
                while not shown["view"]["legal"]:
                    shown = seat.receive("update", "show")
                self.sent += 1
                legal = shown["view"]["legal"]
                self.pending = {"move": legal[self.sent % len(legal)], "seq": shown["seq"]}
                self.pending["id_"] = f"move-{self.sent:06}"
                shown = self.play_on(seat)
        assert self.house.process.wait(PATIENCE) == 1
        return self.pending is not None

    def play_on(self, seat):
        """The pending move: what is shown after it."""
        seat.send(type="play", id=self.pending["id_"], **without_id(self.pending))
        shown = None
        while shown is None or self.pending:
            heard = seat.receive("update", "ack", "illegal", "stale", "busy", "problem")
            if heard["type"] == "update":
                shown = heard
            else:
                self.acknowledge(heard)
        return shown


def without_id(move):
    return {name: value for name, value in move.items() if name != "id_"}


def test_after_a_crash_what_was_acknowledged_is_there_and_the_rest_may_be_sent_again(house):
    story = Story(house)
    left = [story.crash_at(point) for point in faults.POINTS]
    assert any(left)
    seat, _ = story.start()
    log = seat.hello()["log"]
    written = {entry["seq"]: entry["move"] for entry in log if entry["seat"] >= 0}
    kept = {seq: move for seq, move in story.acked.items() if seq >= log[0]["seq"]}
    assert written == kept
    assert len(story.acked) > len(faults.POINTS)
