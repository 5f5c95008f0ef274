"""One server for all quiet tests; tests that kill have their own."""

import pytest

from house import Browser, House


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("data"))
    yield house
    house.stop()


@pytest.fixture
def house(tmp_path):
    house = House(tmp_path)
    yield house
    house.stop()


@pytest.fixture
def browser(shared_house):
    return Browser(shared_house)
