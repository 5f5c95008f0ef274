"""The laboratory over a wire: parts that are counted, bounds, and what is never possible."""

import pytest

from house import PATIENCE, Browser, House, awaited
from theomachy.server import limits
from theomachy.server.crew import Unanswered
from theomachy.server.laboratory import Laboratory, TooSlow
from theomachy.server.studies import Counted, Part
from theomachy.server.turns import Asker
from unready import UnreadyHouse

ANYBODY = Asker("127.0.0.1", "anybody")
PART = {
    "game": "bello", "players": 3, "bots": ["random"], "seed": 5, "first": 0, "games": 6,
    "options": {"pantheons": "random"},
}  # fmt: skip
NOTHING = Counted(0, 7.0, [], [], [], [], {}, {}, {})
A_PART = Part("bello", 2, ["random"], 1, 0, 1)


class Prepared:
    """A workshop where everything is ready."""

    def require_more(self, game, kind, address):
        return None


class Crew:
    """Answers as it is told."""

    def __init__(self, answer):
        self.answer = answer

    async def ask(self, *words, **bounds):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.fixture
def granted(monkeypatch):
    """Ten seconds, and then hardly any."""
    monkeypatch.setattr(limits, "STUDY_SECONDS_AT_ONCE", 10.0)
    monkeypatch.setattr(limits, "STUDY_SECONDS_PER_SECOND", 0.001)


def test_an_address_has_so_many_seconds_of_work(granted):
    async def scene():
        laboratory = Laboratory(Prepared(), Crew(NOTHING))
        waits = [laboratory.wait("127.0.0.1")]
        for _ in range(2):
            await laboratory.play(ANYBODY, A_PART)
            waits.append(laboratory.wait("127.0.0.1"))
        return waits, laboratory.wait("127.0.0.2")

    (first, second, third), another = awaited(scene())
    assert (first, second, another) == (0, 0, 0)
    assert third > 1000


def test_games_that_take_too_long_are_given_up_and_cost_what_they_took(granted):
    async def scene():
        laboratory = Laboratory(Prepared(), Crew(Unanswered()))
        with pytest.raises(TooSlow):
            await laboratory.play(ANYBODY, A_PART)
        return laboratory.wait("127.0.0.1")

    assert awaited(scene()) > 1000


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("laboratory"), STUDY_SECONDS_AT_ONCE=1e6)
    yield house
    house.stop()


def asked(browser, **said):
    return browser.ask("/api/studies", PART | said)


def all_of(browser, games, **said):
    """The parts of a study, one after another, as far as they come."""
    parts, played = [], 0
    while played < games:
        status, told, _ = asked(browser, first=played, games=games - played, **said)
        assert status == 200, told
        parts.append(told)
        played += told["games"]
    return parts


@pytest.mark.compiled_only
def test_parts_are_counted_for_whoever_asks(house):
    parts = all_of(Browser(house), 6)
    assert sum(part["games"] for part in parts) == 6
    assert sum(sum(part["endings"].values()) for part in parts) == 6
    for group, names in (("by_order", ["1", "2", "3"]), ("by_seat", ["P1", "P2", "P3"])):
        assert [one["name"] for one in parts[0][group]] == names
        wins = sum(one["wins"] for part in parts for one in part[group])
        assert wins == pytest.approx(6)


@pytest.mark.compiled_only
def test_rows_are_made_for_whoever_asks_and_not_for_more_games_than_fit_a_file(house):
    browser, part = Browser(house), PART | {"games": 1}
    status, told, _ = browser.ask("/api/studies/rows", {"part": part, "all": 6})
    assert (status, told["games"]) == (200, 1)
    header, columns, *rows = told["csv"].splitlines()
    assert (header[:2], columns[:9], len(rows)) == ("# ", "game,seat", 3)
    for wrong in ({"all": 50_001}, {"part": part | {"players": 9}}, {"more": 1}):
        status, told, _ = browser.ask("/api/studies/rows", {"part": part, "all": 6} | wrong)
        assert (status, told["error"]) == (400, "wrong"), wrong


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"}, {"players": 7}, {"players": 1}, {"bots": []}, {"bots": ["oracle"]},
        {"bots": ["greedy"] * 2}, {"options": {"colour": "red"}}, {"options": []}, {"games": 0},
        {"options": {"doomsday": 10**30}}, {"seed": -1}, {"seed": 2**31}, {"first": -1},
        {"games": 10**9}, {"more": 1}, {"bots": ["program:true"]},
    ],
    ids=str,
)  # fmt: skip
def test_wrong_parts_are_refused_with_what_is_wrong(house, wrong):
    status, told, _ = asked(Browser(house), **wrong)
    assert (status, told["error"], bool(told["detail"])) == (400, "wrong", True)


@pytest.mark.compiled_only
def test_a_house_that_began_anew_goes_on_where_the_other_was(tmp_path):
    house = House(tmp_path)
    try:
        browser = Browser(house)
        before = all_of(browser, 4)
        house.kill()
        house.start()
        after = [asked(browser, first=0, games=1)[1], asked(browser, first=3, games=1)[1]]
        assert before[0]["games"] >= 1
        assert [part["games"] for part in after] == [1, 1]
    finally:
        house.stop()


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("bound", "status", "error"),
    [
        ({"PARTS_PLAYED": 0}, 503, "busy"),
        ({"PARTS_OF_AN_ADDRESS": 0}, 429, "too_many"),
        ({"PARTS_OF_AN_OWNER": 0}, 429, "too_many"),
        ({"SECONDS_FOR_A_PART": 1e-6}, 409, "too_slow"),
    ],
    ids=str,
)
def test_over_a_bound_it_is_said_why_and_when_to_come_back(tmp_path, bound, status, error):
    house = House(tmp_path, **bound)
    try:
        answer, told, headers = asked(Browser(house))
        assert (answer, told["error"]) == (status, error)
        assert (headers["retry-after"] is None) == (error == "too_slow")
    finally:
        house.stop()


@pytest.mark.compiled_only
def test_whoever_has_had_his_share_is_told_when_to_come_back(tmp_path):
    house = House(tmp_path, STUDY_SECONDS_AT_ONCE=1.0, STUDY_SECONDS_PER_SECOND=1e-6)
    try:
        browser = Browser(house)
        assert asked(browser)[0] == 200
        while (answer := asked(browser, games=10_000))[0] == 200:
            pass
        status, told, headers = answer
        assert (status, told["error"]) == (429, "too_many")
        assert int(headers["retry-after"]) > 0
    finally:
        house.stop()


@pytest.mark.compiled_only
def test_what_studies_need_is_prepared_when_the_first_is_asked_for(tmp_path):
    unready = UnreadyHouse(tmp_path)
    try:
        browser = Browser(unready)
        for kind in ("table", "bots"):
            status, told, headers = asked(browser)
            assert (status, told["error"]) == (503, "preparing")
            assert int(headers["retry-after"]) > 0
            unready.finish("bello", kind)
        while asked(browser)[1].get("error") != "preparing":
            pass
        unready.finish("bello", "studies")
        while (answer := asked(browser))[0] == 503:
            pass
        assert answer[0] == 200
    finally:
        unready.stop()


def test_whoever_waits_for_a_house_waits_long_enough():
    assert limits.SECONDS_FOR_A_PART < PATIENCE
