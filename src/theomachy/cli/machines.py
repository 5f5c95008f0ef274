"""Other machines that play, where they are asked for."""

import os
import pathlib
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

from theomachy.cli.stopping import tell
from theomachy.locales import Speech
from theomachy.study.cluster import Cluster, cluster


@contextmanager
def machines_at(address: str, tongue: Speech, on_gpu: bool = False) -> Iterator[Cluster | None]:
    """Those of the Ray cluster at an address; without one, none. Nothing is printed meanwhile: Ray
    tells of lost workers where our tables and JSON belong."""
    if not address:
        yield None
        return
    with (
        cluster(address, on_gpu) as found,
        pathlib.Path(os.devnull).open("w") as nowhere,
        redirect_stdout(nowhere),
    ):
        tell(tongue.say("house-ray", machines=found.machines, slots=found.slots))
        yield found
        if found.lost:
            tell(tongue.say("house-ray-lost", count=found.lost))
