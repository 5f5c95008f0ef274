"""Many machines, by Ray: an extra that only this file knows.

A shard is some games of a study, and depends on nothing but their numbers: whoever plays it, and
however often, comes to the same. So Ray may begin it again where its worker is lost.
"""

import os
import re
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from theomachy.locales import Wrong

_RETRIES = 5
"""So often a shard is begun again whose worker is lost."""
_AHEAD = 2
"""So many shards for each worker may wait for one before them."""
_PATIENCE = 10
"""Seconds until an address is taken to answer nobody."""
_ADDRESS = re.compile(r"auto|local|[\w.-]+:\d{1,5}")
_VERSION = re.compile(r"(?:Ray|Python): (\S+)")

Job = TypeVar("Job")
Done = TypeVar("Done")


def package() -> Any:
    """Ray, or one clear sentence; nobody is told that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # an extra: most studies are played on one machine
    except ImportError:
        raise Wrong("door-no-ray") from None
    return ray


class Cluster:
    """Machines that play shards, each on a processor of its own, or on a GPU."""

    def __init__(self, ray: Any, on_gpu: bool) -> None:
        self._ray, self.on_gpu = ray, on_gpu
        kind = "GPU" if on_gpu else "CPU"
        self.slots = int(ray.cluster_resources().get(kind, 0))
        """How many shards are played at the same time."""
        self.machines = sum(node["Alive"] for node in ray.nodes())
        self.lost = 0
        """How often a worker was lost over a shard."""
        if not self.slots:
            raise Wrong("door-ray-no-worker", kind=kind)
        how = ray.remote(num_cpus=1, num_gpus=int(on_gpu), max_retries=_RETRIES)
        self._task = how(work)

    def in_order(self, do: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done]:
        """What is done of each job, in their order, by machines that run only a little ahead."""
        waiting, told = deque[Any](), self._ray.put(do)
        try:
            for job in jobs:
                waiting.append(self._task.remote(told, job))
                if len(waiting) > _AHEAD * self.slots:
                    yield self._done(waiting.popleft())
            while waiting:
                yield self._done(waiting.popleft())
        finally:
            for left in waiting:
                self._ray.cancel(left, force=True)

    def _done(self, shard: Any) -> Any:
        errors = self._ray.exceptions
        try:
            attempt, done = self._ray.get(shard)
        except errors.RayTaskError as failed:
            if isinstance(failed.cause, Wrong):
                raise failed.cause from None
            raise Wrong("door-ray-failed", why=last_line(failed)) from failed
        except errors.RayError as lost:
            raise Wrong("door-ray-lost", count=_RETRIES, why=first_line(lost)) from lost
        self.lost += attempt
        return done


def work(do: Callable[[Job], Done], job: Job) -> tuple[int, Done]:
    """A shard, on the machine that has taken it; and how many have been lost over it."""
    from ray._private import worker

    here: Any = worker.global_worker
    return here.core_worker.get_current_task_attempt_number(), do(job)


@contextmanager
def cluster(address: str, on_gpu: bool = False) -> Iterator[Cluster]:
    """The machines at the address of a Ray cluster; `auto` is the one this machine belongs to."""
    ray = package()
    connect(ray, address)
    try:
        yield Cluster(ray, on_gpu)
    finally:
        ray.shutdown()


def connect(ray: Any, address: str) -> None:
    if not _ADDRESS.fullmatch(address):
        raise Wrong("door-ray-address", address=address)
    try:
        knock(address)
    except OSError as wrong:
        why = wrong if wrong.errno else Wrong("door-system-econnrefused")
        raise Wrong("door-ray-nobody", address=address, why=why) from wrong
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as wrong:
        versions = _VERSION.findall(str(wrong))
        if len(versions) == 4:
            told = dict(zip(("ray", "python", "own_ray", "own_python"), versions, strict=True))
            raise Wrong("door-ray-version", address=address, **told) from wrong
        raise Wrong("door-ray-refused", address=address) from wrong


def knock(address: str) -> None:
    """Whether anybody answers: Ray itself would wait for a minute."""
    from ray._private.services import canonicalize_bootstrap_address

    found = canonicalize_bootstrap_address(address)
    if found:
        host, _, port = found.rpartition(":")
        socket.create_connection((host, int(port)), _PATIENCE).close()


def first_line(wrong: Exception) -> str:
    return str(wrong).partition("\n")[0]


def last_line(wrong: Exception) -> str:
    """Of a traceback: what went wrong."""
    return str(wrong).strip().rpartition("\n")[2]
