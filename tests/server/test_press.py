"""A game to print, from the browser: a PDF, made once, for whoever asks not too often."""

import asyncio

import pytest

from house import Browser, House, awaited
from theomachy.server.press import Press
from theomachy.server.turns import Asker

ANYBODY = Asker("127.0.0.1", "anybody")


class Counted:
    """Readers that count what they are asked to print, and fail as often as they are told."""

    def __init__(self, failures=0):
        self.asked, self.failures = [], failures

    async def printed(self, asker, *edition):
        self.asked.append(edition)
        await asyncio.sleep(0)
        if len(self.asked) <= self.failures:
            raise OSError("no paper")
        return " ".join(edition).encode()


def test_an_edition_is_made_once_however_many_ask():
    async def ask():
        readers = Counted()
        press = Press(readers)
        editions = [("storm", "a4", "en")] * 5 + [("storm", "a4", "fr")]
        made = await asyncio.gather(*(press.printed(ANYBODY, one) for one in editions))
        return readers.asked, set(made)

    asked, made = awaited(ask())
    assert sorted(asked) == [("storm", "a4", "en"), ("storm", "a4", "fr")]
    assert made == {b"storm a4 en", b"storm a4 fr"}


def test_what_failed_is_tried_anew():
    async def ask():
        press = Press(Counted(failures=1))
        with pytest.raises(OSError, match="no paper"):
            await press.printed(ANYBODY, ("storm", "a4", "en"))
        return await press.printed(ANYBODY, ("storm", "a4", "en"))

    assert awaited(ask()) == b"storm a4 en"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("press"), PRINTS_AT_ONCE=3.0, PRINTS_PER_SECOND=0.001)
    yield house
    house.stop()


@pytest.mark.compiled_only
def test_a_game_is_printed_for_the_browser_but_not_without_end(house):
    browser = Browser(house)
    for path in ("storm/a4/tlh", "storm/a5/en", "chess/a4/en", "..%2Fx/a4/en"):
        assert browser.ask(f"/api/print/{path}")[0] == 404
    for _ in range(3):
        status, pdf, headers = browser.ask("/api/print/storm/letter/fr")
        assert (status, pdf[:5]) == (200, "%PDF-")
        assert headers["content-type"] == "application/pdf"
        assert headers["content-disposition"] == 'attachment; filename="storm-letter-fr.pdf"'
    status, told, headers = browser.ask("/api/print/storm/letter/fr")
    assert (status, told["error"]) == (429, "too_many")
    assert int(headers["retry-after"]) > 0
