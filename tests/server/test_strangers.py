"""What a stranger may do to a table: look on, and nothing that others would notice."""

import json

from house import PATIENCE, Browser


def kinds_until(seat, last):
    """The kinds of all messages until one of this kind."""
    kinds = []
    while not kinds or kinds[-1] != last:
        kinds.append(json.loads(seat.wire.recv(timeout=PATIENCE))["type"])
    return kinds


def test_a_burst_of_hellos_reaches_nobody_else(shared_house):
    player, stranger = Browser(shared_house), Browser(shared_house)
    table, _ = player.open_table("me", "me")
    seat, wire = player.sit(table), stranger.sit(table)
    shown = seat.settled()
    for _ in range(100):
        wire.send(type="hello")
    wire.receive("problem")
    seat.send(type="play", id="a-move-of-mine", seq=shown["seq"], move=shown["view"]["legal"][0])
    assert "presence" not in kinds_until(seat, "ack")
    seat.close()
    wire.close()


def test_who_comes_and_goes_without_a_seat_is_not_told(shared_house):
    player, stranger = Browser(shared_house), Browser(shared_house)
    table, _ = player.open_table("me", "me")
    seat = player.sit(table)
    shown = seat.settled()
    for _ in range(5):
        wire = stranger.sit(table)
        wire.hello()
        wire.close()
    seat.send(type="play", id="a-move-of-mine", seq=shown["seq"], move=shown["view"]["legal"][0])
    assert "presence" not in kinds_until(seat, "ack")
    seat.close()


def test_a_friend_who_comes_and_goes_is_told(shared_house):
    player, friend = Browser(shared_house), Browser(shared_house)
    table, [token] = player.open_table("me", "open")
    friend.ask("/api/join", {"token": token, "name": "Friend"})
    seat = player.sit(table)
    seat.hello()
    wire = friend.sit(table)
    wire.hello()
    present = [False, False]
    while not all(present):
        present = [each["present"] for each in seat.receive("presence")["info"]["seats"]]
    wire.close()
    while all(present):
        present = [each["present"] for each in seat.receive("presence")["info"]["seats"]]
    assert present == [True, False]
    seat.close()


def test_frames_that_are_no_messages_are_answered(browser):
    table, _ = browser.open_table("me", "me")
    seat = browser.sit(table)
    seat.wire.send(b"\x00\xff")
    assert seat.receive("problem")["reason"] == "malformed"
    seat.wire.send('{"type": ' + "[" * 2000 + "]" * 2000 + "}")
    assert seat.receive("problem")["reason"] == "malformed"
    seat.wire.send("[" * 4000)
    assert seat.receive("problem")["reason"] == "malformed"
    assert seat.hello()["seq"] >= 0
    seat.close()
