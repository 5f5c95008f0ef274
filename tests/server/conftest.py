"""A browser without a screen, at the shared server."""

import pytest

from house import Browser


@pytest.fixture
def browser(shared_house):
    return Browser(shared_house)
