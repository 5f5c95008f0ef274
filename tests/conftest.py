"""Options and marks of the whole suite, and a cache of compiled rules filled by one process."""

import numba
import pytest

from house import House
from scenario_files import ScenarioFile
from theomachy.bots.bot import for_bots, for_matches
from theomachy.games import load, names
from theomachy.kernel.warm import for_a_table, for_studies, for_tests, warm

PLAIN = bool(numba.config.DISABLE_JIT)


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory):
    """One server for all quiet tests."""
    house = House(tmp_path_factory.mktemp("data"))
    yield house
    house.stop()


@pytest.fixture
def house(tmp_path):
    """A server of one's own, to be killed."""
    house = House(tmp_path)
    yield house
    house.stop()


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-golden", action="store_true", help="retell the golden games; read the diff"
    )


def pytest_configure(config):
    config.addinivalue_line("markers", "compiled_only: means nothing without Numba")
    config.addinivalue_line("markers", "plain_only: calls rules that compiled code keeps to itself")


def pytest_sessionstart(session):
    """Compile before the workers of xdist begin: each would compile the same."""
    if not PLAIN and not hasattr(session.config, "workerinput"):
        for game in map(load, names()):
            kinds = (for_a_table, for_bots, for_studies, for_matches, for_tests)
            warm(game, [chore for kind in kinds for chore in kind(game)], lambda *_: None)


def pytest_collect_file(file_path, parent):
    """The .scenario files of every game are tests."""
    if file_path.suffix == ".scenario":
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


def pytest_collection_modifyitems(items):
    unfit, reason = ("compiled_only", "plain run") if PLAIN else ("plain_only", "compiled run")
    for item in items:
        if item.get_closest_marker(unfit):
            item.add_marker(pytest.mark.skip(reason=f"{unfit}: this is the {reason}"))
