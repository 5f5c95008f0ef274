"""What strangers write is shown as text: two hundred names that would like to be scripts."""

from urllib.parse import quote

import pytest
from payloads import names
from playwright.sync_api import expect

MANY, A_TABLE = 200, 4
ELEMENTS = "[onload],[onerror],[onfocus],[onclick],[ontoggle],script:not([src]),iframe,base,object"
LISTENING = """
window.m = () => { window.marker = 'a script ran'; };
for (const name of ['alert', 'confirm', 'prompt']) window[name] = window.m;
"""


@pytest.fixture
def open_page(new_context):
    """A page without the content policy: text must be text also where nothing else protects it."""
    context = new_context(bypass_csp=True)
    context.add_init_script(LISTENING)
    yield context.new_page()
    context.close()


def hold(page):
    """Nothing has run, and no name has become an element."""
    assert page.evaluate("window.marker") is None
    assert page.locator(ELEMENTS).count() == 0


def open_tables(page, house):
    """Tables whose seats bear all the names; the id of the last."""
    page.goto(f"http://{house.address}/")
    for first in range(0, MANY, A_TABLE):
        seats = [{"kind": "me", "name": name} for name in names(MANY)[first : first + A_TABLE]]
        answer = page.request.post(
            f"http://{house.address}/api/tables", data={"game": "bello", "seats": seats}
        )
        assert answer.ok, answer.text()
    return answer.json()["table"]


def test_there_are_two_hundred_names():
    assert len(set(names(MANY))) == MANY


def test_names_are_text_in_lists_at_tables_and_in_replays(open_page, shared_house):
    table = open_tables(open_page, shared_house)
    open_page.reload()
    open_page.get_by_test_id("more-tables").click()
    listed = open_page.get_by_test_id("my-tables")
    expect(listed.locator("a")).to_have_count(MANY // A_TABLE)
    shown = listed.text_content()
    assert [name for name in names(MANY) if name not in shown] == []
    hold(open_page)
    for where, last in (("table", names(MANY)[-1]), ("replay", names(MANY)[-1])):
        open_page.goto(f"http://{shared_house.address}/#/{where}/{table}")
        expect(open_page.get_by_text(last).first).to_be_attached()
        hold(open_page)


def test_an_address_is_no_script(open_page, shared_house):
    for name in names(MANY)[::10]:
        for where in ("table", "join", "new", "replay", "rules", "nowhere"):
            open_page.goto(f"http://{shared_house.address}/#/{where}/{quote(name, safe='')}")
            hold(open_page)


@pytest.mark.parametrize("name", ["<svg/onload=m()>", "x" * 25, "two\nlines"])
def test_options_and_records_are_no_place_for_a_script(open_page, shared_house, name):
    seats = [{"kind": "me"}] * 2
    bodies = [
        {"game": "bello", "seats": seats, "options": {name: 1}},
        {"game": "bello", "seats": seats, "options": {"doomsday": name}},
        {"game": "bello", "seats": seats, "record": f"theomachy record 1\ngame {name}\n"},
        {"game": name, "seats": seats},
    ]
    for body in bodies:
        answer = open_page.request.post(f"http://{shared_house.address}/api/tables", data=body)
        assert answer.status == 400
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_an_address_that_means_nothing_shows_a_page(page, shared_house):
    page.goto(f"http://{shared_house.address}/#/%/%zz")
    expect(page.get_by_role("banner")).to_be_visible()
