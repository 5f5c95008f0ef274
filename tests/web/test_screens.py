"""One large screen and a phone for each hand: the board for all, the cards for their owners."""

import pytest
from godstorm_hand import Hand
from player import open_position, open_table, serious_faults
from playwright.sync_api import expect
from wiretap import Wire, secrets_in

TEXT = (
    "2p; at P1 bid; epoch 3; faith P1 30; faith P2 30; hand P1 SUN; hand P2 FOG; ROM P1:5; RUS P2:2"
)
NARROW = {"width": 360, "height": 740}


class Phone(Hand):
    """Plays with the board and the panel on tabs of their own."""

    def turn_to(self, tab):
        self.page.get_by_test_id(f"tab-{tab}").click()

    def pick(self, cell):
        self.turn_to("board")
        super().pick(cell)

    def place_all(self):
        self.turn_to("panel")
        super().place_all()


def take_hand(new_context, television, seat):
    """A phone that opens the link to a hand."""
    page = new_context(viewport=NARROW, reduced_motion="reduce").new_page()
    phone = Phone(page)
    television.get_by_test_id(f"make-hand-{seat}").click()
    page.goto(television.get_by_test_id(f"hand-{seat}").input_value())
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("status")).to_be_visible()
    return phone


@pytest.fixture
def evening(new_context, shared_house):
    """A television, what it is sent, and two phones that have taken the hands."""
    page = new_context(reduced_motion="reduce").new_page()
    television = Wire(page)
    open_position(page, shared_house, "godstorm", TEXT)
    page.get_by_test_id("screens").locator("summary").click()
    page.get_by_test_id("to-tv").click()
    expect(page.get_by_test_id("television")).to_be_visible()
    page.get_by_test_id("screens").locator("summary").click()
    return page, television, [take_hand(new_context, page, seat) for seat in (0, 1)]


def acting(phones):
    """The one whose turn it is, once it has been told so."""
    phones[0].until(lambda: any(phone.view["legal"] for phone in phones))
    return next(phone for phone in phones if phone.view["legal"])


def test_two_phones_play_and_the_television_never_holds_a_hand(evening):
    page, television, phones = evening
    for phone, card in zip(phones, ("SUN", "FOG"), strict=True):
        expect(phone.page.locator(f"[data-card='{card}']")).to_be_visible()
    for _ in range(8):
        phone = acting(phones)
        phone.place_all() if phone.node == "place" else phone.play(phone.quickest())
    assert (television.secrets(), secrets_in(page)) == ([], [])
    expect(page.get_by_test_id("lately")).to_contain_text("bid")
    assert page.locator("[data-move], [data-lit='true'], [data-card]").count() == 0


def test_a_hand_fits_a_phone_and_axe_finds_nothing_serious(evening):
    page, _, phones = evening
    assert serious_faults(page) == []
    for phone in phones:
        for tab in ("board", "players", "log", "panel"):
            phone.turn_to(tab)
            assert phone.page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
        assert serious_faults(phone.page) == []


@pytest.mark.parametrize("game", ["storm", "bello", "gog", "godstorm"])
def test_a_television_shows_every_game(page, shared_house, game):
    open_table(page, shared_house, ("me", "random"), language="fr", game=game)
    page.goto(page.url.replace("#/table/", "#/tv/"))
    expect(page.get_by_test_id("television")).to_be_visible()
    expect(page.get_by_test_id("status")).to_be_visible()
    assert page.locator("[data-move], [data-lit='true']").count() == 0
    assert serious_faults(page) == []
