"""The figures an operator looks at, and where alone they are told."""

import asyncio
import urllib.error
import urllib.request

import pytest
from prometheus_client.parser import text_string_to_metric_families

from house import PATIENCE, Browser, House, awaited
from theomachy import __version__
from theomachy.server import metrics
from theomachy.server.store import StoreDown

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def kept(tmp_path):
    """A server with a back door."""
    house = House(tmp_path, "--admin-port", "0")
    house.behind = house.hears_itself_say(r"http://\S+:\d+")
    yield house
    house.stop()


def figures(house):
    """Every sample by its name and labels."""
    with urllib.request.urlopen(f"{house.behind}/metrics", timeout=PATIENCE) as answer:
        families = text_string_to_metric_families(answer.read().decode())
        return {
            (sample.name, *sorted(sample.labels.values())): sample.value
            for family in families
            for sample in family.samples
        }


def test_what_happens_is_counted(kept):
    browser = Browser(kept)
    table, _ = browser.open_table("me", "me", pantheons="fixed")
    seat = browser.sit(table)
    assert seat.play("pass", seat.settled()["seq"])["type"] == "ack"
    told = figures(kept)
    assert told["theomachy_requests_total", "/api/tables", "200", "POST"] == 1
    assert told["theomachy_entries_total", "person"] == 1
    assert told["theomachy_entries_total", "house"] >= 1
    assert told["theomachy_move_seconds_count",] == 1
    assert (told["theomachy_sockets",], told["theomachy_tables_awake",]) == (1, 1)
    assert told["theomachy_store_seconds_count", "append"] >= 2
    assert told["theomachy_store_failures_total", "append"] == 0
    assert told["theomachy_game", "bello", "ready"] == 1
    assert told["theomachy_info", __version__] == 1
    assert told["process_resident_memory_bytes",] > 0
    seat.close()


def test_bots_are_asked_and_that_is_counted(kept):
    browser = Browser(kept)
    table, _ = browser.open_table("bot", "bot", powers="off", doomsday=12)
    seat = browser.sit(table)
    seat.settled()
    assert figures(kept)["theomachy_questions_total",] >= 1
    seat.close()


def test_figures_are_told_behind_and_nowhere_else(kept):
    assert Browser(kept).ask("/metrics")[0] == 404
    for path, said in (("/livez", "well"), ("/readyz", "well"), ("/version", __version__)):
        with urllib.request.urlopen(kept.behind + path, timeout=PATIENCE) as answer:
            assert answer.read().decode() == said
    rebound = urllib.request.Request(f"{kept.behind}/metrics", headers={"host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError, match="421"):
        urllib.request.urlopen(rebound, timeout=PATIENCE)


def test_names_of_strangers_make_no_figures(kept):
    browser = Browser(kept)
    for path in ("/api/tables/first", "/api/nowhere", "/no/such/file"):
        assert {browser.ask(path, method=method)[0] for method in ("GET", "FROB")} <= {404, 405}
    labels = {word for sample in figures(kept) for word in sample}
    assert {"other", "/api/tables/{table}"} <= labels
    assert not labels & {"FROB", "/api/tables/first", "/no/such/file"}


class Failing:
    async def touch(self):
        raise StoreDown("full")


def test_what_the_database_cannot_do_is_counted():
    failures = metrics.STORE_FAILURES.labels("touch")
    before = failures._value.get()
    with pytest.raises(StoreDown):
        awaited(metrics.measured(Failing()).touch())
    assert failures._value.get() == before + 1


def test_a_loop_that_is_late_is_seen(monkeypatch):
    monkeypatch.setattr(metrics, "_SECONDS_BETWEEN_LOOKS", 0.001)

    async def look():
        watching = asyncio.create_task(metrics.watch_the_loop())
        before = metrics.LOOP_LAG._sum.get()
        while metrics.LOOP_LAG._sum.get() == before:
            await asyncio.sleep(0.001)
        watching.cancel()

    awaited(look())
