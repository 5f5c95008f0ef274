"""Play through wires that delay, drop, double, reorder and cut: what was acknowledged is there."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import chaos
import pytest

pytestmark = pytest.mark.compiled_only

ENOUGH, SECONDS = 6, 60


def test_what_was_acknowledged_through_chaos_is_what_is_written(house):
    with ThreadPoolExecutor(1) as apart:
        playing = chaos.play(4, SECONDS, house, ENOUGH)
        tally = apart.submit(asyncio.run, playing).result()
    assert tally.is_well, tally
