"""A browser without a screen, at the shared server; a PostgreSQL of our own."""

import cluster as postgresql
import pytest

from house import Browser


@pytest.fixture
def browser(shared_house):
    return Browser(shared_house)


@pytest.fixture(scope="session")
def cluster():
    """Where there is no PostgreSQL, what needs one is skipped."""
    try:
        with postgresql.cluster() as started:
            yield started
    except postgresql.NoPostgres as none:
        pytest.skip(str(none))
