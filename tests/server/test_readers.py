"""Whole games are read beside the server: what is told of them, and to whom not."""

import dataclasses
import json

import pytest

from house import Browser, House, awaited
from theomachy import Table
from theomachy.server import readers
from theomachy.server.answers import answered
from theomachy.server.store import Broken, StoredSeat, StoredTable
from theomachy.server.turns import Asker, Overasked
from theomachy.table import record

SEATS = [StoredSeat("human", name, None, f"owner-{name}", None) for name in ("Ann", "Ben")]


def stored(game):
    version = Table(game, 2).game.version
    return StoredTable("t1", game, version, 2, {}, "00" * 16, None, 7, SEATS)


def test_a_replay_is_sent_as_it_is_made():
    told = json.loads(readers.replay_of(stored("bello"), None))
    assert (told["names"], len(told["positions"])) == (["Ann", "Ben"], 1)


def test_a_record_is_given_where_nothing_is_secret():
    assert readers.record_of(stored("bello")).startswith("theomachy record 1\ngame bello\n")
    assert readers.record_of(stored("godstorm")) is None


def test_a_log_that_lacks_something_is_not_read():
    with pytest.raises(Broken):
        readers.replay_of(dataclasses.replace(stored("bello"), length=3), None)


class Named:
    """Somebody who answers with his name, and is asked nothing else meanwhile."""

    def __init__(self, name):
        self.name = name

    def __len__(self):
        return 0

    async def ask(self, *words, **bounds):
        return self.name


def test_tables_are_woken_by_those_who_read_no_long_games():
    reading = readers.Readers()
    reading._crew, reading._wakers = Named("a reader"), Named("a waker")
    asker = Asker("127.0.0.1", "ann")
    assert awaited(reading.wake(asker, stored("bello"))) == "a waker"
    assert awaited(reading.record_of(asker, stored("bello"))) == "a reader"


def retold(text, old, new):
    """A record with an end of a line changed, and its checksum mended."""
    lines = text.replace(f"{old}\n", f"{new}\n").splitlines()[:-1]
    return "".join(f"{line}\n" for line in [*lines, f"checksum sha256:{record.checksum(lines)}"])


@pytest.mark.compiled_only
def test_a_record_with_a_move_against_the_rules_is_refused_in_words(browser):
    table = Table("bello", 2, seed=1, options={"pantheons": "fixed"})
    while table.actor < 0:
        table.roll()
    table.play("pass")
    text = retold(record.write(table), " pass", " attack a1 a2")
    body = {"game": "bello", "seats": [{"kind": "me"}] * 2, "record": text}
    status, told, _ = browser.ask("/api/tables", body)
    assert (status, told["error"]) == (400, "wrong")


@pytest.mark.compiled_only
def test_a_record_of_another_number_of_players_is_refused_in_words(browser):
    text = record.write(Table("bello", 3, seed=1, options={"pantheons": "fixed"}))
    body = {"game": "bello", "seats": [{"kind": "me"}] * 2, "record": text}
    status, told, _ = browser.ask("/api/tables", body)
    assert (status, told["error"], "3" in told["detail"]) == (400, "wrong", True)


@pytest.mark.compiled_only
def test_who_reads_too_many_games_is_told_when_to_come_back(tmp_path):
    house = House(tmp_path, READS_PER_SECOND=0.01, READS_AT_ONCE=2.0)
    try:
        browser = Browser(house)
        table, _ = browser.open_table("me", "me")
        for _ in range(2):
            assert browser.ask(f"/api/tables/{table}/replay")[0] == 200
        status, told, headers = browser.ask(f"/api/tables/{table}/record")
        assert (status, told["error"]) == (429, "too_many")
        assert 0 < int(headers["retry-after"]) <= 100
    finally:
        house.stop()


@pytest.mark.parametrize(("is_yours", "status"), [(True, 429), (False, 503)])
def test_when_too_much_is_asked_it_is_said_when_to_come_back(is_yours, status):
    async def handler(request):
        raise Overasked(7, is_yours)

    handling = answered(handler, None)
    with pytest.raises(StopIteration) as done:
        handling.send(None)
    told = done.value.value
    assert (told.status_code, told.headers["retry-after"]) == (status, "7")
