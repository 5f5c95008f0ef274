"""A Ray cluster of our own on this machine, reached by nobody else: started, stopped, forgotten."""

import contextlib
import shutil
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator

_HEAD = """
import sys, ray
ray.init(
    num_cpus=int(sys.argv[1]), num_gpus=int(sys.argv[2]), _temp_dir=sys.argv[3],
    object_store_memory=80 << 20, include_dashboard=False, log_to_driver=False,
    logging_level="ERROR",
)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
ray.shutdown()
"""
"""Until it is told how to end; it ends with whoever started it, and be it by a kill."""
_PATIENCE = 120


def alone() -> dict[str, str]:
    """What Ray is told by the environment: to listen on the loopback only, to tell nobody, and to
    answer whoever has this token."""
    return {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": uuid.uuid4().hex,
    }


@contextlib.contextmanager
def cluster(workers: int = 2, gpus: int = 0) -> Iterator[str]:
    """Yields its address, for this process too; it needs an environment as `alone` tells it."""
    folder = tempfile.mkdtemp(prefix="ray-")
    words = [sys.executable, "-c", _HEAD, str(workers), str(gpus), folder]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, text=True, stdin=pipe, stdout=pipe) as head:
        try:
            assert head.stdout
            yield head.stdout.readline().strip()
            head.communicate(timeout=_PATIENCE)
        finally:
            head.kill()
            shutil.rmtree(folder, ignore_errors=True)
