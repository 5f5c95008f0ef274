"""Options and marks of the whole suite, and a cache of compiled rules filled by one process."""

import re

import numba
import pytest

from compiling import compile_all, games_of, unready
from house import House
from scenario_files import ScenarioFile
from theomachy.games import SHELF, names

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
    parser.addoption("--game", choices=SHELF, help="only what is about the rules of this game")


def pytest_configure(config):
    config.addinivalue_line("markers", "compiled_only: means nothing without Numba")
    config.addinivalue_line("markers", "plain_only: calls rules that compiled code keeps to itself")


def pytest_sessionstart(session):
    """Compile before the workers of xdist begin: each would compile the same."""
    if not PLAIN and not hasattr(session.config, "workerinput"):
        games = games_asked_for(session.config)
        waiting = unready(games or names(), of_rules=bool(games))
        if waiting:
            told = f"compiling the rules, once: {', '.join(waiting)} ..."
            session.config.get_terminal_writer().line(told)
            compile_all(waiting, of_rules=bool(games))


def games_asked_for(config):
    """Those whose rules alone are tested; none, if anything else is."""
    if config.getoption("game"):
        return [config.getoption("game")]
    here = config.invocation_params.dir
    return games_of([(here / given.split("::")[0]).resolve() for given in config.args])


def pytest_collect_file(file_path, parent):
    """The .scenario files of every game are tests."""
    if file_path.suffix == ".scenario":
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


def pytest_collection_modifyitems(config, items):
    game = config.getoption("game")
    if game:
        config.hook.pytest_deselected(items=[one for one in items if not is_about(one, game)])
        items[:] = [one for one in items if is_about(one, game)]
    unfit, reason = ("compiled_only", "plain run") if PLAIN else ("plain_only", "compiled run")
    for item in items:
        if item.get_closest_marker(unfit):
            item.add_marker(pytest.mark.skip(reason=f"{unfit}: this is the {reason}"))


def is_about(item, game):
    """In the game's own folder, or a case named for it: `test_perft[bello, …]`."""
    return item.path.parent.name == game or re.search(rf"[\[-]{game}[],-]", item.name)
