"""A server plays the printed games: nobody can have a variant's rules compiled there."""

import pytest

from house import Browser
from theomachy import Table
from theomachy.locales import Wrong
from theomachy.server import texts
from theomachy.table import placed, record

RICH = "storm@income=3"
TEXTS = [record.write, placed.write]
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def browser(shared_house):
    return Browser(shared_house)


@pytest.fixture(scope="module")
def brought():
    """A text of the game as printed, that says it is of a variant."""

    def written(write):
        return write(Table("storm", 2, 1)).replace("game storm\n", f"game {RICH}\n")

    return written


@pytest.mark.parametrize("write", TEXTS)
@pytest.mark.parametrize("read", [texts.judged, texts.shown, lambda text: texts.begun(text, None)])
def test_a_text_of_a_variant_is_read_elsewhere(brought, write, read):
    with pytest.raises(Wrong, match="are not played here: `theomachy verify`"):
        read(brought(write))


def test_a_variant_is_no_game_of_the_shelf(browser):
    for path, body in [
        ("/api/tables", {"game": RICH, "seats": SEATS}),
        ("/api/tables", {"game": RICH, "seats": SEATS, "guided": True}),
        ("/api/prepare", {"game": RICH}),
    ]:
        status, told, _ = browser.ask(path, body)
        assert (status, told["error"]) == (400, "wrong"), path


@pytest.mark.parametrize("write", TEXTS)
def test_who_brings_a_variant_along_is_told_where_to_take_it(browser, brought, write):
    for path in ("/api/texts/judge", "/api/texts/show"):
        status, told, _ = browser.ask(path, {"text": brought(write)})
        assert (status, told["error"]) == (400, "wrong")
        assert "theomachy verify" in str(told)
