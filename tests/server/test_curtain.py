"""The curtain of a shared screen: of a seat that has not said that it looks, nothing is sent."""

import pytest
from test_secrecy import BIDS, LOOK, Ear, opened

from house import Browser

pytestmark = pytest.mark.compiled_only

WINDOW = "2p; at P1 T6; faith P2 1; hand P2 IDOL; ROM P1:9 W; LIG P2:5 S; SIC P2:1; RUS P2:2"
THREE = "3p; at P3 T6; hand P1 SUN; hand P2 FOG; hand P3 TIME; ROM P1:5; RUS P2:2; EGY P3:3"


class Screen(Ear):
    """A socket of a screen that several share."""

    def look(self, seat, **more):
        self.send(type="hello", looking=seat, **more)
        return self.receive("show")

    def ask(self, kind, **fields):
        self.send(type=kind, id="a-question", **fields)
        return self.receive("problem", "illegal", "legal", "advice", "judgement")


@pytest.fixture
def sit(shared_house):
    """A browser that owns all seats of a table at a position, or those said."""

    def sat(text, *kinds):
        browser = Browser(shared_house)
        table, _ = opened(browser, text, *(kinds or ("me", "me")))
        return Screen(browser, table), browser, table

    return sat


def test_nothing_secret_is_sent_before_somebody_says_that_he_looks(sit):
    screen, _, _ = sit(BIDS)
    shown = screen.hello()["view"]
    assert (shown["seat"], shown["curtain"], shown["looking"]) == (0, [0], None)
    assert (shown["legal"], shown["meanings"]) == ([], [])
    assert not screen.knows("SUN|FOG|bid [0-9]+")
    shown = screen.look(0)["view"]
    assert (shown["curtain"], shown["looking"]) == ([], 0)
    assert "bid 73" in shown["legal"]
    assert screen.knows("SUN")
    assert not screen.knows("FOG")


def test_the_curtain_falls_when_the_go_passes_on(sit):
    screen, _, _ = sit(BIDS)
    screen.look(0)
    screen.play("bid 73", 0)
    screen.frames.clear()
    shown = screen.hello()["view"]
    assert (shown["seat"], shown["curtain"], shown["looking"]) == (1, [1], None)
    assert screen.look(0)["view"]["curtain"] == [1]
    assert not screen.knows("SUN|FOG|73")


def test_a_new_socket_finds_the_curtain_closed_and_the_same_one_may_close_it(sit):
    screen, browser, table = sit(BIDS)
    screen.look(0)
    assert not Screen(browser, table).knows("SUN|FOG")
    screen.look(None)
    screen.frames.clear()
    assert screen.ask("why", move="bid 5")["reason"] == "curtained"
    assert not screen.knows("SUN|FOG|bid 1")


def test_behind_the_curtain_nothing_secret_is_answered(sit):
    screen, _, _ = sit(BIDS)
    assert screen.ask("hint")["reason"] == "curtained"
    assert screen.ask("why", move="bid 5")["reason"] == "curtained"
    assert screen.play("bid 5", 0)["reason"] == "curtained"
    held, not_held = (screen.ask("why", move=f"play {card}") for card in ("SUN", "FOG"))
    assert held["reason"] == not_held["reason"]
    assert len(screen.ask("judge")["win_probabilities"]) == 2
    assert not screen.knows("bid [0-9]+")


def test_what_everybody_may_know_is_played_without_looking(sit):
    screen, _, _ = sit(WINDOW)
    assert "invade ROM LIG" in screen.hello()["view"]["legal"]
    screen.play("invade ROM LIG", 0)
    screen.play("with -", 1)
    shown = screen.settled()["view"]
    assert (shown["seat"], shown["curtain"], shown["legal"]) == (1, [1], ["pass"])
    assert not screen.knows("IDOL")
    assert "play IDOL" in screen.look(1)["view"]["legal"]
    assert screen.play("pass", 2)["type"] == "ack"


def test_a_hand_that_is_looked_at_is_not_shown_before_it_is_known_who_looks(sit):
    screen, _, _ = sit(LOOK)
    screen.look(0)
    screen.play("play VISIONS", 0)
    screen.look(None)
    screen.frames.clear()
    assert screen.hello()["view"]["legal"] == []
    assert not screen.knows("TIME|ASH")
    assert screen.look(0)["view"]["legal"] == ["take ASH", "take TIME"]


def test_while_others_think_each_may_look_at_his_own_hand(sit):
    screen, _, _ = sit(THREE, "me", "me", "open")
    assert screen.hello()["view"]["curtain"] == [0, 1]
    assert screen.look(1)["view"]["position"]["hands"] == [[], ["FOG"], []]
    assert screen.look(2)["view"]["position"]["hands"] == [[], [], []]
    assert screen.look(5)["view"]["curtain"] == [0, 1]
    assert not screen.knows("SUN|TIME")


def test_who_watches_is_told_nothing_of_his_own_seats(sit):
    screen, browser, table = sit(BIDS)
    screen.look(0)
    watcher = Screen(browser, table)
    watcher.frames.clear()
    shown = watcher.look(0, watching=True)
    assert [seat["mine"] for seat in shown["info"]["seats"]] == [False, False]
    assert (shown["view"]["seat"], shown["view"]["legal"]) == (None, [])
    assert watcher.play("bid 5", 0)["reason"] == "not_your_turn"
    assert watcher.hello()["view"]["seat"] is None
    screen.play("bid 73", 0)
    watcher.receive("update")
    assert not watcher.knows("73|SUN")


@pytest.mark.parametrize("looking", [-1, 6, "0", 1.5, [0]])
def test_a_seat_that_is_none_is_no_message(sit, looking):
    screen, _, _ = sit(BIDS)
    screen.send(type="hello", looking=looking)
    assert screen.receive("problem")["reason"] == "malformed"
    assert not screen.knows("SUN|FOG")


def test_a_stranger_who_says_that_he_looks_is_shown_what_everybody_may_know(sit, shared_house):
    screen, _, table = sit(BIDS)
    screen.look(0)
    stranger = Screen(Browser(shared_house), table)
    shown = stranger.look(0)["view"]
    assert (shown["seat"], shown["looking"], shown["curtain"]) == (None, None, [])
    assert not stranger.knows("SUN|FOG|bid [0-9]+")
