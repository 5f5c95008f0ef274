"""A browser without a screen, at the shared server; a PostgreSQL of our own."""

import cluster as postgresql
import pytest

from house import Browser


@pytest.fixture
def browser(shared_house):
    return Browser(shared_house)


@pytest.fixture(scope="session")
def cluster():
    """Where there is no PostgreSQL, what needs one is skipped. Tests kill it, never the machine:
    what it wrote is there without waiting for a disk that others keep busy."""
    try:
        with postgresql.cluster("fsync=off") as started:
            yield started
    except postgresql.NoPostgres as none:
        pytest.skip(str(none))
