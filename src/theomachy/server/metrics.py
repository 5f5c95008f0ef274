"""Every figure an operator may look at, as Prometheus reads it; told on the admin port alone."""

import asyncio
import inspect
import time
from collections.abc import Callable, Mapping
from typing import Any, cast

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from theomachy import __version__
from theomachy.server.store import Store

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
Info("theomachy", "Which version serves.", registry=REGISTRY).info({"version": __version__})

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_SECONDS_BETWEEN_LOOKS = 0.5

REQUESTS = Counter(
    "theomachy_requests", "Requests answered; a socket is one, told when it ends.",
    ["route", "method", "status"], registry=REGISTRY,
)  # fmt: skip
REQUEST_SECONDS = Histogram(
    "theomachy_request_seconds", "How long requests took.", ["route"],
    buckets=_QUICK, registry=REGISTRY,
)  # fmt: skip
SOCKETS = Gauge("theomachy_sockets", "Sockets open.", registry=REGISTRY)
TABLES_AWAKE = Gauge("theomachy_tables_awake", "Tables in memory.", registry=REGISTRY)
ENTRIES = Counter(
    "theomachy_entries", "Entries appended to logs, by a person or by the house.",
    ["by"], registry=REGISTRY,
)  # fmt: skip
BY_A_PERSON, BY_THE_HOUSE = ENTRIES.labels("person"), ENTRIES.labels("house")
MOVE_SECONDS = Histogram(
    "theomachy_move_seconds", "From reading a move to its answer, on disk or refused.",
    buckets=_QUICK, registry=REGISTRY,
)  # fmt: skip
QUESTIONS = Counter("theomachy_questions", "Questions asked of workers.", registry=REGISTRY)
QUESTIONS_WAITING = Gauge(
    "theomachy_questions_waiting", "Questions not answered yet.", registry=REGISTRY
)
QUESTIONS_OVERDUE = Counter(
    "theomachy_questions_overdue", "Questions not answered in time.", registry=REGISTRY
)
WORKERS_REPLACED = Counter(
    "theomachy_workers_replaced", "Workers that hung or died.", registry=REGISTRY
)
FORFEITS = Counter(
    "theomachy_forfeits", "Moves that guests have forfeited.", ["bot", "offence"],
    registry=REGISTRY,
)  # fmt: skip
STORE_SECONDS = Histogram(
    "theomachy_store_seconds", "How long the database took.", ["work"],
    buckets=_QUICK, registry=REGISTRY,
)  # fmt: skip
STORE_FAILURES = Counter(
    "theomachy_store_failures", "What the database could not do.", ["work"], registry=REGISTRY
)
GAMES = Gauge(
    "theomachy_game", "1 for the state each game is in.", ["game", "state"], registry=REGISTRY
)
LOOP_LAG = Histogram(
    "theomachy_loop_lag_seconds", "How late the event loop was, twice a second.",
    buckets=_QUICK, registry=REGISTRY,
)  # fmt: skip


def told(tables: int, states: Mapping[str, str]) -> bytes:
    """All figures now."""
    TABLES_AWAKE.set(tables)
    GAMES.clear()
    for game, state in states.items():
        GAMES.labels(game, state).set(1)
    return generate_latest(REGISTRY)


async def watch_the_loop() -> None:
    """Sleep, and see how late it wakes; for as long as there is a loop."""
    while True:
        due = time.perf_counter() + _SECONDS_BETWEEN_LOOKS
        await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - due))


class _Measured:
    """A database whose every work is timed, and whose failures are counted."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        work = getattr(self._store, name)
        if inspect.iscoroutinefunction(work):
            work = self.__dict__[name] = _timed(name, work)
        return work


def _timed(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
    seconds, failures = STORE_SECONDS.labels(name), STORE_FAILURES.labels(name)

    async def measured(*given: Any, **named: Any) -> Any:
        with seconds.time(), failures.count_exceptions():
            return await work(*given, **named)

    return measured


def measured(store: Store) -> Store:
    return cast(Store, _Measured(store))
